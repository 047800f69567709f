//! What the two sides of a starter settle by their own numbers, and an order of starters that looks at both.

use std::cmp::Reverse;

use minuet_core::{Cell, CellSet, Dancer, Digit, DigitSet, Position, Starter};

/// Whoever finds a starter where each side settles as many other cells as this need not look on.
const ENOUGH: u8 = 4;
/// How many starters are looked at before the best of them is taken.
const DOZEN: usize = 12;

/// A number in a cell.
type Choice = (Cell, Digit);

/// Takes the starter to try next out of `rest`, which is in reading order: the first one that is good, or the best of the first
/// dozen.
pub(crate) fn take(rest: &mut Vec<Starter>, position: &Position) -> Option<Starter> {
    let mut best = None;
    for (place, starter) in rest.iter().enumerate().take(DOZEN) {
        let [circle, square] = settles(starter, position);
        let weaker = circle.min(square);
        if weaker >= ENOUGH {
            return Some(rest.remove(place));
        }
        best = best.max(Some((weaker, circle + square, Reverse(place))));
    }
    best.map(|(.., Reverse(place))| rest.remove(place))
}

/// How many other cells circle and square settle if only the half doubles of the starter's own numbers are followed.
pub fn settles(starter: &Starter, position: &Position) -> [u8; 2] {
    let choices = Dancer::BOTH.map(|side| starter.choice(side));
    let numbers = choices.into_iter().map(|(_, digit)| digit).collect();
    choices.map(|choice| follow(position, choice, numbers))
}

/// Whether each side settles enough other cells to take the starter without looking at others.
pub fn is_good(starter: &Starter, position: &Position) -> bool {
    settles(starter, position).into_iter().all(|side| side >= ENOUGH)
}

/// Whether one of two dancers takes one side of a starter, and its partner the other. If their minuet was fruitless, so is that
/// of the starter: its sides lead no further than these dancers.
pub(crate) fn is_settled(starter: &Starter, dancers: &[Position; 2]) -> bool {
    let takes = |dancer: &Position, side| {
        let (cell, digit) = starter.choice(side);
        dancer.get(cell).single() == Some(digit)
    };
    let ([x, y], [circle, square]) = (dancers, Dancer::BOTH);
    takes(x, circle) && takes(y, square) || takes(x, square) && takes(y, circle)
}

/// How many other cells a choice settles, link by link.
fn follow(position: &Position, choice: Choice, numbers: DigitSet) -> u8 {
    let mut settled = vec![choice];
    let mut at = 0;
    while let Some(&from) = settled.get(at) {
        for to in at_once(position, from, numbers) {
            if !settled.contains(&to) {
                settled.push(to);
            }
        }
        at += 1;
    }
    let mut cells: CellSet = settled.into_iter().map(|(cell, _)| cell).collect();
    cells.remove(choice.0);
    cells.len() as u8
}

/// Where the half doubles that lose one of their two cells to a number send theirs.
fn at_once(position: &Position, (cell, digit): Choice, numbers: DigitSet) -> Vec<Choice> {
    let mut settled = Vec::new();
    for other in (position.get(cell) & numbers).iter().filter(|&other| other != digit) {
        settled.extend(partners(position, (cell, other)));
    }
    for lost in cell.seen().iter().filter(|&seen| position.has(seen, digit)) {
        let far = partners(position, (lost, digit)).filter(|&(to, _)| to != cell && !cell.sees(to));
        settled.extend(far);
    }
    settled
}

/// Where a number must go if not in this cell: the other cells of its half doubles.
fn partners(position: &Position, (cell, digit): Choice) -> impl Iterator<Item = Choice> {
    cell.structures().into_iter().filter_map(move |structure| {
        let [a, b] = position.places(digit, structure).pair()?;
        Some((if a == cell { b } else { a }, digit))
    })
}
