//! `failures` and `failure`: counterexamples to the conjecture, and why no starter helps.

use minuet_core::{CellSet, Dancer, Deadlock, Found, Position, Puzzle, Reading, Starter};

use crate::{DeadDance, Failure, FailureTitle, Failures, Refused, Sheet};

/// Single puzzles that many people know, and the depth at which they fall.
const FAMOUS: [(&str, &str, u8); 8] = [
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
    (
        "17 clues, the first",
        "................12..3.45...........6...2...7..45..1.......3.5..2.....1..7..8.....",
        2,
    ),
    (
        "17 clues, the second",
        "..............1..2..3.4..5.......34..1...6...2......7......2..8..4.5......5.....6",
        2,
    ),
    (
        "17 clues, the third",
        "..............1.23..456...............7.8.4...1...25.....6......2.....1.3...4....",
        2,
    ),
];

pub(super) fn titles() -> Failures {
    let famous = FAMOUS.iter().filter_map(|&(title, puzzle, depth)| {
        Some(FailureTitle {
            title: title.to_owned(),
            puzzle: puzzle.parse().ok()?,
            depth: Some(depth),
        })
    });
    let own = minuet_make::packs().into_iter().filter(|pack| pack.reading().depth > 1);
    let own = own.flat_map(|pack| {
        let depth = pack.reading().depth;
        let numbered = pack.puzzles.into_iter().enumerate();
        numbered.map(move |(index, packed)| FailureTitle {
            title: format!("Made by this program, depth {depth}, number {}", index + 1),
            puzzle: packed.puzzle,
            depth: Some(depth),
        })
    });
    Failures {
        words: "\"The minuet method solves all well-posed 9×9 Sudoku puzzles\" is a conjecture of its author. \
                Here are puzzles on which the method, as written, ends before the solution."
            .to_owned(),
        failures: famous.chain(own).collect(),
    }
}

pub(super) fn failure(puzzle: &Puzzle, reading: &Reading) -> Result<Failure, Refused> {
    // A certificate of a deeper failure holds thousands of positions.
    let reading = reading.with_depth(1);
    super::next::solution(puzzle)?;
    let certificate = minuet_fast::certificate(puzzle, &reading)
        .ok_or_else(|| Refused::because("The method does not fail on this puzzle."))?;
    let Deadlock { position, dances } = certificate.deadlock;
    let ground = found(&position);
    let core = minuet_core::Sheet::resume(puzzle, ground, CellSet::ALL, Vec::new());
    let bare = Sheet::new(*puzzle);
    let mut told = Vec::new();
    for dance in &dances {
        let mut danced = core.clone();
        let lanes = [found(&dance.circle.position), found(&dance.square.position)];
        danced.resume_dance(dance.starter, 1, None, lanes)?;
        let positions = [&dance.circle.position, &dance.square.position];
        let why = why(&dance.starter, &position, positions);
        told.push(DeadDance { starter: dance.starter, why, sheet: bare.after(&danced) });
    }
    let words = match dances.len() {
        0 => "Nothing basic is left, and there is no starter: the method ends here.".to_owned(),
        n => format!(
            "Nothing basic is left. Each of the {n} starters leads to two dancers that stand still, and \
             whatever one of them gives up the other keeps. So no candidate is ever dead in both, and the \
             method ends here."
        ),
    };
    Ok(Failure { sheet: bare.after(&core), words, dances: told })
}

/// A line that has come to a position and solved what has one candidate.
fn found(position: &Position) -> Found {
    let solved = position.iter().filter(|(_, digits)| digits.len() == 1);
    Found { position: *position, solved: solved.map(|(cell, _)| cell).collect() }
}

fn why(starter: &Starter, ground: &Position, [circle, square]: [&Position; 2]) -> String {
    let gives_up = |dancer: Dancer, position: &Position| {
        let (cell, digit) = starter.choice(dancer);
        let count = ground.left() - position.left();
        format!("with {digit} in {cell}, {dancer} gives up {count} candidates and stands still")
    };
    let first = gives_up(Dancer::Circle, circle);
    let second = gives_up(Dancer::Square, square);
    format!(
        "{}; {second}. Every candidate is kept by one of them.",
        first.replacen("with", "With", 1)
    )
}
