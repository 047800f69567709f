//! Names and lists for the sentences of the faults.

use std::fmt::Display;

use minuet_core::{Blocker, CellSet, Dancer, DigitSet, Find, Rule, Starter};

fn list(items: impl Iterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

pub(crate) fn cells(cells: CellSet) -> String {
    list(cells.iter())
}

pub(crate) fn digits(digits: DigitSet) -> String {
    list(digits.iter())
}

pub(crate) fn line(dance: &[Dancer]) -> String {
    match dance.split_last() {
        None => "the main line".to_owned(),
        Some((last, rest)) => rest.iter().rev().fold(last.to_string(), |name, outer| {
            let mut name = name;
            name.push_str(" of ");
            name.push_str(&outer.to_string());
            name
        }),
    }
}

pub(crate) fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::NakedSingle => "a naked single",
        Rule::HiddenSingle => "a hidden single",
        Rule::Passive => "a passive half double or double",
        Rule::HalfDouble => "a half double",
        Rule::Aligned => "an aligned number",
        Rule::NakedGroup => "a naked group",
        Rule::HiddenGroup => "a hidden group",
        Rule::Fill => "a fill",
        Rule::Starter => "a starter",
        Rule::Unmarked => "trick a",
        Rule::BothEnclose => "trick a on a number enclosed by both",
        Rule::DoubleBlocked => "trick b",
        Rule::Wrong => "a wrong dancer",
        Rule::BothWrong => "two wrong dancers",
        Rule::Complete => "a complete dancer",
        Rule::Stall => "a stall",
        Rule::Leave => "leaving a minuet",
    }
}

pub(crate) fn mark(mark: &Blocker) -> String {
    match mark {
        Blocker::Ink { cell } => format!("ink in {cell}"),
        Blocker::HalfDouble { structure, digit, cells: [a, b] } => {
            format!("the half double of {digit} in {structure} ({a}, {b})")
        }
        Blocker::Group { cells: places, digits: numbers } => {
            format!("the group of {} in {}", digits(*numbers), cells(*places))
        }
    }
}

pub(crate) fn starter(starter: &Starter) -> String {
    match starter {
        Starter::Cell { cell, digits: [a, b] } => format!("{cell} with {a} or {b}"),
        Starter::HalfDouble { digit, structure, cells: [a, b] } => {
            format!("{digit} of {structure} in {a} or {b}")
        }
    }
}

/// A find that applies although it should not.
pub(crate) fn find(find: &Find) -> String {
    let name = rule(find.rule());
    match find {
        Find::NakedSingle { cell, digit, .. } => format!("{name}, {digit} in {cell}"),
        Find::HiddenSingle { structure, cell, digit, .. } => {
            format!("{name}, {digit} of {structure} in {cell}")
        }
        Find::HalfDouble { structure, digit, cells: [a, b], .. } => {
            format!("{name}, {digit} of {structure} in {a}, {b}")
        }
        Find::Aligned { structure, digit, cells: places } => {
            format!("{name}, {digit} of {structure} in {}", cells(*places))
        }
        Find::NakedGroup { structure, cells: places, digits: numbers }
        | Find::HiddenGroup { structure, cells: places, digits: numbers } => {
            format!("{name}, {} of {structure} in {}", digits(*numbers), cells(*places))
        }
        _ => name.to_owned(),
    }
}
