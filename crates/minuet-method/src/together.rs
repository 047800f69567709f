//! Dancing together: what both dancers' marks allow (tricks a and b).

use minuet_core::{
    Cell, CellSet, Dancer, Digit, DigitSet, Find, Lane, Position, Structure, Tricks,
};

use crate::scribe::Scribe;

/// The first joint elimination of the minuet that the line at `path` has opened.
///
/// Enclosures catch the eye before dots do. Trick a would find all that trick b finds, so b goes first.
pub(crate) fn find(scribe: &Scribe, path: &[Dancer]) -> Option<Find> {
    if scribe.reading.tricks == Tricks::None {
        return None;
    }
    let [line, circle, square] = lanes(scribe, path)?;
    let first = both_enclose(line, circle, square).next();
    first
        .or_else(|| double_blocked(line, circle, square).next())
        .or_else(|| unmarked(line, circle, square).next())
}

/// All of them, in the same order.
pub(crate) fn finds(scribe: &Scribe, path: &[Dancer]) -> Vec<Find> {
    let alone = scribe.reading.tricks == Tricks::None;
    let Some([line, circle, square]) = lanes(scribe, path).filter(|_| !alone) else {
        return Vec::new();
    };
    let b = double_blocked(line, circle, square);
    both_enclose(line, circle, square).chain(b).chain(unmarked(line, circle, square)).collect()
}

/// The line at `path`, circle and square.
fn lanes<'a>(scribe: &'a Scribe, path: &[Dancer]) -> Option<[&'a Lane; 3]> {
    let dance = scribe.sheet.dances().last()?;
    Some([scribe.lane(path), dance.lane(Dancer::Circle), dance.lane(Dancer::Square)])
}

/// The number that a dancer encloses in `cell`, where the line has no ink.
fn enclosed(line: &Lane, dancer: &Lane, cell: Cell) -> Option<Digit> {
    let encloses = (dancer.solved() - line.solved()).contains(cell);
    if encloses { dancer.position().get(cell).single() } else { None }
}

/// Trick a, special case.
fn both_enclose(line: &Lane, circle: &Lane, square: &Lane) -> impl Iterator<Item = Find> {
    Cell::ALL.into_iter().filter_map(move |cell| {
        let digit = enclosed(line, circle, cell)?;
        (enclosed(line, square, cell) == Some(digit)).then_some(Find::BothEnclose { cell, digit })
    })
}

/// Trick b, the special case of a common structure first.
fn double_blocked(line: &Lane, circle: &Lane, square: &Lane) -> impl Iterator<Item = Find> {
    let mut meetings = Vec::new();
    for c in (circle.solved() - line.solved()).iter() {
        let Some(digit) = enclosed(line, circle, c) else { continue };
        for s in (square.solved() - line.solved()).iter() {
            if s != c && enclosed(line, square, s) == Some(digit) {
                meetings.push((digit, c, s));
            }
        }
    }
    let same = move |(digit, c, s): (Digit, Cell, Cell)| {
        let both = CellSet::of(c) | CellSet::of(s);
        both.structures().find_map(|a| blocked(line.position(), digit, c, s, [a, a]))
    };
    let crossing = move |(digit, c, s): (Digit, Cell, Cell)| {
        c.structures().into_iter().find_map(|a| {
            let others = s.structures().into_iter();
            others.filter(|&b| b != a).find_map(|b| blocked(line.position(), digit, c, s, [a, b]))
        })
    };
    meetings.clone().into_iter().filter_map(same).chain(meetings.into_iter().filter_map(crossing))
}

fn blocked(
    position: &Position,
    digit: Digit,
    circle: Cell,
    square: Cell,
    structures: [Structure; 2],
) -> Option<Find> {
    let keep = CellSet::of(circle) | CellSet::of(square);
    let meet = (structures[0].cells() & structures[1].cells()) - keep;
    let useful = meet.iter().any(|cell| position.has(cell, digit));
    useful.then_some(Find::DoubleBlocked { digit, circle, square, structures })
}

/// Trick a.
fn unmarked(line: &Lane, circle: &Lane, square: &Lane) -> impl Iterator<Item = Find> {
    (CellSet::ALL - line.solved()).iter().filter_map(move |cell| {
        let all = line.position().get(cell);
        let [circle, square] = [circle, square].map(|dancer| dancer.position().get(cell));
        let marked = |kept: DigitSet| !kept.is_empty() && kept != all;
        let dead = all - (circle | square);
        (marked(circle) && marked(square) && !dead.is_empty()).then_some(Find::Unmarked {
            cell,
            circle,
            square,
        })
    })
}
