//! How a minuet ends (Step 4).

use minuet_core::{Broken, Cell, Dancer, DigitSet, Ending, Inked, Position, Reading, Rule, Tricks};

use crate::consequence::Consequence;
use crate::dance::{same_choice, starters};
use crate::place::Place;
use crate::state::{Line, Minuet, State};
use crate::{Fault, applies};

/// One dancer is wrong, so the line takes over what the other made of it.
pub(crate) fn wrong(
    place: &Place<'_>,
    dancer: Dancer,
    broken: Option<Broken>,
) -> Result<Consequence, Fault> {
    let minuet = place.minuet()?;
    is_wrong(minuet, dancer, broken)?;
    let right = minuet.dancer(dancer.other());
    let mut what = taken_over(place.line, right);
    ink_enclosed(&mut what, place.line, right);
    Ok(what)
}

fn is_wrong(minuet: &Minuet, dancer: Dancer, broken: Option<Broken>) -> Result<(), Fault> {
    let line = minuet.dancer(dancer);
    match broken {
        Some(broken) if !line.position.shows(&broken) => Err(Fault::NotBroken { dancer, broken }),
        Some(_) => Ok(()),
        None => Err(Fault::NothingShown { dancer }),
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

/// What the right dancer keeps alone in a cell is enclosed, and so inked: Rule 19 for each that it has not applied it to,
/// in reading order, as far as the number is still there.
fn ink_enclosed(what: &mut Consequence, line: &Line, right: &Line) {
    for (cell, kept) in right.position.iter() {
        let Some(digit) = kept.single() else { continue };
        let known = line.solved.contains(cell) || right.solved.contains(cell);
        if known || line.position.get(cell) == kept || what.erased[cell].contains(digit) {
            continue;
        }
        what.inked.push(Inked { cell, digit });
        what.erase(cell.seen(), digit.into());
    }
    what.inked.sort_by_key(|inked| inked.cell);
}

/// Whether no dancer is broken, or complete and trusted: that ends its minuet there and then, before any other find.
pub(crate) fn none_due(state: &State) -> Result<(), Fault> {
    let mut dance = Vec::new();
    for minuet in &state.minuets {
        dance.extend(minuet.opened_by);
        for dancer in Dancer::BOTH {
            let line = minuet.dancer(dancer);
            let way = || [dance.as_slice(), &[dancer]].concat();
            if let Some(broken) = line.position.broken() {
                return Err(Fault::BreakFirst { dance: way(), broken });
            }
            if state.reading.ending == Ending::Trust && line.is_complete() {
                return Err(Fault::CompletionFirst { dance: way() });
            }
        }
    }
    Ok(())
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
    if reading.tricks == Tricks::None {
        return Ok(());
    }
    let [circle, square] = Dancer::BOTH.map(|dancer| &minuet.dancer(dancer).position);
    keep_all(&line.position, circle, square)
        .map_err(|(cell, digits)| Fault::NotKept { cell, digits })
}

/// Whether a line is not broken and no rule applies on it.
pub(crate) fn stands_still(line: &Line, dance: &[Dancer], reading: Reading) -> Result<(), Fault> {
    let dance = || dance.to_vec();
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
