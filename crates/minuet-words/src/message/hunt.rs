//! What a hunt and its report say.

/// What a hunt and its report say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HuntMessage {}
