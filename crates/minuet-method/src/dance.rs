//! One line developed as far as it goes, and one minuet danced to its ending.

use minuet_core::{Broken, Dancer, Ending, Find, Position, Starter, Step};

use crate::scribe::Scribe;
use crate::starters::{named, sees};
use crate::step3::{easiest, step_of, step3, view};
use crate::{step4, together};

/// The state of a line when it has been developed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stand {
    /// Nothing more follows.
    Still,
    /// It breaks the Basic Sudoku Rule, or both dancers of a minuet it opened do.
    Broken,
    /// All its cells are solved.
    Complete,
    /// A dancer was complete and has been believed: the whole puzzle is solved.
    Solved,
}

/// What a minuet brought to the line that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Yield {
    /// Nothing.
    Nothing,
    /// It has fewer candidates than before.
    Changed,
    /// The line has come to an end.
    End(Stand),
}

/// Basic clean-up of a line: Step 3 as the paper scans on the main line, the easiest find first for a
/// dancer.
pub(crate) fn basic(scribe: &mut Scribe, path: &[Dancer]) -> Result<(), Broken> {
    if path.is_empty() {
        return step3(scribe, path);
    }
    loop {
        if let Some(broken) = scribe.broken(path) {
            return Err(broken);
        }
        let Some(find) = easiest(view(scribe, path)) else { return Ok(()) };
        scribe.write(step_of(path), path, find);
    }
}

/// Develops a line as far as it goes; one that stalls may open minuets up to `depth` deep.
pub(crate) fn develop(scribe: &mut Scribe, path: &[Dancer], depth: u8) -> Stand {
    match settle(scribe, path) {
        Stand::Still => step4::rounds(scribe, path, depth),
        end => end,
    }
}

fn settle(scribe: &mut Scribe, path: &[Dancer]) -> Stand {
    match basic(scribe, path) {
        Err(_) => Stand::Broken,
        Ok(()) if scribe.lane(path).is_complete() => Stand::Complete,
        Ok(()) => Stand::Still,
    }
}

/// Dances one minuet on the line at `path`, from its starter to one of its endings.
pub(crate) fn minuet(scribe: &mut Scribe, path: &[Dancer], starter: Starter, depth: u8) -> Yield {
    let before = *scribe.position(path);
    let starter = named(starter, &before);
    let sees = sees(&starter, &before);
    scribe.write(Step::Four, path, Find::Starter { starter, depth, sees });
    let mut settled = [None; 2];
    loop {
        if alone(scribe, path, depth, &mut settled) == Stand::Solved {
            return Yield::End(Stand::Solved);
        }
        if let Some(end) = wrong(scribe, path) {
            return end;
        }
        let Some(find) = together::find(scribe, path) else {
            scribe.write(Step::Four, path, Find::Stall);
            let unchanged = *scribe.position(path) == before;
            return if unchanged { Yield::Nothing } else { Yield::Changed };
        };
        scribe.write(Step::Four, path, find);
        let stand = settle(scribe, path);
        if stand != Stand::Still {
            scribe.write(Step::Four, path, Find::Leave);
            return Yield::End(stand);
        }
    }
}

/// Each dancer is developed on its own marks, unless nothing has changed for it since the last time.
fn alone(
    scribe: &mut Scribe,
    path: &[Dancer],
    depth: u8,
    settled: &mut [Option<Position>; 2],
) -> Stand {
    for dancer in Dancer::BOTH {
        let own = path_of(path, dancer);
        if settled[dancer as usize] == Some(*scribe.position(&own)) {
            continue;
        }
        match develop(scribe, &own, depth - 1) {
            Stand::Solved => return Stand::Solved,
            Stand::Complete if scribe.reading.ending == Ending::Trust => {
                scribe.write(Step::Four, path, Find::Complete { dancer });
                return Stand::Solved;
            }
            _ => settled[dancer as usize] = Some(*scribe.position(&own)),
        }
    }
    Stand::Still
}

/// The endings by conflict: which dancers of the innermost minuet are wrong.
pub(crate) fn wrongs(scribe: &Scribe, path: &[Dancer]) -> Option<Find> {
    match Dancer::BOTH.map(|dancer| fault(scribe, path, dancer)) {
        [None, None] => None,
        [Some(circle), Some(square)] => Some(Find::BothWrong { circle, square }),
        [Some(broken), None] => Some(Find::Wrong { dancer: Dancer::Circle, broken }),
        [None, Some(broken)] => Some(Find::Wrong { dancer: Dancer::Square, broken }),
    }
}

/// What follows when one or both dancers are wrong.
fn wrong(scribe: &mut Scribe, path: &[Dancer]) -> Option<Yield> {
    let find = wrongs(scribe, path)?;
    let both = matches!(find, Find::BothWrong { .. });
    scribe.write(Step::Four, path, find);
    if both {
        return Some(Yield::End(Stand::Broken));
    }
    Some(match settle(scribe, path) {
        Stand::Still => Yield::Changed,
        end => Yield::End(end),
    })
}

/// Whether a dancer is wrong, and what is seen of it.
fn fault(scribe: &Scribe, path: &[Dancer], dancer: Dancer) -> Option<Option<Broken>> {
    let own = path_of(path, dancer);
    match scribe.broken(&own) {
        Some(broken) => Some(Some(broken)),
        None => scribe.lane(&own).is_given_up().then_some(None),
    }
}

/// The way to a dancer of the minuet that the line at `path` has opened.
fn path_of(path: &[Dancer], dancer: Dancer) -> Vec<Dancer> {
    [path, &[dancer]].concat()
}
