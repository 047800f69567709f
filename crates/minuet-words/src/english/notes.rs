//! What a brief explanation says once.

use crate::story::Note;

pub(super) fn note(note: Note) -> &'static str {
    match note {
        Note::Singles => {
            "Ink each single, and erase its number wherever else it is written in its row, column and box."
        }
        Note::Small => {
            "Half doubles of Step 1: write the number small, in the upper left corner of both cells."
        }
        Note::Margins => {
            "Half doubles of Step 3: write the number small in both cells of a box, on the margin of a row or \
             column."
        }
        Note::Passive => {
            "(Rule 22): the number was left in two cells, and the other one is now closed to it."
        }
        Note::Brackets => {
            "In brackets: where the number has one cell left. Without brackets: the cell has one number left."
        }
        Note::Dance => {
            "In a dance nothing is erased. Enclose each number in its dancer's figure; where it rules something out, \
             dot what that dancer keeps, above for circle, below for square."
        }
        Note::Break => {
            "When a dancer breaks, do four things: erase its marks; ink every number that the other one has \
             enclosed; where the other one has dots, erase what has none; then clean up with Step 3."
        }
    }
}
