//! The brief form of an entry: a few words, most of which fold into runs.

use minuet_core::{Blocker, Broken, Cell, CellSet, Dancer, DigitSet, Find, Starter, Step};

use super::consequence::alike;
use super::dancer_names::{enclosed, name, partner};
use super::lists::{group, place, short_cells, written};
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
        Find::Passive { of: Blocker::HalfDouble { structure, .. }, cell, digit, .. } if !first => {
            let source = format!("(Rule 22, {})", place(*structure));
            piece(format!("{digit} {cell} {source}"), format!("{digit} in {cell} {source}"))
        }
        Find::Passive { cell, digit, .. } => {
            let item = format!("{digit} {cell} (Rule 22)");
            piece(item, format!("{digit} in {cell} (Rule 22)"))
        }
        Find::HalfDouble { digit, cells: [a, b], .. } if first => {
            let item = format!("{digit} in {a} {b}{}", aside(scene));
            piece(item.clone(), format!("half double: {item}"))
        }
        Find::HalfDouble { structure, digit, cells: [a, b], .. } => {
            let item = format!("{digit} in {} ({a} {b})", place(*structure));
            if scene.entry.effect.is_empty() {
                piece(item.clone(), format!("half double {item}"))
            } else {
                never(format!("half double {item}{}", consequence(scene)))
            }
        }
        Find::Aligned { structure, digit, cells } => never(format!(
            "{digit} in {} ({}){}",
            place(*structure),
            short_cells(cells.iter()),
            consequence(scene)
        )),
        Find::NakedGroup { structure, cells, digits } => never(format!(
            "{} {} in {} ({}){}",
            group(cells.len()),
            written(*digits),
            place(*structure),
            short_cells(cells.iter()),
            consequence(scene)
        )),
        Find::HiddenGroup { structure, cells, digits } if first => never(format!(
            "{} {} in {}: candidates {}, and no others{}",
            group(cells.len()),
            written(*digits),
            place(*structure),
            big(scene, *cells),
            aside(scene)
        )),
        Find::HiddenGroup { structure, cells, digits } => never(format!(
            "hidden {} {} in {} ({}){}",
            group(cells.len()),
            written(*digits),
            place(*structure),
            short_cells(cells.iter()),
            consequence(scene)
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
            piece(format!("{digit} {cell}"), format!("ink, both agree: {digit} in {cell}"))
        }
        Find::DoubleBlocked { digit, circle, square, .. } => never(format!(
            "erase, blocked by both (circle has {digit} in {circle}, square in {square}): {}",
            lost(&losses(scene), "in")
        )),
        Find::Wrong { dancer, broken } => never(format!(
            "{}: {}",
            fault(scene, *dancer, broken.as_ref()),
            verdict(scene, *dancer)
        )),
        Find::Complete { dancer } => never(format!(
            "{} completes: ink every number that it has {}",
            partner(scene, *dancer),
            enclosed(*dancer)
        )),
        Find::Stall => never(format!("nothing comes of it. {}", wipe(scene))),
        Find::Leave => never(format!("nothing more is needed here. {}", wipe(scene))),
    }
}

/// What goes when a minuet is over.
fn wipe(scene: &Scene<'_>) -> &'static str {
    match scene.dancer() {
        None => "Erase the marks of both dancers",
        Some(_) => "Put the copy away",
    }
}

/// What to do when `dancer` has broken.
fn verdict(scene: &Scene<'_>, dancer: Dancer) -> String {
    let (loser, winner) = (partner(scene, dancer), partner(scene, dancer.other()));
    let mut told = vec![format!("{winner} is right")];
    match scene.entry.dance.as_slice() {
        [] => {
            told.push(format!("Erase the marks of {loser}"));
            told.extend(inked(scene, dancer.other()));
            let more = beyond_singles(scene);
            if !more.is_empty() {
                told.push(format!("Erase what {winner} does not keep: {}", lost(&more, "in")));
            }
        }
        ground => {
            let ground = name(ground);
            told.push(format!("Put the copy away; what {winner} keeps is now what {ground} keeps"));
        }
    }
    told.join(". ")
}

/// Few numbers are named, many counted: they are enclosed on the sheet.
fn inked(scene: &Scene<'_>, winner: Dancer) -> Option<String> {
    let marked = enclosed(winner);
    match scene.entry.effect.inked.as_slice() {
        [] => None,
        all => {
            let items = all.iter().map(|inked| format!("{} {}", inked.digit, inked.cell));
            Some(format!("Ink what is {marked}: {}", items.collect::<Vec<_>>().join(", ")))
        }
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
    let home = match starter {
        Starter::Cell { cell, .. } => cell.to_string(),
        Starter::HalfDouble { digit, structure, .. } => format!("{digit} in {}", place(*structure)),
    };
    match scene.entry.dance.as_slice() {
        [] => {
            let left = match starter {
                Starter::Cell { cell, digits: [a, b] } => {
                    format!("only {a} and {b} are left in {cell}")
                }
                Starter::HalfDouble { digit, structure, .. } => {
                    format!("only two cells are left for {digit} in {}", place(*structure))
                }
            };
            format!("{left}: {circle}, {square}. Enclose them")
        }
        ground => {
            let ground = name(ground);
            format!(
                "own minuet on {home}, on a copy of the sheet as {ground} has it: {circle}, {square}"
            )
        }
    }
}

/// What a find erases, or what a dancer rules out by it: `: erase 1 from r8c4; 5 from r8c6`.
fn consequence(scene: &Scene<'_>) -> String {
    let losses = losses(scene);
    match scene.dancer() {
        _ if losses.is_empty() => String::new(),
        None => format!(": erase {}", lost(&losses, "from")),
        Some(_) => format!(" rules out {}", lost(&losses, "in")),
    }
}

/// What a find of Step 1 erases among the big digits that are on the sheet already.
fn aside(scene: &Scene<'_>) -> String {
    let losses = losses(scene);
    if losses.is_empty() { String::new() } else { format!(" (erase {})", lost(&losses, "from")) }
}

/// `2 7 in r4c4 r6c4`: the candidates of the cells, as they are to be written.
fn big(scene: &Scene<'_>, cells: CellSet) -> String {
    let contents: Vec<_> = cells.iter().map(|cell| (cell, scene.after.pencil(cell))).collect();
    lost(&contents, "in")
}

/// What is seen to go: pencilled digits on the main line, candidates of a dancer.
fn losses(scene: &Scene<'_>) -> Vec<(Cell, DigitSet)> {
    let standing = |cell| match scene.dancer() {
        None => scene.before.pencil(cell),
        Some(_) => scene.keeps(cell),
    };
    let erased = scene.entry.effect.erased.iter();
    let seen = erased.map(|erased| (erased.cell, erased.digits & standing(erased.cell)));
    seen.filter(|(_, digits)| !digits.is_empty()).collect()
}

/// What goes beyond what the inked numbers rule out by Rule 19.
fn beyond_singles(scene: &Scene<'_>) -> Vec<(Cell, DigitSet)> {
    let inked = &scene.entry.effect.inked;
    let ruled_out = |cell: Cell| -> DigitSet {
        let seen = inked.iter().filter(|inked| cell.sees(inked.cell));
        seen.map(|inked| inked.digit).collect()
    };
    losses(scene)
        .into_iter()
        .filter(|(cell, _)| !inked.iter().any(|inked| inked.cell == *cell))
        .map(|(cell, digits)| (cell, digits - ruled_out(cell)))
        .filter(|(_, digits)| !digits.is_empty())
        .collect()
}

/// `1 from r8c4 r8c5; 5 from r8c6`.
fn lost(losses: &[(Cell, DigitSet)], from: &str) -> String {
    let parts = alike(losses).into_iter();
    let parts =
        parts.map(|(digits, at)| format!("{} {from} {}", written(digits), short_cells(at.iter())));
    parts.collect::<Vec<_>>().join("; ")
}
