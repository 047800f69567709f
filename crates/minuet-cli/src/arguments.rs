//! The arguments before they are understood.

use std::ffi::{OsStr, OsString};

/// The arguments of the program. A puzzle that begins with `-` would be taken for an option, so it gets a
/// blank before it; [`plain`] takes the blank away again.
pub(crate) fn arguments() -> impl Iterator<Item = OsString> {
    std::env::args_os().map(|argument| {
        if !is_dashed_puzzle(&argument) {
            return argument;
        }
        let mut shielded = OsString::from(" ");
        shielded.push(argument);
        shielded
    })
}

/// An argument as it was written.
pub(crate) fn plain(argument: &str) -> &str {
    if argument.starts_with(" -") { &argument[1..] } else { argument }
}

/// No option begins like this: a dash, and then a cell, a rule or a border, with a digit further on.
fn is_dashed_puzzle(argument: &OsStr) -> bool {
    let Some(text) = argument.to_str() else { return false };
    let is_option = text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_alphabetic());
    let cells = text.chars().filter(|c| c.is_ascii_digit() || ".*_xX-".contains(*c)).count();
    text.starts_with('-') && cells >= 9 && (!is_option || cells >= 81)
}
