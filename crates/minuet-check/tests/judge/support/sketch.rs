//! Small made-up sheets: true entries first, then one that is not.

use minuet_check::check_trace;
use minuet_core::{
    Cell, CellSet, Dancer, Digit, DigitSet, Effect, Entry, Erased, Find, Inked, Outcome, Position,
    Puzzle, Reading, Setup, Starter, Step, Structure, Trace,
};

use super::{Clue, Writer};

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

pub(crate) fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

pub(crate) fn digit(n: u8) -> Digit {
    Digit::new(n).unwrap()
}

pub(crate) fn digits(text: &str) -> DigitSet {
    text.chars().filter_map(Digit::from_char).collect()
}

pub(crate) fn structure(name: &str) -> Structure {
    name.parse().unwrap()
}

pub(crate) fn effect(inked: &[(&str, u8)], erased: &[(&str, &str)]) -> Effect {
    Effect {
        inked: inked.iter().map(|&(at, n)| Inked { cell: cell(at), digit: digit(n) }).collect(),
        erased: erased
            .iter()
            .map(|&(at, numbers)| Erased { cell: cell(at), digits: digits(numbers) })
            .collect(),
    }
}

pub(crate) fn naked(at: &str, n: u8) -> Find {
    Find::NakedSingle { cell: cell(at), digit: digit(n), blocks: vec![] }
}

pub(crate) fn hidden(place: &str, at: &str, n: u8) -> Find {
    let (structure, cell, digit) = (structure(place), cell(at), digit(n));
    Find::HiddenSingle { structure, cell, digit, blocks: vec![] }
}

pub(crate) fn half_double(place: &str, n: u8, at: [&str; 2]) -> Find {
    let (structure, digit, cells) = (structure(place), digit(n), at.map(cell));
    Find::HalfDouble { structure, digit, cells, blocks: vec![] }
}

pub(crate) fn cell_starter(at: &str, [a, b]: [u8; 2]) -> Starter {
    Starter::Cell { cell: cell(at), digits: [digit(a), digit(b)] }
}

pub(crate) fn half_double_starter(place: &str, n: u8, at: [&str; 2]) -> Starter {
    Starter::HalfDouble { digit: digit(n), structure: structure(place), cells: at.map(cell) }
}

/// A sheet that starts from all candidates, but for the cells named.
pub(crate) struct Sketch {
    writer: Writer,
    tail: Vec<Entry>,
}

impl Sketch {
    pub(crate) fn new(special: &[(&str, &str)]) -> Sketch {
        Sketch::with("", special)
    }

    pub(crate) fn with(reading: &str, special: &[(&str, &str)]) -> Sketch {
        let mut position = Position::OPEN;
        for (names, numbers) in special {
            for cell in cells(names).iter() {
                position.set(cell, digits(numbers));
            }
        }
        let candidates = Some(position);
        let setup = Setup { puzzle: Puzzle::EMPTY, placed: Puzzle::EMPTY, candidates };
        Sketch::of(setup, reading)
    }

    pub(crate) fn of(setup: Setup, reading: &str) -> Sketch {
        let reading: Reading = reading.parse().unwrap();
        Sketch { writer: Writer::new(setup, reading), tail: Vec::new() }
    }

    pub(crate) fn open(mut self, path: &[Dancer], starter: Starter, depth: u8) -> Sketch {
        self.writer.open(path, starter, depth);
        self
    }

    /// A true single.
    pub(crate) fn single(mut self, path: &[Dancer], find: Find) -> Sketch {
        let step = if path.is_empty() { Step::Three } else { Step::Four };
        if let Find::NakedSingle { cell, digit, .. } = find {
            self.writer.emit(step, path, Clue::single(find, cell, digit));
        }
        self
    }

    /// A true half double on the main line.
    pub(crate) fn half_double(mut self, place: &str, n: u8, at: [&str; 2]) -> Sketch {
        let two = at.map(cell).into_iter().collect();
        let clue = Clue::confined(half_double(place, n, at), two, digit(n).into());
        self.writer.emit(Step::Three, &[], clue);
        self
    }

    /// An entry as it is, true or not; only such entries may follow.
    pub(crate) fn then(
        mut self,
        step: Step,
        path: &[Dancer],
        find: Find,
        effect: Effect,
    ) -> Sketch {
        self.tail.push(Entry { step, dance: path.to_vec(), find, effect });
        self
    }

    /// An entry as it is, without effect.
    pub(crate) fn end(self, step: Step, path: &[Dancer], find: Find) -> Sketch {
        self.then(step, path, find, Effect::default())
    }

    /// The last entry must be the one that is rejected, in these words.
    pub(crate) fn rejected(self, expect: &str) {
        let mut trace: Trace = self.writer.finish();
        trace.outcome = Outcome::None { broken: None };
        trace.entries.extend(self.tail);
        let rejection = check_trace(&trace).unwrap_err();
        assert_eq!(rejection.to_string(), format!("entry {}: {expect}", trace.entries.len()));
    }
}
