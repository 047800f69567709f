//! A whole solve as a film.

use minuet_core::{Outcome, Position, Reading};
use minuet_web::{Film, Frame, Length, Request, Response, Sheet, answer};

use crate::common::{INKALA, packed, refusal, sheet};

fn film(sheet: &Sheet, length: Length) -> Film {
    match answer(Request::Film { sheet: sheet.clone(), reading: Reading::PAPER, length }) {
        Response::Film(film) => film,
        other => panic!("{other:?}"),
    }
}

fn frame(sheet: &Sheet, length: Length, index: usize) -> Frame {
    match answer(Request::Frame { sheet: sheet.clone(), reading: Reading::PAPER, length, index }) {
        Response::Frame(frame) => frame,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_film_shows_every_entry() {
    let sheet = packed("minuet");
    let solution = minuet_fast::examples(&Position::of(&sheet.puzzle))[0];
    for length in [Length::Brief, Length::Full] {
        let film = film(&sheet, length);
        assert!(matches!(film.outcome, Outcome::Solved { .. }));
        assert!(film.chapters.iter().any(|chapter| chapter.title.starts_with("Minuet 1")));
        let end = film.entries.len() + 1;
        let first = frame(&sheet, length, 0);
        assert_eq!((first.sheet, first.count), (sheet.clone(), end + 1));
        let middle = frame(&sheet, length, end / 2);
        assert!(middle.words.starts_with(&film.entries[end / 2 - 1].words));
        let last = frame(&sheet, length, end);
        assert!(last.sheet.ink.iter().all(|(cell, digit)| solution.get(cell) == digit));
        assert_eq!(last.sheet.ink.clues() + sheet.puzzle.clues(), 81);
    }
}

#[test]
fn a_failure_is_a_film_too() {
    let film = film(&sheet(INKALA), Length::Brief);
    assert!(matches!(film.outcome, Outcome::Failed { .. }));
    assert!(!film.words.is_empty());
}

#[test]
fn what_is_no_solve_is_refused() {
    let empty = sheet(&".".repeat(81));
    let (reading, length) = (Reading::PAPER, Length::Brief);
    let request = Request::Film { sheet: empty, reading, length };
    assert!(refusal(request).contains("more than one solution"));
    let request = Request::Frame { sheet: packed("step1"), reading, length, index: 9999 };
    assert!(refusal(request).contains("no frame 9999"));
}
