//! The language of the user.

use std::io::{self, Write};
use std::sync::LazyLock;

use minuet_answer::{Choose, Reply, Request, answer};
use minuet_core::{Reading, Setup, Trace};
use minuet_words::{Language, Message};

static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
    let code = std::env::var("MINUET_LANG").ok();
    code.and_then(|code| Language::from_code(&code)).unwrap_or_default()
});

/// The language that `MINUET_LANG` names; English if it names no language that we have.
pub(crate) fn language() -> Language {
    *LANGUAGE
}

/// What the application replies, or why it refuses.
pub(crate) fn ask(request: Request) -> Result<Reply, Message> {
    match answer(request, language()) {
        Reply::Refused(refused) => Err(refused.why.message),
        reply => Ok(reply),
    }
}

/// The trace that solves a puzzle or position.
pub(crate) fn solved(setup: Setup, reading: Reading, starters: Choose) -> Trace {
    match ask(Request::Solve { setup, reading, starters }) {
        Ok(Reply::Solved(trace)) => trace,
        other => unreachable!("a trace is never refused: {other:?}"),
    }
}

/// A message in the language of the user.
pub(crate) fn say(message: impl Into<Message>) -> String {
    language().say(&message.into())
}

/// Says on standard error what is wrong; if that is closed, it says nothing.
pub(crate) fn complain(message: impl Into<Message>) {
    let _ = writeln!(io::stderr(), "minuet: {}", say(message));
}
