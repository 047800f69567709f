//! The coach on the player's own sheet.

use minuet_answer::{Advice, HelpResult, Reply, Request, Until};
use minuet_core::{DigitSet, Find, Paper, Position, Puzzle, Reading, Setup, Step};

use crate::common::{EASY, ask, do_it, hint, packed, sheet};

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

/// The puzzles of the gallery that take minuets within minuets within minuets within minuets.
#[test]
fn puzzles_of_depth_four_are_solved_step_by_step() {
    let Reply::Failures(gallery) = ask(Request::Failures) else { panic!("no gallery") };
    let deep: Vec<_> = gallery.failures.into_iter().filter(|one| one.depth == Some(4)).collect();
    assert_eq!(deep.len(), 5);
    for title in deep {
        solves(Paper::new(title.puzzle), Reading::PAPER.with_depth(4), Until::Step);
    }
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

/// The coach who advises by both sides says what they settle, and the starters are listed in that order.
#[test]
fn both_sides_are_a_reason_for_a_starter() {
    let sheet = packed("two-minuets");
    let mut sheet = do_all(sheet);
    assert!(sheet.dances.is_empty());
    let reading = Reading::PAPER;
    let hint = |starters| match ask(Request::Hint { sheet: sheet.clone(), reading, starters }) {
        Reply::Helped(helped) => helped,
        other => panic!("{other:?}"),
    };
    let by_paper = hint(Advice::Footnote8);
    let Find::Starter { settles: None, .. } = by_paper.entry.unwrap().find else { panic!() };
    let helped = hint(Advice::BothSides);
    let Find::Starter { starter, settles: Some([circle, square]), .. } =
        helped.entry.clone().unwrap().find
    else {
        panic!("{helped:?}")
    };
    assert!(helped.why[0].contains("settle"), "{}", helped.why[0]);
    assert!(helped.what.unwrap().contains("settle"));
    let position = *minuet_method::read(&sheet).unwrap().position();
    assert_eq!(minuet_method::settles(&starter, &position), [circle, square]);
    let line = Vec::new();
    let request =
        Request::Starters { sheet: sheet.clone(), reading, line, starters: Advice::BothSides };
    let Reply::Starters(listed) = ask(request) else { panic!() };
    let expect = minuet_method::Ranking::BothSides.starters(&position);
    assert_eq!(listed.starters.iter().map(|ranked| ranked.starter).collect::<Vec<_>>(), expect);
    // And so to the end.
    for _ in 0..400 {
        if sheet.ink.filled().len() + sheet.puzzle.clues() == 81 {
            return;
        }
        let (starters, until) = (Advice::BothSides, Until::Step);
        sheet = match ask(Request::Do { sheet, reading, starters, until }) {
            Reply::Changed(changed) => changed.sheet,
            other => panic!("{other:?}"),
        };
    }
    panic!("it is not solved");
}

/// The sheet where nothing basic is left.
fn do_all(mut sheet: Paper) -> Paper {
    while hint(&sheet, Reading::PAPER).entry.is_some_and(|entry| entry.step != Step::Four) {
        sheet = do_it(sheet, Reading::PAPER, Until::Step).sheet;
    }
    sheet
}
