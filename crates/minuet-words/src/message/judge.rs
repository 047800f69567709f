//! Why the judge rejects a trace or a certificate.

/// Why the judge rejects a trace or a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgeMessage {}
