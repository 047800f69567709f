//! What is wrong with a cell, a puzzle, a reading or another noun.

/// What is wrong with a cell, a puzzle, a reading or another noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NounMessage {}
