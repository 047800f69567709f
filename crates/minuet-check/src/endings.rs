//! How a minuet ends (Step 4).

use minuet_core::{Broken, Cell, Dancer, DigitSet, Ending, Inked, Position, Reading, Rule};

use crate::consequence::Consequence;
use crate::dance::{same_choice, starters};
use crate::place::Place;
use crate::state::{Line, Minuet};
use crate::{Fault, applies};

/// One dancer is wrong, so the line takes over what the other made of it.
pub(crate) fn wrong(
    place: &Place<'_>,
    dancer: Dancer,
    broken: Option<Broken>,
) -> Result<Consequence, Fault> {
    let minuet = place.minuet()?;
    is_wrong(minuet, dancer, broken)?;
    Ok(taken_over(place.line, minuet.dancer(dancer.other())))
}

/// Both dancers are wrong.
pub(crate) fn both_wrong(place: &Place<'_>, broken: [Option<Broken>; 2]) -> Result<(), Fault> {
    let minuet = place.minuet()?;
    Dancer::BOTH
        .into_iter()
        .zip(broken)
        .try_for_each(|(dancer, broken)| is_wrong(minuet, dancer, broken))
}

fn is_wrong(minuet: &Minuet, dancer: Dancer, broken: Option<Broken>) -> Result<(), Fault> {
    let line = minuet.dancer(dancer);
    match broken {
        Some(broken) if !line.position.shows(&broken) => Err(Fault::NotBroken { dancer, broken }),
        None if !line.given_up => Err(Fault::NotGivenUp { dancer }),
        _ => Ok(()),
    }
}

/// A dancer is complete, so the main line takes over what it made.
pub(crate) fn complete(place: &Place<'_>, dancer: Dancer) -> Result<Consequence, Fault> {
    let reading = place.state.reading;
    if reading.ending != Ending::Trust {
        return Err(Fault::NotInReading { rule: Rule::Complete, reading });
    }
    let line = place.minuet()?.dancer(dancer);
    if !line.is_complete() {
        return Err(Fault::NotComplete { dancer });
    }
    Ok(taken_over(&place.state.main, line))
}

fn taken_over(line: &Line, right: &Line) -> Consequence {
    let mut consequence = Consequence::NOTHING;
    for cell in Cell::ALL {
        consequence.erase(cell.into(), DigitSet::ALL - right.position.get(cell));
        if !line.solved.contains(cell)
            && let Some(digit) = right.enclosed(cell)
        {
            consequence.inked.push(Inked { cell, digit });
        }
    }
    consequence
}

/// Whether nothing more follows from a minuet.
pub(crate) fn stalls(place: &Place<'_>) -> Result<(), Fault> {
    let (line, minuet, reading) = (place.line, place.minuet()?, place.state.reading);
    stands_still(line, place.dance, reading)?;
    for dancer in Dancer::BOTH {
        let mut way = place.dance.to_vec();
        way.push(dancer);
        let dancing = minuet.dancer(dancer);
        stands_still(dancing, &way, reading)?;
        if !dancing.is_complete() {
            all_stalled(dancing, &way, minuet.depth.saturating_sub(1))?;
        } else if reading.ending == Ending::Trust {
            return Err(Fault::LineComplete { dance: way });
        }
    }
    let [circle, square] = Dancer::BOTH.map(|dancer| &minuet.dancer(dancer).position);
    keep_all(&line.position, circle, square)
        .map_err(|(cell, digits)| Fault::NotKept { cell, digits })
}

/// Whether a line is not broken and no rule applies on it.
pub(crate) fn stands_still(line: &Line, dance: &[Dancer], reading: Reading) -> Result<(), Fault> {
    let dance = || dance.to_vec();
    if line.given_up {
        return Err(Fault::LineWrong { dance: dance() });
    }
    if let Some(broken) = line.position.broken() {
        return Err(Fault::LineBroken { dance: dance(), broken });
    }
    match applies::first(&line.position, line.solved, reading) {
        Some(find) => Err(Fault::RuleApplies { dance: dance(), find: Box::new(find) }),
        None => Ok(()),
    }
}

/// Whether every starter of a line has stalled at `depth` since its position last changed. At depth 0
/// there are no minuets, so there is nothing to see.
pub(crate) fn all_stalled(line: &Line, dance: &[Dancer], depth: u8) -> Result<(), Fault> {
    if depth == 0 {
        return Ok(());
    }
    let seen = |starter| {
        line.stalled.iter().any(|&(other, at)| at == depth && same_choice(other, starter))
    };
    match starters(&line.position).into_iter().find(|&starter| !seen(starter)) {
        Some(starter) => Err(Fault::NotStalled { dance: dance.to_vec(), starter, depth }),
        None => Ok(()),
    }
}

/// Whether two dancers together keep every candidate; otherwise the first cell and what it would lose.
pub(crate) fn keep_all(
    ground: &Position,
    circle: &Position,
    square: &Position,
) -> Result<(), (Cell, DigitSet)> {
    let kept = circle.union(square);
    let lost = ground.iter().map(|(cell, digits)| (cell, digits - kept.get(cell)));
    lost.into_iter().find(|(_, digits)| !digits.is_empty()).map_or(Ok(()), Err)
}
