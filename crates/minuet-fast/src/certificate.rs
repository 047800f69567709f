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
    let deadlock = deadlock(&method, &floor, reading.depth)?;
    Some(Certificate { puzzle: *puzzle, reading: *reading, deadlock })
}

/// Nothing only if the floor is not one where the method of this depth has stalled.
fn deadlock(method: &Method<'_>, floor: &Floor, depth: u8) -> Option<Deadlock> {
    let dances = if depth == 0 || floor.is_complete() {
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
        deadlock(method, &end, depth - 1)
    };
    let (circle, square) = (still(Dancer::Circle)?, still(Dancer::Square)?);
    Some(DeadDance { starter, circle, square })
}
