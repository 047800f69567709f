//! Why a text cannot be read or written.

/// Why a text cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatMessage {}
