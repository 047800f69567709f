//! Failed certificates: for every starter, where its two dancers stand still.

use minuet_core::{Certificate, Dancer, DeadDance, Deadlock, Puzzle, Reading, Starter};

use crate::decide::{End, Failure};
use crate::effort::Effort;
use crate::engine::Engine;
use crate::floor::Floor;
use crate::minuet::Method;
use crate::starters::starters_of;

/// The certificate of failure, when the method fails on `puzzle` under `reading`.
///
/// ```
/// use minuet_core::{Puzzle, Reading};
///
/// let inkala: Puzzle =
///     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
///         .parse().unwrap();
/// let certificate = minuet_fast::certificate(&inkala, &Reading::PAPER).unwrap();
/// assert_eq!(certificate.deadlock.dances.len(), 9);
/// for dance in &certificate.deadlock.dances {
///     let together = dance.circle.position.union(&dance.square.position);
///     assert_eq!(together, certificate.deadlock.position);
/// }
/// ```
pub fn certificate(puzzle: &Puzzle, reading: &Reading) -> Option<Certificate> {
    let engine = Engine::best();
    let Failure { floor, solution } = End::of(puzzle, reading, engine).failure?;
    let method = Method::new(reading, engine, &solution, Effort::all());
    let deadlock = deadlock(&method, &floor, reading.depth, Level::Outermost)?;
    Some(Certificate { puzzle: *puzzle, reading: *reading, deadlock })
}

/// Whether a deadlock is that of the certificate or that of a dancer.
#[derive(Clone, Copy)]
enum Level {
    Outermost,
    Inner,
}

/// Nothing only if the floor is not one where the method of this depth has stalled.
fn deadlock(method: &Method<'_>, floor: &Floor, depth: u8, level: Level) -> Option<Deadlock> {
    // Where Step 3 leaves the dancers of a dancer follows from its position: it would be about 49 parts in 50 of a
    // certificate of depth 3, and the judge looks for itself.
    let followed = depth == 1 && matches!(level, Level::Inner);
    let dances = if depth == 0 || followed || floor.is_complete() {
        Vec::new()
    } else {
        let starters = starters_of(floor).into_iter();
        starters.map(|starter| dead_dance(method, floor, starter, depth)).collect::<Option<_>>()?
    };
    Some(Deadlock { position: floor.into(), dances })
}

fn dead_dance(
    method: &Method<'_>,
    floor: &Floor,
    starter: Starter,
    depth: u8,
) -> Option<DeadDance> {
    let still = |dancer| {
        let (cell, digit) = starter.choice(dancer);
        let chosen = floor.with((cell.index() as u8, digit.index() as u8));
        let end = method.dancer(chosen, depth).ok()??;
        deadlock(method, &end, depth - 1, Level::Inner)
    };
    let (circle, square) = (still(Dancer::Circle)?, still(Dancer::Square)?);
    Some(DeadDance { starter, circle, square })
}
