//! What the command line says.

/// What the command line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandMessage {}
