//! What the local server says.

/// What the local server says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerMessage {}
