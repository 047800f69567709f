//! Starters: how a minuet is opened (Step 4).

use std::collections::BTreeSet;

use minuet_core::{Cell, CellSet, Dancer, Digit, DigitSet, Position, Starter, Structure};

use crate::Fault;
use crate::half_doubles::{are_places, in_order};
use crate::place::Place;

pub(crate) fn starter(
    place: &Place<'_>,
    starter: Starter,
    depth: u8,
    sees: u8,
) -> Result<(), Fault> {
    let (state, dance) = (place.state, place.dance);
    if state.minuets.len() > dance.len() {
        return Err(Fault::MinuetOpen);
    }
    // A line without an open minuet dances in the innermost one, if in any.
    let most = match state.minuets.last() {
        None => state.reading.depth,
        Some(minuet) => minuet.depth.saturating_sub(1),
    };
    if !(1..=most).contains(&depth) {
        return Err(Fault::WrongDepth { dance: dance.to_vec(), most, depth });
    }
    let position = &place.line.position;
    stands(position, starter)?;
    let (expected, found) = (cells_seen(position, starter), usize::from(sees));
    if expected == found { Ok(()) } else { Err(Fault::WrongSees { expected, found }) }
}

/// Whether the two sides settle as many other cells by half doubles of the starter's own numbers as is said, if anything is said.
pub(crate) fn settles(
    place: &Place<'_>,
    starter: Starter,
    said: Option<[u8; 2]>,
) -> Result<(), Fault> {
    let Some(said) = said else { return Ok(()) };
    let choices = Dancer::BOTH.map(|dancer| starter.choice(dancer));
    let numbers = choices.into_iter().map(|(_, digit)| digit).collect();
    let expected = choices.map(|choice| settled(&place.line.position, choice, numbers));
    let found = said.map(usize::from);
    if expected == found { Ok(()) } else { Err(Fault::WrongSettles { expected, found }) }
}

/// How many other cells a choice settles: as long as one of what is settled takes one of the two places of a half double, its
/// number goes into the other.
fn settled(position: &Position, choice: (Cell, Digit), numbers: DigitSet) -> usize {
    let mut settled = BTreeSet::from([choice]);
    loop {
        let before = settled.len();
        for number in numbers.iter() {
            for [a, b] in
                Structure::ALL.into_iter().filter_map(|s| position.places(number, s).pair())
            {
                for (lost, kept) in [(a, b), (b, a)] {
                    let sends = |&(cell, digit): &(Cell, Digit)| {
                        takes((cell, digit), (lost, number))
                            && !takes((cell, digit), (kept, number))
                    };
                    if settled.iter().any(sends) {
                        settled.insert((kept, number));
                    }
                }
            }
        }
        if settled.len() == before {
            let others: BTreeSet<Cell> = settled.into_iter().map(|(cell, _)| cell).collect();
            return others.len() - 1;
        }
    }
}

/// Whether a number in a cell takes a place from another one, or is there itself.
fn takes((cell, digit): (Cell, Digit), (place, number): (Cell, Digit)) -> bool {
    if digit == number { place == cell || cell.sees(place) } else { place == cell }
}

/// Whether it is a binary choice, told in the one way that counts.
fn stands(position: &Position, starter: Starter) -> Result<(), Fault> {
    match starter {
        Starter::Cell { cell, digits } => {
            let found = position.get(cell);
            if found.pair() == Some(digits) {
                Ok(())
            } else {
                Err(Fault::NotAStarter { cell, found })
            }
        }
        Starter::HalfDouble { digit, structure: found, cells } => {
            in_order(cells)?;
            are_places(position, found, digit, cells.into_iter().collect())?;
            match confining(position, digit, cells) {
                Some(expected) if expected != found => {
                    Err(Fault::WrongStarterStructure { digit, expected, found })
                }
                _ => Ok(()),
            }
        }
    }
}

/// The first structure of rows, columns and squares in which the number has exactly these two cells.
fn confining(position: &Position, digit: Digit, cells: [Cell; 2]) -> Option<Structure> {
    let cells: CellSet = cells.into_iter().collect();
    Structure::ALL.into_iter().find(|&structure| position.places(digit, structure) == cells)
}

fn cells_seen(position: &Position, starter: Starter) -> usize {
    match starter {
        Starter::Cell { cell, .. } => {
            cell.seen().iter().filter(|&seen| position.get(seen).len() == 2).count()
        }
        Starter::HalfDouble { .. } => 0,
    }
}

/// Every starter of a position once: cells with two candidates, then half doubles.
pub(crate) fn starters(position: &Position) -> Vec<Starter> {
    let mut starters: Vec<Starter> = Vec::new();
    for (cell, digits) in position.iter() {
        if let Some(digits) = digits.pair() {
            starters.push(Starter::Cell { cell, digits });
        }
    }
    for structure in Structure::ALL {
        for digit in Digit::ALL {
            if let Some(cells) = position.places(digit, structure).pair() {
                let starter = Starter::HalfDouble { digit, structure, cells };
                if !starters.iter().any(|&other| same_choice(other, starter)) {
                    starters.push(starter);
                }
            }
        }
    }
    starters
}

/// Whether two starters are one: the same number on the same two cells, in whichever structure.
pub(crate) fn same_choice(a: Starter, b: Starter) -> bool {
    match (a, b) {
        (
            Starter::HalfDouble { digit: m, cells: x, .. },
            Starter::HalfDouble { digit: n, cells: y, .. },
        ) => (m, x) == (n, y),
        _ => a == b,
    }
}
