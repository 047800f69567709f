//! What the method promises, on the racer's side: it is sound, confluent, and the same after every turn.

use crate::common::naive::End;
use crate::common::{
    Chance, any_position, any_puzzle, dug, failed_position, naive, solution, turn,
};
use minuet_core::{Blocking, Dancer, Ending, Groups, Position, Reading, Tricks, Verdict};
use minuet_fast::{Engine, close, count, count_in, decide, starters};
use proptest::prelude::*;

fn readings() -> impl Strategy<Value = Reading> {
    let blocking = prop::sample::select(&Blocking::ALL);
    let groups = prop::sample::select(&Groups::ALL);
    let ending = prop::sample::select(&Ending::ALL);
    let tricks = prop::sample::select(&Tricks::ALL);
    (blocking, groups, ending, tricks).prop_map(|(blocking, groups, ending, tricks)| Reading {
        blocking,
        groups,
        ending,
        tricks,
        depth: 1,
    })
}

/// Twenty times as many with `MINUET_FULL=1`.
fn cases(count: u32) -> ProptestConfig {
    let full = std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1");
    let cases = if full { 20 * count } else { count };
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn step_3_ends_where_any_order_ends(seed: u64, reading in readings()) {
        let mut chance = Chance(seed);
        let position = any_position(&mut chance);
        let expect = naive::close(&position, &reading, &mut chance);
        for engine in Engine::available() {
            let closed = engine.close(&position, &reading).ok();
            prop_assert_eq!(closed, expect, "{:?} {}", engine, position);
        }
    }

    #[test]
    fn dancers_end_where_any_order_ends(seed: u64, reading in readings()) {
        let mut chance = Chance(seed);
        let Ok(line) = close(&Position::of(&any_puzzle(&mut chance)), &reading) else {
            return Err(TestCaseError::fail("a well-posed puzzle breaks"));
        };
        for starter in starters(&line).iter().take(3) {
            for dancer in Dancer::BOTH {
                let chosen = starter.chosen(dancer, &line);
                let expect = naive::close(&chosen, &reading, &mut chance);
                prop_assert_eq!(close(&chosen, &reading).ok(), expect);
            }
        }
    }

    #[test]
    fn step_3_keeps_every_solution(seed: u64, reading in readings()) {
        let position = any_position(&mut Chance(seed));
        let before = count_in(&position, 500);
        match close(&position, &reading) {
            Ok(closed) => prop_assert_eq!(count_in(&closed, 500), before),
            Err(_) => prop_assert_eq!(before, 0),
        }
    }

    #[test]
    fn a_failure_keeps_the_solution(seed: u64, reading in readings()) {
        let puzzle = any_puzzle(&mut Chance(seed));
        if let Some(position) = failed_position(&puzzle, &reading) {
            prop_assert!(position.admits(&solution(&puzzle)));
            let counted = decide(&puzzle, &reading).starters.map(usize::from);
            prop_assert_eq!(counted, Some(starters(&position).len()));
        }
    }

    #[test]
    fn turns_change_nothing(seed: u64, reading in readings()) {
        let mut chance = Chance(seed);
        let puzzle = any_puzzle(&mut chance);
        let turned = turn::turned(&puzzle, &mut chance);
        prop_assert_eq!(decide(&puzzle, &reading), decide(&turned, &reading));
    }

    #[test]
    fn a_generous_reading_solves_what_a_narrow_one_solves(seed: u64, reading in readings()) {
        let puzzle = any_puzzle(&mut Chance(seed));
        let generous = Reading {
            blocking: Blocking::Aligned,
            groups: Groups::Four,
            ending: Ending::Trust,
            tricks: Tricks::Both,
            ..reading
        };
        if decide(&puzzle, &reading).verdict != Verdict::Failed {
            prop_assert_ne!(decide(&puzzle, &generous).verdict, Verdict::Failed);
        }
    }

    #[test]
    fn a_missing_digit_of_a_minimal_puzzle_leaves_several(seed: u64) {
        let mut chance = Chance(seed);
        let mut puzzle = dug(&mut chance);
        let (cell, _) = puzzle.iter().nth(chance.below(puzzle.clues())).expect("a digit");
        puzzle.set(cell, None);
        prop_assert_eq!(count(&puzzle, 2), 2);
        let decision = decide(&puzzle, &Reading::PAPER);
        prop_assert_eq!((decision.verdict, decision.left3), (Verdict::Several, None));
    }
}

proptest! {
    // The naive method takes its time.
    #![proptest_config(cases(12))]

    #[test]
    fn the_method_ends_where_any_order_of_starters_ends(seed: u64, reading in readings()) {
        let mut chance = Chance(seed);
        let puzzle = any_puzzle(&mut chance);
        let end = naive::method(&Position::of(&puzzle), &reading, 1, &mut chance);
        let stalled = match end {
            End::Stalled(line) if line.solution().is_none() => Some(line),
            End::Stalled(_) | End::Solved => None,
            End::Broken => return Err(TestCaseError::fail("a well-posed puzzle breaks")),
        };
        prop_assert_eq!(failed_position(&puzzle, &reading), stalled, "{}", puzzle);
        for engine in Engine::available() {
            let decision = engine.decide(&puzzle, &reading);
            prop_assert_eq!(decision, decide(&puzzle, &reading), "{:?} {}", engine, puzzle);
        }
    }
}

/// The naive method nests too, given time.
#[test]
fn nested_dances_end_where_any_order_ends() {
    if std::env::var_os("MINUET_FULL").is_none_or(|value| value != "1") {
        return;
    }
    for text in &crate::common::FAMOUS[..4] {
        for ending in [Ending::Trust, Ending::Proof] {
            let reading = Reading { ending, depth: 2, ..Reading::PAPER };
            let puzzle = crate::common::puzzle(text);
            let end = naive::method(&Position::of(&puzzle), &reading, 2, &mut Chance(2));
            let stalled = match end {
                End::Stalled(line) if line.solution().is_none() => Some(line),
                _ => None,
            };
            assert_eq!(failed_position(&puzzle, &reading), stalled, "{text}");
        }
    }
}
