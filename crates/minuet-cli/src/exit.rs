//! How a command ends.

use std::io;
use std::process::ExitCode;

use minuet_words::Message;
use minuet_words::message::CommandMessage;

/// Exit codes.
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

/// Why a command cannot go on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request is wrong, or cannot be met.
    Because(Message),
    /// The program that reads the output has closed it.
    Unread,
}

impl<M: Into<Message>> From<M> for Failure {
    fn from(message: M) -> Failure {
        Failure::Because(message.into())
    }
}

/// A `map_err` for writing to the output, or to a file that grows like it.
pub(crate) fn unwritten(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::Unread,
        _ => CommandMessage::OutputNotWritten { error: error.to_string() }.into(),
    }
}
