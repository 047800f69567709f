//! One find in three doses: where, what, why.

use minuet_core::{Blocker, Dancer, Entry, Find, Starter, Step};

use super::dancer_names::{grown, name};
use super::full;
use super::lists::{capital, cells, count, group, place, written};
use super::minuet::{Reason, quality, settled};
use crate::story::{Dose, Scene};

/// The hint in this dose.
pub(super) fn text(scene: &Scene<'_>, dose: Dose) -> String {
    match dose {
        Dose::Where => where_to_look(scene.entry),
        Dose::What => what(scene.entry),
        Dose::Why => full::text(scene),
    }
}

fn where_to_look(entry: &Entry) -> String {
    let spot = match &entry.find {
        Find::NakedSingle { cell, .. } | Find::Fill { cell, .. } => cell.to_string(),
        Find::HiddenSingle { structure, digit, .. }
        | Find::HalfDouble { structure, digit, .. }
        | Find::Aligned { structure, digit, .. } => {
            format!("number {digit} in {}", place(*structure))
        }
        Find::Passive { of: Blocker::Group { cells: pair, digits }, .. } => {
            format!("the {} {} in {}", group(pair.len()), written(*digits), cells(*pair))
        }
        Find::Passive { of: Blocker::HalfDouble { structure, digit, .. }, .. }
            if !structure.is_square() =>
        {
            format!("the {digit} on the margin of {}", place(*structure))
        }
        Find::Passive { closed, cell, digit, .. } => {
            let [a, b] = if closed < cell { [closed, cell] } else { [cell, closed] };
            format!("the small {digit}s in {a} and {b}")
        }
        Find::NakedGroup { structure, .. } | Find::HiddenGroup { structure, .. } => {
            place(*structure)
        }
        Find::Starter { starter, .. } => {
            let (cell, digit) = starter.choice(Dancer::Circle);
            let spot = match starter {
                Starter::Cell { .. } => cell.to_string(),
                Starter::HalfDouble { structure, .. } => {
                    format!("number {digit} in {}", place(*structure))
                }
            };
            return format!("{} Look at {spot}.", stuck(entry));
        }
        Find::Unmarked { cell, .. } | Find::BothEnclose { cell, .. } => {
            format!("{cell}, where both dancers have marks")
        }
        Find::DoubleBlocked { digit, structures: [a, b], .. } if a == b => {
            format!("number {digit} in {}, where both dancers enclose it", place(*a))
        }
        Find::DoubleBlocked { digit, structures: [a, b], .. } => {
            format!("number {digit} where {} and {} meet", place(*a), place(*b))
        }
        Find::Wrong { dancer, .. } | Find::Complete { dancer } => {
            return format!("Look at the marks of {}.", grown(&entry.dance, *dancer));
        }
        Find::Stall | Find::Leave => "the marks of both dancers".into(),
    };
    let lead = match entry.dance.as_slice() {
        [] => String::new(),
        path => format!("Follow {}. ", name(path)),
    };
    format!("{lead}Look at {spot}.")
}

fn stuck(entry: &Entry) -> String {
    match entry.dance.as_slice() {
        [] => "Nothing basic is left.".into(),
        path => format!("{} stands still.", capital(&name(path))),
    }
}

fn starts(starter: &Starter, reason: Reason) -> String {
    let is = quality(reason);
    match (starter, reason.settles.map(|settles| settled(starter, settles))) {
        (Starter::Cell { digits: [a, b], .. }, Some(settled)) => {
            format!("It is {is}: it holds just {a} and {b}. {}.", capital(&settled))
        }
        (Starter::HalfDouble { cells: [a, b], .. }, Some(settled)) => {
            format!("It is {is}: it has just two cells, {a} and {b}. {}.", capital(&settled))
        }
        (Starter::Cell { digits: [a, b], .. }, None) => {
            let seen = match reason.sees {
                0 => String::new(),
                n => format!(", and sees {} with two candidates", count(n.into(), "other cell")),
            };
            format!("It is {is}: it holds just {a} and {b}{seen}.")
        }
        (Starter::HalfDouble { cells: [a, b], .. }, None) => {
            format!("It is {is}: it has just two cells, {a} and {b}.")
        }
    }
}

fn what(entry: &Entry) -> String {
    match &entry.find {
        Find::NakedSingle { .. } => "There is a naked single.".into(),
        Find::HiddenSingle { .. } => "There is a hidden single.".into(),
        Find::Passive { .. } => {
            "One of the two cells is no longer possible: there is a hidden single in the other."
                .into()
        }
        Find::HalfDouble { .. } => "There is a half double.".into(),
        Find::Aligned { .. } => "Its three cells share another row, column or box.".into(),
        Find::NakedGroup { cells, .. } => format!("There is a naked {}.", group(cells.len())),
        Find::HiddenGroup { cells, .. } if entry.step == Step::One => {
            format!("The small digits make a hidden {}.", group(cells.len()))
        }
        Find::HiddenGroup { cells, .. } => format!("There is a hidden {}.", group(cells.len())),
        Find::Fill { .. } => "Its candidates can be written.".into(),
        Find::Starter { starter, sees, settles, .. } => {
            starts(starter, Reason { sees: *sees, settles: *settles })
        }
        Find::Unmarked { .. } => "Some candidates are marked by neither dancer.".into(),
        Find::BothEnclose { .. } => "Both dancers enclose the same number.".into(),
        Find::DoubleBlocked { .. } => "Both dancers rule it out there.".into(),
        Find::Wrong { dancer, .. } => format!("{} breaks.", capital(&grown(&entry.dance, *dancer))),
        Find::Complete { dancer } => {
            format!("{} is complete.", capital(&grown(&entry.dance, *dancer)))
        }
        Find::Stall => "Neither dancer gets any further.".into(),
        Find::Leave => "Nothing more is needed here.".into(),
    }
}
