//! Step 4: dancing alone and together, and the endings.

use minuet_core::{Broken, Find, Outcome, Setup, Solution, Step, Trace};
use minuet_method::solve;

use crate::support::{assert_in_order, head, line, pencilled, puzzles, reading, solved};

/// The lines of a solve from its first starter up to and including the first ending.
fn first_minuet(setup: &Setup, text: &str) -> Vec<String> {
    let trace = solve(setup, &reading(text));
    let ends =
        |find: &Find| matches!(find, Find::Wrong { .. } | Find::Stall | Find::Complete { .. });
    let start = trace.entries.iter().position(|entry| entry.step == Step::Four).expect("a minuet");
    let length = trace.entries[start..].iter().position(|entry| ends(&entry.find)).expect("an end");
    trace.entries[start..=start + length].iter().map(line).collect()
}

/// Without what follows from each find.
fn heads(lines: &[String]) -> Vec<&str> {
    lines.iter().map(|line| head(line)).collect()
}

#[test]
fn nothing_is_erased_by_a_starter_and_both_dancers_stall() {
    let trace = solve(&pencilled("r1c1=12"), &reading(""));
    let lines: Vec<String> = trace.entries.iter().map(line).collect();
    let expect = [
        "starter r1c1 12, depth 1, sees 0",
        "circle: naked single 1 in r1c1",
        "square: naked single 2 in r1c1",
        "stall",
    ];
    assert_eq!(heads(&lines), expect);
    let expect = Outcome::Failed { depth: 1, minuets: 0, tried: 1, starters: 1, left: 80 * 9 + 2 };
    assert_eq!(trace.outcome, expect);
}

#[test]
fn double_blocked_where_two_structures_cross() {
    // Circle: 1 in r1c1, so 3 in r1c5. Square: 2 in r1c1, so 3 in r5c1. Column 5 and row 5 meet in r5c5.
    let lines = first_minuet(&pencilled("r1c1=12 r1c5=13 r5c1=23"), "");
    assert_in_order(
        &lines,
        &["double-blocked 3 by r1c5 in column 5 and r5c1 in row 5 | erase r5c5 3"],
    );
    let expect = [
        "starter r1c1 12, depth 1, sees 2",
        "circle: naked single 1 in r1c1",
        "circle: naked single 3 in r1c5",
        "square: naked single 2 in r1c1",
        "square: naked single 3 in r5c1",
    ];
    assert_eq!(heads(&lines)[..5], expect);
}

#[test]
fn double_blocked_in_one_structure() {
    // Circle: 3 in r1c5. Square: 2 in r1c1, 4 in r5c1, 3 in r5c5. Both are in column 5.
    let lines = first_minuet(&pencilled("r1c1=12 r1c5=13 r5c1=24 r5c5=34"), "");
    let erased = [2, 3, 4, 6, 7, 8, 9].map(|row| format!(" | erase r{row}c5 3")).concat();
    let wanted = format!("double-blocked 3 by r1c5 in column 5 and r5c5 in column 5{erased}");
    assert_in_order(&lines, &[&wanted]);
}

#[test]
fn both_enclose_the_same_number() {
    // Circle: 4 in r1c5, 3 in r5c5. Square: 4 in r5c1, 3 in r5c5.
    let lines = first_minuet(&pencilled("r1c1=12 r1c5=14 r5c1=24 r5c5=34"), "");
    let found = heads(&lines);
    assert!(found.contains(&"both enclose 3 in r5c5"), "{found:#?}");
    // Trick a, special case, comes before trick b, which would take 4 out of the same cell.
    assert!(!found.iter().any(|line| line.starts_with("double-blocked 4")), "{found:#?}");
}

#[test]
fn the_unmarked_are_erased_where_both_have_marks() {
    let mut seen = 0;
    for puzzle in puzzles() {
        let trace = solve(&puzzle.into(), &reading(""));
        let mut sheet = trace.start();
        for entry in &trace.entries {
            if let Find::Unmarked { cell, circle, square } = entry.find {
                let dance = sheet.dances().last().expect("a minuet is open");
                let ground = sheet.lane(&[]).expect("the main line");
                let marks =
                    minuet_core::Dancer::BOTH.map(|dancer| dance.lane(dancer).marks(ground, cell));
                assert_eq!(marks, [circle, square]);
                let dead = sheet.pencil(cell) - (circle | square);
                assert_eq!(entry.effect.erased.len(), 1);
                assert_eq!(entry.effect.erased[0].digits, dead);
                seen += 1;
            }
            sheet.apply(entry).expect("it fits");
        }
    }
    assert!(seen > 10, "{seen}");
}

/// 1 in r1c1 puts 4 twice into row 5.
const WRONG: &str = "r1c1=12 r1c5=13 r5c1=14 r5c5=34";

#[test]
fn a_wrong_dancer_leaves_the_sheet_to_its_partner() {
    let lines = first_minuet(&pencilled(WRONG), "");
    let last = lines.last().expect("an ending");
    let said = "wrong circle: row 5 has 4 twice, in r5c1 and r5c5 | ink r1c1 2 | erase r1c1 1 | erase r1c2 2";
    assert!(last.starts_with(said), "{last}");
}

#[test]
fn a_break_ends_the_minuet_before_the_partner_dances() {
    let lines = first_minuet(&pencilled(WRONG), "");
    assert!(!lines.iter().any(|line| line.starts_with("square")), "{lines:#?}");
    let said = ["starter", "circle"];
    let only = lines[..lines.len() - 1].iter().all(|line| said.iter().any(|s| line.starts_with(s)));
    assert!(only, "{lines:#?}");
}

/// Footnote 10: circle breaks, and what it leaves to square breaks in Step 3.
#[test]
fn both_wrong_is_no_solution() {
    // 2 in r1c1 puts 4 twice into row 9.
    let setup = pencilled(&format!("{WRONG} r1c9=23 r9c1=24 r9c9=34"));
    let trace = solve(&setup, &reading(""));
    assert_eq!(minuet_check::check_trace(&trace), Ok(()));
    let Outcome::None { broken: Some(Broken::Twice { digit, .. }) } = trace.outcome else {
        panic!("{:?}", trace.outcome);
    };
    assert_eq!(digit.get(), 4);
    let ending = trace.entries.iter().position(|entry| entry.find.ends_minuet()).expect("an end");
    let wrong = Find::Wrong { dancer: minuet_core::Dancer::Circle, broken: None };
    assert_eq!(trace.entries[ending].find.rule(), wrong.rule());
    let after = &trace.entries[ending + 1..];
    assert!(!after.is_empty() && after.iter().all(|entry| entry.step == Step::Three), "{after:?}");
}

const MINUET: &str =
    "5.....3...6...9.4..94...7.5......8.....2....3.82...1.92.3.9..1.9..5...6.7...8....";

#[test]
fn a_complete_dancer_is_believed_or_waits_for_proof() {
    let last =
        |trace: &Trace| trace.entries.iter().rfind(|entry| entry.step == Step::Four).cloned();
    let trust = solved(MINUET, "");
    let proof = solved(MINUET, "ending=proof");
    assert!(matches!(last(&trust).map(|entry| entry.find), Some(Find::Complete { .. })));
    assert!(matches!(last(&proof).map(|entry| entry.find), Some(Find::Wrong { .. })));
    assert!(!proof.entries.iter().any(|entry| matches!(entry.find, Find::Complete { .. })));
    for trace in [trust, proof] {
        assert!(matches!(trace.outcome, Outcome::Solved { step: Step::Four, .. }));
        assert_eq!(minuet_check::check_trace(&trace), Ok(()));
    }
}

#[test]
fn proof_believes_neither_of_two_solutions() {
    let setup = rectangle();
    assert!(matches!(solve(&setup, &reading("")).outcome, Outcome::Solved { .. }));
    let outcome = solve(&setup, &reading("ending=proof")).outcome;
    let Outcome::Failed { minuets: 0, tried, starters, left: 85, .. } = outcome else {
        panic!("{outcome:?}");
    };
    assert_eq!(tried, starters);
}

/// A solution without four cells in which two numbers may change places.
fn rectangle() -> Setup {
    let solution: Solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
            .parse()
            .expect("a solution");
    let mut puzzle = solution.puzzle();
    for cell in ["r1c4", "r1c5", "r4c4", "r4c5"] {
        puzzle.set(cell.parse().expect("a cell"), None);
    }
    puzzle.into()
}

#[test]
fn a_stall_is_followed_by_the_next_starter() {
    let trace = solve(&pencilled("r1c1=12 r5c5=13"), &reading(""));
    let starters: Vec<String> = trace
        .entries
        .iter()
        .filter(|entry| matches!(entry.find, Find::Starter { .. } | Find::Stall))
        .map(line)
        .collect();
    let expect =
        ["starter r1c1 12, depth 1, sees 0", "stall", "starter r5c5 13, depth 1, sees 0", "stall"];
    assert_eq!(starters, expect);
}

#[test]
fn tried_and_minuets_are_counted_on_the_main_line() {
    for puzzle in puzzles() {
        let trace = solve(&puzzle.into(), &reading("depth=2"));
        let (Outcome::Solved { minuets, tried, .. } | Outcome::Failed { minuets, tried, .. }) =
            trace.outcome
        else {
            panic!("{:?}", trace.outcome);
        };
        let opened = trace
            .entries
            .iter()
            .filter(|entry| entry.dance.is_empty() && matches!(entry.find, Find::Starter { .. }));
        assert_eq!(tried as usize, opened.count());
        assert!(minuets <= tried);
    }
}
