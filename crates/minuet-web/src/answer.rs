//! The application: a question in, an answer out.

mod apply;
mod check;
mod collection;
mod dance;
mod draw;
mod export;
mod failures;
mod fill;
mod film;
mod hint;
mod judge;
mod lessons;
mod next;
mod open;
mod share;
mod starters;
mod told;
mod why;

use crate::paper::DEEPEST;
use crate::{Refused, Request, Response};

/// Answers a question of the page. It keeps nothing, reads no clock and no file, and its work is bounded.
pub fn answer(request: Request) -> Response {
    if let Some(reading) = request.reading()
        && reading.depth as usize > DEEPEST
    {
        let why = format!("Minuets nest {DEEPEST} deep at most on this page.");
        return Response::Refused(Refused::because(why));
    }
    let answered = match request {
        Request::Open { text } => open::open(&text).map(Response::Opened),
        Request::Draw { sheet, show } => Ok(Response::Drawn(draw::draw(&sheet, &show))),
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
        Request::Film { sheet, reading, length } => {
            film::film(&sheet, &reading, length).map(Response::Film)
        }
        Request::Frame { sheet, reading, length, index } => {
            film::frame(&sheet, &reading, length, index).map(Response::Frame)
        }
        Request::Packs => Ok(Response::Packs(collection::titles())),
        Request::Pack { name } => collection::pack(&name).map(Response::Pack),
        Request::Failures => Ok(Response::Failures(failures::titles())),
        Request::Failure { puzzle, reading } => {
            failures::failure(&puzzle, &reading).map(Response::Failure)
        }
        Request::Lessons => Ok(Response::Lessons(lessons::titles())),
        Request::Lesson { name } => lessons::lesson(&name).map(Response::Lesson),
        Request::Drill { rule, seed } => lessons::drill(&rule, seed).map(Response::Drill),
        Request::Judge { before, after, rule } => {
            judge::judge(&before, &after, &rule).map(Response::Judged)
        }
        Request::Share { sheet } => share::share(&sheet).map(Response::Shared),
        Request::Code { text } => share::code(&text).map(Response::Code),
        Request::Export { sheet, format, theme, width } => {
            export::export(&sheet, format, theme, width).map(Response::Exported)
        }
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
        let misfit = minuet_words::message::NounMessage::from(misfit);
        Refused::because(format!("The minuets on this sheet do not fit together: {misfit}."))
    }
}
