//! The teacher's word on what this program has found out with the racer.

use minuet_core::{Outcome, Puzzle, Reading, Setup, Sheet, Step};
use minuet_method::{Brought, Choice, Coach, solve_choosing};
use rayon::prelude::*;

use crate::dance::{Ending, minuet};
use crate::game::Game;
use crate::rule::Rule;

/// The paper's rule.
pub(crate) const FOOTNOTE8: &str = "cell,sees";
/// The rule that the teacher knows as `both-sides`.
pub(crate) const BOTH_SIDES: &str = "dall-min>=4?dall-min,dall-sum/12/pass";

/// Compares every starter of every position on the way of the teacher's rules, and these ways themselves; how many starters were
/// compared.
pub(crate) fn check(puzzles: &[Puzzle]) -> Result<usize, String> {
    let rules = [(FOOTNOTE8, Choice::Footnote8), (BOTH_SIDES, Choice::BothSides)];
    let rules: Vec<(Rule, Choice)> = rules
        .into_iter()
        .map(|(rule, choice)| Ok((rule.parse()?, choice)))
        .collect::<Result<_, String>>()?;
    let counts: Result<Vec<usize>, String> =
        puzzles.par_iter().map(|puzzle| check_puzzle(puzzle, &rules)).collect();
    Ok(counts?.into_iter().sum())
}

fn check_puzzle(puzzle: &Puzzle, rules: &[(Rule, Choice)]) -> Result<usize, String> {
    let Some(mut game) = Game::new(puzzle) else { return Ok(0) };
    for (rule, choice) in rules {
        let played = game.play(rule).map(|score| (score.minuets, score.tried));
        let taught = match solve_choosing(&(*puzzle).into(), &Reading::PAPER, *choice).outcome {
            Outcome::Solved { step: Step::Four, minuets, tried, .. } => Some((minuets, tried)),
            _ => None,
        };
        if played != taught {
            return Err(format!("{puzzle}: {rule}: {played:?}, but the teacher says {taught:?}"));
        }
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
