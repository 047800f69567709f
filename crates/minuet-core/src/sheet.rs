//! The sheet: everything on the paper, rebuilt from entries alone.

mod dance;
mod lane;
mod resume;

pub use dance::Dance;
pub use lane::Lane;
pub use resume::LineState;

use crate::{
    Blocker, Cell, CellSet, Dancer, Digit, DigitSet, Entry, Find, Position, Setup, Starter, Step,
    Structure,
};

/// The teacher's sheet: ink, big and small pencil, margins, and the marks of the dancers of every open minuet. What a
/// player has in front of them is a [`Paper`](crate::Paper).
///
/// Only [`Sheet::apply`] writes. A sheet knows no rules: it does what an entry says. [`Sheet::resume`] takes up
/// one that a player has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    givens: CellSet,
    main: Lane,
    written: CellSet,
    marks: Vec<Blocker>,
    dances: Vec<Dance>,
}

impl Sheet {
    /// The sheet as a solve finds it.
    pub fn new(setup: &Setup) -> Sheet {
        let ink = setup.ink().filled();
        Sheet {
            givens: setup.puzzle.filled(),
            main: Lane::new(setup.position(), ink),
            written: if setup.candidates.is_some() { CellSet::ALL - ink } else { CellSet::EMPTY },
            marks: Vec::new(),
            dances: Vec::new(),
        }
    }

    /// The cells that the puzzle came with.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells with ink.
    pub fn inked(&self) -> CellSet {
        self.main.solved()
    }

    /// The ink in `cell`.
    pub fn ink(&self, cell: Cell) -> Option<Digit> {
        if self.inked().contains(cell) { self.main.position().get(cell).single() } else { None }
    }

    /// The big pencilled digits in `cell`: its candidates, once they have been written.
    pub fn pencil(&self, cell: Cell) -> DigitSet {
        if self.written.contains(cell) && !self.inked().contains(cell) {
            self.main.position().get(cell)
        } else {
            DigitSet::EMPTY
        }
    }

    /// Whether the candidates of every open cell are written, so that Phase I is over.
    pub fn is_filled(&self) -> bool {
        (self.written | self.inked()) == CellSet::ALL
    }

    /// What the marks on the sheet leave possible on the main line.
    pub fn position(&self) -> &Position {
        self.main.position()
    }

    /// The half doubles, doubles and triples that Step 1 found and the half doubles of Step 3, in the
    /// order in which they were written, spent ones included.
    pub fn marks(&self) -> &[Blocker] {
        &self.marks
    }

    /// The small digits in the upper left corner of `cell`: half doubles of its square that still stand.
    pub fn small(&self, cell: Cell) -> DigitSet {
        self.standing()
            .filter(|(structure, _, cells)| structure.is_square() && cells.contains(&cell))
            .map(|(_, digit, _)| digit)
            .collect()
    }

    /// The numbers on the margin of a row or column: its half doubles that still stand.
    pub fn margin(&self, line: Structure) -> DigitSet {
        self.standing()
            .filter(|(structure, ..)| !structure.is_square() && *structure == line)
            .map(|(_, digit, _)| digit)
            .collect()
    }

    fn standing(&self) -> impl Iterator<Item = (Structure, Digit, [Cell; 2])> {
        self.marks.iter().filter_map(|mark| match *mark {
            Blocker::HalfDouble { structure, digit, cells } => {
                let open =
                    |&cell: &Cell| self.position().has(cell, digit) && !self.inked().contains(cell);
                cells.iter().all(open).then_some((structure, digit, cells))
            }
            _ => None,
        })
    }

    /// The open minuets, the outermost first.
    pub fn dances(&self) -> &[Dance] {
        &self.dances
    }

    /// The line that opened the innermost minuet: the main line, or a dancer on the way there.
    pub fn innermost_line(&self) -> Vec<Dancer> {
        self.dances.iter().filter_map(Dance::opened_by).collect()
    }

    /// The marks of a dancer, or the main line for the empty path. A path names the dancer of each open
    /// minuet on the way, the outermost first.
    pub fn lane(&self, path: &[Dancer]) -> Option<&Lane> {
        let Some((&dancer, _)) = path.split_last() else { return Some(&self.main) };
        self.leads(path).then(|| self.dances[path.len() - 1].lane(dancer))
    }

    /// Whether each minuet on the path is open and was opened by the dancer before it.
    fn leads(&self, path: &[Dancer]) -> bool {
        path.len() <= self.dances.len()
            && (1..path.len()).all(|i| self.dances[i].opened_by() == Some(path[i - 1]))
    }

    fn lane_mut(&mut self, path: &[Dancer]) -> Result<&mut Lane, Misfit> {
        let Some((&dancer, _)) = path.split_last() else { return Ok(&mut self.main) };
        if !self.leads(path) {
            return Err(Misfit::NoSuchDancer);
        }
        Ok(self.dances[path.len() - 1].lane_mut(dancer))
    }

    /// Does what `entry` says.
    ///
    /// # Errors
    ///
    /// When the entry names a dancer or a minuet that is not there. The sheet is then unchanged.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let path = entry.dance.as_slice();
        if self.lane(path).is_none() {
            return Err(Misfit::NoSuchDancer);
        }
        match entry.find {
            Find::Starter { starter, depth, .. } => return self.open(path, starter, depth),
            Find::Wrong { dancer, .. } => return self.promote(entry, dancer.other()),
            Find::Complete { dancer } => return self.complete(path, dancer),
            Find::Stall | Find::Leave => return self.close(path).map(drop),
            Find::Unmarked { .. } | Find::BothEnclose { .. } | Find::DoubleBlocked { .. } => {
                self.innermost(path)?;
            }
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. } => {}
        }
        if path.is_empty() {
            self.write(entry);
        }
        self.lane_mut(path)?.take(&entry.effect);
        self.follow(path);
        Ok(())
    }

    /// Writes the pencil marks of a find on the main line.
    fn write(&mut self, entry: &Entry) {
        match entry.find {
            Find::Fill { cell, .. } => self.written.insert(cell),
            Find::HalfDouble { structure, digit, cells, .. } => {
                self.marks.push(Blocker::HalfDouble { structure, digit, cells });
            }
            Find::HiddenGroup { cells, digits, .. } if entry.step == Step::One => {
                self.marks.push(Blocker::Group { cells, digits });
                self.written |= cells;
            }
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Starter { .. }
            | Find::Unmarked { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => {}
        }
    }

    /// Whatever a line has lost or solved, its dancers have lost or solved too.
    fn follow(&mut self, path: &[Dancer]) {
        for i in path.len()..self.dances.len() {
            let above = match self.dances[i].opened_by() {
                None => self.main,
                Some(dancer) => *self.dances[i - 1].lane(dancer),
            };
            self.dances[i].follow(&above);
        }
    }

    fn open(&mut self, path: &[Dancer], starter: Starter, depth: u8) -> Result<(), Misfit> {
        if path.len() != self.dances.len() {
            return Err(Misfit::AlreadyOpen);
        }
        let ground = self.lane(path).ok_or(Misfit::NoSuchDancer)?;
        let dance = Dance::open(ground, path.last().copied(), starter, depth);
        self.dances.push(dance);
        Ok(())
    }

    /// The innermost minuet must be the one that the line at `path` opened.
    fn innermost(&self, path: &[Dancer]) -> Result<&Dance, Misfit> {
        match self.dances.last() {
            Some(dance)
                if self.dances.len() == path.len() + 1
                    && dance.opened_by() == path.last().copied() =>
            {
                Ok(dance)
            }
            _ => Err(Misfit::NoMinuet),
        }
    }

    fn close(&mut self, path: &[Dancer]) -> Result<Dance, Misfit> {
        self.innermost(path)?;
        self.dances.pop().ok_or(Misfit::NoMinuet)
    }

    /// The line becomes what `dancer` made of it, and loses what the numbers that are inked block.
    fn promote(&mut self, entry: &Entry, dancer: Dancer) -> Result<(), Misfit> {
        let dance = self.close(&entry.dance)?;
        let line = self.lane_mut(&entry.dance)?;
        line.become_partner(dance.lane(dancer));
        line.take(&entry.effect);
        Ok(())
    }

    /// The main line becomes what `dancer` made of it, and every minuet ends.
    fn complete(&mut self, path: &[Dancer], dancer: Dancer) -> Result<(), Misfit> {
        self.main = *self.innermost(path)?.lane(dancer);
        self.dances.clear();
        Ok(())
    }
}

/// Why an entry does not fit on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// It names a dancer that does not dance.
    NoSuchDancer,
    /// It names a minuet where none is open.
    NoMinuet,
    /// It opens a minuet where one is open already.
    AlreadyOpen,
}

crate::error::technical!(Misfit);
