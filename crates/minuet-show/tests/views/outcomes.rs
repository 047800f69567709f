//! How it all ends, in words.

use crate::common::{EASY, EVIL, explain, puzzle, solved};
use minuet_core::{
    Broken, Cell, Digit, Outcome, Puzzle, Reading, Solution, Step, Structure, Trace,
};
use minuet_words::{Detail, Heading};

/// The last section of a trace that has no entries.
fn told(start: &str, outcome: Outcome) -> String {
    let setup = puzzle(start).into();
    let trace = Trace { setup, reading: Reading::default(), entries: Vec::new(), outcome };
    let explanation = explain(&trace, Detail::Full);
    let last = explanation.sections.last().expect("an outcome");
    assert_eq!(last.heading, Heading::Outcome);
    last.sentences.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn check(start: &str, outcome: Outcome, expect: &str) {
    assert_eq!(told(start, outcome), expect);
}

fn solution() -> Solution {
    match solved(EASY, "").outcome {
        Outcome::Solved { solution, .. } => solution,
        other => panic!("{other:?}"),
    }
}

/// The solution with two numbers changed for each other.
fn swapped(a: Digit, b: Digit) -> Solution {
    let mut puzzle: Puzzle = solution().puzzle();
    for cell in Cell::ALL {
        let digit = puzzle.get(cell);
        let other = if digit == Some(a) { Some(b) } else { Some(a) };
        if digit == Some(a) || digit == Some(b) {
            puzzle.set(cell, other);
        }
    }
    Solution::try_from(&puzzle).expect("relabelling keeps the rule")
}

#[test]
fn solved_by_steps_and_minuets() {
    let by = |step, minuets, tried| Outcome::Solved { step, minuets, tried, solution: solution() };
    check(EASY, by(Step::One, 0, 0), "Solved in Step 1: no minuet is needed.");
    check(EASY, by(Step::Four, 1, 1), "Solved in Step 4, with one minuet.");
    check(EASY, by(Step::Four, 1, 4), "Solved in Step 4, with one minuet of the 4 tried.");
    check(EASY, by(Step::Four, 3, 3), "Solved in Step 4, with 3 minuets.");
    check(EASY, by(Step::Four, 3, 5), "Solved in Step 4, with 3 minuets of the 5 tried.");
}

#[test]
fn failed() {
    let with =
        |depth, starters| Outcome::Failed { depth, minuets: 0, tried: 0, starters, left: 268 };
    check(
        EVIL,
        with(1, 17),
        "All 17 starters have been danced; none erases a single candidate. The method ends here.",
    );
    check(
        EVIL,
        with(1, 1),
        "The only starter has been danced; it does not erase a single candidate. The method ends here.",
    );
    check(
        EVIL,
        with(1, 0),
        "Nothing basic is left, and there is no starter. The method ends here.",
    );
    check(
        EVIL,
        with(0, 17),
        "Nothing basic is left, and this reading leaves out Step 4. The method ends here.",
    );
}

#[test]
fn no_solution() {
    let broken = |broken| Outcome::None { broken: Some(broken) };
    let four = Digit::ALL[3];
    check(EVIL, Outcome::None { broken: None }, "This cannot be solved: there is no solution.");
    check(
        "44...............................................................................",
        broken(Broken::Twice {
            digit: four,
            structure: Structure::ALL[0],
            cells: [Cell::ALL[0], Cell::ALL[1]],
        }),
        "This cannot be solved: row 1 has 4 twice, in r1c1 and r1c2.",
    );
    check(
        "...4........4....123.........................4.......................4...........",
        broken(Broken::Empty { cell: Cell::ALL[40] }),
        "This cannot be solved: no number is left for r5c5.",
    );
    check(
        "...4.............................................................................",
        broken(Broken::Nowhere { digit: four, structure: Structure::ALL[18] }),
        "This cannot be solved: in box 1 no cell is left for 4.",
    );
    check(
        "...4.....12..................4.....................................4.............",
        broken(Broken::Nowhere { digit: four, structure: Structure::ALL[18] }),
        "This cannot be solved: in box 1 no cell is left for 4.",
    );
}

#[test]
fn the_blockade_is_named() {
    let start = "...4............4.12......................4...............................4......";
    let outcome = Outcome::None {
        broken: Some(Broken::Nowhere { digit: Digit::ALL[3], structure: Structure::ALL[18] }),
    };
    let start = start.replacen("...4............4.12", "...4...........4..123", 1);
    check(
        &start[..81],
        outcome,
        "This cannot be solved: in box 1 no cell is left for 4 (r1c1, r1c2 and r1c3 see the 4 in r1c4; \
         r2c1, r2c2 and r2c3 see the 4 in r2c7; the other cells are filled).",
    );
}

#[test]
fn the_crowd_is_named() {
    check(
        "1234...........................6........7........8........9......................",
        Outcome::None { broken: Some(Broken::Empty { cell: Cell::ALL[4] }) },
        "This cannot be solved: no number is left for r1c5.",
    );
    check(
        "1234.5.........................6........7........8........9......................",
        Outcome::None { broken: Some(Broken::Empty { cell: Cell::ALL[4] }) },
        "This cannot be solved: no number is left for r1c5 (row 1 has 1 2 3 4 5, column 5 has 6 7 8 9).",
    );
}

#[test]
fn several_solutions() {
    let many = [solution(), swapped(Digit::ALL[0], Digit::ALL[1])];
    check(
        EASY,
        Outcome::Several { solutions: many },
        "There is more than one solution; two of them differ in 18 cells, the first of them r1c8, r1c9 and \
         r2c3.",
    );
    // In rows 4 and 5, columns 6 and 9, the numbers 1 and 3 can change places.
    let mut other = solution().puzzle();
    for index in [32, 35, 41, 44] {
        let cell = Cell::ALL[index];
        let three = other.get(cell) == Some(Digit::ALL[2]);
        other.set(cell, Some(Digit::ALL[if three { 0 } else { 2 }]));
    }
    let other = Solution::try_from(&other).expect("a solution");
    check(
        EASY,
        Outcome::Several { solutions: [solution(), other] },
        "There is more than one solution; two of them differ in r4c6, r4c9, r5c6 and r5c9.",
    );
}

#[test]
fn a_trace_that_does_not_fit_is_told_up_to_there() {
    let mut trace = solved(EVIL, "");
    trace.entries.retain(|entry| !matches!(entry.find, minuet_core::Find::Starter { .. }));
    let explanation = explain(&trace, Detail::Full);
    let last = explanation.sections.last().expect("an outcome");
    assert!(last.sentences[0].text.ends_with("that dancer is not on the sheet."), "{last:?}");
}
