//! Several finds on one line, and what a solve took.

use minuet_core::DigitSet;

use super::dancer_names::name;
use super::lists::{and, capital, place, plural, written};
use crate::story::{Fold, Lead, Piece, Records, Run, Tally};

/// A run of brief pieces in one sentence.
pub(super) fn run(run: &Run) -> String {
    let words = match run.pieces.as_slice() {
        singles if run.fold == Fold::Fills => fills(run.filled, singles),
        [only] => match (run.fold, &run.lead) {
            (Fold::Singles, Lead::Dancer(_)) => only.item.clone(),
            (Fold::Singles, Lead::Main | Lead::CleanUp) => format!("single {}", only.alone),
            _ => only.alone.clone(),
        },
        many => {
            let items: Vec<&str> = many.iter().map(|piece| piece.item.as_str()).collect();
            format!("{}{}", label(run), items.join(separator(run.fold)))
        }
    };
    match &run.lead {
        Lead::Main => format!("{}.", capital(&words)),
        Lead::CleanUp => format!("clean-up: {words}."),
        Lead::Dancer(path) => format!("{}: {words}.", name(path)),
    }
}

/// Step 2: cells look for numbers.
fn fills(filled: usize, singles: &[Piece]) -> String {
    let empty = filled + singles.len();
    let mut words = format!(
        "go through the {empty} {} without ink or candidates (small digits do not count) in reading order, and \
         write every number that no ink, half double, double or triple blocks there",
        plural(empty, "cell")
    );
    if !singles.is_empty() {
        let items: Vec<&str> = singles.iter().map(|piece| piece.item.as_str()).collect();
        let items = items.join(", ");
        words += &format!(
            ". Where that is one number only, ink it: {items}. What is left alone by erasing is not inked yet"
        );
    }
    words
}

fn label(run: &Run) -> &'static str {
    match (run.fold, &run.lead) {
        (Fold::Singles, Lead::Main) => "singles: ",
        (Fold::Singles, Lead::CleanUp) => "singles ",
        // A dancer's name is label enough.
        (Fold::Singles, Lead::Dancer(_)) => "",
        (Fold::Small | Fold::HalfDoubles, _) => "half doubles: ",
        (Fold::Dead, _) => "erase, dead in both: ",
        (Fold::Agreed, _) => "ink, both agree: ",
        (Fold::Fills | Fold::Never, _) => "",
    }
}

/// Items of several words are kept apart by semicolons.
fn separator(fold: Fold) -> &'static str {
    match fold {
        Fold::Small | Fold::HalfDoubles | Fold::Dead => "; ",
        Fold::Singles | Fold::Agreed | Fold::Fills | Fold::Never => ", ",
    }
}

/// `Row 1: 5 is left only in r1c1 and r1c3, 6 in r1c7 and r1c8. Write 5 6 on the margin of row 1.`
pub(super) fn records(Records { structure, halves, .. }: &Records) -> String {
    let parts = halves.iter().enumerate().map(|(i, (digit, [a, b]))| {
        let verb = if i == 0 { " is left only" } else { "" };
        format!("{digit}{verb} in {a} and {b}")
    });
    let left = parts.collect::<Vec<_>>().join(", ");
    let place = place(*structure);
    let digits: DigitSet = halves.iter().map(|(digit, _)| *digit).collect();
    let write = match (structure.is_square(), halves.as_slice()) {
        (true, [(digit, _)]) => format!("Write a small {digit} in both"),
        (true, _) => "Write each small in its two cells".into(),
        (false, _) => format!("Write {} on the margin of {place}", written(digits)),
    };
    format!("{}: {left}. {write}.", capital(&place))
}

/// `The full solve takes 2 passes of Step 1, 31 singles, 1 starter and 84 dots.`
pub(super) fn tally(tally: &Tally) -> String {
    let passes = if tally.passes == 1 { "pass of Step 1" } else { "passes of Step 1" };
    let parts = [
        (tally.passes, passes.into()),
        (tally.singles, plural(tally.singles, "single")),
        (tally.starters, plural(tally.starters, "starter")),
        (tally.dots, plural(tally.dots, "dot")),
    ];
    let parts = parts.into_iter().filter(|(n, _)| *n > 0).map(|(n, noun)| format!("{n} {noun}"));
    let parts: Vec<String> = parts.collect();
    let left_out = match tally.left_out {
        0 => String::new(),
        1 => " 1 find that is not needed is left out here.".into(),
        many => format!(" {many} finds that are not needed are left out here."),
    };
    if parts.is_empty() {
        String::new()
    } else {
        format!("The full solve takes {}.{left_out}", and(parts))
    }
}
