//! How much work a solve is for eye and hand.

use minuet_core::{
    Block, Blocker, Cell, CellSet, Dancer, DigitSet, Entry, Find, Misfit, Sheet, Step, Trace,
};

/// How much is looked at, written and erased in a solve; `docs/rating.md` defines each count.
///
/// ```
/// use minuet_core::{Puzzle, Reading};
/// use minuet_method::{Effort, solve};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// let effort = Effort::of(&solve(&puzzle.into(), &Reading::PAPER)).unwrap();
/// assert_eq!((effort.ink, effort.dots), (51, 0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort {
    /// Looks at a cell, a structure or a mark that a find rests on.
    pub scans: u32,
    /// Numbers written in ink.
    pub ink: u32,
    /// Digits written in pencil: candidates, small digits, margins.
    pub pencil: u32,
    /// Candidates, dots and enclosures rubbed out.
    pub erased: u32,
    /// Dots drawn for the dancers.
    pub dots: u32,
    /// Circles and squares drawn around numbers.
    pub enclosed: u32,
}

impl Effort {
    /// The effort that takes an hour: the mean over the diabolical corpus. The paper's author needs "slightly over
    /// 1 hour" for such puzzles on average; `cargo xtask claims` measures it.
    pub const HOUR: u32 = 835;

    /// Counts along a trace. A rating takes the whole one: a solver cannot know which finds will not be needed.
    ///
    /// # Errors
    ///
    /// The first entry that does not fit on the sheet.
    pub fn of(trace: &Trace) -> Result<Effort, Misfit> {
        let mut effort = Effort::default();
        let mut sheet = trace.start();
        for entry in &trace.entries {
            effort.add(entry, &mut sheet)?;
        }
        Ok(effort)
    }

    /// All counts together.
    pub fn total(&self) -> u32 {
        self.scans + self.ink + self.pencil + self.erased + self.dots + self.enclosed
    }

    /// About how many minutes a practised solver with a pencil needs, all marks written; at least one.
    pub fn minutes(&self) -> u32 {
        Effort::minutes_for(self.total())
    }

    /// The minutes as people are told them: from, to.
    pub fn range(&self) -> [u32; 2] {
        Effort::range_for(self.total())
    }

    /// About how many minutes an effort of `total` takes.
    pub fn minutes_for(total: u32) -> u32 {
        ((total * 60 + Effort::HOUR / 2) / Effort::HOUR).max(1)
    }

    /// The minutes of an effort of `total` as people are told them: from a third less to a third more, in steps of five.
    /// The paper has timed one person, and only on average; a single figure would promise too much.
    ///
    /// ```
    /// use minuet_method::Effort;
    /// assert_eq!(Effort::range_for(Effort::HOUR), [40, 80]);
    /// ```
    pub fn range_for(total: u32) -> [u32; 2] {
        let third = |parts: u32| (total * 20 * parts / Effort::HOUR + 2) / 5 * 5;
        [third(2).max(5), third(4).max(10)]
    }

    /// Counts one entry and writes it on the sheet.
    fn add(&mut self, entry: &Entry, sheet: &mut Sheet) -> Result<(), Misfit> {
        let path = entry.dance.as_slice();
        let erased = &entry.effect.erased;
        let before: Vec<DigitSet> =
            erased.iter().map(|erased| standing(sheet, path, erased.cell)).collect();
        let written = written(entry, sheet);
        let rubbed = rubbed(entry, sheet);
        let enclosed = enclosed(sheet, path);
        sheet.apply(entry)?;
        self.scans += looks(&entry.find);
        self.pencil += written;
        // Whichever dancer completes, what it has goes onto the main line.
        if path.is_empty() || matches!(entry.find, Find::Complete { .. }) {
            self.ink += entry.effect.inked.len() as u32;
        } else {
            self.enclosed += (self::enclosed(sheet, path) - enclosed).len() as u32;
        }
        if let Find::Starter { .. } = entry.find {
            self.enclosed += 2;
        }
        // What is in pencil on a finished sheet is left there.
        if sheet.inked() == CellSet::ALL {
            return Ok(());
        }
        self.erased += rubbed;
        for (erased, before) in erased.iter().zip(before) {
            let after = standing(sheet, path, erased.cell);
            if path.is_empty() {
                self.erased += (before & erased.digits).len() as u32;
            } else if !after.is_empty() {
                self.dots += (after - before).len() as u32;
                self.erased += (before - after).len() as u32;
            }
        }
        Ok(())
    }
}

/// How many cells, structures and marks the eye rests on for a find.
fn looks(find: &Find) -> u32 {
    let looks = match find {
        Find::HiddenSingle { blocks, .. }
        | Find::HalfDouble { blocks, .. }
        | Find::Passive { blocks, .. } => 1 + blocks.iter().filter(|block| is_far(block)).count(),
        // One look a structure shows all its ink.
        Find::NakedSingle { blocks, .. } | Find::Fill { blocks, .. } if !blocks.is_empty() => {
            3 + blocks.iter().filter(|block| !is_ink(block)).count()
        }
        Find::NakedSingle { .. } | Find::Fill { .. } => 1,
        Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } => cells.len(),
        Find::Starter { .. } | Find::DoubleBlocked { .. } => 2,
        Find::Aligned { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. } => 1,
        Find::Stall | Find::Leave => 0,
    };
    looks as u32
}

/// Whether a mark has to be looked for; the ink that fills a cell of the square is in sight.
fn is_far(block: &Block) -> bool {
    !matches!(block.by, Blocker::Ink { cell } if block.cells.contains(cell))
}

fn is_ink(block: &Block) -> bool {
    matches!(block.by, Blocker::Ink { .. })
}

/// The digits that a find of the main line writes in pencil.
fn written(entry: &Entry, sheet: &Sheet) -> u32 {
    if !entry.dance.is_empty() {
        return 0;
    }
    let digits = match entry.find {
        // Footnote 7: in a square both cells get a small digit, a row or column has its margin.
        Find::HalfDouble { structure, .. } if structure.is_square() => 2,
        Find::HalfDouble { .. } => 1,
        Find::Fill { digits, .. } => digits.len(),
        Find::HiddenGroup { cells, digits, .. } if entry.step == Step::One => {
            let void = cells.iter().filter(|&cell| sheet.pencil(cell).is_empty());
            void.map(|cell| (sheet.position().get(cell) & digits).len()).sum()
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
        | Find::Leave => 0,
    };
    digits as u32
}

/// The dots and enclosures that go when a minuet ends.
fn rubbed(entry: &Entry, sheet: &Sheet) -> u32 {
    let marks = |dancer| marks(sheet, &entry.dance, dancer);
    match entry.find {
        Find::Wrong { dancer, .. } => marks(dancer),
        Find::Stall | Find::Leave => Dancer::BOTH.into_iter().map(marks).sum(),
        Find::NakedSingle { .. }
        | Find::HiddenSingle { .. }
        | Find::Passive { .. }
        | Find::HalfDouble { .. }
        | Find::Aligned { .. }
        | Find::NakedGroup { .. }
        | Find::HiddenGroup { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Complete { .. } => 0,
    }
}

/// The dots and enclosures of a dancer of the minuet that the line at `path` has opened.
fn marks(sheet: &Sheet, path: &[Dancer], dancer: Dancer) -> u32 {
    let way = [path, &[dancer]].concat();
    let (Some(lane), Some(ground)) = (sheet.lane(&way), sheet.lane(path)) else { return 0 };
    Cell::ALL.into_iter().map(|cell| lane.marks(ground, cell).len() as u32).sum()
}

/// The cells in which the dancer at `path` encloses a number; none on the main line.
fn enclosed(sheet: &Sheet, path: &[Dancer]) -> CellSet {
    let Some((_, ground)) = path.split_last() else { return CellSet::EMPTY };
    let (Some(lane), Some(ground)) = (sheet.lane(path), sheet.lane(ground)) else {
        return CellSet::EMPTY;
    };
    Cell::ALL.into_iter().filter(|&cell| lane.enclosed(ground, cell).is_some()).collect()
}

/// What is in pencil in a cell for the line at `path`: candidates, or a dancer's dots.
fn standing(sheet: &Sheet, path: &[Dancer], cell: Cell) -> DigitSet {
    let Some((_, ground)) = path.split_last() else { return sheet.pencil(cell) };
    match (sheet.lane(path), sheet.lane(ground)) {
        (Some(lane), Some(ground)) => lane.dots(ground, cell),
        _ => DigitSet::EMPTY,
    }
}
