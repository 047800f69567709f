//! What a brief explanation says once.

use crate::story::Note;

pub(super) fn note(note: Note) -> &'static str {
    match note {
        Note::Sheet => {
            "r4c7 is row 4, column 7; boxes are numbered in reading order. Singles are inked. Whenever you ink a number, \
             erase the other candidates of its cell, and the number wherever else it is a candidate in its row, column and \
             box. What the solution does not need is left out."
        }
        Note::Singles => "A single of Step 1 is a number with one cell left in its box.",
        Note::Small => {
            "A half double of Step 1 is a number with two cells left in its box: write it small, in the upper left corner \
             of both. If both are in one row or column, the number can go nowhere else in it. Erase both small digits when \
             the number is inked in one of the two, and not before."
        }
        Note::Doubles => {
            "A double of Step 1: two numbers have only the same two cells left in a box (a triple: three numbers, three \
             cells), so no other number can go there. Write them there as candidates; the small digits stay."
        }
        Note::Halves => {
            "A half double is a number with two cells left in a row, column or box. If both are in another row, column or \
             box too, the number can go nowhere else in that one."
        }
        Note::Margins => {
            "Write a half double of a box small in the upper left corner of both cells; that of a row or column only on the \
             margin, right of the row or below the column. Erase it when the number is inked there."
        }
        Note::Passive => {
            "(Rule 22) after a single means: the number had two cells left, and the other one is now closed \
             to it."
        }
        Note::Brackets => {
            "A row, column or box in brackets is where a number has one cell left; without brackets, its cell has one \
             number left."
        }
        Note::Groups => {
            "A double or triple: two or three numbers take two or three cells for themselves (hidden: the cells still hold \
             others). These cells take no other number, and every row, column or box that holds them all has these numbers \
             nowhere else."
        }
        Note::Minuet => {
            "Step 4 is the minuet. Its starter is a cell with two candidates, or a number with two cells left: one of the two \
             choices is right. Two dancers, circle and square, follow one choice each, on the same sheet. A dancer that \
             comes to something impossible breaks: it is wrong."
        }
        Note::Dance => {
            "Take the numbers in a dancer's lines one by one, and go on from no others: a choice that is in no line is only \
             enclosed. No candidate is erased, and no small digit is written. Enclose the number: its cell is full for the \
             dancer, whose dots in it are removed. Wherever else the number is written in its row, column and box, it is \
             ruled out: if that leaves the dancer one candidate in a cell, enclose it too; if more, dot them, above for \
             circle, below for square. Do the same where a line says what is ruled out. Where a dancer has dots, only these \
             are left to it; a dot that is ruled out later is removed."
        }
        Note::Together => {
            "What both dancers rule out is wrong and what both enclose is right, whichever dancer is right. Do only what the \
             lines say; those that begin with clean-up are Step 3 on the sheet itself."
        }
        Note::Break => {
            "When a dancer breaks, do four things: erase its marks; ink every number that the other one has enclosed; \
             where the other one has dots, erase what has none, and then the dots; clean up with Step 3, if lines of it \
             follow."
        }
    }
}
