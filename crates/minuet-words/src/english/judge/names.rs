//! Names and lists for the sentences of the judge.

use std::fmt::Display;

use minuet_core::{Blocker, CellSet, Dancer, DigitSet, Find, Inked, Rule, Starter};

use super::super::dancers;
use super::super::structures::structure;
use crate::message::Figure;

fn list(items: impl Iterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

pub(super) fn cells(cells: CellSet) -> String {
    list(cells.iter())
}

pub(super) fn digits(digits: DigitSet) -> String {
    list(digits.iter())
}

pub(super) fn inked(inked: &[Inked]) -> String {
    let list: Vec<String> =
        inked.iter().map(|Inked { cell, digit }| format!("{digit} in {cell}")).collect();
    if list.is_empty() { "nothing".to_owned() } else { list.join(", ") }
}

/// `the main line`, `circle`, `square within circle`.
pub(super) fn line(dance: &[Dancer]) -> String {
    if dance.is_empty() { "the main line".to_owned() } else { dancers::name(dance) }
}

/// The name of the field in the outcome: `tried`.
pub(super) fn figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Step => "step",
        Figure::Tried => "tried",
        Figure::Minuets => "minuets",
        Figure::Depth => "depth",
        Figure::Starters => "starters",
        Figure::Left => "left",
    }
}

pub(super) fn rule(rule: Rule) -> &'static str {
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

pub(super) fn mark(mark: &Blocker) -> String {
    match mark {
        Blocker::Ink { cell } => format!("ink in {cell}"),
        Blocker::HalfDouble { structure: place, digit, cells: [a, b] } => {
            format!("the half double of {digit} in {} ({a}, {b})", structure(*place))
        }
        Blocker::Group { cells: places, digits: numbers } => {
            format!("the group of {} in {}", digits(*numbers), cells(*places))
        }
    }
}

pub(super) fn starter(starter: &Starter) -> String {
    match starter {
        Starter::Cell { cell, digits: [a, b] } => format!("{cell} with {a} or {b}"),
        Starter::HalfDouble { digit, structure: place, cells: [a, b] } => {
            format!("{digit} of {} in {a} or {b}", structure(*place))
        }
    }
}

/// A find that still applies: `a hidden single, 4 of box 3 in r3c7`.
pub(super) fn find(find: &Find) -> String {
    let name = rule(find.rule());
    match find {
        Find::NakedSingle { cell, digit, .. } => format!("{name}, {digit} in {cell}"),
        Find::HiddenSingle { structure: place, cell, digit, .. } => {
            format!("{name}, {digit} of {} in {cell}", structure(*place))
        }
        Find::HalfDouble { structure: place, digit, cells: [a, b], .. } => {
            format!("{name}, {digit} of {} in {a}, {b}", structure(*place))
        }
        Find::Aligned { structure: place, digit, cells: places } => {
            format!("{name}, {digit} of {} in {}", structure(*place), cells(*places))
        }
        Find::NakedGroup { structure: place, cells: places, digits: numbers }
        | Find::HiddenGroup { structure: place, cells: places, digits: numbers } => {
            format!("{name}, {} of {} in {}", digits(*numbers), structure(*place), cells(*places))
        }
        Find::Passive { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Wrong { .. }
        | Find::BothWrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => name.to_owned(),
    }
}
