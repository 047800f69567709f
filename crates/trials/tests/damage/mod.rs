//! Ways to damage what is true.

pub mod certificates;
pub mod oracle;
pub mod traces;
