//! `minuet completions`.

use crate::common::minuet;

#[test]
fn every_shell_knows_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = minuet(["completions", shell]).ends(0).out;
        for word in ["solve", "hint", "check", "count", "rate", "convert", "find-depth"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
    }
    let bash = minuet(["completions", "bash"]).ends(0).out;
    assert!(bash.contains("pencil-marks"), "formats are completed");
}

#[test]
fn unknown_shells_are_answered_with_the_known() {
    minuet(["completions", "command.com"]).complains(2, "[possible values: bash, ");
}
