//! Replaying a trace entry by entry.

use minuet_core::{Blocker, Entry, Find, Position, Step, Trace};

use crate::consequence::Consequence;
use crate::place::Place;
use crate::state::State;
use crate::{
    Fault, Rejection, dance, endings, fill, groups, half_doubles, outcome, singles, tricks,
};

/// Accepts a trace when every entry and the outcome hold.
///
/// # Errors
///
/// The first entry that does not hold, or the outcome, and why.
///
/// ```
/// use minuet_check::check_trace;
/// use minuet_core::{Effect, Entry, Find, Outcome, Puzzle, Reading, Setup, Solution, Step, Trace};
///
/// let setup = Setup::from(Puzzle::EMPTY);
/// let find = Find::NakedSingle { cell: "r1c1".parse()?, digit: minuet_core::Digit::ALL[6], blocks: vec![] };
/// let entry = Entry { step: Step::Three, dance: vec![], find, effect: Effect::default() };
/// let outcome = Outcome::None { broken: None };
/// let trace = Trace { setup, reading: Reading::default(), entries: vec![entry], outcome };
/// assert_eq!(
///     check_trace(&trace).unwrap_err().to_string(),
///     "entry 1: r1c1 has the candidates 1, 2, 3, 4, 5, 6, 7, 8 and 9, so 7 is not a naked single there",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_trace(trace: &Trace) -> Result<(), Rejection> {
    check_to_rest(trace, None)
}

/// Like [`check_trace`]; a failure need not show that its starters stall if it ends in `rest`, the position of a certificate
/// of the same puzzle and reading that has been checked ([`check_certificate`](crate::check_certificate)).
///
/// # Errors
///
/// The first entry that does not hold, or the outcome, and why.
pub fn check_to_rest(trace: &Trace, rest: Option<&Position>) -> Result<(), Rejection> {
    let mut state = State::new(&trace.setup, trace.reading);
    for (index, entry) in trace.entries.iter().enumerate() {
        replay(&mut state, entry).map_err(|fault| Rejection { entry: Some(index), fault })?;
    }
    outcome::check(&state, trace, rest).map_err(|fault| Rejection { entry: None, fault })
}

fn replay(state: &mut State, entry: &Entry) -> Result<(), Fault> {
    let place = Place::of(entry, state)?;
    if !entry.find.ends_minuet() {
        endings::none_due(state)?;
    }
    let what = consequence(&place, entry)?;
    // A complete dancer ends the whole solve, so what follows from it belongs to the main line.
    let dance = match entry.find {
        Find::Complete { .. } => &[],
        _ => entry.dance.as_slice(),
    };
    let what = what.within(&state.line(dance)?.position);
    what.is_exactly(&entry.effect)?;
    state.take(dance, &what)?;
    turn(state, entry)
}

/// Checks the evidence of a find and works out what follows from it.
fn consequence(place: &Place<'_>, entry: &Entry) -> Result<Consequence, Fault> {
    match entry.find {
        Find::NakedSingle { cell, digit, ref blocks } => singles::naked(place, cell, digit, blocks),
        Find::HiddenSingle { structure, cell, digit, ref blocks } => {
            singles::hidden(place, structure, cell, digit, blocks)
        }
        Find::Passive { of, closed, cell, digit, ref blocks } => {
            singles::passive(place, of, closed, cell, digit, blocks)
        }
        Find::HalfDouble { structure, digit, cells, ref blocks } => {
            half_doubles::half_double(place, structure, digit, cells, blocks)
        }
        Find::Aligned { structure, digit, cells } => {
            half_doubles::aligned(place, structure, digit, cells)
        }
        Find::NakedGroup { structure, cells, digits } => {
            groups::naked(place, structure, cells, digits)
        }
        Find::HiddenGroup { structure, cells, digits } => {
            groups::hidden(place, structure, cells, digits)
        }
        Find::Fill { cell, digits, ref blocks } => fill::fill(place, cell, digits, blocks),
        Find::Unmarked { cell, circle, square } => tricks::unmarked(place, cell, [circle, square]),
        Find::BothEnclose { cell, digit } => tricks::both_enclose(place, cell, digit),
        Find::DoubleBlocked { digit, circle, square, structures } => {
            tricks::double_blocked(place, digit, [circle, square], structures)
        }
        Find::Wrong { dancer, broken } => endings::wrong(place, dancer, broken),
        Find::Complete { dancer } => endings::complete(place, dancer),
        Find::Starter { starter, depth, sees, settles } => without_effect(
            dance::starter(place, starter, depth, sees)
                .and_then(|()| dance::settles(place, starter, settles)),
        ),
        Find::Stall => without_effect(endings::stalls(place)),
        Find::Leave => without_effect(place.minuet().map(drop)),
    }
}

/// A find that changes no candidate, when it is right.
fn without_effect(checked: Result<(), Fault>) -> Result<Consequence, Fault> {
    checked.map(|()| Consequence::NOTHING)
}

/// Writes the marks of a find, and opens and closes minuets.
fn turn(state: &mut State, entry: &Entry) -> Result<(), Fault> {
    let dance = entry.dance.as_slice();
    match entry.find {
        Find::HalfDouble { structure, digit, cells, .. } if dance.is_empty() => {
            state.marks.push(Blocker::HalfDouble { structure, digit, cells });
        }
        Find::HiddenGroup { cells, digits, .. } if entry.step == Step::One => {
            state.marks.push(Blocker::Group { cells, digits });
            // The big digits of a double or triple are the candidates of its cells.
            state.filled |= cells;
        }
        Find::Fill { cell, .. } => state.filled.insert(cell),
        Find::Starter { starter, depth, .. } => state.open(dance, starter, depth)?,
        Find::Complete { .. } => state.minuets.clear(),
        Find::Stall => state.stall(dance)?,
        Find::Wrong { .. } | Find::Leave => state.close(),
        Find::NakedSingle { .. }
        | Find::HiddenSingle { .. }
        | Find::Passive { .. }
        | Find::HalfDouble { .. }
        | Find::Aligned { .. }
        | Find::NakedGroup { .. }
        | Find::HiddenGroup { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. } => {}
    }
    Ok(())
}
