//! `draw`: the picture of a sheet.

use minuet_core::Cell;
use minuet_show::picture::{Picture, Pointed};
use minuet_show::svg::board;
use minuet_show::words::spoken;

use crate::{Drawn, Sheet, Show};

pub(super) fn draw(sheet: &Sheet, show: &Show) -> Drawn {
    let paper = sheet.paper();
    let picture = Picture::of_paper(&paper, &show.into());
    let words = Cell::ALL.map(|cell| spoken(&paper, cell)).to_vec();
    Drawn { svg: board(&picture, show.digit), words }
}

impl From<&Show> for Pointed {
    fn from(show: &Show) -> Pointed {
        Pointed {
            lit: show.lit.iter().copied().collect(),
            structures: show.structures.clone(),
            changed: show.written.iter().copied().collect(),
            struck: show.struck.clone(),
        }
    }
}

impl From<Pointed> for Show {
    fn from(pointed: Pointed) -> Show {
        Show {
            lit: pointed.lit.iter().collect(),
            structures: pointed.structures,
            written: pointed.changed.iter().collect(),
            struck: pointed.struck,
            digit: None,
        }
    }
}
