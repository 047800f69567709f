//! What a rule gives, worked out by the judge and compared with what an entry says.

use minuet_core::{
    ByCell, Cell, CellSet, Digit, DigitSet, Effect, Erased, Inked, Position, Rule, Structure,
};

use crate::Fault;

/// Numbers inked, and numbers erased from cells whether they are there or not.
#[derive(Clone, Debug)]
pub(crate) struct Consequence {
    pub(crate) inked: Vec<Inked>,
    pub(crate) erased: ByCell<DigitSet>,
}

impl Consequence {
    pub(crate) const NOTHING: Consequence =
        Consequence { inked: Vec::new(), erased: ByCell([DigitSet::EMPTY; 81]) };

    /// Rule 19.
    pub(crate) fn single(cell: Cell, digit: Digit) -> Consequence {
        let mut consequence = Consequence::NOTHING;
        consequence.inked.push(Inked { cell, digit });
        consequence.erase(CellSet::of(cell), DigitSet::ALL - digit.into());
        for structure in Structure::ALL {
            if structure.cells().contains(cell) {
                consequence.erase(structure.cells() - cell.into(), digit.into());
            }
        }
        consequence
    }

    /// Rule 20, and the second half of Rule 21: the numbers are blocked from every other cell of every
    /// structure that holds all the cells.
    pub(crate) fn confined(cells: CellSet, digits: DigitSet) -> Consequence {
        let mut consequence = Consequence::NOTHING;
        for structure in Structure::ALL {
            if cells.is_subset(structure.cells()) {
                consequence.erase(structure.cells() - cells, digits);
            }
        }
        consequence
    }

    /// Rule 21: the cells also lose all other numbers.
    pub(crate) fn group(cells: CellSet, digits: DigitSet) -> Consequence {
        let mut consequence = Consequence::confined(cells, digits);
        consequence.erase(cells, DigitSet::ALL - digits);
        consequence
    }

    pub(crate) fn erase(&mut self, cells: CellSet, digits: DigitSet) {
        for cell in cells.iter() {
            self.erased[cell] |= digits;
        }
    }

    /// Only the erasures of candidates that were there.
    pub(crate) fn within(mut self, position: &Position) -> Consequence {
        for cell in Cell::ALL {
            self.erased[cell] &= position.get(cell);
        }
        self
    }

    pub(crate) fn changes(&self, position: &Position) -> bool {
        Cell::ALL.into_iter().any(|cell| !(self.erased[cell] & position.get(cell)).is_empty())
    }

    /// For rules that only count when they erase something.
    pub(crate) fn not_empty(self, position: &Position, rule: Rule) -> Result<Consequence, Fault> {
        if self.changes(position) { Ok(self) } else { Err(Fault::NoEffect { rule }) }
    }

    /// Whether `effect` says exactly this.
    pub(crate) fn is_exactly(&self, effect: &Effect) -> Result<(), Fault> {
        if effect.inked != self.inked {
            let (expected, found) = (self.inked.clone(), effect.inked.clone());
            return Err(Fault::WrongInk { expected, found });
        }
        let mut found = ByCell([DigitSet::EMPTY; 81]);
        for erased in &effect.erased {
            found[erased.cell] |= erased.digits;
        }
        for cell in Cell::ALL {
            let (expected, found) = (self.erased[cell], found[cell]);
            if expected != found {
                return Err(Fault::WrongErasure { cell, expected, found });
            }
        }
        let items = Cell::ALL.into_iter().filter(|&cell| !self.erased[cell].is_empty());
        let in_order = items.map(|cell| Erased { cell, digits: self.erased[cell] });
        if in_order.eq(effect.erased.iter().copied()) {
            Ok(())
        } else {
            Err(Fault::ErasuresOutOfOrder)
        }
    }
}
