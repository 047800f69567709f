//! Paper: worksheets, answers and step-by-step booklets, as pages of pictures and text.

mod answers;
mod booklet;
mod code;
mod difficulty;
mod legend;
mod page;
mod page_size;
mod worksheet;

use minuet_core::{Puzzle, Solution};

pub use code::{CodeError, Link, code};
pub use difficulty::difficulty;
pub use page::{POINTS, Page, Part};
pub use page_size::{PageSize, UnknownPageSize};
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
}

/// A puzzle to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its name: a number, mostly.
    pub name: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How hard it is, in a few words.
    pub difficulty: String,
    /// Its solution, where it has exactly one.
    pub solution: Option<Solution>,
}
