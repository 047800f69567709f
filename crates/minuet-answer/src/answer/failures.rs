//! `failures` and `failure`: counterexamples to the conjecture, and why no starter helps.

use minuet_core::{CellSet, Deadlock, LineState, Paper, Position, Puzzle, Reading, Sheet};
use minuet_words::message::AppMessage;
use minuet_words::{Language, Message};

use super::next::solution;
use super::unfit;
use crate::{Failure, FailureTitle, Failures, Said, VainStarter};

/// Single puzzles that many people know, and the depth at which they are solved.
const FAMOUS: [(&str, &str, u8); 5] = [
    (
        "AI Escargot (Arto Inkala, 2006)",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        2,
    ),
    (
        "Arto Inkala, 2010",
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        2,
    ),
    (
        "Arto Inkala, 2012",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        2,
    ),
    (
        "Golden Nugget",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        3,
    ),
    (
        "Easter Monster",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        3,
    ),
];

/// The three of the 49,158 known puzzles with 17 clues on which the method fails; all are solved at depth 2.
const SEVENTEEN: [&str; 3] = [
    "................12..3.45...........6...2...7..45..1.......3.5..2.....1..7..8.....",
    "..............1..2..3.4..5.......34..1...6...2......7......2..8..4.5......5.....6",
    "..............1.23..456...............7.8.4...1...25.....6......2.....1.3...4....",
];

/// Puzzles that are solved at depth 4 only: docs/conjecture.md tells where they are from, and what they have in common.
const FOUR_DEEP: [&str; 5] = [
    "12...6....571.9...6.92.....29.7.56...65.21.9.7.1......5.....34....5....29.....1..",
    ".23...7..45.......7.9.2354.2.7....943.....25...5...3.7....614.......79....45.....",
    ".23.56......7...32.8.......2.8...9.334......7.973..4...72.943.8.3.....94......27.",
    ".23.56......7...32.8..3....2.8...9.334......7.97...4....4.9.2.88........9.2..437.",
    "12..56..9.567.91.27.9......26......3.....72..97....8...125.....59...2.1.6.79.1.2.",
];

pub(super) fn titles(language: Language) -> Failures {
    let title = |message, puzzle, depth| FailureTitle {
        title: Said::new(language, message),
        puzzle,
        depth: Some(depth),
    };
    let famous = FAMOUS.iter().filter_map(|&(name, puzzle, depth)| {
        let message = AppMessage::FamousPuzzle { name: name.to_owned() };
        Some(title(message, puzzle.parse().ok()?, depth))
    });
    let few_clues = (1..).zip(SEVENTEEN).filter_map(|(number, puzzle)| {
        Some(title(AppMessage::SeventeenClues { number }, puzzle.parse().ok()?, 2))
    });
    let deep = (1..).zip(FOUR_DEEP).filter_map(|(number, puzzle)| {
        Some(title(AppMessage::FourDeep { number }, puzzle.parse().ok()?, 4))
    });
    let own = minuet_make::packs().into_iter().filter(|pack| pack.reading().depth > 1);
    let own = own.flat_map(|pack| {
        let depth = pack.reading().depth;
        let puzzles = (1..).zip(pack.puzzles);
        puzzles.map(move |(number, packed)| {
            title(AppMessage::OwnPuzzle { depth, number }, packed.puzzle, depth)
        })
    });
    Failures {
        words: Said::new(language, AppMessage::GalleryOfFailures),
        failures: famous.chain(few_clues).chain(deep).chain(own).collect(),
    }
}

pub(super) fn failure(
    puzzle: &Puzzle,
    reading: &Reading,
    language: Language,
) -> Result<Failure, Message> {
    // A certificate of a deeper failure holds thousands of positions.
    let reading = reading.with_depth(1);
    solution(&Paper::new(*puzzle))?;
    let certificate = minuet_fast::certificate(puzzle, &reading).ok_or(AppMessage::DoesNotFail)?;
    let Deadlock { position, dances } = certificate.deadlock;
    let sheet = Sheet::resume(puzzle, found(&position), CellSet::ALL, Vec::new());
    let mut told = Vec::new();
    for dance in &dances {
        let mut danced = sheet.clone();
        let positions = [&dance.circle.position, &dance.square.position];
        danced.resume_dance(dance.starter, 1, None, positions.map(found)).map_err(unfit)?;
        let given_up = positions.map(|kept| position.left() - kept.left());
        let why = AppMessage::WhyNoHelp { starter: dance.starter, given_up };
        let (why, sheet) = (Said::new(language, why), Paper::from(&danced));
        told.push(VainStarter { starter: dance.starter, why, sheet });
    }
    let words = Said::new(language, AppMessage::WhyItFails { starters: dances.len() });
    Ok(Failure { sheet: Paper::from(&sheet), words, dances: told })
}

/// A line that has come to a position and solved what has one candidate.
fn found(position: &Position) -> LineState {
    let solved = position.iter().filter(|(_, digits)| digits.len() == 1);
    let solved = solved.map(|(cell, _)| cell).collect();
    LineState { position: *position, solved, marked: CellSet::EMPTY }
}
