//! A paper made from a sheet of the teacher.

use super::{Dance, Margins, Marks, Paper};
use crate::{Cell, CellSet, Dancer, Lane, Puzzle, Sheet};

/// What is on the sheet: ink, candidates, half doubles that still stand, the marks of all dancers.
impl From<&Sheet> for Paper {
    fn from(sheet: &Sheet) -> Paper {
        let mut paper = Paper::new(Puzzle::EMPTY);
        for cell in Cell::ALL {
            let ink = sheet.ink(cell);
            let place =
                if sheet.givens().contains(cell) { &mut paper.puzzle } else { &mut paper.ink };
            place.set(cell, ink);
            paper.pencil.set(cell, sheet.pencil(cell));
            paper.small.set(cell, sheet.small(cell));
        }
        for line in Margins::lines() {
            paper.margins.set(line, sheet.margin(line));
        }
        let mut path = Vec::new();
        for dance in sheet.dances() {
            path.extend(dance.opened_by());
            let Some(ground) = sheet.lane(&path) else { break };
            let [circle, square] = Dancer::BOTH.map(|dancer| marks(dance.lane(dancer), ground));
            let (starter, by) = (dance.starter(), dance.opened_by());
            paper.dances.push(Dance { starter, by, circle, square });
        }
        paper
    }
}

/// The marks that say what a dancer has come to on the line it was grown from.
fn marks(lane: &Lane, ground: &Lane) -> Marks {
    let mut marks = Marks::default();
    for cell in (CellSet::ALL - ground.solved()).iter() {
        let kept = lane.position().get(cell);
        if kept.is_empty() {
            marks.dots.set_void(cell);
        } else {
            marks.enclosed.set(cell, lane.enclosed(ground, cell));
            marks.dots.set(cell, lane.dots(ground, cell));
        }
    }
    marks
}
