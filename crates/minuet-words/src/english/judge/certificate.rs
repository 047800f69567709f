//! What is wrong with a certificate.

use super::super::noun::say_broken;
use super::names::{digits, find, starter};
use crate::message::CertificateFault as Fault;

pub(super) fn say(fault: &Fault) -> String {
    match fault {
        Fault::NoSolution => "the puzzle has no solution".into(),
        Fault::SeveralSolutions => "the puzzle has more than one solution".into(),
        Fault::NotLeftOpen { cell, digits: numbers } => {
            format!("the givens do not leave {} open in {cell}", digits(*numbers))
        }
        Fault::LacksSolution { cell, digit } => {
            format!("the solution has {digit} in {cell}, but the position does not")
        }
        Fault::Complete => "the position is complete".into(),
        Fault::Broken(broken) => format!("the position is broken: {}", say_broken(broken)),
        Fault::RuleApplies(applies) => format!("{} still applies", find(applies)),
        Fault::LostTooMuch { cell, digits: numbers } => {
            format!("Step 3 leaves {} in {cell}, but the dancer does not", digits(*numbers))
        }
        Fault::MissingStarter(missing) => {
            format!("there is no dance for the starter {}", starter(missing))
        }
        Fault::NotAStarter(wrong) => {
            format!("{} is not a starter of the position", starter(wrong))
        }
        Fault::RepeatedStarter(repeated) => {
            format!("there is more than one dance for the starter {}", starter(repeated))
        }
        Fault::StrayDances => "there are dances where no minuet can be opened".into(),
        Fault::OutsideChoice { cell, digits: numbers } => {
            format!("{} in {cell} cannot be kept once the choice is made", digits(*numbers))
        }
        Fault::NotKept { starter: of, cell, digits: numbers } => format!(
            "neither dancer of the starter {} keeps {} in {cell}",
            starter(of),
            digits(*numbers)
        ),
    }
}
