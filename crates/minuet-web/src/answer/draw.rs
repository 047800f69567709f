//! `draw`: the picture of a sheet.

use minuet_core::Cell;
use minuet_show::Highlight;
use minuet_show::picture::Picture;
use minuet_show::svg::board;
use minuet_show::words::Language;

use crate::{Drawn, Sheet, Show};

pub(super) fn draw(sheet: &Sheet, show: &Show) -> Drawn {
    let paper = sheet.paper();
    let picture = Picture::of_paper(&paper, &show.into());
    let words = Cell::ALL.map(|cell| Language::English.words().spoken(&paper, cell)).to_vec();
    Drawn { svg: board(&picture, show.digit), words }
}

impl From<&Show> for Highlight {
    fn from(show: &Show) -> Highlight {
        Highlight {
            cells: show.lit.iter().copied().collect(),
            structures: show.structures.clone(),
            written: show.written.iter().copied().collect(),
            struck: show.struck.clone(),
        }
    }
}

impl From<Highlight> for Show {
    fn from(pointed: Highlight) -> Show {
        Show {
            lit: pointed.cells.iter().collect(),
            structures: pointed.structures,
            written: pointed.written.iter().collect(),
            struck: pointed.struck,
            digit: None,
        }
    }
}
