//! How a trace ends.

use minuet_core::{Broken, Cell, CellSet, Outcome, Position, Solution, Step, Trace};

use crate::dance::starters;
use crate::state::{State, start};
use crate::{Fault, Figure, count_solutions, endings};

/// `rest` is where a failure is known to end.
pub(crate) fn check(state: &State, trace: &Trace, rest: Option<&Position>) -> Result<(), Fault> {
    let start = start(&trace.setup);
    match trace.outcome {
        Outcome::Solved { step, minuets, tried, ref solution } => {
            is_solved(state, solution)?;
            well_posed(&start)?;
            figure(Figure::Step, last_step(state, trace).number(), step.number())?;
            minuets_counted(state, minuets, tried)
        }
        Outcome::Failed { depth, minuets, tried, starters: choices, left } => {
            well_posed(&start)?;
            has_failed(state, rest)?;
            let position = &state.main.position;
            figure(Figure::Depth, state.reading.depth, depth)?;
            figure(Figure::Starters, starters(position).len(), choices as usize)?;
            figure(Figure::Left, position.left(), left as usize)?;
            minuets_counted(state, minuets, tried)
        }
        Outcome::None { broken } => no_solution(state, &start, broken),
        Outcome::Several { ref solutions } => several(&start, solutions),
    }
}

fn is_solved(state: &State, solution: &Solution) -> Result<(), Fault> {
    for cell in Cell::ALL {
        let expected = state.main.enclosed(cell).ok_or(Fault::NotInked { cell })?;
        let found = solution.get(cell);
        if expected != found {
            return Err(Fault::WrongSolution { cell, expected, found });
        }
    }
    Ok(())
}

fn last_step(state: &State, trace: &Trace) -> Step {
    match trace.entries.last() {
        _ if state.tried > 0 => Step::Four,
        Some(entry) => entry.step,
        None => Step::One,
    }
}

fn has_failed(state: &State, rest: Option<&Position>) -> Result<(), Fault> {
    let main = &state.main;
    if main.solved == CellSet::ALL {
        return Err(Fault::NotFailed);
    }
    if !state.minuets.is_empty() {
        return Err(Fault::StillOpen);
    }
    endings::stands_still(main, &[], state.reading)?;
    match rest {
        Some(rest) if *rest == main.position => Ok(()),
        _ => endings::all_stalled(main, &[], state.reading.depth),
    }
}

fn no_solution(state: &State, start: &Position, broken: Option<Broken>) -> Result<(), Fault> {
    if count_solutions(start, 1) > 0 {
        return Err(Fault::HasSolution);
    }
    match broken {
        Some(broken) if !state.main.position.shows(&broken) => Err(Fault::NotShown { broken }),
        _ => Ok(()),
    }
}

fn several(start: &Position, solutions: &[Solution; 2]) -> Result<(), Fault> {
    for solution in solutions {
        for cell in Cell::ALL {
            let digit = solution.get(cell);
            if !start.has(cell, digit) {
                return Err(Fault::NotPossible { cell, digit });
            }
        }
    }
    if solutions[0] == solutions[1] { Err(Fault::SameSolution) } else { Ok(()) }
}

fn well_posed(start: &Position) -> Result<(), Fault> {
    match count_solutions(start, 2) {
        0 => Err(Fault::NoSolution),
        1 => Ok(()),
        _ => Err(Fault::SeveralSolutions),
    }
}

fn minuets_counted(state: &State, minuets: u32, tried: u32) -> Result<(), Fault> {
    figure(Figure::Tried, state.tried, tried as usize)?;
    figure(Figure::Minuets, state.fruitful, minuets as usize)
}

fn figure(
    figure: Figure,
    expected: impl Into<usize>,
    found: impl Into<usize>,
) -> Result<(), Fault> {
    let (expected, found) = (expected.into(), found.into());
    if expected == found { Ok(()) } else { Err(Fault::WrongFigure { figure, expected, found }) }
}
