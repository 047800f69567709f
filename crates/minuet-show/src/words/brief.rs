//! The brief form of an entry: a few words, most of which fold into runs.

use minuet_core::{Broken, Dancer, Find, Starter, Step};

use super::lists::{capital, group, short_cells, written};
use super::minuet::breaks;
use super::scene::{Scene, partner};

/// Which finds share a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    /// Numbers inked or enclosed.
    Singles,
    /// Half doubles of Step 1.
    Small,
    /// Half doubles of Step 3 that erase nothing.
    HalfDoubles,
    /// Cells filled in Step 2.
    Fills,
    /// Trick a.
    Dead,
    /// Trick a, special case.
    Agreed,
    /// A line of its own.
    Never,
}

/// One entry in a few words.
pub(super) struct Piece {
    /// The finds it may share a line with.
    pub(super) fold: Fold,
    /// The words in a run.
    pub(super) item: String,
    /// The words when it stands alone, no full stop.
    pub(super) alone: String,
}

fn piece(fold: Fold, item: String, alone: String) -> Piece {
    Piece { fold, item, alone }
}

fn never(text: String) -> Piece {
    piece(Fold::Never, text.clone(), text)
}

/// The brief form of the entry.
pub(super) fn of(scene: &Scene<'_>) -> Piece {
    let first = scene.entry.step == Step::One;
    match &scene.entry.find {
        Find::NakedSingle { cell, digit, .. } => {
            piece(Fold::Singles, format!("{digit} {cell}"), format!("{digit} in {cell}"))
        }
        Find::HiddenSingle { structure, cell, digit, .. } => {
            let place = if first { String::new() } else { format!(" ({structure})") };
            let item = format!("{digit} {cell}{place}");
            piece(Fold::Singles, item, format!("{digit} in {structure}: {cell}"))
        }
        Find::Passive { cell, digit, .. } => {
            let item = format!("{digit} {cell} (Rule 22)");
            piece(Fold::Singles, item, format!("{digit} in {cell} (Rule 22)"))
        }
        Find::HalfDouble { digit, cells: [a, b], .. } if first => {
            piece(Fold::Small, format!("{digit} {a} {b}"), format!("small {digit}: {a}, {b}"))
        }
        Find::HalfDouble { structure, digit, cells: [a, b], .. } => {
            let item = format!("{digit} in {structure} ({a} {b})");
            if scene.entry.effect.is_empty() {
                piece(Fold::HalfDoubles, item.clone(), format!("half double {item}"))
            } else {
                never(format!("half double {item} blocks {}", losses(scene)))
            }
        }
        Find::Aligned { structure, digit, cells } => never(format!(
            "{digit} in {structure} ({}) blocks {}",
            short_cells(cells.iter()),
            losses(scene)
        )),
        Find::NakedGroup { structure, cells, digits } => never(format!(
            "{} {} in {structure} ({})",
            group(cells.len()),
            written(*digits),
            short_cells(cells.iter())
        )),
        Find::HiddenGroup { structure, cells, digits } => never(format!(
            "hidden {} {} in {structure} ({})",
            group(cells.len()),
            written(*digits),
            short_cells(cells.iter())
        )),
        Find::Fill { cell, digits, .. } => {
            let words = format!("{} in {cell}", written(*digits));
            piece(Fold::Fills, words.clone(), words)
        }
        _ => dance(scene),
    }
}

fn dance(scene: &Scene<'_>) -> Piece {
    match &scene.entry.find {
        Find::Starter { starter, .. } => never(opening(scene, starter)),
        Find::Unmarked { cell, circle, square } => {
            let dead = scene.keeps(*cell) - *circle - *square;
            let verb = if dead.len() == 1 { "is" } else { "are" };
            let alone = format!("{} {verb} dead in both: {cell}", written(dead));
            piece(Fold::Dead, format!("{} {cell}", written(dead)), alone)
        }
        Find::BothEnclose { cell, digit } => {
            piece(Fold::Agreed, format!("{digit} {cell}"), format!("{digit} in {cell}, both agree"))
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
        _ => never("the rest of this minuet is not needed".into()),
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
        Starter::HalfDouble { digit, structure, .. } => format!("{digit} in {structure}"),
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
