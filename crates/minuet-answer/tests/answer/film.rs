//! Films.

use minuet_answer::{Film, Frame, Length, Reply, Request};
use minuet_core::{Outcome, Paper, Position, Reading, Sheet};

use crate::common::{EASY, INKALA, ask, packed, refusal, sheet};

fn film(sheet: &Paper, reading: Reading, length: Length) -> Film {
    match ask(Request::Film { sheet: sheet.clone(), reading, length }) {
        Reply::Film(film) => film,
        other => panic!("{other:?}"),
    }
}

/// The frame after `index` entries, asked for as the page asks.
fn frame(film: &Film, index: usize) -> Frame {
    let known = index / film.every;
    let sheet = film.sheets[known].clone();
    let entries = &film.entries[known * film.every..index];
    let entries = entries.iter().map(|told| told.entry.clone()).collect();
    match ask(Request::Frame { sheet, entries }) {
        Reply::Frame(frame) => frame,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_film_tells_every_entry() {
    let film = film(&packed("two-minuets"), Reading::PAPER, Length::Brief);
    assert!(matches!(film.outcome, Outcome::Solved { .. }));
    assert_eq!(film.chapters[0].frame, 1);
    assert!(film.chapters.iter().all(|chapter| chapter.frame <= film.entries.len() + 1));
    assert!(film.entries.iter().all(|told| told.words.ends_with(']')));
    assert!(film.words[0].starts_with("Solved in Step 4"), "{:?}", film.words);
    assert!(film.opening.words.starts_with("The sheet at the start."));
    let last = frame(&film, film.entries.len());
    let ink = last.sheet.all_ink();
    assert!(Position::of(&ink).solution().is_some(), "{ink}");
}

#[test]
fn a_film_ends_with_the_solution() {
    let start = packed("minuet");
    let solution = minuet_fast::examples(&Position::of(&start.puzzle))[0];
    for length in [Length::Brief, Length::Full] {
        let film = film(&start, Reading::PAPER, length);
        assert!(film.chapters.iter().any(|chapter| chapter.title.starts_with("Minuet 1")));
        assert_eq!(frame(&film, 0).sheet, start);
        let last = frame(&film, film.entries.len()).sheet;
        assert!(last.ink.iter().all(|(cell, digit)| solution.get(cell) == digit));
        assert_eq!(last.ink.clues() + start.puzzle.clues(), 81);
    }
}

#[test]
fn a_failure_is_a_film_too() {
    let film = film(&sheet(INKALA), Reading::PAPER, Length::Brief);
    assert!(matches!(film.outcome, Outcome::Failed { .. }));
    assert!(!film.words.is_empty());
}

#[test]
fn a_full_film_is_longer() {
    let lengths = [Length::Brief, Length::Full]
        .map(|length| film(&packed("minuet"), Reading::PAPER, length).entries.len());
    assert!(lengths[0] < lengths[1], "{lengths:?}");
}

/// Frames are drawn from papers, which hold less than the teacher's sheet; nothing that is seen may get lost.
#[test]
fn every_frame_shows_the_sheet_of_the_trace() {
    let deep = Reading::PAPER.with_depth(2);
    for (start, reading) in [
        (packed("step3"), Reading::PAPER),
        (packed("many-minuets"), Reading::PAPER),
        (sheet(INKALA), deep),
    ] {
        let film = film(&start, reading, Length::Full);
        let mut replayed = Sheet::new(&start.setup());
        for (index, told) in film.entries.iter().enumerate() {
            replayed.apply(&told.entry).expect("it fits");
            if index % 7 == 0 {
                let shown = frame(&film, index + 1).sheet;
                assert_eq!(shown, Paper::from(&replayed), "entry {index}: {}", told.words);
            }
        }
    }
}

#[test]
fn what_has_no_film() {
    let film = |sheet: Paper| {
        refusal(Request::Film { sheet, reading: Reading::PAPER, length: Length::Brief })
    };
    assert!(film(sheet(&".".repeat(81))).contains("more than one solution"));
    assert!(film(sheet(&EASY.replacen("53", "55", 1))).contains("row 1 has 5 twice"));
}
