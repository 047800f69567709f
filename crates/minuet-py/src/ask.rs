//! The way to the application, and the language of its replies.

use std::sync::LazyLock;

use minuet_answer::{Reply, Request, answer};
use minuet_words::{Language, Message};
use pyo3::prelude::*;

use crate::error::wrong;

static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
    let code = std::env::var("MINUET_LANG").ok();
    code.and_then(|code| Language::from_code(&code)).unwrap_or_default()
});

/// The language that `MINUET_LANG` names; English if it names no language that we have.
pub(crate) fn language() -> Language {
    *LANGUAGE
}

/// A message in the language of the user.
pub(crate) fn say(message: impl Into<Message>) -> String {
    language().say(&message.into())
}

/// The reply to a request, or an exception that says why it is refused.
pub(crate) fn ask(py: Python<'_>, request: Request) -> PyResult<Reply> {
    match py.detach(|| answer(request, language())) {
        Reply::Refused(refused) => Err(wrong(refused.why.message)),
        reply => Ok(reply),
    }
}
