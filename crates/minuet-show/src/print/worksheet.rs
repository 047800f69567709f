//! Worksheets: puzzles with room for the method's marks.

use minuet_core::Paper;
use minuet_words::message::ShowMessage;

use super::page::{FINE, HEAD, Page, TEXT, leading};
use super::{Press, Task, legend};
use crate::font::Face;
use crate::picture::{Picture, Point, Tone};

/// How many puzzles are on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PerPage {
    /// One.
    One,
    /// Two, one above the other.
    Two,
    /// Four, two by two.
    Four,
    /// Six, in three rows of two.
    Six,
}

impl PerPage {
    /// The number.
    pub const fn count(self) -> usize {
        let (columns, rows) = self.grid();
        (columns * rows) as usize
    }

    const fn grid(self) -> (i32, i32) {
        match self {
            PerPage::One => (1, 1),
            PerPage::Two => (1, 2),
            PerPage::Four => (2, 2),
            PerPage::Six => (2, 3),
        }
    }
}

/// Between puzzles.
const GAP: i32 = 600;
/// The line with name and difficulty.
const LINE: i32 = 620;
/// The code, and the room for it with the puzzle's text.
const CODE: i32 = 1700;
const SIDE: i32 = 1800;

impl Press {
    /// A page of worksheets, page `number` of the document: as many of the tasks as fit.
    pub fn worksheet(&self, number: usize, per_page: PerPage, tasks: &[Task]) -> Page {
        let mut page = Page::new(self.size, &self.title, number);
        let (corner, width, height) = page.room();
        let height = height - legend::HEIGHT;
        self.legend(&mut page, corner.plus(0, height + (legend::HEIGHT - HEAD) / 2), width);
        let (columns, rows) = per_page.grid();
        let (wide, high) =
            ((width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP / 2) / rows);
        for (index, task) in tasks.iter().take(per_page.count()).enumerate() {
            let (x, y) = (index as i32 % columns, index as i32 / columns);
            let at = corner.plus(x * (wide + GAP), y * (high + GAP / 2));
            self.task(&mut page, task, at, wide, high);
        }
        page
    }

    /// One puzzle in its room: the code beside the sheet or under it, whichever leaves more room for the sheet.
    fn task(&self, page: &mut Page, task: &Task, at: Point, width: i32, height: i32) {
        page.text(at.plus(0, 400), TEXT, Face::Bold, Tone::Text, &task.name);
        let after = Face::Bold.width(&task.name, TEXT) + TEXT / 2;
        let difficulty = self.say(ShowMessage::Difficulty { outcome: Box::new(task.outcome) });
        page.text(at.plus(after, 400), TEXT, Face::Regular, Tone::Label, &difficulty);
        let beside = (width - SIDE).min(height - LINE);
        let under = width.min(height - LINE - SIDE);
        let sheet = at.plus(0, LINE);
        let picture = Picture::still(&Paper::new(task.puzzle));
        page.place(picture, sheet, beside.max(under));
        if beside >= under {
            let corner = sheet.plus(beside + (SIDE - CODE) / 2, 0);
            self.code(page, task, corner, Wide::Nine);
        } else {
            self.code(page, task, sheet.plus(0, under), Wide::TwentySeven);
        }
    }

    /// The code of a puzzle, and its text under it or beside it.
    pub(super) fn code(&self, page: &mut Page, task: &Task, at: Point, wide: Wide) {
        if let Some(picture) = self.link.picture(&task.puzzle) {
            page.place(picture, at, CODE);
        }
        let (characters, size, at) = match wide {
            Wide::Nine => (9, 200, at.plus(200, CODE)),
            Wide::TwentySeven => (27, FINE, at.plus(CODE, 300)),
        };
        // With zeros, empty cells are easily counted.
        let digits: Vec<char> = task.puzzle.to_string().replace('.', "0").chars().collect();
        for (row, line) in digits.chunks(characters).enumerate() {
            let line: String = line.iter().collect();
            let at = at.plus(0, size + leading(size) * row as i32);
            page.text(at, size, Face::Regular, Tone::Label, &line);
        }
    }
}

/// How many characters of a puzzle are in a line of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wide {
    Nine,
    TwentySeven,
}
