//! Pages to print: worksheets, answers and step-by-step booklets, made of pictures and text.

mod answers;
mod booklet;
mod code;
mod digest;
mod legend;
mod page;
mod page_size;
mod worksheet;

use minuet_core::{Outcome, Puzzle, Solution};
use minuet_words::Language;
use minuet_words::message::ShowMessage;

pub use code::{Link, code};
pub use page::{POINTS, Page, Part};
pub use page_size::PageSize;
pub use worksheet::PerPage;

/// What all pages of a document share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// The size of the pages.
    pub size: PageSize,
    /// The title, at the head of every page.
    pub title: String,
    /// What the codes of puzzles say.
    pub link: Link,
    /// The language of all that is on the pages.
    pub language: Language,
}

impl Press {
    fn say(&self, message: ShowMessage) -> String {
        self.language.say(&message.into())
    }
}

/// A puzzle to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its name, often just a number.
    pub name: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What solving it comes to: it tells how hard the puzzle is.
    pub outcome: Outcome,
    /// Its solution, where it has exactly one.
    pub solution: Option<Solution>,
}
