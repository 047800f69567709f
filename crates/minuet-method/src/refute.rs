//! Why a sheet has no solution, in as few finds as a quick search can manage.

use minuet_core::{Broken, Dancer, Find, Outcome, Reading, Setup, Starter, Step, Structure, Trace};

use crate::brief::brief;
use crate::order::{finish, solve};
use crate::rules::View;
use crate::scribe::Scribe;
use crate::starters::{sees, starters};
use crate::step3::{finds_in, step_of, view};

/// How many minuets are written out in search of the shortest.
const MINUETS: usize = 30;

/// Why a sheet has no solution: a brief trace that ends in something broken on the main line, the shortest
/// of those that are tried. None when even the depth of `reading` does not show it, or when there is a
/// solution.
///
/// The teacher's own way is one: Steps 1 to 3 before any minuet, and shallow minuets before deep ones. The
/// others start with all candidates written and make all finds at once, round by round, so that what breaks
/// after few finds in a row shows first.
pub fn refute(setup: &Setup, reading: &Reading) -> Option<Trace> {
    in_order(setup, reading).into_iter().chain(at_once(setup, reading)).min_by_key(length)
}

/// How many finds a reader has to follow; writing candidates does not count.
fn length(trace: &Trace) -> usize {
    trace.entries.iter().filter(|entry| !matches!(entry.find, Find::Fill { .. })).count()
}

fn in_order(setup: &Setup, reading: &Reading) -> Option<Trace> {
    (0..=reading.depth)
        .map(|depth| solve(setup, &reading.with_depth(depth)))
        .find(|trace| !matches!(trace.outcome, Outcome::Failed { .. }))
        .filter(|trace| matches!(trace.outcome, Outcome::None { .. }))
        .map(|trace| brief(&Trace { reading: *reading, ..trace }))
}

fn at_once(setup: &Setup, reading: &Reading) -> Vec<Trace> {
    let filled = Setup { candidates: Some(setup.position()), ..*setup };
    let mut main = Scribe::new(&filled, reading);
    if let Some(broken) = setup.conflict().or_else(|| spread(&mut main, &[])) {
        return vec![brief(&finish(main, &filled, Some(broken)))];
    }
    if reading.depth == 0 {
        return Vec::new();
    }
    starters(main.position(&[]))
        .into_iter()
        .filter_map(|starter| by_minuet(main.clone(), starter))
        .take(MINUETS)
        .map(|(danced, seen)| brief(&finish(danced, &filled, Some(seen))))
        .collect()
}

/// One minuet, when circle breaks, and the main line breaks with what is left to square; and what is seen of that.
fn by_minuet(mut scribe: Scribe, starter: Starter) -> Option<(Scribe, Broken)> {
    let sees = sees(&starter, scribe.position(&[]));
    scribe.write(Step::Four, &[], Find::Starter { starter, depth: 1, sees, settles: None });
    let dancer = Dancer::Circle;
    let broken = spread(&mut scribe, &[dancer])?;
    scribe.write(Step::Four, &[], Find::Wrong { dancer, broken: Some(broken) });
    let seen = spread(&mut scribe, &[])?;
    Some((scribe, seen))
}

/// Works round by round: all finds of one round come before those that they lead to, until something breaks or
/// nothing is left to find.
fn spread(scribe: &mut Scribe, path: &[Dancer]) -> Option<Broken> {
    loop {
        let before = scribe.entries.len();
        for (structure, find) in round(useful(scribe, path)) {
            if let Some(broken) = scribe.broken(path) {
                return Some(broken);
            }
            // An earlier find of the round may have left nothing for this one to do.
            let stands = finds_in(useful(scribe, path), structure).any(|other| other == find);
            if stands {
                scribe.write(step_of(path), path, find);
            }
        }
        if scribe.entries.len() == before {
            return scribe.broken(path);
        }
    }
}

/// A line as a dancer sees it: half doubles count only where they block something.
fn useful<'a>(scribe: &'a Scribe, path: &[Dancer]) -> View<'a> {
    View { records: None, ..view(scribe, path) }
}

/// All finds on a line, the easiest first.
fn round(view: View<'_>) -> Vec<(Structure, Find)> {
    let all = Structure::ALL.into_iter();
    let mut finds: Vec<(Structure, Find)> = all
        .flat_map(|structure| finds_in(view, structure).map(move |find| (structure, find)))
        .collect();
    finds.sort_by_key(|(_, find)| match find {
        Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } => cells.len(),
        Find::HalfDouble { .. } | Find::Aligned { .. } => 1,
        Find::NakedSingle { .. }
        | Find::HiddenSingle { .. }
        | Find::Passive { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => 0,
    });
    finds
}
