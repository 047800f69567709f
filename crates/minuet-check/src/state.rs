//! The judge's own record of a trace: the lines, the marks and the open minuets.

use minuet_core::{
    Blocker, Cell, CellSet, Dancer, Digit, DigitSet, Position, Reading, Setup, Starter, Structure,
};

use crate::Fault;
use crate::consequence::Consequence;

/// The main line or a dancer.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) position: Position,
    pub(crate) solved: CellSet,
    /// The starters that stalled since the position last changed, with the depth.
    pub(crate) stalled: Vec<(Starter, u8)>,
}

impl Line {
    /// The number that is inked or enclosed in a cell.
    pub(crate) fn enclosed(&self, cell: Cell) -> Option<Digit> {
        if self.solved.contains(cell) { self.position.get(cell).single() } else { None }
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.solved == CellSet::ALL && self.position.solution().is_some()
    }

    fn shrink(&mut self, position: Position) {
        if position != self.position {
            self.position = position;
            self.stalled.clear();
        }
    }
}

/// An open minuet.
#[derive(Clone, Debug)]
pub(crate) struct Minuet {
    pub(crate) starter: Starter,
    pub(crate) depth: u8,
    pub(crate) opened_by: Option<Dancer>,
    dancers: [Line; 2],
}

impl Minuet {
    pub(crate) fn dancer(&self, dancer: Dancer) -> &Line {
        &self.dancers[dancer as usize]
    }
}

/// Everything that the entries so far have made.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) reading: Reading,
    pub(crate) main: Line,
    pub(crate) filled: CellSet,
    pub(crate) marks: Vec<Blocker>,
    pub(crate) minuets: Vec<Minuet>,
    pub(crate) tried: usize,
    pub(crate) fruitful: usize,
    counted: Counted,
}

/// Whether the open minuet of the main line is among the fruitful ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Yes,
    No,
}

impl State {
    pub(crate) fn new(setup: &Setup, reading: Reading) -> State {
        let solved = setup.puzzle.filled() | setup.placed.filled();
        let main = Line { position: start(setup), solved, stalled: Vec::new() };
        let filled =
            if setup.candidates.is_some() { CellSet::ALL - solved } else { CellSet::EMPTY };
        State {
            reading,
            main,
            filled,
            marks: Vec::new(),
            minuets: Vec::new(),
            tried: 0,
            fruitful: 0,
            counted: Counted::No,
        }
    }

    /// The line that `dance` leads to.
    pub(crate) fn line(&self, dance: &[Dancer]) -> Result<&Line, Fault> {
        let Some(&last) = dance.last() else { return Ok(&self.main) };
        self.leads(dance)?;
        Ok(self.minuets[dance.len() - 1].dancer(last))
    }

    fn leads(&self, dance: &[Dancer]) -> Result<(), Fault> {
        let open = dance.len() <= self.minuets.len();
        if open && (1..dance.len()).all(|i| self.minuets[i].opened_by == Some(dance[i - 1])) {
            Ok(())
        } else {
            Err(Fault::NoSuchDancer { dance: dance.to_vec() })
        }
    }

    fn line_mut(&mut self, dance: &[Dancer]) -> Result<&mut Line, Fault> {
        let Some(&last) = dance.last() else { return Ok(&mut self.main) };
        self.leads(dance)?;
        Ok(&mut self.minuets[dance.len() - 1].dancers[last as usize])
    }

    /// The innermost minuet, which the line at `dance` must have opened.
    pub(crate) fn innermost(&self, dance: &[Dancer]) -> Result<&Minuet, Fault> {
        match self.minuets.last() {
            Some(minuet)
                if self.minuets.len() == dance.len() + 1
                    && minuet.opened_by == dance.last().copied() =>
            {
                Ok(minuet)
            }
            _ => Err(Fault::NoMinuet { dance: dance.to_vec() }),
        }
    }

    /// Does to the line at `dance` what follows, and to every dancer grown from it what it loses and
    /// solves.
    pub(crate) fn take(&mut self, dance: &[Dancer], what: &Consequence) -> Result<(), Fault> {
        let line = self.line_mut(dance)?;
        let mut position = line.position;
        for (cell, &digits) in what.erased.iter() {
            position.erase(cell, digits);
        }
        let changed = position != line.position;
        line.shrink(position);
        line.solved |= what.inked.iter().map(|inked| inked.cell).collect();
        if dance.is_empty() && changed && !self.minuets.is_empty() && self.counted == Counted::No {
            self.counted = Counted::Yes;
            self.fruitful += 1;
        }
        self.follow();
        Ok(())
    }

    fn follow(&mut self) {
        let (mut ground, mut solved) = (self.main.position, self.main.solved);
        for i in 0..self.minuets.len() {
            for line in &mut self.minuets[i].dancers {
                line.shrink(line.position.intersection(&ground));
                line.solved |= solved;
            }
            if let Some(opener) = self.minuets.get(i + 1).and_then(|minuet| minuet.opened_by) {
                let opener = self.minuets[i].dancer(opener);
                (ground, solved) = (opener.position, opener.solved);
            }
        }
    }

    pub(crate) fn open(
        &mut self,
        dance: &[Dancer],
        starter: Starter,
        depth: u8,
    ) -> Result<(), Fault> {
        let ground = self.line(dance)?;
        let dancers = Dancer::BOTH.map(|dancer| Line {
            position: choose(&ground.position, starter, dancer),
            solved: ground.solved,
            stalled: Vec::new(),
        });
        self.minuets.push(Minuet { starter, depth, opened_by: dance.last().copied(), dancers });
        if dance.is_empty() {
            self.tried += 1;
            self.counted = Counted::No;
        }
        Ok(())
    }

    /// Closes the innermost minuet.
    pub(crate) fn close(&mut self) {
        self.minuets.pop();
    }

    /// Closes the innermost minuet, which has stalled.
    pub(crate) fn stall(&mut self, dance: &[Dancer]) -> Result<(), Fault> {
        if let Some(minuet) = self.minuets.pop() {
            self.line_mut(dance)?.stalled.push((minuet.starter, minuet.depth));
        }
        Ok(())
    }
}

/// A position with the choice of a dancer made.
pub(crate) fn choose(position: &Position, starter: Starter, dancer: Dancer) -> Position {
    let i = dancer as usize;
    let (cell, digit) = match starter {
        Starter::Cell { cell, digits } => (cell, digits[i]),
        Starter::HalfDouble { digit, cells, .. } => (cells[i], digit),
    };
    let mut chosen = *position;
    chosen.set(cell, position.get(cell) & digit.into());
    chosen
}

/// The candidates before the first entry: ink in its own cell; elsewhere what no ink blocks, and where
/// candidates are written, only these.
pub(crate) fn start(setup: &Setup) -> Position {
    let ink = |cell| setup.puzzle.get(cell).or_else(|| setup.placed.get(cell));
    let mut position = setup.candidates.unwrap_or(Position::OPEN);
    for structure in Structure::ALL {
        let blocked: DigitSet = structure.cells().iter().filter_map(ink).collect();
        for cell in structure.cells().iter() {
            position.erase(cell, blocked);
        }
    }
    for cell in Cell::ALL {
        if let Some(digit) = ink(cell) {
            position.set(cell, digit.into());
        }
    }
    position
}
