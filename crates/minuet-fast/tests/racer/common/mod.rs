//! What the tests share: puzzles, chance, and a deliberately naive reading of the method.

pub(crate) mod naive;
pub(crate) mod turn;

use minuet_core::{Cell, Digit, Position, Puzzle, Reading, Solution};

/// Famous puzzles of all outcomes.
pub(crate) const FAMOUS: [&str; 8] = [
    // Fata Morgana, Golden Nugget, Inkala 2012, AI Escargot: the method fails.
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    // Slow for computers of 2006.
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
    // Slow for programs that try numbers in order; and the newspaper puzzle of the encyclopedias.
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];

pub(crate) fn puzzle(text: &str) -> Puzzle {
    text.parse().expect("81 characters")
}

pub(crate) fn solution(puzzle: &Puzzle) -> Solution {
    let found = minuet_fast::solutions(&Position::of(puzzle), 2);
    assert_eq!(found.len(), 1, "{puzzle} is not well posed");
    found[0]
}

/// A small generator of chance, the same on every machine.
#[derive(Clone)]
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// A random minimal puzzle: digits leave a turned famous grid while the solution stays the only one.
pub(crate) fn dug(chance: &mut Chance) -> Puzzle {
    let grid = solution(&puzzle(FAMOUS[chance.below(FAMOUS.len())])).puzzle();
    let mut dug = turn::turned(&grid, chance);
    let mut cells = Cell::ALL;
    chance.shuffle(&mut cells);
    for cell in cells {
        let digit = dug.get(cell);
        dug.set(cell, None);
        if minuet_fast::count(&dug, 2) > 1 {
            dug.set(cell, digit);
        }
    }
    dug
}

/// A famous puzzle or a dug one.
pub(crate) fn any_puzzle(chance: &mut Chance) -> Puzzle {
    match chance.below(3) {
        0 => puzzle(FAMOUS[chance.below(FAMOUS.len())]),
        _ => dug(chance),
    }
}

/// The position of a puzzle with some candidates erased at random, perhaps too many.
pub(crate) fn any_position(chance: &mut Chance) -> Position {
    let mut position = Position::of(&any_puzzle(chance));
    for _ in 0..chance.below(12) {
        let cell = Cell::ALL[chance.below(81)];
        let digits: Vec<_> = position.get(cell).iter().collect();
        if !digits.is_empty() {
            position.erase(cell, digits[chance.below(digits.len())].into());
        }
    }
    position
}

/// All numbers in all cells but those named: `("r1c1 r1c2", "12")`.
pub(crate) fn open_except(changes: &[(&str, &str)]) -> Position {
    let mut position = Position::OPEN;
    for (cells, digits) in changes {
        let digits = digits.chars().filter_map(Digit::from_char).collect();
        for cell in cells.split(' ') {
            position.set(cell.parse().expect("a cell"), digits);
        }
    }
    position
}

/// The position that the method ends in, when it fails.
pub(crate) fn failed_position(puzzle: &Puzzle, reading: &Reading) -> Option<Position> {
    minuet_fast::certificate(puzzle, reading).map(|certificate| certificate.deadlock.position)
}
