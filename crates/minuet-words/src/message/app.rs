//! What the application tells a player: notes, refusals, judgements.

/// What the application tells a player: notes, refusals, judgements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppMessage {}
