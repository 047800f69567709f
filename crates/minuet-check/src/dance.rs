//! Starters: how a minuet is opened (Step 4).

use minuet_core::{Cell, CellSet, Digit, Position, Starter, Structure};

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
