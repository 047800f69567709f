//! Damaged certificates.

use minuet_core::{Cell, Certificate, Deadlock, Digit, DigitSet, Position};
use trials::Random;

type Damaged = (&'static str, Certificate);

/// Copies of a certificate of depth 3: one or two of each kind, for the judge may take long to find the damage.
pub(crate) fn damages_within(certificate: &Certificate, random: &mut Random) -> Vec<Damaged> {
    let mut damaged = Vec::new();
    damaged.extend(leave_out(certificate, random));
    damaged.extend(repeat(certificate, random));
    damaged.extend(toggle_in_p(certificate, random));
    for _ in 0..2 {
        damaged.extend(toggle_in_a_dancer(certificate, random));
        damaged.extend(leave_out_within(certificate, random));
        damaged.extend(add_within(certificate, random));
    }
    damaged
}

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

/// A dancer that has dances of its own.
fn a_dancer<'a>(certificate: &'a mut Certificate, random: &mut Random) -> Option<&'a mut Deadlock> {
    let dances = &mut certificate.deadlock.dances;
    let mut dancers: Vec<&mut Deadlock> =
        dances.iter_mut().flat_map(|dance| [&mut dance.circle, &mut dance.square]).collect();
    dancers.retain(|dancer| !dancer.dances.is_empty());
    (!dancers.is_empty()).then(|| dancers.swap_remove(random.below(dancers.len())))
}

fn leave_out_within(certificate: &Certificate, random: &mut Random) -> Option<Damaged> {
    let mut damaged = certificate.clone();
    let dances = &mut a_dancer(&mut damaged, random)?.dances;
    dances.remove(random.below(dances.len()));
    Some(("a starter of a dancer left out", damaged))
}

/// Only added: one level in, a dancer may be said to end lower than it does.
fn add_within(certificate: &Certificate, random: &mut Random) -> Option<Damaged> {
    let mut damaged = certificate.clone();
    let dances = &mut a_dancer(&mut damaged, random)?.dances;
    let dance = random.below(dances.len());
    let whole = dances[dance].square.position;
    let mut more = whole;
    while !toggle(&mut more, random) {
        more = whole;
    }
    dances[dance].square.position = more;
    Some(("a candidate added further in", damaged))
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
