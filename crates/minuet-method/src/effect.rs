//! What follows from a find: Rules 19 to 21, and what the dancers allow.

use minuet_core::{
    Blocker, Blocking, Cell, CellSet, Dancer, Digit, DigitSet, Effect, Erased, Find, Inked, Lane,
    Misfit, Position, Reading, Sheet,
};

/// The effect of `find` on the line at `path` (for a completed dancer, on the main line).
///
/// # Errors
///
/// When it names a dancer or a minuet that is not there.
pub(crate) fn of(
    find: &Find,
    sheet: &Sheet,
    path: &[Dancer],
    reading: &Reading,
) -> Result<Effect, Misfit> {
    let lane = sheet.lane(path).ok_or(Misfit::NoSuchDancer)?;
    let before = lane.position();
    Ok(match *find {
        Find::NakedSingle { cell, digit, .. }
        | Find::HiddenSingle { cell, digit, .. }
        | Find::Passive { cell, digit, .. }
        | Find::BothEnclose { cell, digit } => single(before, cell, digit),
        Find::HalfDouble { digit, cells, .. } => {
            if reading.blocking == Blocking::Never {
                return Ok(Effect::default());
            }
            let cells = cells.into_iter().collect();
            erasing(before, |after| block(after, cells, digit.into()))
        }
        Find::Aligned { digit, cells, .. } => {
            erasing(before, |after| block(after, cells, digit.into()))
        }
        Find::NakedGroup { cells, digits, .. } => {
            erasing(before, |after| block(after, cells, digits))
        }
        Find::HiddenGroup { cells, digits, .. } => erasing(before, |after| {
            cells.iter().for_each(|cell| after.erase(cell, DigitSet::ALL - digits));
            block(after, cells, digits);
        }),
        Find::Unmarked { cell, circle, square } => {
            erasing(before, |after| after.set(cell, before.get(cell) & (circle | square)))
        }
        Find::DoubleBlocked { digit, circle, square, structures: [a, b] } => {
            let keep = CellSet::of(circle) | CellSet::of(square);
            let cells = (a.cells() & b.cells()) - keep;
            erasing(before, |after| cells.iter().for_each(|cell| after.erase(cell, digit.into())))
        }
        Find::Wrong { dancer, .. } => promoting(lane, dancing(sheet, dancer.other())?),
        Find::Complete { dancer } => {
            let main = sheet.lane(&[]).ok_or(Misfit::NoSuchDancer)?;
            becoming(main, dancing(sheet, dancer)?)
        }
        Find::Fill { .. } | Find::Starter { .. } | Find::Stall | Find::Leave => Effect::default(),
    })
}

/// Rule 19.
fn single(before: &Position, cell: Cell, digit: Digit) -> Effect {
    let mut effect = erasing(before, |after| {
        after.set(cell, before.get(cell) & DigitSet::of(digit));
        cell.seen().iter().for_each(|seen| after.erase(seen, digit.into()));
    });
    effect.inked.push(Inked { cell, digit });
    effect
}

/// Rules 20 and 21: the numbers of a group are blocked from every structure that holds all its cells.
fn block(after: &mut Position, cells: CellSet, digits: DigitSet) {
    for structure in cells.structures() {
        (structure.cells() - cells).iter().for_each(|cell| after.erase(cell, digits));
    }
}

/// Whether [`block`] would erase anything.
pub(crate) fn blocks_something(position: &Position, cells: CellSet, digits: DigitSet) -> bool {
    cells.structures().any(|structure| {
        (structure.cells() - cells).iter().any(|cell| !(position.get(cell) & digits).is_empty())
    })
}

/// The dancer of the innermost minuet.
fn dancing(sheet: &Sheet, dancer: Dancer) -> Result<&Lane, Misfit> {
    sheet.dances().last().map(|dance| dance.lane(dancer)).ok_or(Misfit::NoMinuet)
}

/// A line becomes what a dancer grown from it made of it: what the dancer encloses is inked, with Rule 19 where the dancer
/// has not applied it yet.
fn promoting(from: &Lane, to: &Lane) -> Effect {
    let mut after = *to.position();
    let mut inked = Vec::new();
    for (cell, digits) in to.position().iter() {
        let Some(digit) = digits.single() else { continue };
        let enclosed = !from.solved().contains(cell) && from.position().get(cell) != digits;
        if (to.solved() - from.solved()).contains(cell) {
            inked.push(Inked { cell, digit });
        } else if enclosed && after.has(cell, digit) {
            inked.push(Inked { cell, digit });
            cell.seen().iter().for_each(|seen| after.erase(seen, digit.into()));
        }
    }
    Effect { inked, ..erasing(from.position(), |kept| *kept = after) }
}

fn becoming(from: &Lane, to: &Lane) -> Effect {
    let mut effect = erasing(from.position(), |after| *after = *to.position());
    let fresh = (to.solved() - from.solved()).iter();
    effect.inked = fresh
        .filter_map(|cell| Some(Inked { cell, digit: to.position().get(cell).single()? }))
        .collect();
    effect
}

fn erasing(before: &Position, change: impl FnOnce(&mut Position)) -> Effect {
    let mut after = *before;
    change(&mut after);
    let erased = before
        .iter()
        .map(|(cell, digits)| Erased { cell, digits: digits - after.get(cell) })
        .filter(|erased| !erased.digits.is_empty())
        .collect();
    Effect { inked: Vec::new(), erased }
}

/// Whether `mark` closes `cell` to `digit` on a sheet under `reading`.
pub(crate) fn mark_closes(
    mark: &Blocker,
    cell: Cell,
    digit: Digit,
    sheet: &Sheet,
    reading: &Reading,
) -> bool {
    match *mark {
        Blocker::Ink { cell: inked } => sheet.ink(inked).is_some_and(|ink| {
            if cell == inked { digit != ink } else { digit == ink && cell.sees(inked) }
        }),
        Blocker::HalfDouble { digit: blocked, cells, .. } => {
            let cells = cells.into_iter().collect();
            reading.blocking != Blocking::Never && digit == blocked && reaches(cells, cell)
        }
        Blocker::Group { cells, digits } => {
            if cells.contains(cell) {
                !digits.contains(digit)
            } else {
                digits.contains(digit) && reaches(cells, cell)
            }
        }
    }
}

/// Whether a structure holds all of `cells` and `cell` beside them.
fn reaches(cells: CellSet, cell: Cell) -> bool {
    !cells.contains(cell) && cells.structures().any(|structure| structure.cells().contains(cell))
}
