//! The application: a question in, an answer out.

mod apply;
mod draw;
mod open;
mod told;

use crate::{Refused, Request, Response};

/// Answers a question of the page. It keeps nothing, reads no clock and no file, and its work is bounded.
pub fn answer(request: Request) -> Response {
    let answered = match request {
        Request::Open { text } => open::open(&text).map(Response::Opened),
        Request::Draw { sheet, show } => draw::draw(&sheet, &show).map(Response::Drawn),
        Request::Apply { sheet, entry } => apply::apply(&sheet, &entry).map(Response::Changed),
        _ => Err(Refused::because("This question is not answered yet.")),
    };
    answered.unwrap_or_else(Response::Refused)
}

impl Refused {
    /// A refusal without a place.
    pub(crate) fn because(why: impl Into<String>) -> Refused {
        Refused { why: why.into(), line: None, column: None }
    }
}

impl From<minuet_core::Misfit> for Refused {
    fn from(misfit: minuet_core::Misfit) -> Refused {
        Refused::because(format!("The minuets on this sheet do not fit together: {misfit}."))
    }
}
