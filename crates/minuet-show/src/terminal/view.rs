//! What stands in each cell, seen from the innermost minuet.

use minuet_core::{Cell, Dance, Dancer, Digit, DigitSet, Lane, Sheet};

/// How a dancer marks one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Not at all.
    None,
    /// With a dot.
    Dot,
    /// With its own figure.
    Enclosed,
}

/// What stands in a cell.
pub(super) enum Content {
    /// A digit that the puzzle came with.
    Given(Digit),
    /// A digit inked since.
    Found(Digit),
    /// A digit that the dancer who opened the innermost minuet encloses.
    Held(Digit, Dancer),
    /// Penciled candidates, perhaps none.
    Pencil(DigitSet),
}

/// The sheet with the line that opened the innermost minuet.
pub(super) struct View<'a> {
    sheet: &'a Sheet,
    ground: Option<&'a Lane>,
    dance: Option<&'a Dance>,
    opened_by: Option<Dancer>,
}

impl<'a> View<'a> {
    pub(super) fn new(sheet: &'a Sheet) -> View<'a> {
        let dances = sheet.dances();
        let path: Vec<Dancer> = dances.iter().filter_map(Dance::opened_by).collect();
        let opened_by = path.last().copied();
        View { sheet, ground: sheet.lane(&path), dance: dances.last(), opened_by }
    }

    /// Whether dancers' marks are to be seen.
    pub(super) fn is_danced(&self) -> bool {
        self.dance.is_some()
    }

    pub(super) fn content(&self, cell: Cell) -> Content {
        if let Some(digit) = self.sheet.ink(cell) {
            let given = self.sheet.givens().contains(cell);
            return if given { Content::Given(digit) } else { Content::Found(digit) };
        }
        let (Some(ground), Some(_)) = (self.ground, self.dance) else {
            return Content::Pencil(self.sheet.pencil(cell));
        };
        let kept = ground.position().get(cell);
        match (self.opened_by, kept.single()) {
            (Some(dancer), Some(digit)) if ground.solved().contains(cell) => {
                Content::Held(digit, dancer)
            }
            _ => Content::Pencil(kept),
        }
    }

    pub(super) fn mark(&self, dancer: Dancer, cell: Cell, digit: Digit) -> Mark {
        let (Some(ground), Some(dance)) = (self.ground, self.dance) else { return Mark::None };
        let lane = dance.lane(dancer);
        if lane.solved().contains(cell) {
            if lane.position().has(cell, digit) { Mark::Enclosed } else { Mark::None }
        } else if lane.dots(ground, cell).contains(digit) {
            Mark::Dot
        } else {
            Mark::None
        }
    }
}
