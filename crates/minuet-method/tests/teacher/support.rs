//! Small sheets to think on, and entries as short lines.

use minuet_core::{
    Blocker, Cell, DigitSet, Effect, Entry, Find, Position, Puzzle, Reading, Setup, Starter, Step,
    Trace,
};

pub(crate) const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Famous puzzles, and puzzles of our own that Steps 1 to 3 solve, that a minuet solves, that fail.
pub(crate) fn puzzles() -> Vec<Puzzle> {
    let text = include_str!("../../../trials/puzzles.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line[..81].parse().expect("a puzzle")).collect()
}

/// A puzzle with a few digits: `r1c4=1 r2c7=1`.
pub(crate) fn clues(text: &str) -> Setup {
    let mut puzzle = Puzzle::EMPTY;
    for (cell, digits) in assignments(text) {
        puzzle.set(cell, digits.single());
    }
    Setup::from(puzzle)
}

/// A filled sheet where every cell has all candidates but those named: `r1c1=12 r1c5=13`.
pub(crate) fn pencilled(text: &str) -> Setup {
    pencilled_on(Setup::from(Puzzle::EMPTY), text)
}

/// The same on a sheet that has ink.
pub(crate) fn pencilled_on(mut setup: Setup, text: &str) -> Setup {
    let mut position = Position::OPEN;
    for (cell, digits) in assignments(text) {
        position.set(cell, digits);
    }
    setup.candidates = Some(position);
    setup
}

fn assignments(text: &str) -> impl Iterator<Item = (Cell, DigitSet)> {
    text.split_whitespace().map(|word| {
        let (cell, digits) = word.split_once('=').expect("r1c1=12");
        let digits = digits.chars().filter_map(minuet_core::Digit::from_char).collect();
        (cell.parse().expect("a cell"), digits)
    })
}

pub(crate) fn reading(text: &str) -> Reading {
    text.parse().expect("a reading")
}

/// The solve of a puzzle as it is printed.
pub(crate) fn solved(puzzle: &str, text: &str) -> Trace {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    minuet_method::solve(&puzzle.into(), &reading(text))
}

/// The finds of one step as short lines.
pub(crate) fn lines(trace: &Trace, step: Step) -> Vec<String> {
    trace.entries.iter().filter(|entry| entry.step == step).map(line).collect()
}

/// Whether `wanted` are among `lines`, in this order.
pub(crate) fn assert_in_order(lines: &[String], wanted: &[&str]) {
    let mut rest = lines.iter();
    for want in wanted {
        assert!(rest.any(|line| line == want), "{want} is not (in order) in {lines:#?}");
    }
}

/// A find and what follows: `circle: naked single 3 in r1c5 | erase r1c1 3`.
pub(crate) fn line(entry: &Entry) -> String {
    let way: Vec<String> = entry.dance.iter().map(ToString::to_string).collect();
    let colon = if way.is_empty() { "" } else { ": " };
    format!("{}{colon}{}", way.join(" "), find(&entry.find, &entry.effect))
}

/// A line without what follows.
pub(crate) fn head(line: &str) -> &str {
    line.split(" | ").next().unwrap_or_default()
}

/// A find without its line.
pub(crate) fn find(find: &Find, effect: &Effect) -> String {
    let inked = effect.inked.iter().map(|inked| format!(" | ink {} {}", inked.cell, inked.digit));
    let erased =
        effect.erased.iter().map(|erased| format!(" | erase {} {}", erased.cell, erased.digits));
    words(find) + &inked.chain(erased).collect::<String>()
}

fn words(find: &Find) -> String {
    match find {
        Find::NakedSingle { cell, digit, .. } => format!("naked single {digit} in {cell}"),
        Find::HiddenSingle { structure, cell, digit, .. } => {
            format!("hidden single {digit} in {cell} of {structure}")
        }
        Find::Passive { of, closed, cell, digit, .. } => {
            format!("passive {digit} in {cell}, {closed} closed, of {}", mark(of))
        }
        Find::HalfDouble { structure, digit, cells: [a, b], .. } => {
            format!("half double {digit} in {a} {b} of {structure}")
        }
        Find::Aligned { structure, digit, cells } => {
            format!("aligned {digit} in {cells} of {structure}")
        }
        Find::NakedGroup { structure, cells, digits } => {
            format!("naked {digits} in {cells} of {structure}")
        }
        Find::HiddenGroup { structure, cells, digits } => {
            format!("hidden {digits} in {cells} of {structure}")
        }
        Find::Fill { cell, digits, .. } => format!("fill {cell} with {digits}"),
        Find::Starter { starter, depth, sees, .. } => {
            format!("{}, depth {depth}, sees {sees}", starter_words(starter))
        }
        Find::Unmarked { cell, circle, square } => format!("unmarked {cell} {circle} {square}"),
        Find::BothEnclose { cell, digit } => format!("both enclose {digit} in {cell}"),
        Find::DoubleBlocked { digit, circle, square, structures: [a, b] } => {
            format!("double-blocked {digit} by {circle} in {a} and {square} in {b}")
        }
        Find::Wrong { dancer, broken: Some(broken) } => {
            format!("wrong {dancer}: {}", minuet_words::message::NounMessage::from(*broken))
        }
        Find::Wrong { dancer, broken: None } => format!("wrong {dancer}"),
        Find::Complete { dancer } => format!("complete {dancer}"),
        Find::Stall => "stall".to_owned(),
        Find::Leave => "leave".to_owned(),
    }
}

fn mark(mark: &Blocker) -> String {
    match mark {
        Blocker::Ink { cell } => format!("ink {cell}"),
        Blocker::HalfDouble { digit, cells: [a, b], .. } => format!("half double {digit} {a} {b}"),
        Blocker::Group { cells, digits } => format!("group {digits} {cells}"),
    }
}

/// `starter r1c1 12`, `starter 5 in r1c1 r1c4 of row 1`.
pub(crate) fn starter_words(starter: &Starter) -> String {
    match starter {
        Starter::Cell { cell, digits: [a, b] } => format!("starter {cell} {a}{b}"),
        Starter::HalfDouble { digit, structure, cells: [a, b] } => {
            format!("starter {digit} in {a} {b} of {structure}")
        }
    }
}
