//! Whether a sheet is still right.

use minuet_answer::{Checked, FaultKind, HelpResult, Reply, Request, Until, Way};
use minuet_core::{Cell, Digit, DigitSet, Paper, Position, Reading};

use crate::common::{EASY, INKALA, ask, do_it, hint, packed, sheet};

fn check(sheet: &Paper, history: &[Paper]) -> Checked {
    check_under(Reading::PAPER, sheet, history)
}

fn check_under(reading: Reading, sheet: &Paper, history: &[Paper]) -> Checked {
    let (sheet, history) = (sheet.clone(), history.to_vec());
    match ask(Request::Check { sheet, reading, history }) {
        Reply::Checked(checked) => checked,
        other => panic!("{other:?}"),
    }
}

fn kinds(sheet: &Paper) -> Vec<FaultKind> {
    check(sheet, &[]).faults.into_iter().map(|fault| fault.kind).collect()
}

fn fill(sheet: &Paper, by: Way) -> Paper {
    match ask(Request::Fill { sheet: sheet.clone(), by }) {
        Reply::Changed(changed) => changed.sheet,
        other => panic!("{other:?}"),
    }
}

/// Looks at every sheet that the coach comes to; returns those with a minuet within another.
fn all_right(mut sheet: Paper, reading: Reading) -> Vec<Paper> {
    let mut nested = Vec::new();
    let mut last = None;
    loop {
        let checked = check_under(reading, &sheet, &[]);
        assert_eq!(checked.faults, [], "{last:?}\n{sheet:?}");
        nested.extend((sheet.dances.len() > 1).then(|| sheet.clone()));
        let changed = do_it(sheet, reading, Until::Entry);
        if changed.told.is_empty() {
            return nested;
        }
        last = changed.told.into_iter().next();
        sheet = changed.sheet;
    }
}

#[test]
fn every_sheet_of_the_coach_is_right() {
    assert_eq!(all_right(packed("two-minuets"), Reading::PAPER), []);
    let deep = Reading::PAPER.with_depth(2);
    assert!(!all_right(packed("depth2"), deep).is_empty());
}

#[test]
fn marks_of_nested_dances_are_judged() {
    let deep = Reading::PAPER.with_depth(2);
    let nested = all_right(sheet(INKALA), deep);
    for level in 0..2 {
        let mut count = 0;
        for right in nested.iter().step_by(7) {
            let Some((cell, digit)) = unsettled(right, level) else { continue };
            let mut wrong = right.clone();
            wrong.dances[level].circle.enclosed.set(cell, Some(digit));
            let checked = check_under(deep, &wrong, &[sheet(INKALA), right.clone()]);
            // What follows from a broken line cannot be wrong.
            let Some(fault) = checked.faults.first() else { continue };
            count += 1;
            assert_eq!((fault.kind, fault.line.len()), (FaultKind::Unjustified, level + 1));
            assert_eq!(checked.right, Some(1));
            let begins =
                ["Nothing in the line of circle rules", "Nothing in the line of circle within "]
                    [level];
            assert!(fault.words.starts_with(begins), "{}", fault.words);
            builds_nothing(&wrong, deep, &fault.words);
        }
        assert!(count > 5, "{count} at level {level}");
    }
}

/// The coach says what is wrong with the dancer's mark, and does nothing that rests on it.
fn builds_nothing(wrong: &Paper, reading: Reading, fault: &str) {
    let hint = hint(wrong, reading);
    assert_eq!((hint.result, &*hint.why[0]), (HelpResult::Wrong, fault));
    let done = do_it(wrong.clone(), reading, Until::Step);
    assert_eq!((&done.sheet, &*done.note.unwrap()), (wrong, fault));
    let (sheet, dancer, until) = (wrong.clone(), None, Until::Step);
    let Reply::Changed(danced) = ask(Request::Develop { sheet, reading, dancer, until }) else {
        panic!("no reply to develop")
    };
    assert_eq!((&danced.sheet, &*danced.note.unwrap()), (wrong, fault));
    let Reply::Tricks(tricks) = ask(Request::Tricks { sheet: wrong.clone(), reading }) else {
        panic!("no reply to tricks")
    };
    assert_eq!((tricks.tricks.len(), &*tricks.words), (0, fault));
}

/// A cell of which circle at this level keeps everything, and one of its candidates.
fn unsettled(sheet: &Paper, level: usize) -> Option<(Cell, Digit)> {
    let circle = &sheet.dances[level].circle;
    let open = Cell::ALL.into_iter().filter(|&cell| {
        let unmarked = |marks: &minuet_core::paper::Marks| {
            marks.enclosed.get(cell).is_none() && marks.dots.get(cell).is_empty()
        };
        sheet.pencil.get(cell).len() > 2
            && sheet.dances[..level]
                .iter()
                .all(|dance| unmarked(&dance.circle) && unmarked(&dance.square))
            && unmarked(circle)
    });
    let cell = open.into_iter().next()?;
    Some((cell, sheet.pencil.get(cell).iter().next()?))
}

#[test]
fn candidates_are_filled_in_two_ways() {
    let start = packed("minuet");
    let plain = fill(&start, Way::Plainly);
    assert_eq!(plain.ink, start.ink);
    let open = Position::of(&start.puzzle);
    for cell in Cell::ALL.into_iter().filter(|&cell| start.puzzle.get(cell).is_none()) {
        assert_eq!(plain.pencil.get(cell), open.get(cell));
    }
    let method = fill(&start, Way::Method);
    assert!(method.ink.clues() + method.puzzle.clues() > 20);
    assert_eq!(kinds(&plain), []);
    assert_eq!(kinds(&method), []);
}

#[test]
fn a_wrong_erasure_is_found_and_gone_back_to() {
    let right = fill(&packed("minuet"), Way::Plainly);
    let solution = minuet_fast::examples(&Position::of(&right.puzzle))[0];
    let cell = Cell::ALL.into_iter().find(|&cell| right.pencil.get(cell).len() > 2).unwrap();
    let mut wrong = right.clone();
    wrong.pencil.set(cell, right.pencil.get(cell) - DigitSet::of(solution.get(cell)));
    let mut later = wrong.clone();
    let other = Cell::ALL.into_iter().rfind(|&cell| right.pencil.get(cell).len() > 2).unwrap();
    later.ink.set(other, Some(solution.get(other)));
    let history = [packed("minuet"), right, wrong, later.clone()];
    let checked = check(&later, &history);
    assert_eq!(checked.right, Some(1));
    assert_eq!(checked.faults[0].kind, FaultKind::MissingCandidate);
    assert_eq!(checked.faults[0].cells, [cell]);
    assert_eq!(hint(&later, Reading::PAPER).result, HelpResult::Wrong);
}

#[test]
fn wrong_ink_and_marks_without_reason_are_found() {
    let mut wrong = sheet(EASY);
    wrong.ink.set("r1c3".parse().unwrap(), Digit::new(1));
    assert_eq!(kinds(&wrong), [FaultKind::WrongInk]);
    assert!(check(&wrong, &[]).words.contains("there is 1 wrong number in ink"));
    let mut marked = sheet(EASY);
    let two = DigitSet::of(Digit::new(2).unwrap());
    for cell in ["r1c3", "r2c2", "r2c3"] {
        marked.small.set(cell.parse().unwrap(), two);
    }
    assert_eq!(kinds(&marked), [FaultKind::Unjustified]);
    let mut left = fill(&sheet(EASY), Way::Plainly);
    let solution = minuet_fast::examples(&Position::of(&left.puzzle))[0];
    let cell: Cell = "r1c3".parse().unwrap();
    left.ink.set(cell, Some(solution.get(cell)));
    assert!(kinds(&left).iter().all(|kind| *kind == FaultKind::Leftover));
    assert!(!kinds(&left).is_empty());
    assert_eq!(kinds(&sheet(&".".repeat(81))), [FaultKind::Puzzle]);
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn set(digit: u8) -> DigitSet {
    DigitSet::of(Digit::new(digit).unwrap())
}

/// Small 2s in two cells, then one of them is inked: the page erases the small 2 there, and the other is a leftover.
#[test]
fn what_is_left_of_a_half_double_is_a_leftover() {
    let puzzle =
        sheet("...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...");
    let solution = minuet_fast::examples(&Position::of(&puzzle.puzzle))[0];
    let mut found = 0;
    let mut before = puzzle;
    // Every half double that the coach writes, settled by ink in either cell.
    loop {
        let changed = do_it(before.clone(), Reading::PAPER, Until::Entry);
        let Some(told) = changed.told.first() else { break };
        if let minuet_core::Find::HalfDouble { digit, cells, structure, .. } = told.entry.find
            && structure.is_square()
        {
            let mut after = changed.sheet.clone();
            let inked = cells.into_iter().find(|&cell| solution.get(cell) == digit).unwrap();
            after.ink.set(inked, Some(digit));
            after.small.set(inked, DigitSet::EMPTY);
            let checked = check(&after, &[]);
            let worst = checked.faults.first().unwrap().kind;
            assert!(worst >= FaultKind::NotYet, "{:?}", checked.faults);
            let other = cells.into_iter().find(|&cell| cell != inked).unwrap();
            let spent = checked.faults.iter().find(|fault| {
                fault.kind == FaultKind::Leftover
                    && fault.cells == [other]
                    && fault.digits == DigitSet::of(digit)
            });
            assert!(spent.is_some(), "{:?}", checked.faults);
            found += 1;
        }
        before = changed.sheet;
    }
    assert!(found > 10, "{found}");
}

#[test]
fn a_right_guess_is_not_yet_justified() {
    let filled = fill(&packed("minuet"), Way::Plainly);
    let solution = minuet_fast::examples(&Position::of(&filled.puzzle))[0];
    assert_eq!(check(&filled, &[]).faults, []);
    let mut count = 0;
    for at in Cell::ALL.into_iter().filter(|&cell| filled.pencil.get(cell).len() > 3) {
        let guess = filled.pencil.get(at).iter().find(|&digit| digit != solution.get(at)).unwrap();
        let mut guessed = filled.clone();
        guessed.pencil.set(at, filled.pencil.get(at) - DigitSet::of(guess));
        let checked = check(&guessed, &[]);
        for fault in &checked.faults {
            assert_eq!((fault.kind, fault.cells.as_slice()), (FaultKind::NotYet, [at].as_slice()));
            assert!(fault.words.starts_with("Not yet justified: nothing on the sheet rules out"));
        }
        count += usize::from(!checked.faults.is_empty());
    }
    assert!(count > 5, "{count}");
    let (mut count, mut inked) = (0, filled.clone());
    for at in Cell::ALL.into_iter().filter(|&cell| filled.pencil.get(cell).len() > 3) {
        let mut guessed = filled.clone();
        guessed.ink.set(at, Some(solution.get(at)));
        guessed.pencil.set(at, DigitSet::EMPTY);
        let checked = check(&guessed, &[]);
        // Some are hidden singles, which anybody can see.
        let Some(fault) = checked.faults.iter().find(|fault| fault.kind == FaultKind::NotYet)
        else {
            continue;
        };
        assert_eq!((fault, fault.cells.as_slice()), (&checked.faults[0], [at].as_slice()));
        assert!(checked.words.starts_with("Nothing is wrong, but"));
        (count, inked) = (count + 1, guessed);
    }
    assert!(count > 5, "{count}");
    // A real fault comes first, and alone.
    let other = Cell::ALL.into_iter().find(|&cell| filled.pencil.get(cell).len() > 3).unwrap();
    inked.pencil.set(other, filled.pencil.get(other) - DigitSet::of(solution.get(other)));
    let kinds = kinds(&inked);
    assert_eq!(kinds[0], FaultKind::MissingCandidate);
    assert!(!kinds.contains(&FaultKind::NotYet));
}

#[test]
fn a_half_written_half_double_is_no_fault() {
    let mut paper = sheet(EASY);
    let entry = hint(&paper, Reading::PAPER).entry.unwrap();
    let minuet_core::Find::HalfDouble { digit, cells, .. } = entry.find else { panic!() };
    paper.small.set(cells[0], DigitSet::of(digit));
    assert_eq!(kinds(&paper), []);
    paper.small.set(cell("r5c5"), set(5) | set(4));
    assert_eq!(kinds(&paper), [FaultKind::Unjustified]);
}
