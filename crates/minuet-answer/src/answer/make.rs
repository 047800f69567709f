//! `make` and `day`: new puzzles.

use minuet_core::{Puzzle, Reading};
use minuet_make::{Day, Kind, Rating};
use minuet_words::Message;
use minuet_words::message::AppMessage;

use crate::Made;

pub(super) fn make(name: &str, seed: u64) -> Result<Made, Message> {
    let unknown = || AppMessage::NoSuchKind { name: name.to_owned() };
    let kind = Kind::named(name).ok_or_else(unknown)?;
    made(kind, kind.make(seed).ok_or(AppMessage::NoPuzzleMade)?)
}

pub(super) fn day(date: &str) -> Result<Made, Message> {
    let unknown = || AppMessage::NoSuchDay { date: date.to_owned() };
    let day = Day::read(date).ok_or_else(unknown)?;
    made(day.kind(), day.puzzle().ok_or_else(unknown)?)
}

fn made(kind: Kind, puzzle: Puzzle) -> Result<Made, Message> {
    let effort = Rating::of(&puzzle, &Reading::PAPER).and_then(|rating| rating.effort);
    let minutes = effort.ok_or(AppMessage::NoPuzzleMade)?.range();
    Ok(Made { puzzle, kind: kind.name().to_owned(), minutes })
}
