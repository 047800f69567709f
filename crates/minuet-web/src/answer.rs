//! The application: a question in, an answer out.

mod apply;
mod check;
mod dance;
mod draw;
mod fill;
mod hint;
mod next;
mod open;
mod starters;
mod told;
mod why;

use crate::{Refused, Request, Response};

/// Answers a question of the page. It keeps nothing, reads no clock and no file, and its work is bounded.
pub fn answer(request: Request) -> Response {
    let answered = match request {
        Request::Open { text } => open::open(&text).map(Response::Opened),
        Request::Draw { sheet, show } => draw::draw(&sheet, &show).map(Response::Drawn),
        Request::Apply { sheet, entry } => apply::apply(&sheet, &entry).map(Response::Changed),
        Request::Hint { sheet, reading } => hint::help(&sheet, &reading).map(Response::Helped),
        Request::Do { sheet, reading, until } => {
            hint::do_it(&sheet, &reading, until).map(Response::Changed)
        }
        Request::Check { sheet, reading, history } => {
            check::check(&sheet, &reading, &history).map(Response::Checked)
        }
        Request::Fill { sheet, by } => fill::fill(&sheet, by).map(Response::Changed),
        Request::Starters { sheet, reading, line } => {
            starters::starters(&sheet, &reading, &line).map(Response::Starters)
        }
        Request::Begin { sheet, line, starter } => {
            dance::begin(&sheet, &line, starter).map(Response::Changed)
        }
        Request::Develop { sheet, reading, dancer, until } => {
            dance::develop(&sheet, &reading, dancer, until).map(Response::Changed)
        }
        Request::Tricks { sheet, reading } => dance::tricks(&sheet, &reading).map(Response::Tricks),
        Request::End { sheet, how } => dance::end(&sheet, how).map(Response::Changed),
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
