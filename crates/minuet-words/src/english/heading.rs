//! The titles of sections.

use minuet_core::Starter;

use super::dancer_names::name;
use super::lists::{capital, place};
use crate::story::Heading;

/// `Step 1, pass 2`, `Minuet 1 on r2c3`, `Circle alone`.
pub(super) fn title(heading: &Heading) -> String {
    match heading {
        Heading::StepOne { pass } => format!("Step 1, pass {pass}"),
        Heading::StepTwo => "Step 2".into(),
        Heading::StepThree => "Step 3".into(),
        Heading::Minuet { number, starter, path } => {
            let minuet = match path.as_slice() {
                [] => format!("Minuet {number}"),
                [_] => format!("{}'s own minuet {number}", capital(&name(path))),
                _ => format!("Minuet {number} of {}", name(path)),
            };
            match starter {
                Starter::Cell { cell, .. } => format!("{minuet} on {cell}"),
                Starter::HalfDouble { digit, structure, .. } => {
                    format!("{minuet} on {digit} in {}", place(*structure))
                }
            }
        }
        Heading::Alone { path } => format!("{} alone", capital(&name(path))),
        Heading::Together { .. } => "Together".into(),
        Heading::CleanUp => "Clean-up".into(),
        Heading::Ending { .. } => "Ending".into(),
        Heading::Outcome => "Outcome".into(),
    }
}
