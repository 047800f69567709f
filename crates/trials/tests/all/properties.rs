//! What must hold of the method, line by line: soundness, confluence, symmetry, what trick b adds, and how
//! Phase I relates to Step 3. The racer's own crate tests confluence under shuffled order.

use minuet_core::{
    Blocking, Dancer, Ending, Entry, Find, Groups, Outcome, Position, Puzzle, Reading, Sheet,
    Solution, Step, Trace, Tricks,
};
use minuet_make::{Random, Symmetry};
use minuet_method::Choice;
use proptest::prelude::*;
use trials::{corpora, own_puzzles, puzzles, spread};

/// The project's own puzzles, and some of each corpus.
fn pool() -> Vec<Puzzle> {
    let mut pool = own_puzzles();
    if let Some(corpora) = corpora() {
        for name in ["controlled-bias", "seventeen", "diabolical", "top1465", "hardest375", "te3"] {
            let file = corpora.join("corpora").join(format!("{name}.txt"));
            pool.extend(spread(&puzzles(&file), 40));
        }
    }
    pool
}

/// A puzzle of the pool, turned, swapped and relabelled at random.
fn any_puzzle() -> impl Strategy<Value = (Puzzle, Puzzle)> {
    let pool = pool();
    (0..pool.len(), any::<u64>()).prop_map(move |(index, seed)| {
        let symmetry = Symmetry::random(&mut Random::new(seed));
        (pool[index], symmetry.apply(&pool[index]))
    })
}

fn any_reading() -> impl Strategy<Value = Reading> {
    let blocking = prop::sample::select(&Blocking::ALL);
    let groups = prop::sample::select(&Groups::ALL);
    let ending = prop::sample::select(&Ending::ALL);
    let tricks = prop::sample::select(&Tricks::ALL);
    (blocking, groups, ending, tricks).prop_map(|(blocking, groups, ending, tricks)| Reading {
        blocking,
        groups,
        ending,
        tricks,
        ..Reading::PAPER
    })
}

fn the_solution(puzzle: &Puzzle) -> Solution {
    minuet_fast::solutions(&Position::of(puzzle), 1)[0]
}

fn solve(puzzle: &Puzzle, reading: &Reading) -> Trace {
    minuet_method::solve(&(*puzzle).into(), reading)
}

/// Whether a line follows only choices of the solution, so that nothing on it may ever be lost.
fn is_true_line(sheet: &Sheet, path: &[Dancer], solution: &Solution) -> bool {
    path.iter().zip(sheet.dances()).all(|(&dancer, dance)| {
        let (cell, digit) = dance.starter().choice(dancer);
        solution.get(cell) == digit
    })
}

/// The position after Steps 1 to 3 on the teacher's sheet.
fn after_step_three(trace: &Trace) -> Position {
    let basic = trace.entries.iter().take_while(|entry| entry.step < Step::Four).count();
    *trace.sheet(basic).expect("the entries fit").position()
}

/// What a failure came to, apart from the way there.
fn end(outcome: &Outcome) -> (minuet_core::Verdict, Option<(u32, u32)>) {
    let left = match *outcome {
        Outcome::Failed { starters, left, .. } => Some((starters, left)),
        _ => None,
    };
    (outcome.verdict(), left)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(), failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn no_step_erases_a_number_of_the_solution((_, puzzle) in any_puzzle(), reading in any_reading()) {
        let solution = the_solution(&puzzle);
        let trace = solve(&puzzle, &reading);
        let mut sheet = trace.start();
        for entry in &trace.entries {
            if is_true_line(&sheet, &entry.dance, &solution) {
                for erased in &entry.effect.erased {
                    prop_assert!(!erased.digits.contains(solution.get(erased.cell)), "{entry:?}");
                }
            }
            prop_assert!(sheet.apply(entry).is_ok());
        }
    }

    #[test]
    fn phase_one_and_step_three_end_where_step_three_alone_ends(
        (_, puzzle) in any_puzzle(), reading in any_reading()
    ) {
        let alone = minuet_fast::close(&Position::of(&puzzle), &reading);
        prop_assert_eq!(Ok(after_step_three(&solve(&puzzle, &reading))), alone);
    }

    #[test]
    fn teacher_and_racer_agree_under_every_reading(
        (_, puzzle) in any_puzzle(), reading in any_reading()
    ) {
        let trace = solve(&puzzle, &reading);
        let decision = minuet_fast::decide(&puzzle, &reading);
        prop_assert_eq!(trace.outcome.verdict(), decision.verdict);
        let last = *trace.sheet(trace.entries.len()).expect("the entries fit").position();
        let failed = minuet_fast::certificate(&puzzle, &reading).map(|found| found.deadlock.position);
        prop_assert_eq!(failed, matches!(trace.outcome, Outcome::Failed { .. }).then_some(last));
    }

    #[test]
    fn the_outcome_does_not_change_with_the_names_and_places(
        (puzzle, image) in any_puzzle(), reading in any_reading()
    ) {
        prop_assert_eq!(end(&solve(&puzzle, &reading).outcome), end(&solve(&image, &reading).outcome));
        prop_assert_eq!(minuet_fast::decide(&puzzle, &reading), minuet_fast::decide(&image, &reading));
    }

    #[test]
    fn the_outcome_does_not_depend_on_the_order_of_starters((_, puzzle) in any_puzzle()) {
        let reading = Reading::default();
        for choice in [Choice::Shortest, Choice::BothSides] {
            let other = minuet_method::solve_choosing(&puzzle.into(), &reading, choice);
            prop_assert_eq!(end(&solve(&puzzle, &reading).outcome), end(&other.outcome));
            prop_assert_eq!(minuet_check::check_trace(&other), Ok(()));
        }
    }

    #[test]
    fn trick_b_finds_nothing_that_trick_a_would_not((_, puzzle) in any_puzzle()) {
        let trace = solve(&puzzle, &Reading::default());
        let mut sheet = trace.start();
        for entry in &trace.entries {
            if let Find::DoubleBlocked { .. } = entry.find {
                prop_assert!(trick_a_would(&sheet, entry), "{entry:?}");
            }
            prop_assert!(sheet.apply(entry).is_ok());
        }
    }

    #[test]
    fn the_minuet_number_is_the_least((_, puzzle) in any_puzzle()) {
        let reading = Reading::default();
        let Outcome::Solved { minuets, .. } = solve(&puzzle, &reading).outcome else { return Ok(()) };
        // Where the teacher needs many, looking for the least takes long.
        prop_assume!(minuets <= 4);
        let number = minuet_fast::minuet_number(&puzzle, &reading, minuets);
        let is_less = |number| matches!(number, minuet_fast::MinuetNumber::Exactly(n) if n <= minuets);
        prop_assert!(number.is_some_and(is_less), "{number:?}, the teacher needs {minuets}");
    }
}

/// Whether each candidate that trick b erases is unmarked in a cell with marks of both dancers.
fn trick_a_would(sheet: &Sheet, entry: &Entry) -> bool {
    let Some(dance) = sheet.dances().last() else { return false };
    let Some(line) = sheet.lane(&entry.dance) else { return false };
    entry.effect.erased.iter().all(|erased| {
        Dancer::BOTH.iter().all(|&dancer| {
            let marks = dance.lane(dancer).marks(line, erased.cell);
            !marks.is_empty() && (marks & erased.digits).is_empty()
        })
    })
}

fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(64)
}
