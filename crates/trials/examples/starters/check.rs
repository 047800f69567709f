//! The teacher's word on what this program has found out with the racer.

use minuet_core::{Outcome, Puzzle, Reading, Setup, Sheet, Step};
use minuet_method::{Brought, Coach, solve};
use rayon::prelude::*;

use crate::dance::{Ending, minuet};
use crate::game::Game;
use crate::rule::Rule;

/// Compares every starter of every position on footnote 8's way, and the way itself; how many starters were compared.
pub(crate) fn check(puzzles: &[Puzzle]) -> Result<usize, String> {
    let footnote8: Rule = "cell,sees".parse()?;
    let counts: Result<Vec<usize>, String> =
        puzzles.par_iter().map(|puzzle| check_puzzle(puzzle, &footnote8)).collect();
    Ok(counts?.into_iter().sum())
}

fn check_puzzle(puzzle: &Puzzle, footnote8: &Rule) -> Result<usize, String> {
    let Some(mut game) = Game::new(puzzle) else { return Ok(0) };
    let played = game.play(footnote8).map(|score| (score.minuets, score.tried));
    let taught = match solve(&(*puzzle).into(), &Reading::PAPER).outcome {
        Outcome::Solved { step: Step::Four, minuets, tried, .. } => Some((minuets, tried)),
        _ => None,
    };
    if played != taught {
        return Err(format!("{puzzle}: {played:?}, but the teacher says {taught:?}"));
    }
    let mut count = 0;
    for (position, starters) in game.met() {
        let setup = Setup { candidates: Some(*position), ..(*puzzle).into() };
        let sheet = Sheet::new(&setup);
        for (starter, _) in starters {
            let danced = Coach::new(&sheet, &Reading::PAPER).dance(&[], *starter, 1, usize::MAX);
            let danced = danced.map_err(|misfit| format!("{puzzle}: {misfit}"))?;
            let after = danced.sheet.position();
            let agree = match minuet(position, starter) {
                Ending::Completes => danced.brought == Brought::End || after.solution().is_some(),
                Ending::Breaks(line) | Ending::Erases(line) => {
                    danced.brought == Brought::Changed && *after == line
                }
                Ending::Stalls(_) => danced.brought == Brought::Nothing,
            };
            if !agree {
                return Err(format!(
                    "{puzzle}: {starter:?}: the teacher says {:?}",
                    danced.brought
                ));
            }
            count += 1;
        }
    }
    Ok(count)
}
