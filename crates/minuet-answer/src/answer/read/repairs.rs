//! Which cells may be misread, where a reading does not have exactly one solution.

use minuet_core::{Cell, Digit, Puzzle};
use minuet_read::{Content, Seen, SeenCell};
use minuet_words::Language;
use minuet_words::message::{CellChange, PhotoMessage};

use crate::{Misread, Repair, Said};

/// How many repairs are offered.
const OFFERED: usize = 3;
/// How likely a content must be to be tried.
const LEAST: f32 = 1e-5;
/// How many single changes are tried in pairs, the likeliest first.
const PAIRED: usize = 48;
/// How many repairs are tried: each is counted by the racer.
const TRIED: usize = 1500;

/// A change of one cell, and how much less likely it makes the reading: the logarithm of how many times.
#[derive(Clone, Copy)]
struct Change {
    cost: f32,
    misread: Misread,
}

/// The likeliest changes of one or two cells that give exactly one solution.
pub(super) fn repairs(seen: &Seen, puzzle: &Puzzle, language: Language) -> Vec<Repair> {
    let changes = changes(seen, puzzle);
    let paired = &changes[..changes.len().min(PAIRED)];
    let pairs = paired.iter().enumerate().flat_map(|(index, one)| {
        let others = paired[..index].iter().filter(|other| other.misread.cell != one.misread.cell);
        others.map(|other| (one.cost + other.cost, vec![other.misread, one.misread]))
    });
    let singles = changes.iter().map(|change| (change.cost, vec![change.misread]));
    let mut tried: Vec<(f32, Vec<Misread>)> = singles.chain(pairs).collect();
    tried.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.len().cmp(&b.1.len())));
    let mut found: Vec<Repair> = Vec::new();
    for (_, changes) in tried.into_iter().take(TRIED) {
        // What one change repairs needs no second one.
        let is_more = |repair: &Repair| repair.changes.iter().all(|part| changes.contains(part));
        let repaired = changed(puzzle, &changes);
        if !found.iter().any(is_more) && minuet_fast::count(&repaired, 2) == 1 {
            found.push(repair(changes, repaired, language));
        }
        if found.len() == OFFERED {
            break;
        }
    }
    found
}

/// All changes of one cell that are likely enough, the likeliest first.
fn changes(seen: &Seen, puzzle: &Puzzle) -> Vec<Change> {
    let mut changes: Vec<Change> = Cell::ALL
        .into_iter()
        .flat_map(|cell| {
            let (seen, from) = (&seen.cells[cell], puzzle.get(cell));
            printed(seen).filter(move |&(likely, to)| to != from && likely >= LEAST).map(
                move |(likely, to)| Change {
                    cost: seen.confidence.max(LEAST).ln() - likely.ln(),
                    misread: Misread { cell, from, to },
                },
            )
        })
        .collect();
    changes.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    changes
}

/// How likely the cell is without a digit, and with each digit, printed or written.
pub(super) fn contents(seen: &SeenCell) -> impl Iterator<Item = (f32, Option<Digit>)> {
    seen.likely.into_iter().zip((0..10).map(Digit::new))
}

/// How likely each printed digit is in the cell, or none. What is not sure of a digit beyond which digit it is, is whether it
/// was printed.
fn printed(seen: &SeenCell) -> impl Iterator<Item = (f32, Option<Digit>)> {
    let content = seen.content;
    let doubted = |likely: f32| (likely - seen.confidence).max(0.0);
    let (empty, hand) = match content {
        Content::Printed(digit) => (doubted(seen.likely[usize::from(digit.get())]), None),
        Content::Written(digit) => (0.0, Some(digit)),
        Content::Empty | Content::Candidates => (0.0, None),
    };
    let printed = hand.map(|digit| doubted(seen.likely[usize::from(digit.get())]));
    contents(seen).map(move |(likely, to)| match to {
        None => (likely + empty, to),
        to if to == hand => (printed.unwrap_or(0.0), to),
        to => (likely, to),
    })
}

fn changed(puzzle: &Puzzle, changes: &[Misread]) -> Puzzle {
    let mut changed = *puzzle;
    for change in changes {
        changed.set(change.cell, change.to);
    }
    changed
}

fn repair(changes: Vec<Misread>, puzzle: Puzzle, language: Language) -> Repair {
    let told = changes.iter().map(|&Misread { cell, from, to }| CellChange { cell, from, to });
    let words = Said::new(language, PhotoMessage::Repair { changes: told.collect() });
    Repair { changes, puzzle, words }
}
