//! Names and lists for the sentences of the judge.

use minuet_core::{Blocker, CellSet, Dancer, DigitSet, Find, Inked, Rule, Starter};

use super::super::dancer_names;
use super::super::lists::{and, place};
use crate::message::Figure;

/// `a, b and c`, or another word where there is nothing.
fn list(items: impl IntoIterator<Item = impl ToString>, nothing: &str) -> String {
    Some(and(items)).filter(|list| !list.is_empty()).unwrap_or_else(|| nothing.to_owned())
}

pub(super) fn cells(cells: CellSet) -> String {
    list(cells.iter(), "none")
}

pub(super) fn digits(digits: DigitSet) -> String {
    list(digits.iter(), "none")
}

pub(super) fn inked(inked: &[Inked]) -> String {
    list(inked.iter().map(|Inked { cell, digit }| format!("{digit} in {cell}")), "nothing")
}

/// `the main line`, `circle`, `square within circle`.
pub(super) fn line(dance: &[Dancer]) -> String {
    if dance.is_empty() { "the main line".to_owned() } else { dancer_names::name(dance) }
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
        Rule::Complete => "a complete dancer",
        Rule::Stall => "a stall",
        Rule::Leave => "leaving a minuet",
    }
}

pub(super) fn mark(mark: &Blocker) -> String {
    match mark {
        Blocker::Ink { cell } => format!("ink in {cell}"),
        Blocker::HalfDouble { structure, digit, cells: [a, b] } => {
            format!("the half double of {digit} in {} ({a}, {b})", place(*structure))
        }
        Blocker::Group { cells: places, digits: numbers } => {
            format!("the group of {} in {}", digits(*numbers), cells(*places))
        }
    }
}

pub(super) fn starter(starter: &Starter) -> String {
    match starter {
        Starter::Cell { cell, digits: [a, b] } => format!("{cell} with {a} or {b}"),
        Starter::HalfDouble { digit, structure, cells: [a, b] } => {
            format!("{digit} of {} in {a} or {b}", place(*structure))
        }
    }
}

/// A find that still applies: `a hidden single, 4 of box 3 in r3c7`.
pub(super) fn find(find: &Find) -> String {
    let name = rule(find.rule());
    match find {
        Find::NakedSingle { cell, digit, .. } => format!("{name}, {digit} in {cell}"),
        Find::HiddenSingle { structure, cell, digit, .. } => {
            format!("{name}, {digit} of {} in {cell}", place(*structure))
        }
        Find::HalfDouble { structure, digit, cells: [a, b], .. } => {
            format!("{name}, {digit} of {} in {a} and {b}", place(*structure))
        }
        Find::Aligned { structure, digit, cells: places } => {
            format!("{name}, {digit} of {} in {}", place(*structure), cells(*places))
        }
        Find::NakedGroup { structure, cells: places, digits: numbers }
        | Find::HiddenGroup { structure, cells: places, digits: numbers } => {
            format!("{name}, {} of {} in {}", digits(*numbers), place(*structure), cells(*places))
        }
        Find::Passive { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => name.to_owned(),
    }
}
