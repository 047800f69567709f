//! A tiny writer of true traces and certificates, so that the judge can be tested without the teacher.

mod certificate;
mod minuets;
mod phase_one;
mod rules;
pub(crate) mod sketch;

use std::fs;
use std::path::PathBuf;

use minuet_core::{
    Blocker, Cell, CellSet, Dancer, Digit, DigitSet, Effect, Entry, Erased, Find, Inked, Outcome,
    Position, Puzzle, Reading, Setup, Solution, Step, Structure, Trace,
};

pub(crate) use certificate::{certificate, is_stuck, premature};
pub(crate) use rules::{Clue, starters};

/// Solved in Step 1 to 3.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Fails at depth 1.
pub(crate) const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// Famous puzzles of all kinds, and one of our own that needs every trick.
pub(crate) const PUZZLES: [&str; 11] = [
    EASY,
    ESCARGOT,
    "..28....3..41.9.........52.....1..8...3..6.4262........5..7..1.....3..6.8.7..1..4",
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
];

/// Some puzzles of each corpus, where the environment names their directory.
pub(crate) fn corpora(each: usize) -> Vec<Puzzle> {
    let Some(directory) = std::env::var_os("MINUET_CORPORA") else { return Vec::new() };
    let names = ["top1465.txt", "hardest375.txt", "seventeen.txt", "diabolical.txt", "eleven.txt"];
    let mut puzzles = Vec::new();
    for name in names {
        let text = fs::read_to_string(PathBuf::from(&directory).join("corpora").join(name))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let stride = (lines.len() / each).max(1);
        puzzles.extend(
            lines
                .iter()
                .step_by(stride)
                .take(each)
                .filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok()),
        );
    }
    puzzles
}

/// Where a trace starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    /// From the givens, with Steps 1 and 2.
    Givens,
    /// From written candidates, with Step 3.
    Candidates,
}

/// What one line has come to.
#[derive(Clone)]
pub(crate) struct Line {
    pub(crate) position: Position,
    pub(crate) solved: CellSet,
}

impl Line {
    fn is_complete(&self) -> bool {
        self.solved == CellSet::ALL && self.position.solution().is_some()
    }
}

struct Dance {
    by: Option<Dancer>,
    lines: [Line; 2],
}

/// Writes a trace entry by entry.
pub(crate) struct Writer {
    setup: Setup,
    reading: Reading,
    main: Line,
    marks: Vec<Blocker>,
    filled: CellSet,
    dances: Vec<Dance>,
    entries: Vec<Entry>,
    minuets: u32,
}

/// A true trace of a puzzle with one solution (or none).
pub(crate) fn trace(puzzle: Puzzle, reading: Reading, from: From) -> Trace {
    let mut setup = Setup::from(puzzle);
    if from == From::Candidates {
        setup.candidates = Some(Position::of(&puzzle));
    }
    trace_of(setup, reading)
}

/// A true trace from the middle of a solve.
pub(crate) fn trace_of(setup: Setup, reading: Reading) -> Trace {
    let mut writer = Writer::new(setup, reading);
    writer.solve();
    writer.finish()
}

impl Writer {
    pub(crate) fn new(setup: Setup, reading: Reading) -> Writer {
        let solved = setup.ink().filled();
        Writer {
            setup,
            reading,
            main: Line { position: setup.position(), solved },
            marks: Vec::new(),
            filled: CellSet::EMPTY,
            dances: Vec::new(),
            entries: Vec::new(),
            minuets: 0,
        }
    }

    fn solve(&mut self) {
        if self.setup.candidates.is_none() && !self.phase_one() {
            return;
        }
        if self.clean_up(&[]) {
            self.record_half_doubles();
            self.round(&[], self.reading.depth);
        }
    }

    pub(crate) fn finish(self) -> Trace {
        let position = &self.main.position;
        let tried = self.entries.iter().filter(|entry| opens_minuet(entry)).count() as u32;
        let last = self.entries.last().map_or(Step::One, |entry| entry.step);
        let step = if tried > 0 { Step::Four } else { last };
        let outcome = if position.broken().is_some() {
            Outcome::None { broken: position.broken() }
        } else if self.main.is_complete() {
            let solution: Solution = position.solution().unwrap();
            Outcome::Solved { step, minuets: self.minuets, tried, solution }
        } else {
            Outcome::Failed {
                depth: self.reading.depth,
                minuets: self.minuets,
                tried,
                starters: starters(position).len() as u32,
                left: position.left() as u32,
            }
        };
        Trace { setup: self.setup, reading: self.reading, entries: self.entries, outcome }
    }

    fn line(&self, path: &[Dancer]) -> &Line {
        path.last().map_or(&self.main, |&last| &self.dances[path.len() - 1].lines[last as usize])
    }

    fn line_mut(&mut self, path: &[Dancer]) -> &mut Line {
        match path.last() {
            None => &mut self.main,
            Some(&last) => &mut self.dances[path.len() - 1].lines[last as usize],
        }
    }

    pub(crate) fn emit(&mut self, step: Step, path: &[Dancer], clue: Clue) {
        let line = self.line_mut(path);
        let mut erased = Vec::new();
        for cell in Cell::ALL {
            let digits = clue
                .erased
                .iter()
                .filter(|(cells, _)| cells.contains(cell))
                .fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits)
                & line.position.get(cell);
            if !digits.is_empty() {
                erased.push(Erased { cell, digits });
                line.position.erase(cell, digits);
            }
        }
        let mut inked: Vec<Inked> =
            clue.inked.iter().map(|&(cell, digit)| Inked { cell, digit }).collect();
        inked.sort();
        line.solved |= inked.iter().map(|inked| inked.cell).collect();
        let effect = Effect { inked, erased };
        self.entries.push(Entry { step, dance: path.to_vec(), find: clue.find, effect });
        self.follow();
    }

    fn follow(&mut self) {
        for i in 0..self.dances.len() {
            let above = match self.dances[i].by {
                None => self.main.position,
                Some(dancer) => self.dances[i - 1].lines[dancer as usize].position,
            };
            for line in &mut self.dances[i].lines {
                line.position = line.position.intersection(&above);
            }
        }
    }

    /// Step 3 on one line; false when it breaks.
    fn clean_up(&mut self, path: &[Dancer]) -> bool {
        let step = if path.is_empty() { Step::Three } else { Step::Four };
        loop {
            let line = self.line(path);
            if line.position.broken().is_some() {
                return false;
            }
            let Some(clue) = rules::first(&line.position, line.solved, self.reading) else {
                return true;
            };
            if let (Find::HalfDouble { structure, digit, cells, .. }, []) = (&clue.find, path) {
                let (structure, digit, cells) = (*structure, *digit, *cells);
                self.marks.push(Blocker::HalfDouble { structure, digit, cells });
            }
            self.emit(step, path, clue);
        }
    }

    /// Half doubles that erase nothing are records on the main line.
    fn record_half_doubles(&mut self) {
        for structure in Structure::ALL {
            for digit in Digit::ALL {
                let Some(cells) = self.main.position.places(digit, structure).pair() else {
                    continue;
                };
                let mark = Blocker::HalfDouble { structure, digit, cells };
                if !self.marks.contains(&mark) {
                    self.marks.push(mark);
                    let find = Find::HalfDouble { structure, digit, cells, blocks: Vec::new() };
                    self.emit(Step::Three, &[], Clue { find, inked: vec![], erased: vec![] });
                }
            }
        }
    }
}

fn opens_minuet(entry: &Entry) -> bool {
    entry.dance.is_empty() && matches!(entry.find, Find::Starter { .. })
}
