//! Answers: small pictures of solved puzzles.

use minuet_core::{Paper, Puzzle, Solution};

use minuet_words::message::ShowMessage;

use super::page::{Page, TEXT};
use super::{Press, Task};
use crate::font::Face;
use crate::picture::{Picture, Tone};

const COLUMNS: i32 = 3;
const ROWS: i32 = 4;
const GAP: i32 = 500;
const LINE: i32 = 500;

impl Press {
    /// How many answers are on a page.
    pub const ANSWERS: usize = (COLUMNS * ROWS) as usize;

    /// A page of answers, page `number` of the document: as many of the tasks as fit.
    pub fn answers(&self, number: usize, tasks: &[Task]) -> Page {
        let mut page = Page::new(
            self.size,
            &self.say(ShowMessage::AnswersTo { title: self.title.clone() }),
            number,
        );
        let (corner, width, height) = page.room();
        let (wide, high) = ((width - (COLUMNS - 1) * GAP) / COLUMNS, height / ROWS);
        for (index, task) in tasks.iter().take(Press::ANSWERS).enumerate() {
            let (x, y) = (index as i32 % COLUMNS, index as i32 / COLUMNS);
            let at = corner.plus(x * (wide + GAP), y * high);
            page.text(at.plus(0, 350), TEXT, Face::Bold, Tone::Text, &task.name);
            page.place(answer(task), at.plus(0, LINE), wide.min(high - LINE));
        }
        page
    }
}

/// The solved puzzle; the puzzle alone where there is no solution.
fn answer(task: &Task) -> Picture {
    let solved = task.solution.as_ref().map_or(Puzzle::EMPTY, Solution::puzzle);
    Picture::still(&Paper { ink: solved, ..Paper::new(task.puzzle) })
}
