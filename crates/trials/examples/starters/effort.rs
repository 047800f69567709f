//! What a choice of starters is worth in all: minuets, starters, and the strokes and looks of the whole solve, those for the
//! choice included.

use minuet_core::{Outcome, Puzzle, Reading, Step};
use minuet_method::{Choice, Effort, solve_choosing};
use rayon::prelude::*;

use crate::check::{BOTH_SIDES, FOOTNOTE8};
use crate::game::Game;
use crate::mean::Mean;
use crate::rule::Rule;

/// The teacher's choices, and the rule that says what it takes to see which starter to take. The shortest explanation is an
/// ideal: nobody can see it, and no look is counted.
const CHOICES: [(&str, Choice, Option<&str>); 3] = [
    ("footnote 8", Choice::Footnote8, Some(FOOTNOTE8)),
    ("both sides", Choice::BothSides, Some(BOTH_SIDES)),
    ("shortest", Choice::Shortest, None),
];

/// How many minuets a puzzle takes by lot. By those of a choice, that choice would be lucky in the first class, and unlucky in
/// the last.
const CLASSES: [(&str, std::ops::RangeInclusive<u32>); 4] =
    [("all", 1..=u32::MAX), ("1", 1..=1), ("2 or 3", 2..=3), ("4 and more", 4..=u32::MAX)];

/// What one choice makes of one puzzle.
#[derive(Clone, Copy)]
struct Solve {
    minuets: u32,
    tried: u32,
    /// Strokes and looks of the solve.
    effort: u32,
    /// Looks for starters.
    looks: u32,
}

/// The solves of one puzzle by each choice.
struct Solves {
    /// Minuets by lot.
    by_lot: u32,
    by_choice: [Solve; CHOICES.len()],
}

/// Prints the means of each choice for each class, and what it saves of footnote 8's: the same puzzles, one by one.
pub(crate) fn print(puzzles: &[Puzzle]) -> Result<(), String> {
    let rules: Vec<Option<Rule>> = CHOICES
        .iter()
        .map(|(_, _, rule)| rule.map(str::parse).transpose())
        .collect::<Result<_, _>>()?;
    let lot: Rule = "lot".parse()?;
    let solves: Vec<Solves> =
        puzzles.par_iter().filter_map(|puzzle| solves(puzzle, &rules, &lot)).collect();
    for (class, minuets) in CLASSES {
        let of_class = solves.iter().filter(|solves| minuets.contains(&solves.by_lot));
        let solves: Vec<_> = of_class.map(|solves| &solves.by_choice).collect();
        println!("{class} by lot: {} puzzles", solves.len());
        for (i, (name, ..)) in CHOICES.iter().enumerate() {
            let all = figures(|of| Mean::of(solves.iter().map(|solves| of(&solves[i]))));
            println!("  {name}: {all}");
            if i > 0 {
                let saved = figures(|of| {
                    Mean::of_differences(solves.iter().map(|solves| [0, i].map(|i| of(&solves[i]))))
                });
                println!("    saves {saved}");
            }
        }
    }
    Ok(())
}

fn figures(mean: impl Fn(fn(&Solve) -> u32) -> Mean) -> String {
    format!(
        "{:.3} minuets, {:.3} tried, {:.0} in the solve, {:.0} looks, {:.0} in all",
        mean(|solve| solve.minuets),
        mean(|solve| solve.tried),
        mean(|solve| solve.effort),
        mean(|solve| solve.looks),
        mean(|solve| solve.effort + solve.looks),
    )
}

/// Only where Step 4 solves the puzzle.
fn solves(puzzle: &Puzzle, rules: &[Option<Rule>], lot: &Rule) -> Option<Solves> {
    let mut game = Game::new(puzzle)?;
    let mut solves = Vec::new();
    for ((_, choice, _), rule) in CHOICES.iter().zip(rules) {
        let trace = solve_choosing(&(*puzzle).into(), &Reading::PAPER, *choice);
        let Outcome::Solved { step: Step::Four, minuets, tried, .. } = trace.outcome else {
            return None;
        };
        let effort = Effort::of(&trace).expect("the teacher's traces fit").total();
        let looks = match rule {
            Some(rule) => game.play(rule)?.looks.by_cell(),
            None => 0,
        };
        solves.push(Solve { minuets, tried, effort, looks });
    }
    Some(Solves { by_lot: game.play(lot)?.minuets, by_choice: solves.try_into().ok()? })
}
