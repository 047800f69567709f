//! Exit codes.

use std::process::ExitCode;

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// 0: yes, or every row was decided.
    Yes,
    /// 1: the answer is no for at least one, or some lines of a table were rejected.
    No,
    /// 2: the request itself is wrong.
    Wrong,
    /// 130: it was stopped from outside, as shells count it.
    Stopped = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
