//! Why a certificate is rejected.

use minuet_core::{Broken, Cell, Dancer, Digit, DigitSet, Find, Starter};
use thiserror::Error;

use crate::words;

/// The first thing in a certificate that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{fault}", place(.way))]
pub struct CertificateRejection {
    /// The way to the position at fault: a starter and the dancer followed, the outermost first; empty for
    /// the position of the certificate itself.
    pub way: Vec<(Starter, Dancer)>,
    /// What is wrong with it.
    pub fault: CertificateFault,
}

fn place(way: &[(Starter, Dancer)]) -> String {
    way.iter()
        .map(|(starter, dancer)| format!("starter {}, {dancer}: ", words::starter(starter)))
        .collect()
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the fields are named in the sentence of each variant")]
pub enum CertificateFault {
    /// The puzzle has no solution.
    #[error("the puzzle has no solution")]
    NoSolution,
    /// The puzzle has more than one solution.
    #[error("the puzzle has more than one solution")]
    SeveralSolutions,
    /// The position has candidates that the givens rule out.
    #[error("the givens do not leave {} open in {cell}", words::digits(*.digits))]
    NotLeftOpen { cell: Cell, digits: DigitSet },
    /// The position has lost a number of the solution.
    #[error("the solution has {digit} in {cell}, but the position does not")]
    LacksSolution { cell: Cell, digit: Digit },
    /// A position in which something should be left to do is complete.
    #[error("the position is complete")]
    Complete,
    /// A position is broken.
    #[error("the position is broken: {0}")]
    Broken(Broken),
    /// Something still applies where nothing should.
    #[error("{} still applies", words::find(.0))]
    RuleApplies(Box<Find>),
    /// A dancer ends below where Step 3 leaves it.
    #[error("Step 3 leaves {} in {cell}, but the dancer does not", words::digits(*.digits))]
    LostTooMuch { cell: Cell, digits: DigitSet },
    /// A starter has no dance.
    #[error("there is no dance for the starter {}", words::starter(.0))]
    MissingStarter(Starter),
    /// A dance has no starter of the position.
    #[error("{} is not a starter of the position", words::starter(.0))]
    NotAStarter(Starter),
    /// A starter has two dances.
    #[error("there is more than one dance for the starter {}", words::starter(.0))]
    RepeatedStarter(Starter),
    /// There are dances where no minuet is opened.
    #[error("there are dances where none can be opened")]
    StrayDances,
    /// A dancer has candidates beyond the position with its choice made.
    #[error("{} in {cell} cannot be kept once the choice is made", words::digits(*.digits))]
    OutsideChoice { cell: Cell, digits: DigitSet },
    /// Neither dancer keeps some candidates.
    #[error(
        "neither dancer of the starter {} keeps {} in {cell}",
        words::starter(.starter),
        words::digits(*.digits)
    )]
    NotKept { starter: Starter, cell: Cell, digits: DigitSet },
}
