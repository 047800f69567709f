//! One line developed as far as possible, and one minuet danced to its ending.

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
    /// It breaks the Basic Sudoku Rule.
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

/// Develops a line as far as possible; one that stalls may open minuets up to `depth` deep.
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
    let settles = scribe.ranking.settles(&starter, &before);
    scribe.write(Step::Four, path, Find::Starter { starter, depth, sees, settles });
    let mut settled = [None; 2];
    loop {
        if let Some(end) = alone(scribe, path, depth, &mut settled) {
            return end;
        }
        let Some(find) = together::find(scribe, path) else {
            scribe.at_rest = settled;
            // Where minuets were left out, this one was not seen to stall.
            let end = if scribe.is_spent() { Find::Leave } else { Find::Stall };
            scribe.write(Step::Four, path, end);
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

/// Circle is developed on its own marks, then square, unless nothing has changed for it since the last time. The first
/// that breaks or completes ends the minuet there and then.
fn alone(
    scribe: &mut Scribe,
    path: &[Dancer],
    depth: u8,
    settled: &mut [Option<Position>; 2],
) -> Option<Yield> {
    for dancer in Dancer::BOTH {
        let own = path_of(path, dancer);
        if settled[dancer as usize] == Some(*scribe.position(&own)) {
            continue;
        }
        match (develop(scribe, &own, depth - 1), scribe.reading.ending) {
            (Stand::Solved, _) => return Some(Yield::End(Stand::Solved)),
            (Stand::Broken, _) => return Some(discard(scribe, path)),
            (Stand::Complete, Ending::Trust) => {
                scribe.write(Step::Four, path, Find::Complete { dancer });
                return Some(Yield::End(Stand::Solved));
            }
            (Stand::Complete, Ending::Proof) | (Stand::Still, _) => {
                settled[dancer as usize] = Some(*scribe.position(&own));
            }
        }
    }
    None
}

/// The line becomes what the partner of a broken dancer has made of it, and is cleaned up. If the partner is wrong as well,
/// it shows there (footnote 10).
fn discard(scribe: &mut Scribe, path: &[Dancer]) -> Yield {
    let find = wrong(scribe, path).expect("a dancer that was found broken shows it");
    scribe.write(Step::Four, path, find);
    match settle(scribe, path) {
        Stand::Still => Yield::Changed,
        end => Yield::End(end),
    }
}

/// The ending by conflict: a dancer of the minuet that the line at `path` has opened is wrong.
pub(crate) fn wrong(scribe: &Scribe, path: &[Dancer]) -> Option<Find> {
    Dancer::BOTH.into_iter().find_map(|dancer| {
        let broken = scribe.broken(&path_of(path, dancer));
        broken.map(|broken| Find::Wrong { dancer, broken: Some(broken) })
    })
}

/// The way to a dancer of the minuet that the line at `path` has opened.
fn path_of(path: &[Dancer], dancer: Dancer) -> Vec<Dancer> {
    [path, &[dancer]].concat()
}
