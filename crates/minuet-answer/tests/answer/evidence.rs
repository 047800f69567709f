//! A hint speaks only of marks that are on the sheet: what it rests on is looked up on the paper, by eye.

use minuet_answer::{HelpResult, Reply, Request, Until, Way};
use minuet_core::paper::Marks;
use minuet_core::{
    Block, Blocker, Broken, Cell, CellSet, Dancer, Digit, DigitSet, Entry, Find, Paper, Puzzle,
    Reading, Starter, Step, Structure,
};
use rayon::prelude::*;
use trials::{Extent, corpora, extent, own_puzzles, puzzles, sample, spread};

use crate::common::{ask, do_it, hint};

/// What a reader sees on the paper.
struct Eye<'a> {
    paper: &'a Paper,
    path: &'a [Dancer],
}

impl Eye<'_> {
    fn ink(&self, cell: Cell) -> Option<Digit> {
        self.paper.puzzle.get(cell).or(self.paper.ink.get(cell))
    }

    fn marks(&self, level: usize, dancer: Dancer) -> &Marks {
        match dancer {
            Dancer::Circle => &self.paper.dances[level].circle,
            Dancer::Square => &self.paper.dances[level].square,
        }
    }

    /// The numbers that the line at `path` shows in a cell; nothing where none are written.
    fn on(&self, path: &[Dancer], cell: Cell) -> Option<DigitSet> {
        if let Some(digit) = self.ink(cell) {
            return Some(digit.into());
        }
        let mut seen = self.paper.pencil.is_written(cell).then(|| self.paper.pencil.get(cell))?;
        for (level, &dancer) in path.iter().enumerate() {
            let marks = self.marks(level, dancer);
            let dots = marks.dots.get(cell);
            // A dancer further in may rule out what the one outside encloses.
            if let Some(digit) = marks.enclosed.get(cell) {
                seen = digit.into();
            } else if marks.dots.is_void(cell) || !dots.is_empty() {
                seen &= dots;
            }
        }
        Some(seen)
    }

    fn shows(&self, cell: Cell) -> Option<DigitSet> {
        self.on(self.path, cell)
    }

    /// Where a number is seen in a structure; nothing where candidates are missing.
    fn places(&self, path: &[Dancer], digit: Digit, structure: Structure) -> Option<CellSet> {
        let mut places = CellSet::EMPTY;
        for cell in structure.cells().iter() {
            if self.on(path, cell)?.contains(digit) {
                places.insert(cell);
            }
        }
        Some(places)
    }

    fn is_on_sheet(&self, mark: &Blocker) -> bool {
        match *mark {
            Blocker::Ink { cell } => self.ink(cell).is_some(),
            Blocker::HalfDouble { structure, digit, cells } => match structure {
                Structure::Square(_) => {
                    cells.iter().all(|&cell| self.paper.small.get(cell).contains(digit))
                }
                Structure::Row(_) | Structure::Column(_) => {
                    self.paper.margins.get(structure).contains(digit)
                }
            },
            Blocker::Group { cells, digits } => {
                let fits = |cell| {
                    let seen = self.paper.pencil.get(cell);
                    self.ink(cell).is_none() && !seen.is_empty() && seen.is_subset(digits)
                };
                cells.len() == digits.len() && cells.iter().all(fits)
            }
        }
    }

    /// Whether the mark closes the cell to the number.
    fn closes(&self, mark: &Blocker, cell: Cell, digit: Digit) -> bool {
        let share = |cells: CellSet| {
            let all =
                |structure: &Structure| (cells | CellSet::from(cell)).is_subset(structure.cells());
            !cells.contains(cell) && Structure::ALL.iter().any(all)
        };
        match *mark {
            Blocker::Ink { cell: inked } => {
                (cell == inked && self.ink(cell) != Some(digit))
                    || (self.ink(inked) == Some(digit) && share(inked.into()))
            }
            Blocker::HalfDouble { digit: number, cells, .. } => {
                number == digit && share(cells.into_iter().collect())
            }
            Blocker::Group { cells, digits } => {
                (cells.contains(cell) && !digits.contains(digit))
                    || (digits.contains(digit) && share(cells))
            }
        }
    }

    /// Whether marks on the sheet close each of the cells to each of the numbers.
    fn closed(&self, blocks: &[Block], cells: CellSet, digits: DigitSet) -> bool {
        let closed = |cell: Cell, digit: Digit| {
            blocks.iter().any(|block| {
                block.cells.contains(cell)
                    && block.digits.contains(digit)
                    && self.closes(&block.by, cell, digit)
            })
        };
        blocks.iter().all(|block| self.is_on_sheet(&block.by))
            && cells.iter().all(|cell| digits.iter().all(|digit| closed(cell, digit)))
    }

    fn broken(&self, path: &[Dancer], broken: &Broken) -> bool {
        match *broken {
            Broken::Twice { digit, structure, cells: [a, b] } => {
                let only = |cell| self.on(path, cell) == Some(digit.into());
                a != b
                    && only(a)
                    && only(b)
                    && (CellSet::from(a) | b.into()).is_subset(structure.cells())
            }
            Broken::Nowhere { digit, structure } => {
                self.places(path, digit, structure) == Some(CellSet::EMPTY)
            }
            Broken::Empty { cell } => self.on(path, cell) == Some(DigitSet::EMPTY),
        }
    }

    /// A dancer of the innermost minuet.
    fn own(&self, dancer: Dancer) -> Vec<Dancer> {
        [self.path, &[dancer]].concat()
    }

    fn is_marked(&self, dancer: Dancer, cell: Cell) -> bool {
        let marks = self.marks(self.path.len(), dancer);
        marks.dots.is_written(cell) || marks.enclosed.get(cell).is_some()
    }

    fn encloses(&self, dancer: Dancer, cell: Cell, digit: Digit) -> bool {
        self.marks(self.path.len(), dancer).enclosed.get(cell) == Some(digit)
    }

    fn is_wrong(&self, dancer: Dancer, broken: Option<&Broken>) -> bool {
        broken.is_some_and(|broken| self.broken(&self.own(dancer), broken))
    }

    /// Whether everything that the entry rests on is on the sheet.
    fn sees(&self, entry: &Entry) -> bool {
        let places = |digit, structure| self.places(self.path, digit, structure);
        match &entry.find {
            Find::NakedSingle { cell, digit, blocks } if entry.step == Step::Two => {
                self.closed(blocks, (*cell).into(), DigitSet::ALL - DigitSet::of(*digit))
            }
            Find::NakedSingle { cell, digit, .. } => self.shows(*cell) == Some((*digit).into()),
            Find::HiddenSingle { structure, cell, digit, blocks } if entry.step == Step::One => {
                self.closed(blocks, structure.cells() - (*cell).into(), (*digit).into())
            }
            Find::HiddenSingle { structure, cell, digit, .. } => {
                places(*digit, *structure) == Some((*cell).into())
            }
            Find::HalfDouble { structure, digit, cells, blocks } if entry.step == Step::One => {
                let both: CellSet = cells.iter().copied().collect();
                self.closed(blocks, structure.cells() - both, (*digit).into())
            }
            Find::HalfDouble { structure, digit, cells, .. } => {
                places(*digit, *structure) == Some(cells.iter().copied().collect())
            }
            Find::Passive { of, closed, digit, blocks, .. } => {
                let is_closed = self.closed(blocks, (*closed).into(), (*digit).into())
                    || self.shows(*closed).is_some_and(|seen| !seen.contains(*digit));
                self.is_on_sheet(of) && is_closed
            }
            Find::Aligned { structure, digit, cells } => places(*digit, *structure) == Some(*cells),
            Find::NakedGroup { structure, cells, digits } => {
                let within = |cell| self.shows(cell).is_some_and(|seen| seen.is_subset(*digits));
                cells.len() == digits.len()
                    && cells.is_subset(structure.cells())
                    && cells.iter().all(within)
            }
            Find::HiddenGroup { structure, cells, digits } if entry.step == Step::One => {
                digits.iter().all(|digit| {
                    let small = self.paper.small_cells(*structure, digit);
                    small.len() == 2 && small.is_subset(*cells)
                })
            }
            Find::HiddenGroup { structure, cells, digits } => digits
                .iter()
                .all(|digit| places(digit, *structure).is_some_and(|seen| seen.is_subset(*cells))),
            Find::Fill { cell, digits, blocks } => {
                self.closed(blocks, (*cell).into(), DigitSet::ALL - *digits)
            }
            Find::Starter { starter: Starter::Cell { cell, digits }, sees, .. } => {
                let two = |cell: Cell| self.shows(cell).is_some_and(|seen| seen.len() == 2);
                let open = |cell: &Cell| self.ink(*cell).is_none();
                let seen = cell.seen().iter().filter(open).filter(|&cell| two(cell)).count();
                self.shows(*cell) == Some(digits.iter().copied().collect())
                    && seen == usize::from(*sees)
            }
            Find::Starter { starter: Starter::HalfDouble { digit, structure, cells }, .. } => {
                places(*digit, *structure) == Some(cells.iter().copied().collect())
            }
            Find::Unmarked { cell, circle, square } => {
                Dancer::BOTH.into_iter().zip([circle, square]).all(|(dancer, kept)| {
                    self.is_marked(dancer, *cell)
                        && self.on(&self.own(dancer), *cell) == Some(*kept)
                })
            }
            Find::BothEnclose { cell, digit } => {
                Dancer::BOTH.into_iter().all(|dancer| self.encloses(dancer, *cell, *digit))
            }
            Find::DoubleBlocked { digit, circle, square, .. } => {
                self.encloses(Dancer::Circle, *circle, *digit)
                    && self.encloses(Dancer::Square, *square, *digit)
            }
            Find::Wrong { dancer, broken } => self.is_wrong(*dancer, broken.as_ref()),
            Find::Complete { dancer } => {
                let marks = self.marks(self.path.len(), *dancer);
                let full = |cell: Cell| {
                    let above = self.on(self.path, cell).is_some_and(|seen| seen.len() == 1);
                    marks.enclosed.get(cell).is_some() || above
                };
                Cell::ALL.into_iter().all(full)
            }
            Find::Stall | Find::Leave => true,
        }
    }
}

/// Walks with the coach from a sheet to its end and looks at each hint; returns how many there were.
fn walk(mut paper: Paper, reading: Reading) -> usize {
    for count in 0.. {
        let helped = hint(&paper, reading);
        if helped.result != HelpResult::Hint {
            return count;
        }
        let entry = helped.entry.expect("a hint is an entry");
        let eye = Eye { paper: &paper, path: &entry.dance };
        let words = helped.why.first().map(|said| said.words.clone());
        assert!(eye.sees(&entry), "{}: {words:?}\n{entry:?}\n{paper:?}", paper.puzzle);
        let changed = do_it(paper, reading, Until::Entry);
        assert_eq!(changed.told[0].entry, entry);
        paper = changed.sheet;
    }
    unreachable!("every solve ends")
}

fn filled(puzzle: Puzzle) -> Paper {
    match ask(Request::Fill { sheet: Paper::new(puzzle), by: Way::Plainly }) {
        Reply::Changed(changed) => changed.sheet,
        other => panic!("{other:?}"),
    }
}

/// A few puzzles of each list, spread over it: a hint at every step of all of them would take days.
fn pool() -> Vec<Puzzle> {
    let mut pool = match extent() {
        Extent::Full => own_puzzles(),
        Extent::Sample => spread(&own_puzzles(), 12),
    };
    let lists = [
        "controlled-bias",
        "diabolical",
        "easy",
        "eleven",
        "hardest375",
        "seventeen",
        "te3",
        "top1465",
    ];
    for list in lists {
        if let Some(corpora) = corpora() {
            let all = puzzles(&corpora.join(format!("corpora/{list}.txt")));
            pool.extend(spread(&all, if extent() == Extent::Full { 60 } else { 2 }));
        }
    }
    pool
}

#[test]
fn every_hint_on_the_way_is_about_marks_on_the_sheet() {
    let hints: usize = pool()
        .into_par_iter()
        .map(|puzzle| {
            walk(Paper::new(puzzle), Reading::PAPER) + walk(filled(puzzle), Reading::PAPER)
        })
        .sum();
    assert!(hints > 2000, "{hints}");
}

#[test]
fn every_hint_of_nested_minuets_is_about_marks_on_the_sheet() {
    let reading = Reading::PAPER.with_depth(2);
    let count = if extent() == Extent::Full { 100 } else { 3 };
    let deep: Vec<Puzzle> = spread(&minuet_make_pack("depth2"), count);
    let hints: usize = deep.into_par_iter().map(|puzzle| walk(Paper::new(puzzle), reading)).sum();
    assert!(hints > 200, "{hints}");
}

fn minuet_make_pack(name: &str) -> Vec<Puzzle> {
    let packs = minuet_make::packs();
    let pack = packs.iter().find(|pack| pack.name == name).expect("a pack");
    pack.puzzles.iter().map(|packed| packed.puzzle).collect()
}

#[test]
fn a_first_hint_rests_on_the_givens_alone() {
    let mut first = own_puzzles();
    if let Some(corpora) = corpora() {
        first.extend(sample(&puzzles(&corpora.join("corpora/diabolical.txt")), 300));
    }
    first.into_par_iter().for_each(|puzzle| {
        let paper = Paper::new(puzzle);
        let entry = hint(&paper, Reading::PAPER).entry.expect("a hint");
        let eye = Eye { paper: &paper, path: &[] };
        assert!(eye.sees(&entry), "{puzzle}: {entry:?}");
    });
}

#[test]
fn a_hint_at_a_starter_opens_one_minuet_and_stops() {
    let stuck = crate::common::stuck(crate::common::packed("minuet"));
    let helped = hint(&stuck, Reading::PAPER);
    assert!(matches!(helped.entry.unwrap().find, Find::Starter { .. }));
    assert_eq!(helped.why.len(), 1);
    let why = &helped.why[0].words;
    assert!(why.contains("good starter") || why.contains("sees"), "{why}");
    assert!(!why.contains("Circle: ") && !why.contains("breaks"), "{why}");
}
