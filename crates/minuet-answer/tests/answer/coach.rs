//! The coach on the player's own sheet.

use minuet_answer::{HelpResult, Until};
use minuet_core::{DigitSet, Paper, Position, Puzzle, Reading, Setup};

use crate::common::{EASY, do_it, hint, packed, sheet};

/// Lets the coach do everything, one bit at a time, and looks at what comes out.
fn solves(mut sheet: Paper, reading: Reading, until: Until) {
    let solution = minuet_fast::examples(&Position::of(&sheet.puzzle))[0];
    let mut count = 0;
    loop {
        let helped = hint(&sheet, reading);
        if helped.result == HelpResult::Complete {
            break;
        }
        assert_eq!(helped.result, HelpResult::Hint, "{sheet:?} {:?}", helped.why);
        let changed = do_it(sheet.clone(), reading, until);
        assert_eq!(changed.told[0].entry, helped.entry.unwrap());
        assert_ne!(changed.sheet, sheet, "{:?}", changed.told);
        sheet = changed.sheet;
        count += 1;
        assert!(count < 3000);
    }
    for (cell, digit) in sheet.ink.iter() {
        assert_eq!(digit, solution.get(cell));
    }
}

#[test]
fn every_kind_of_puzzle_is_solved_entry_by_entry() {
    solves(sheet(EASY), Reading::PAPER, Until::Entry);
    for pack in ["step1", "step3", "minuet", "two-minuets"] {
        solves(packed(pack), Reading::PAPER, Until::Entry);
    }
}

#[test]
fn every_kind_of_puzzle_is_solved_step_by_step() {
    solves(sheet(EASY), Reading::PAPER, Until::Step);
    for pack in ["step1", "step3", "minuet", "two-minuets", "many-minuets"] {
        solves(packed(pack), Reading::PAPER, Until::Step);
    }
    solves(packed("depth2"), Reading::PAPER.with_depth(2), Until::Step);
}

#[test]
fn a_cell_with_no_candidate_left_is_wrong() {
    let puzzle = EASY.parse().unwrap();
    let mut candidates = Position::of(&puzzle);
    let cell = "r5c5".parse().unwrap();
    candidates.set(cell, DigitSet::EMPTY);
    let setup = Setup { puzzle, placed: Puzzle::EMPTY, candidates: Some(candidates) };
    let paper = Paper::from(&setup);
    assert_eq!(paper.setup(), setup);
    let helped = hint(&paper, Reading::PAPER);
    assert_eq!(helped.result, HelpResult::Wrong);
    assert_eq!(&*helped.why[1], "This cannot be solved: no number is left for r5c5.");
}
