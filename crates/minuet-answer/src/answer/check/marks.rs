//! Marks of dancers that do not follow from their choices.

use minuet_core::{CellSet, Dance, Dancer, DigitSet, Lane, Position, Reading, Sheet, Solution};
use minuet_fast::Rest;
use minuet_words::message::AppMessage;

use super::Unsaid;
use crate::FaultKind;

/// The most dancers that may be grown to judge one; hardly any needs that many, even at depth 3.
const WORK: u64 = 5_000;

/// The marks of all dancers, nested ones included, that do not follow from their choices. A dancer may have got them
/// from minuets of its own, as deep as the reading or the sheet itself goes.
pub(super) fn unjustified(sheet: &Sheet, solution: &Solution, reading: &Reading) -> Vec<Unsaid> {
    let deepest = usize::from(reading.depth).max(sheet.dances().len());
    let mut faults = Vec::new();
    let mut path = Vec::new();
    for (level, dance) in sheet.dances().iter().enumerate() {
        path.extend(dance.opened_by());
        let Some(ground) = sheet.lane(&path) else { break };
        // From a line that is broken everything follows.
        if ground.position().broken().is_some() {
            break;
        }
        let within = reading.with_depth((deepest - level - 1) as u8);
        for dancer in Dancer::BOTH {
            let Some(follows) = follows(ground, dance, dancer, solution, &within) else { continue };
            let line = [path.as_slice(), &[dancer]].concat();
            faults.extend(lost(ground, dance.lane(dancer), &follows, &line));
        }
    }
    faults
}

/// What a dancer keeps when all that follows from its choice has been found. There is no answer when it breaks on the
/// way, since everything follows then, or when the work allowed is not enough to tell.
fn follows(
    ground: &Lane,
    dance: &Dance,
    dancer: Dancer,
    solution: &Solution,
    reading: &Reading,
) -> Option<Position> {
    // Its choice may have been settled since; then the marks are judged by what is left of it.
    let (cell, digit) = dance.starter().choice(dancer);
    let mut chosen = *ground.position();
    chosen.set(cell, chosen.get(cell) & DigitSet::of(digit));
    match minuet_fast::rest(&chosen, solution, reading, WORK) {
        Rest::Still(position) => Some(position),
        Rest::Solved => Some(solution.into()),
        Rest::Broken | Rest::Unknown => None,
    }
}

/// The candidates that a dancer gives up though it should keep them.
fn lost(ground: &Lane, lane: &Lane, follows: &Position, line: &[Dancer]) -> Vec<Unsaid> {
    let kept = lane.position();
    let cells = (CellSet::ALL - ground.solved()).iter();
    let lost = cells.map(|cell| (cell, follows.get(cell) - kept.get(cell)));
    lost.filter(|(_, digits)| !digits.is_empty())
        .map(|(cell, digits)| Unsaid {
            kind: FaultKind::Unjustified,
            cells: cell.into(),
            digits,
            line: line.to_vec(),
            message: AppMessage::NotRuledOut { line: line.to_vec(), cell, digits },
        })
        .collect()
}
