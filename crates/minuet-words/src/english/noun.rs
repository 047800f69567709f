//! What is wrong with a cell, a puzzle, a reading or another noun.

use minuet_core::{Broken, Misfit, NotASolution, ParsePositionError, ParsePuzzleError};

use super::lists::{join, place};
use crate::message::NounMessage;

pub(super) fn say(message: &NounMessage) -> String {
    match message {
        NounMessage::Broken(broken) => say_broken(broken),
        NounMessage::Cell(_) => "expected a cell such as r4c7, row and column from 1 to 9".into(),
        NounMessage::Structure(_) => {
            "expected a structure such as row 4, column 7 or square 5".into()
        }
        NounMessage::Puzzle(error) => say_puzzle(error),
        NounMessage::Position(ParsePositionError::Cell(cell)) => {
            format!("{cell}: expected candidates such as 247, or - for none")
        }
        NounMessage::Position(ParsePositionError::Length { found }) => {
            format!("expected 81 cells, found {found}")
        }
        NounMessage::Solution(NotASolution::Empty(cell)) => format!("{cell} is empty"),
        NounMessage::Solution(NotASolution::Conflict(broken)) => say_broken(broken),
        NounMessage::Solution(NotASolution::Text(error)) => say_puzzle(error),
        NounMessage::Reading(error) => {
            format!("in the reading, {:?}: expected {}", error.part, join(&error.expected, "or"))
        }
        NounMessage::Misfit(Misfit::NoSuchDancer) => "that dancer is not on the sheet".into(),
        NounMessage::Misfit(Misfit::NoMinuet) => "no minuet is open there".into(),
        NounMessage::Misfit(Misfit::AlreadyOpen) => "a minuet is already open there".into(),
    }
}

/// Why a position cannot hold a solution: "row 4 has 7 twice, in r4c1 and r4c5".
pub(super) fn say_broken(broken: &Broken) -> String {
    match *broken {
        Broken::Twice { digit, structure, cells: [a, b] } => {
            format!("{} has {digit} twice, in {a} and {b}", place(structure))
        }
        Broken::Nowhere { digit, structure } => {
            format!("{} has no cell left for {digit}", place(structure))
        }
        Broken::Empty { cell } => format!("{cell} has no candidate left"),
    }
}

fn say_puzzle(error: &ParsePuzzleError) -> String {
    match error {
        ParsePuzzleError::Character { found, column } => {
            format!("column {column}: expected a digit, '.' or '0', found {found:?}")
        }
        ParsePuzzleError::Length { found } => format!("expected 81 characters, found {found}"),
    }
}
