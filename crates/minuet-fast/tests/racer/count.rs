//! Numbers of solutions, compared with known ones and with a counter that tries everything.

use crate::common::{Chance, FAMOUS, any_position, puzzle};
use minuet_core::{Cell, Digit, DigitSet, Position, Puzzle, Structure};
use minuet_fast::{Engine, count, count_in, solutions};
use proptest::prelude::*;

fn check(text: &str, limit: usize, expect: usize) {
    let puzzle = puzzle(text);
    assert_eq!(count(&puzzle, limit), expect, "{text}");
    for engine in Engine::available() {
        assert_eq!(engine.count(&puzzle, limit), expect, "{engine:?} {text}");
        let found = engine.solutions(&Position::of(&puzzle), limit);
        assert_eq!(found.len(), expect, "{engine:?} {text}");
        assert!(found.iter().all(|solution| solution.solves(&puzzle)), "{engine:?} {text}");
    }
}

fn check_in(position: &Position, limit: usize, expect: usize) {
    for engine in Engine::available() {
        assert_eq!(engine.count_in(position, limit), expect, "{engine:?} {position}");
    }
}

#[test]
fn one_solution() {
    for text in FAMOUS {
        check(text, 1000, 1);
    }
}

#[test]
fn no_solution() {
    let row = "11...............................................................................";
    check(row, 2, 0);
    let column =
        "7........7.......................................................................";
    check(column, 2, 0);
    let square =
        "5.........5......................................................................";
    check(square, 2, 0);
    // No digit conflicts, but r1c4 has no candidate left; and the first square has no cell for 3, 4, 5.
    let cell = "123...456...7.......8.........9..................................................";
    check(cell, 2, 0);
    let number =
        "..1.........345789...789345......................................................";
    check(number, 2, 0);
}

#[test]
fn several_solutions() {
    let empty = ".................................................................................";
    check(empty, 0, 0);
    check(empty, 1, 1);
    check(empty, 2, 2);
    check(empty, 5000, 5000);
    assert_eq!(count(&Puzzle::EMPTY, 1_000_000), 1_000_000);
}

/// The full grid without four corners that can be exchanged has two solutions, with one pencil mark less
/// it has one, with a wrong ink mark none.
#[test]
fn within_a_position() {
    let full = crate::common::solution(&puzzle(FAMOUS[7])).puzzle();
    let rectangle = exchangeable(&full).expect("four corners with two numbers in two squares");
    let mut open = full;
    for cell in rectangle {
        open.set(cell, None);
    }
    let mut position = Position::of(&open);
    check_in(&position, 10, 2);
    let digit = position.get(rectangle[0]).first().expect("a candidate");
    position.erase(rectangle[0], digit.into());
    check_in(&position, 10, 1);
    position.erase(rectangle[3], position.get(rectangle[3]) - digit.into());
    check_in(&position, 10, 0);
}

/// A number without a place in the whole band, row, column, square or cell, though all else is open.
#[test]
fn nowhere_in_a_position() {
    let digit = Digit::ALL[4];
    let band = Cell::ALL[27..54].iter().copied().collect();
    let structures = Structure::ALL.into_iter().map(Structure::cells);
    for cells in structures.chain([band]) {
        let mut position = Position::OPEN;
        for cell in cells.iter() {
            position.erase(cell, digit.into());
        }
        check_in(&position, 2, 0);
    }
    for cell in Cell::ALL {
        let mut position = Position::OPEN;
        position.set(cell, DigitSet::EMPTY);
        check_in(&position, 2, 0);
    }
}

/// Two equal digits that see each other, wherever they are.
#[test]
fn conflicts() {
    for cell in Cell::ALL {
        for seen in cell.seen().iter() {
            let mut puzzle = Puzzle::EMPTY;
            puzzle.set(cell, Some(Digit::ALL[2]));
            puzzle.set(seen, Some(Digit::ALL[2]));
            for engine in Engine::available() {
                assert_eq!(engine.count(&puzzle, 2), 0, "{engine:?} {puzzle}");
            }
            check_in(&Position::of(&puzzle), 2, 0);
        }
    }
}

/// The same solutions come in the same order, each once.
#[test]
fn solutions_are_different() {
    let mut puzzle = puzzle(FAMOUS[7]);
    for cell in puzzle.filled().iter().take(5) {
        puzzle.set(cell, None);
    }
    let position = Position::of(&puzzle);
    let mut found = solutions(&position, 300);
    assert_eq!(found.len(), count(&puzzle, 300));
    assert_eq!(found, solutions(&position, 300));
    assert!(found.iter().all(|solution| position.admits(solution)));
    let all = found.len();
    found.sort();
    found.dedup();
    assert_eq!(found.len(), all);
    assert!(all > 1);
}

/// Corners of a rectangle over two squares that hold two numbers crosswise.
fn exchangeable(full: &Puzzle) -> Option<[Cell; 4]> {
    let squares = |cells: [Cell; 4]| {
        let mut squares: Vec<Structure> = cells.into_iter().map(Cell::square).collect();
        squares.sort();
        squares.dedup();
        squares.len()
    };
    for a in Cell::ALL {
        for d in Cell::ALL.into_iter().filter(|d| d.row() > a.row() && d.column() != a.column()) {
            let b = Cell::at(a.row_number(), d.column_number());
            let c = Cell::at(d.row_number(), a.column_number());
            let crosswise = full.get(a) == full.get(d) && full.get(b) == full.get(c);
            if crosswise && squares([a, b, c, d]) == 2 {
                return Some([a, b, c, d]);
            }
        }
    }
    None
}

/// `puzzle`, what it is, `multi` or `none`; the number of solutions where the text gives it.
#[test]
fn invalid_puzzles() {
    let Some(directory) = std::env::var_os("MINUET_CORPORA") else { return };
    let path = std::path::Path::new(&directory).join("corpora/invalid.tsv");
    for line in std::fs::read_to_string(path).expect("the list").lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let puzzle = puzzle(columns[0]);
        let counted = count(&puzzle, 1000);
        let told = columns[1].strip_prefix("not unique: ").and_then(|t| t.split(' ').next());
        match told {
            Some(number) => assert_eq!(counted.to_string(), number, "{line}"),
            None => assert_eq!(counted.min(2), if columns[2] == "none" { 0 } else { 2 }, "{line}"),
        }
    }
}

/// Counts by trying every candidate of the cell with the fewest, with no rule but Rule 19.
fn plain(position: &Position, done: &mut Vec<Cell>, limit: usize) -> usize {
    let open = position.iter().filter(|(cell, _)| !done.contains(cell));
    let Some((cell, digits)) = open.min_by_key(|(_, digits)| digits.len()) else { return 1 };
    done.push(cell);
    let mut count = 0;
    for digit in digits.iter() {
        let mut tried = *position;
        tried.set(cell, digit.into());
        for seen in cell.seen().iter() {
            tried.erase(seen, digit.into());
        }
        if count < limit {
            count += plain(&tried, done, limit - count);
        }
    }
    done.pop();
    count
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn agrees_with_trying_everything(seed: u64) {
        let mut chance = Chance(seed);
        let mut position = any_position(&mut chance);
        // Some marks are opened again, so that several solutions come up too.
        for _ in 0..chance.below(8) {
            let cell = Cell::ALL[chance.below(81)];
            position.set(cell, Position::OPEN.get(cell));
        }
        let expect = plain(&position, &mut Vec::new(), 50);
        prop_assert_eq!(count_in(&position, 50), expect, "{}", position);
        for engine in Engine::available() {
            prop_assert_eq!(engine.count_in(&position, 50), expect, "{:?} {}", engine, position);
            let found = engine.solutions(&position, 50);
            prop_assert_eq!(found.len(), expect);
            prop_assert!(found.iter().all(|solution| position.admits(solution)));
        }
    }
}

#[test]
fn examples_are_the_first_and_the_last_of_all() {
    for text in [
        ".....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "11...............................................................................",
    ] {
        let position = Position::of(&text.parse().expect("a puzzle"));
        let mut all = minuet_fast::solutions(&position, 1000);
        all.sort_by_key(ToString::to_string);
        all.dedup();
        let ends: Vec<_> = match all.as_slice() {
            [] => Vec::new(),
            [only] => vec![*only],
            [first, .., last] => vec![*first, *last],
        };
        assert_eq!(minuet_fast::examples(&position), ends, "{text}");
    }
}
