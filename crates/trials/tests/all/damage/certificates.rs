//! Damaged certificates.

use minuet_core::{Cell, Certificate, Digit, DigitSet, Position};
use trials::Random;

type Damaged = (&'static str, Certificate);

/// Copies of a certificate, each with one thing in it that is false.
pub(crate) fn damages(certificate: &Certificate, random: &mut Random) -> Vec<Damaged> {
    let mut damaged = Vec::new();
    for _ in 0..40 {
        damaged.extend(leave_out(certificate, random));
        damaged.extend(toggle_in_p(certificate, random));
        damaged.extend(toggle_in_a_dancer(certificate, random));
        damaged.extend(repeat(certificate, random));
    }
    damaged
}

fn leave_out(certificate: &Certificate, random: &mut Random) -> Option<Damaged> {
    let mut damaged = certificate.clone();
    let dances = &mut damaged.deadlock.dances;
    if dances.is_empty() {
        return None;
    }
    dances.remove(random.below(dances.len()));
    Some(("a starter left out", damaged))
}

fn repeat(certificate: &Certificate, random: &mut Random) -> Option<Damaged> {
    let mut damaged = certificate.clone();
    let dances = &mut damaged.deadlock.dances;
    let again = dances.get(random.below(dances.len().max(1)))?.clone();
    dances.push(again);
    Some(("a starter twice", damaged))
}

/// A candidate added where there is none, or taken away.
fn toggle(position: &mut Position, random: &mut Random) -> bool {
    let (cell, digit) = (random.pick(&Cell::ALL), random.pick(&Digit::ALL));
    let adds = !position.has(cell, digit);
    let one = DigitSet::of(digit);
    let digits = position.get(cell);
    position.set(cell, if adds { digits | one } else { digits - one });
    adds
}

fn toggle_in_p(certificate: &Certificate, random: &mut Random) -> Option<Damaged> {
    let mut damaged = certificate.clone();
    let adds = toggle(&mut damaged.deadlock.position, random);
    Some((if adds { "a candidate added in P" } else { "a candidate removed in P" }, damaged))
}

fn toggle_in_a_dancer(certificate: &Certificate, random: &mut Random) -> Option<Damaged> {
    let mut damaged = certificate.clone();
    let dances = &mut damaged.deadlock.dances;
    let count = dances.len().max(1);
    let dance = dances.get_mut(random.below(count))?;
    let dancer = if random.below(2) == 0 { &mut dance.circle } else { &mut dance.square };
    let adds = toggle(&mut dancer.position, random);
    Some((
        if adds { "a candidate added in X or Y" } else { "a candidate removed in X or Y" },
        damaged,
    ))
}
