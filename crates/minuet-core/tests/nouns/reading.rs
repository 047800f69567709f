//! Readings.

use minuet_core::{Blocking, Ending, Groups, Reading, Tricks};
use minuet_words::message::NounMessage;

fn check(text: &str, expect: Reading) {
    assert_eq!(text.parse(), Ok(expect));
    assert_eq!(expect.to_string().parse(), Ok(expect));
}

fn check_error(text: &str, part: &str, expected: &str) {
    let error = text.parse::<Reading>().expect_err("it is no reading");
    assert_eq!(error.part, part);
    let words = NounMessage::from(error).to_string();
    assert_eq!(words, format!("in the reading, {part:?}: expected {expected}"));
}

#[test]
fn what_is_not_named_is_as_in_the_paper() {
    check("", Reading::PAPER);
    check(" , ", Reading::PAPER);
    check("depth=3", Reading::PAPER.with_depth(3));
}

#[test]
fn parts_in_any_order() {
    let all = Reading {
        blocking: Blocking::Never,
        groups: Groups::Four,
        ending: Ending::Proof,
        tricks: Tricks::None,
        depth: Reading::MAX_DEPTH,
    };
    check("depth=9, tricks=none, ending=proof, groups=4, blocking=never", all);
    assert_eq!(all.to_string(), "blocking=never,groups=4,ending=proof,tricks=none,depth=9");
}

#[test]
fn all_readings_come_back() {
    for blocking in Blocking::ALL {
        for groups in Groups::ALL {
            for ending in Ending::ALL {
                for tricks in Tricks::ALL {
                    for depth in 1..=Reading::MAX_DEPTH {
                        let reading = Reading { blocking, groups, ending, tricks, depth };
                        check(&reading.to_string(), reading);
                    }
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_understood_is_named() {
    let parts = "blocking=never|half-doubles|aligned, groups=3|4, ending=trust|proof, tricks=none|both or depth=1..9";
    check_error("depth", "depth", parts);
    check_error("groups=3,speed=1", "speed=1", parts);
    check_error("blocking=always", "blocking=always", "never, half-doubles or aligned");
    check_error("groups=5", "groups=5", "3 or 4");
    check_error("ending=", "ending=", "trust or proof");
    check_error("tricks=a", "tricks=a", "none or both");
    for depth in ["0", "10", "+3", "03", "", "x"] {
        let part = format!("depth={depth}");
        check_error(&part, &part, "1..9");
    }
}
