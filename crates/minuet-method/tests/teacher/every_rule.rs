//! Every rule occurs in some trace, and the judge accepts them all.

use std::collections::BTreeSet;

use minuet_core::{Rule, Step};
use minuet_method::{brief, solve};

use crate::support::{puzzles, reading};

#[test]
fn every_rule_occurs_and_is_accepted() {
    let mut seen: BTreeSet<Rule> = BTreeSet::new();
    let mut basic: BTreeSet<(Rule, Step)> = BTreeSet::new();
    for text in ["", "blocking=never", "blocking=aligned,groups=4", "ending=proof", "depth=2"] {
        for puzzle in puzzles() {
            let full = solve(&puzzle.into(), &reading(text));
            for trace in [brief(&full), full] {
                assert_eq!(minuet_check::check_trace(&trace), Ok(()), "{text} {puzzle}");
                seen.extend(trace.entries.iter().map(|entry| entry.find.rule()));
                basic.extend(trace.entries.iter().map(|entry| (entry.find.rule(), entry.step)));
            }
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<Rule>>(), Rule::ALL);
    for step in [Step::One, Step::Three, Step::Four] {
        for rule in [Rule::HiddenSingle, Rule::HalfDouble, Rule::HiddenGroup] {
            assert!(basic.contains(&(rule, step)), "{rule:?} in Step {step}");
        }
    }
}
