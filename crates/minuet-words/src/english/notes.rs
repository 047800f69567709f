//! What a brief explanation says once.

use crate::story::Note;

pub(super) fn note(note: Note) -> &'static str {
    match note {
        Note::Singles => {
            "A single of Step 1 is a number with one cell left in its box. Ink each single, and erase its number wherever \
             else it is written in its row, column and box. (r4c7 is row 4, column 7; boxes are numbered in reading \
             order.)"
        }
        Note::Small => {
            "A half double of Step 1 is a number with two cells left in its box: write it small, in the upper left corner \
             of both. If both are in one row or column, the number can go nowhere else in it. When one of the two is \
             settled, erase both small digits. Half doubles that are not needed are left out here."
        }
        Note::Margins => {
            "Half doubles of Step 3: of a box, write the number small in both cells; of a row or column, write it on the \
             margin only. If both cells are in another row, column or box too, the number can go nowhere else in that one."
        }
        Note::Passive => {
            "(Rule 22): the number was left in two cells, and the other one is now closed to it, by ink, a half double \
             or a double."
        }
        Note::Brackets => {
            "In brackets: where the number has one cell left. Without brackets: the cell has one number left."
        }
        Note::Groups => {
            "A double or triple: two or three numbers take two or three cells for themselves. These cells take no other \
             number, and every row, column or box that holds them all has these numbers nowhere else."
        }
        Note::Minuet => {
            "A minuet follows two choices on one sheet, circle one and square the other. One of them is right, so a \
             dancer that comes to something impossible is wrong."
        }
        Note::Dance => {
            "In a dance no candidate is erased. Take the numbers of a line one by one. Enclose the number; then look where \
             else it is written in its row, column and box: if that leaves the dancer one candidate in a cell, enclose \
             it as well; if more, dot them, above for circle, below for square. A dot goes when its number is ruled out or \
             enclosed. Go on only from the numbers in the lines."
        }
        Note::Break => {
            "When a dancer breaks, do four things: erase its marks; ink every number that the other one has enclosed; \
             where the other one has dots, erase what has none, and then the dots; clean up with Step 3 (finds that are \
             not needed are left out)."
        }
    }
}
