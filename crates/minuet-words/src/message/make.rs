//! What goes wrong where puzzles are made.

/// What goes wrong where puzzles are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MakeMessage {}
