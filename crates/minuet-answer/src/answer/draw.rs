//! `draw`: the picture of a sheet.

use minuet_core::{Cell, Digit, Paper};
use minuet_show::Highlight;
use minuet_show::picture::Picture;
use minuet_show::svg::board;
use minuet_words::Language;

use crate::Drawn;

pub(super) fn draw(
    paper: &Paper,
    show: &Highlight,
    digit: Option<Digit>,
    language: Language,
) -> Drawn {
    let picture = Picture::of_paper(paper, show);
    Drawn { svg: board(&picture, digit), words: spoken(paper, language) }
}

/// What each cell says to a screen reader, in reading order.
pub(super) fn spoken(paper: &Paper, language: Language) -> Vec<String> {
    Cell::ALL.map(|cell| language.words().spoken(paper, cell)).to_vec()
}
