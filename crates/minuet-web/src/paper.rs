//! The player's sheet as the teacher sees it, and as it is drawn.

use minuet_core::{
    Blocker, Cell, CellSet, Dancer, Digit, DigitSet, Found, Misfit, Position, Puzzle, Setup,
    Structure,
};

use crate::{Dance, Marks, Sheet, Standing};

/// How deep minuets may nest on the page.
pub(crate) const DEEPEST: usize = 3;

impl Sheet {
    /// A sheet with a puzzle and nothing else.
    pub fn new(puzzle: Puzzle) -> Sheet {
        Sheet {
            puzzle,
            ink: Puzzle::EMPTY,
            pencil: Default::default(),
            small: Default::default(),
            margins: Default::default(),
            dances: Vec::new(),
        }
    }

    /// The sheet that a text describes.
    pub(crate) fn from_setup(setup: &Setup) -> Sheet {
        let mut sheet = Sheet { ink: setup.placed, ..Sheet::new(setup.puzzle) };
        if let Some(candidates) = setup.candidates {
            for cell in sheet.open().iter() {
                sheet.pencil.set(cell, candidates.get(cell));
            }
        }
        sheet
    }

    /// What is on the main line, for those who know no marks.
    pub(crate) fn setup(&self) -> Setup {
        let candidates =
            self.is_filled().then(|| Position::of(&self.all_ink()).intersection(&self.pencilled()));
        Setup { puzzle: self.puzzle, placed: self.ink_alone(), candidates }
    }

    /// The cells without ink.
    pub(crate) fn open(&self) -> CellSet {
        CellSet::ALL - self.puzzle.filled() - self.ink.filled()
    }

    /// Whether every cell without ink has candidates.
    pub(crate) fn is_filled(&self) -> bool {
        self.open().iter().all(|cell| !self.pencil.get(cell).is_empty())
    }

    /// Givens and ink; where both claim a cell, the given stands.
    pub(crate) fn all_ink(&self) -> Puzzle {
        Setup { puzzle: self.puzzle, placed: self.ink, candidates: None }.ink()
    }

    fn ink_alone(&self) -> Puzzle {
        let mut ink = self.ink;
        self.puzzle.filled().iter().for_each(|cell| ink.set(cell, None));
        ink
    }

    /// The candidates as they are written, all where none are.
    fn pencilled(&self) -> Position {
        let mut position = Position::OPEN;
        for cell in self.open().iter() {
            let digits = self.pencil.get(cell);
            if !digits.is_empty() {
                position.set(cell, digits);
            }
        }
        position
    }

    /// What is written on the main line and what it rules out: a small digit counts where it stands in just two
    /// cells of a square and the sheet leaves it no others.
    fn main(&self) -> (Found, Vec<Blocker>) {
        let ink = self.all_ink();
        let mut position = Position::of(&ink).intersection(&self.pencilled());
        ink.iter().for_each(|(cell, digit)| position.set(cell, digit.into()));
        let mut marks = Vec::new();
        let mut left = self.half_doubles();
        loop {
            let before = left.len();
            left.retain(|&(structure, digit, cells)| {
                let both: CellSet = cells.into_iter().collect();
                if !position.places(digit, structure).is_subset(both) {
                    return true;
                }
                marks.push(Blocker::HalfDouble { structure, digit, cells });
                for holder in both.structures() {
                    (holder.cells() - both)
                        .iter()
                        .for_each(|cell| position.erase(cell, digit.into()));
                }
                false
            });
            if left.len() == before {
                break;
            }
        }
        marks.extend(self.groups());
        (Found { position, solved: ink.filled() }, marks)
    }

    /// The small digits that stand in just two cells of their square, and the numbers on margins that have just two
    /// candidates there.
    fn half_doubles(&self) -> Vec<(Structure, Digit, [Cell; 2])> {
        let small = |structure: Structure, digit: Digit| self.small_cells(structure, digit);
        let written = |structure: Structure, digit: Digit| -> CellSet {
            let open = structure.cells() & self.open();
            open.iter().filter(|&cell| self.pencil.get(cell).contains(digit)).collect()
        };
        let mut found = Vec::new();
        for structure in Structure::ALL {
            for digit in Digit::ALL {
                let cells = match structure {
                    Structure::Square(_) => small(structure, digit),
                    _ if self.margins.get(structure).contains(digit) => written(structure, digit),
                    _ => CellSet::EMPTY,
                };
                found.extend(cells.pair().map(|cells| (structure, digit, cells)));
            }
        }
        found
    }

    /// The cells of a square in which a number stands small; ink may have been written over it.
    pub(crate) fn small_cells(&self, square: Structure, digit: Digit) -> CellSet {
        square.cells().iter().filter(|&cell| self.small.get(cell).contains(digit)).collect()
    }

    /// Two or three cells of a square with big digits that are no more than the cells.
    fn groups(&self) -> Vec<Blocker> {
        let mut groups = Vec::new();
        if self.is_filled() {
            return groups;
        }
        for square in Structure::squares() {
            let open = (square.cells() & self.open()).iter();
            let written: Vec<Cell> =
                open.filter(|&cell| (2..=3).contains(&self.pencil.get(cell).len())).collect();
            let pairs = |cells: &[Cell]| -> Vec<CellSet> {
                let last = cells.last().copied();
                let first = cells.iter().rev().skip(1);
                first.flat_map(|&a| last.map(|b| CellSet::from_iter([a, b]))).collect()
            };
            let pairs: Vec<CellSet> =
                (2..=written.len()).flat_map(|end| pairs(&written[..end])).collect();
            let triples = pairs.iter().flat_map(|&pair| {
                let more =
                    written.iter().filter(move |&&cell| pair.iter().all(|known| known < cell));
                more.map(move |&cell| pair | CellSet::of(cell))
            });
            for cells in pairs.iter().copied().chain(triples) {
                let digits =
                    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.pencil.get(cell));
                if digits.len() == cells.len() {
                    groups.push(Blocker::Group { cells, digits });
                }
            }
        }
        groups
    }

    /// The sheet for the teacher.
    ///
    /// # Errors
    ///
    /// When the minuets do not fit on it.
    pub(crate) fn core(&self) -> Result<minuet_core::Sheet, Misfit> {
        let (main, marks) = self.main();
        let written = self.open().iter().filter(|&cell| !self.pencil.get(cell).is_empty());
        let mut sheet = minuet_core::Sheet::resume(&self.puzzle, main, written.collect(), marks);
        let mut path = Vec::new();
        for (index, dance) in self.dances.iter().enumerate() {
            path.extend(dance.by);
            let ground = sheet.lane(&path).ok_or(Misfit::NoSuchDancer)?;
            let lanes = Dancer::BOTH
                .map(|dancer| dance.marks(dancer).found(ground.position(), ground.solved()));
            let depth = DEEPEST.saturating_sub(index).max(1) as u8;
            sheet.resume_dance(dance.starter, depth, dance.by, lanes)?;
            for dancer in Dancer::BOTH {
                if dance.marks(dancer).standing == Standing::Wrong {
                    sheet.resume_given_up(&[path.as_slice(), &[dancer]].concat())?;
                }
            }
        }
        Ok(sheet)
    }

    /// The sheet after the teacher has written on it. What the player has written besides stays, as long as it is
    /// possible.
    pub(crate) fn after(&self, sheet: &minuet_core::Sheet) -> Sheet {
        let mut after = Sheet::new(self.puzzle);
        let position = sheet.position();
        for cell in Cell::ALL {
            if let Some(digit) = sheet.ink(cell) {
                if self.puzzle.get(cell).is_none() {
                    after.ink.set(cell, Some(digit));
                }
                continue;
            }
            after.pencil.set(cell, sheet.pencil(cell));
        }
        self.keep_small(sheet, &mut after);
        for line in crate::Margins::lines() {
            let kept = self
                .margins
                .get(line)
                .iter()
                .filter(|&digit| position.places(digit, line).len() == 2);
            after.margins.set(line, sheet.margin(line) | kept.collect());
        }
        let mut path = Vec::new();
        for dance in sheet.dances() {
            path.extend(dance.opened_by());
            let Some(ground) = sheet.lane(&path) else { break };
            let [circle, square] = Dancer::BOTH.map(|dancer| Marks::of(dance.lane(dancer), ground));
            after.dances.push(Dance {
                starter: dance.starter(),
                by: dance.opened_by(),
                circle,
                square,
            });
        }
        after
    }

    /// A half double stays as long as its number is not inked, for Rule 22 needs the cell that has been closed; of
    /// whatever else is written small stays what is possible.
    fn keep_small(&self, sheet: &minuet_core::Sheet, after: &mut Sheet) {
        for square in Structure::squares() {
            for digit in Digit::ALL {
                if square.cells().iter().any(|cell| sheet.ink(cell) == Some(digit)) {
                    continue;
                }
                let written = sheet.marks().iter().filter_map(|mark| match *mark {
                    Blocker::HalfDouble { structure, digit: of, cells } => {
                        (structure == square && of == digit).then_some(cells)
                    }
                    _ => None,
                });
                let written: CellSet = written.flatten().collect();
                let marked = self.small_cells(square, digit) | written;
                let possible = marked & sheet.position().places(digit, square);
                let kept =
                    if marked.len() == 2 && !possible.is_empty() { marked } else { possible };
                for cell in kept.iter() {
                    after.small.set(cell, after.small.get(cell) | DigitSet::of(digit));
                }
            }
        }
    }

    /// The same as the drawing knows it.
    pub(crate) fn paper(&self) -> minuet_core::Paper {
        use minuet_core::paper;
        let cells = |from: &crate::Cells| {
            let mut to = paper::Cells::default();
            for cell in Cell::ALL {
                if from.is_void(cell) {
                    to.set_void(cell);
                } else {
                    to.set(cell, from.get(cell));
                }
            }
            to
        };
        let marks = |from: &Marks| paper::Marks {
            dots: cells(&from.dots),
            enclosed: from.enclosed,
            standing: match from.standing {
                Standing::Open => paper::Standing::Open,
                Standing::Wrong => paper::Standing::Wrong,
            },
        };
        let mut margins = paper::Margins::default();
        crate::Margins::lines().for_each(|line| margins.set(line, self.margins.get(line)));
        let dances = self.dances.iter().map(|dance| paper::Dance {
            starter: dance.starter,
            by: dance.by,
            circle: marks(&dance.circle),
            square: marks(&dance.square),
        });
        minuet_core::Paper {
            puzzle: self.puzzle,
            ink: self.ink,
            pencil: cells(&self.pencil),
            small: cells(&self.small),
            margins,
            dances: dances.collect(),
        }
    }
}

impl Dance {
    /// The marks of one dancer.
    pub fn marks(&self, dancer: Dancer) -> &Marks {
        match dancer {
            Dancer::Circle => &self.circle,
            Dancer::Square => &self.square,
        }
    }
}

impl Marks {
    /// What a dancer has come to on the line it was grown from.
    fn found(&self, ground: &Position, solved: CellSet) -> Found {
        let mut position = *ground;
        for cell in Cell::ALL {
            match self.enclosed.get(cell) {
                Some(digit) => position.set(cell, ground.get(cell) & DigitSet::of(digit)),
                None if self.dots.is_void(cell) => position.set(cell, DigitSet::EMPTY),
                None => {
                    let kept = self.dots.get(cell);
                    if !kept.is_empty() {
                        position.set(cell, ground.get(cell) & kept);
                    }
                }
            }
        }
        Found { position, solved: solved | self.enclosed.filled() }
    }

    /// The marks that say what a dancer has come to.
    fn of(lane: &minuet_core::Lane, ground: &minuet_core::Lane) -> Marks {
        let mut marks = Marks::default();
        for cell in (CellSet::ALL - ground.solved()).iter() {
            let kept = lane.position().get(cell);
            if lane.solved().contains(cell) {
                marks.enclosed.set(cell, kept.single());
            }
            if kept.is_empty() {
                marks.dots.set_void(cell);
            } else if !lane.solved().contains(cell) {
                marks.dots.set(cell, lane.dots(ground, cell));
            }
        }
        if lane.is_given_up() {
            marks.standing = Standing::Wrong;
        }
        marks
    }
}
