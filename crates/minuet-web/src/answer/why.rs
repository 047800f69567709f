//! Why what both dancers allow holds for either of them.

use minuet_core::{Dancer, DigitSet, Entry, Find};

/// Why a trick holds if `dancer` is right; none for an ending.
pub(super) fn holds(sheet: &minuet_core::Sheet, entry: &Entry, dancer: Dancer) -> Option<String> {
    let lane = sheet.dances().last()?.lane(dancer);
    let who = match dancer {
        Dancer::Circle => "circle",
        Dancer::Square => "square",
    };
    let figure = match dancer {
        Dancer::Circle => "circled",
        Dancer::Square => "boxed",
    };
    match &entry.find {
        Find::BothEnclose { cell, digit } => Some(format!("If {who} is right, {cell} is {digit}.")),
        Find::Unmarked { cell, .. } => {
            let kept = lane.position().get(*cell);
            Some(match kept.single() {
                Some(digit) => format!("If {who} is right, {cell} is {digit}."),
                None => format!("If {who} is right, {cell} is one of {}.", listed(kept)),
            })
        }
        Find::DoubleBlocked { digit, circle, square, structures } => {
            let at = [circle, square][dancer as usize];
            let by = structures[dancer as usize];
            Some(format!(
                "If {who} is right, {digit} stands in {at}, where it is {figure}, and nowhere else in {by}."
            ))
        }
        _ => None,
    }
}

fn listed(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ")
}
