//! The brief form of an entry: a few words, most of which fold into runs.

use minuet_core::{Broken, Dancer, Find, Starter, Step};

use super::dancer_names::partner;
use super::lists::{capital, group, place, short_cells, written};
use super::minuet::breaks;
use crate::story::{Piece, Scene};

fn piece(item: String, alone: String) -> Piece {
    Piece { item, alone }
}

fn never(text: String) -> Piece {
    piece(text.clone(), text)
}

/// The brief form of the entry.
pub(super) fn of(scene: &Scene<'_>) -> Piece {
    let first = scene.entry.step == Step::One;
    match &scene.entry.find {
        Find::NakedSingle { cell, digit, .. } => {
            piece(format!("{digit} {cell}"), format!("{digit} in {cell}"))
        }
        Find::HiddenSingle { structure, cell, digit, .. } => {
            let place = place(*structure);
            let item = match first {
                true => format!("{digit} {cell}"),
                false => format!("{digit} {cell} ({place})"),
            };
            piece(item, format!("{digit} in {place}: {cell}"))
        }
        Find::Passive { cell, digit, .. } => {
            let item = format!("{digit} {cell} (Rule 22)");
            piece(item, format!("{digit} in {cell} (Rule 22)"))
        }
        Find::HalfDouble { digit, cells: [a, b], .. } if first => {
            let item = format!("{digit} in {a} {b}");
            piece(item.clone(), format!("half double: {item}"))
        }
        Find::HalfDouble { structure, digit, cells: [a, b], .. } => {
            let item = format!("{digit} in {} ({a} {b})", place(*structure));
            if scene.entry.effect.is_empty() {
                piece(item.clone(), format!("half double {item}"))
            } else {
                never(format!("half double {item} blocks {}", losses(scene)))
            }
        }
        Find::Aligned { structure, digit, cells } => never(format!(
            "{digit} in {} ({}) blocks {}",
            place(*structure),
            short_cells(cells.iter()),
            losses(scene)
        )),
        Find::NakedGroup { structure, cells, digits } => never(format!(
            "{} {} in {} ({})",
            group(cells.len()),
            written(*digits),
            place(*structure),
            short_cells(cells.iter())
        )),
        Find::HiddenGroup { structure, cells, digits } => never(format!(
            "hidden {} {} in {} ({})",
            group(cells.len()),
            written(*digits),
            place(*structure),
            short_cells(cells.iter())
        )),
        Find::Fill { cell, digits, .. } => {
            let words = format!("{} in {cell}", written(*digits));
            piece(words.clone(), words)
        }
        Find::Starter { starter, .. } => never(opening(scene, starter)),
        Find::Unmarked { cell, circle, square } => {
            let dead = scene.keeps(*cell) - *circle - *square;
            let item = format!("{} in {cell}", written(dead));
            piece(item.clone(), format!("erase, dead in both: {item}"))
        }
        Find::BothEnclose { cell, digit } => {
            piece(format!("{digit} {cell}"), format!("{digit} in {cell}, both agree"))
        }
        Find::DoubleBlocked { digit, circle, square, .. } => never(format!(
            "{digit} is blocked twice (circle {circle}, square {square}): {}",
            losses(scene)
        )),
        Find::Wrong { dancer, broken } => {
            let winner = partner(scene, dancer.other());
            never(format!("{}: {winner} is right", fault(scene, *dancer, broken.as_ref())))
        }
        Find::BothWrong { circle, square } => {
            let circle = fault(scene, Dancer::Circle, circle.as_ref());
            let square = fault(scene, Dancer::Square, square.as_ref());
            never(format!("{circle}; {square}: both are wrong"))
        }
        Find::Complete { dancer } => never(format!("{} completes", partner(scene, *dancer))),
        Find::Stall => never("no yield".into()),
        Find::Leave => never("nothing more is needed here".into()),
    }
}

fn fault(scene: &Scene<'_>, dancer: Dancer, broken: Option<&Broken>) -> String {
    let who = partner(scene, dancer);
    match broken {
        Some(broken) => format!("{who} {}", breaks(broken)),
        None => format!("{who} is wrong either way"),
    }
}

fn opening(scene: &Scene<'_>, starter: &Starter) -> String {
    let [circle, square] = Dancer::BOTH.map(|dancer| {
        let (cell, digit) = starter.choice(dancer);
        let choice = match starter {
            Starter::Cell { .. } => digit.to_string(),
            Starter::HalfDouble { .. } => format!("{digit} in {cell}"),
        };
        format!("{} takes {choice}", partner(scene, dancer))
    });
    let place = match starter {
        Starter::Cell { cell, .. } => cell.to_string(),
        Starter::HalfDouble { digit, structure, .. } => format!("{digit} in {}", place(*structure)),
    };
    match scene.entry.dance.as_slice() {
        [] => format!("{}, {square}", capital(&circle)),
        _ => format!("own minuet on {place}: {circle}, {square}"),
    }
}

/// The cells that lose something.
fn losses(scene: &Scene<'_>) -> String {
    short_cells(scene.entry.effect.erased.iter().map(|erased| erased.cell))
}
