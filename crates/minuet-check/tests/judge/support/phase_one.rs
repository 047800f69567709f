//! Steps 1 and 2 of the writer, with the marks that close cells to numbers.

use minuet_core::{
    Block, Blocker, Blocking, Cell, CellSet, Digit, DigitSet, Find, Position, Step, Structure,
};

use super::{Clue, Writer};

impl Writer {
    /// Passes of Step 1 until one finds nothing, then Step 2; false when something breaks.
    pub(super) fn phase_one(&mut self) -> bool {
        loop {
            let before = self.entries.len();
            for digit in Digit::ALL {
                for square in Structure::squares() {
                    if !self.treasure(square, digit) {
                        return false;
                    }
                    self.corollaries(square);
                }
            }
            if self.entries.len() == before {
                break;
            }
        }
        self.fill()
    }

    fn treasure(&mut self, structure: Structure, digit: Digit) -> bool {
        let places = self.main.position.places(digit, structure);
        if places.is_empty() || self.main.position.broken().is_some() {
            return false;
        }
        if let Some(cell) = places.single().filter(|&cell| !self.main.solved.contains(cell)) {
            let clue = self.passive(structure, cell, digit).unwrap_or_else(|| {
                let blocks = self.blocks(structure.cells() - cell.into(), digit.into());
                let find = Find::HiddenSingle { structure, cell, digit, blocks };
                Clue::single(find, cell, digit)
            });
            self.emit(Step::One, &[], clue);
        } else if let Some(cells) = places.pair() {
            let mark = Blocker::HalfDouble { structure, digit, cells };
            if !self.marks.contains(&mark) {
                let blocks = self.blocks(structure.cells() - places, digit.into());
                let find = Find::HalfDouble { structure, digit, cells, blocks };
                let mut clue = Clue::confined(find, places, digit.into());
                if self.reading.blocking == Blocking::Never {
                    clue.erased.clear();
                }
                self.marks.push(mark);
                self.emit(Step::One, &[], clue);
            }
        }
        true
    }

    fn passive(&self, structure: Structure, cell: Cell, digit: Digit) -> Option<Clue> {
        let of = *self.marks.iter().find(|mark| match mark {
            Blocker::HalfDouble { structure: square, digit: number, cells } => {
                (*square, *number) == (structure, digit) && cells.contains(&cell)
            }
            _ => false,
        })?;
        let Blocker::HalfDouble { cells, .. } = of else { return None };
        let closed = if cells[0] == cell { cells[1] } else { cells[0] };
        let blocks = self.blocks(closed.into(), digit.into());
        Some(Clue::single(Find::Passive { of, closed, cell, digit, blocks }, cell, digit))
    }

    /// Hidden doubles and triples that can be read off the half doubles of a square.
    fn corollaries(&mut self, structure: Structure) {
        for mask in (0u16..512).filter(|mask| matches!(mask.count_ones(), 2 | 3)) {
            let digits = DigitSet::from_bits(mask);
            let marked: Vec<(Digit, [Cell; 2])> = self
                .marks
                .iter()
                .filter_map(|mark| match *mark {
                    Blocker::HalfDouble { structure: square, digit, cells }
                        if square == structure && digits.contains(digit) =>
                    {
                        Some((digit, cells))
                    }
                    _ => None,
                })
                .collect();
            let cells: CellSet = marked.iter().flat_map(|(_, cells)| *cells).collect();
            let standing: CellSet = digits.iter().fold(CellSet::EMPTY, |all, digit| {
                all | self.main.position.places(digit, structure)
            });
            let placed = digits.iter().all(|d| !self.main.position.places(d, structure).is_empty());
            let group = Blocker::Group { cells, digits };
            if marked.len() == digits.len()
                && cells.len() == digits.len()
                && standing == cells
                && placed
                && (cells & self.main.solved).is_empty()
                && !self.marks.contains(&group)
            {
                let find = Find::HiddenGroup { structure, cells, digits };
                self.marks.push(group);
                self.filled |= cells;
                self.emit(Step::One, &[], Clue::group(find, cells, digits));
            }
        }
    }

    fn fill(&mut self) -> bool {
        for cell in Cell::ALL {
            if self.main.solved.contains(cell) || self.filled.contains(cell) {
                continue;
            }
            let digits = self.main.position.get(cell);
            let blocks = self.blocks(cell.into(), DigitSet::ALL - digits);
            let clue = match digits.single() {
                None if digits.is_empty() => return false,
                None => {
                    self.filled.insert(cell);
                    let find = Find::Fill { cell, digits, blocks };
                    Clue { find, inked: vec![], erased: vec![] }
                }
                Some(digit) => Clue::single(Find::NakedSingle { cell, digit, blocks }, cell, digit),
            };
            self.emit(Step::Two, &[], clue);
        }
        true
    }

    /// For each cell and number to be closed the first mark that does it.
    fn blocks(&self, cells: CellSet, digits: DigitSet) -> Vec<Block> {
        let inks = self.main.solved.iter().map(|cell| Blocker::Ink { cell });
        let mut rest = Position::OPEN;
        for cell in Cell::ALL {
            rest.set(cell, if cells.contains(cell) { digits } else { DigitSet::EMPTY });
        }
        let mut blocks = Vec::new();
        for by in inks.chain(self.marks.iter().copied()) {
            for cell in cells.iter() {
                let closed = self.closes(&by, cell) & rest.get(cell);
                if !closed.is_empty() {
                    rest.erase(cell, closed);
                    blocks.push(Block { by, cells: cell.into(), digits: closed });
                }
            }
        }
        blocks
    }

    fn closes(&self, by: &Blocker, cell: Cell) -> DigitSet {
        let confined = |cells: CellSet, digits: DigitSet| {
            let seen = cells.structures().any(|other| other.cells().contains(cell));
            if seen && !cells.contains(cell) { digits } else { DigitSet::EMPTY }
        };
        match *by {
            Blocker::Ink { cell: ink } => {
                let digits = self.main.position.get(ink);
                match () {
                    () if ink == cell => DigitSet::ALL - digits,
                    () if ink.sees(cell) => digits,
                    () => DigitSet::EMPTY,
                }
            }
            Blocker::HalfDouble { .. } if self.reading.blocking == Blocking::Never => {
                DigitSet::EMPTY
            }
            Blocker::HalfDouble { digit, cells, .. } => {
                confined(cells.into_iter().collect(), digit.into())
            }
            Blocker::Group { cells, digits } if cells.contains(cell) => DigitSet::ALL - digits,
            Blocker::Group { cells, digits } => confined(cells, digits),
        }
    }
}
