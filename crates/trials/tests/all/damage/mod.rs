//! Ways to damage what is true.

pub(crate) mod certificates;
pub(crate) mod oracle;
pub(crate) mod traces;
