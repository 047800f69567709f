//! What stands in each cell, seen from the innermost minuet.

use minuet_core::{Cell, Dance, Dancer, Digit, DigitSet, Lane, Sheet};

use crate::paper::{Content, Mark, Marks};

/// The sheet with the line that opened the innermost minuet.
pub(crate) struct View<'a> {
    sheet: &'a Sheet,
    ground: Option<&'a Lane>,
    dance: Option<&'a Dance>,
    path: Vec<Dancer>,
}

impl<'a> View<'a> {
    pub(crate) fn new(sheet: &'a Sheet) -> View<'a> {
        let dances = sheet.dances();
        let path: Vec<Dancer> = dances.iter().filter_map(Dance::opened_by).collect();
        View { sheet, ground: sheet.lane(&path), dance: dances.last(), path }
    }

    /// Whether dancers' marks are to be seen.
    pub(crate) fn is_danced(&self) -> bool {
        self.dance.is_some()
    }

    pub(crate) fn content(&self, cell: Cell) -> Content {
        if let Some(digit) = self.sheet.ink(cell) {
            let given = self.sheet.givens().contains(cell);
            return if given { Content::Given(digit) } else { Content::Found(digit) };
        }
        let (Some(ground), Some(_)) = (self.ground, self.dance) else {
            return Content::Pencil(self.sheet.pencil(cell));
        };
        let kept = ground.position().get(cell);
        match (self.holder(cell), kept.single()) {
            (Some((dancer, level)), Some(digit)) => Content::Held { digit, dancer, level },
            _ => Content::Pencil(kept),
        }
    }

    /// The outermost dancer on the way to the innermost minuet that encloses a digit in the cell.
    fn holder(&self, cell: Cell) -> Option<(Dancer, usize)> {
        let holds = |level: &usize| {
            let lane = self.sheet.lane(&self.path[..*level]);
            lane.is_some_and(|lane| lane.solved().contains(cell))
        };
        let level = (1..=self.path.len()).find(holds)?;
        Some((self.path[level - 1], level))
    }

    /// The line that the candidates are those of: the main line, or the dancer who opened the innermost
    /// minuet.
    pub(crate) fn path(&self) -> &[Dancer] {
        &self.path
    }

    /// How deep the dancers dance whose marks are seen: 1 for the outermost minuet.
    pub(crate) fn level(&self) -> usize {
        self.path.len() + 1
    }

    pub(crate) fn marks(&self, dancer: Dancer, cell: Cell) -> Marks {
        let (Some(ground), Some(dance)) = (self.ground, self.dance) else {
            return Marks::default();
        };
        let lane = dance.lane(dancer);
        if lane.solved().contains(cell) {
            Marks { dots: DigitSet::EMPTY, enclosed: lane.position().get(cell) }
        } else {
            Marks { dots: lane.dots(ground, cell), enclosed: DigitSet::EMPTY }
        }
    }

    pub(crate) fn mark(&self, dancer: Dancer, cell: Cell, digit: Digit) -> Mark {
        self.marks(dancer, cell).mark(digit)
    }
}
