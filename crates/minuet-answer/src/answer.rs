//! The application: a request in, a reply out.

mod apply;
mod check;
mod collection;
mod count;
mod dance;
mod draw;
mod export;
mod failures;
mod fill;
mod film;
mod grade;
mod hint;
mod lessons;
mod make;
mod next;
mod open;
mod read;
mod share;
mod solve;
mod starters;
mod told;
mod verify;
mod why;

use minuet_core::Misfit;
use minuet_words::message::{AppMessage, FormatMessage};
use minuet_words::{Language, Message};

pub use read::judged;

use crate::{Refused, Reply, Request, Said};

/// Answers a request, in a language. It keeps nothing and reads neither a clock nor a file.
///
/// A door that is open to anyone, as the server is, calls [`answer_bounded`] instead.
pub fn answer(request: Request, language: Language) -> Reply {
    let said = language;
    let answered = match request {
        Request::Open { text } => open::open(&text, said).map(Reply::Opened),
        Request::Read { width, height, grey } => {
            read::read(width, height, grey, said).map(|photo| Reply::Read(Box::new(photo)))
        }
        Request::Draw { sheet, show, digit } => {
            Ok(Reply::Drawn(draw::draw(&sheet, &show, digit, said)))
        }
        Request::Apply { sheet, entry } => apply::apply(&sheet, &entry, said).map(Reply::Changed),
        Request::Hint { sheet, reading, starters } => {
            hint::help(&sheet, &reading, starters, said).map(Reply::Helped)
        }
        Request::Do { sheet, reading, starters, until } => {
            hint::do_it(&sheet, &reading, starters, until, said).map(Reply::Changed)
        }
        Request::Check { sheet, reading, history } => {
            check::check(&sheet, &reading, &history, said).map(Reply::Checked)
        }
        Request::Fill { sheet, by } => fill::fill(&sheet, by, said).map(Reply::Changed),
        Request::Starters { sheet, reading, line, starters } => {
            starters::starters(&sheet, &reading, &line, starters, said).map(Reply::Starters)
        }
        Request::Begin { sheet, line, starter } => {
            dance::begin(&sheet, &line, starter, said).map(Reply::Changed)
        }
        Request::Develop { sheet, reading, dancer, until } => {
            dance::develop(&sheet, &reading, dancer, until, said).map(Reply::Changed)
        }
        Request::Tricks { sheet, reading } => {
            dance::tricks(&sheet, &reading, said).map(Reply::Tricks)
        }
        Request::End { sheet, how } => dance::end(&sheet, how, said).map(Reply::Changed),
        Request::Film { sheet, reading, length } => {
            film::film(&sheet, &reading, length, said).map(Reply::Film)
        }
        Request::Frame { sheet, entries } => film::frame(&sheet, &entries, said).map(Reply::Frame),
        Request::Packs => Ok(Reply::Packs(collection::titles(said))),
        Request::Pack { name } => collection::pack(&name, said).map(Reply::Pack),
        Request::Make { kind, seed } => make::make(&kind, seed).map(Reply::Made),
        Request::Day { date } => make::day(&date).map(Reply::Made),
        Request::Failures => Ok(Reply::Failures(failures::titles(said))),
        Request::Failure { puzzle, reading } => {
            failures::failure(&puzzle, &reading, said).map(Reply::Failure)
        }
        Request::Lessons => Ok(Reply::Lessons(lessons::titles(said))),
        Request::Lesson { name } => lessons::lesson(&name, said).map(Reply::Lesson),
        Request::Drill { rule, seed } => lessons::drill(&rule, seed, said).map(Reply::Drill),
        Request::Judge { before, after, rule } => {
            grade::grade(&before, &after, &rule, said).map(Reply::Judged)
        }
        Request::Share { sheet } => Ok(Reply::Shared(share::share(&sheet))),
        Request::Code { text } => share::code(&text).map(Reply::Code),
        Request::Export { sheet, format, theme, width } => {
            export::export(&sheet, format, theme, width).map(Reply::Exported)
        }
        Request::Solve { setup, reading, starters } => {
            Ok(Reply::Solved(solve::solve(&setup, &reading, starters)))
        }
        Request::Count { setup, limit } => Ok(Reply::Counted(count::count(&setup, limit))),
        Request::Verify { document } => verify::verify(&document, said).map(Reply::Verified),
    };
    answered.unwrap_or_else(|why| refused(why, language))
}

/// Answers as a door that anyone can knock at does: what could take long is refused.
pub fn answer_bounded(request: Request, language: Language) -> Reply {
    match request.is_bounded() {
        Ok(()) => answer(request, language),
        Err(why) => Reply::Refused(Refused::because(Said::new(language, why))),
    }
}

fn refused(why: Message, language: Language) -> Reply {
    let place = match &why {
        Message::Format(FormatMessage::Rejected(error)) => Some((error.line, error.column)),
        _ => None,
    };
    let (line, column) = place.unzip();
    Reply::Refused(Refused { line, column, ..Refused::because(Said::new(language, why)) })
}

/// Minuets that do not fit together, as a reason to refuse a request.
fn unfit(misfit: Misfit) -> Message {
    AppMessage::DoNotFit { misfit }.into()
}
