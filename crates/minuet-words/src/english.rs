//! English: the only sentences of the program.

mod app;
mod brief;
mod cite;
mod command;
mod consequence;
mod dancer_names;
mod evidence;
mod format;
mod full;
mod heading;
mod hint;
mod hunt;
mod judge;
mod lessons;
mod lists;
mod make;
mod minuet;
mod notes;
mod noun;
mod outcome;
mod page;
mod phase_one;
mod photo;
mod python;
mod runs;
mod server;
mod show;
mod site;
mod spoken;
mod step_three;

use minuet_core::{Cell, Entry, Misfit, Outcome, Paper, Sheet};

use crate::story::{Dose, Heading, Note, Piece, Records, Run, Scene, Tally};
use crate::{Lesson, LessonWords, Message, Words};

pub(crate) struct English;

impl Words for English {
    fn message(&self, message: &Message) -> String {
        match message {
            Message::Noun(message) => noun::say(message),
            Message::Format(message) => format::say(message),
            Message::Make(message) => make::say(message),
            Message::Judge(message) => judge::say(message),
            Message::Hunt(message) => hunt::say(message),
            Message::App(message) => app::say(message),
            Message::Photo(message) => photo::say(message),
            Message::Command(message) => command::say(message),
            Message::Server(message) => server::say(message),
            Message::Show(message) => show::say(message),
            Message::Python(message) => python::say(message),
        }
    }

    fn hint(&self, scene: &Scene<'_>, dose: Dose) -> String {
        hint::text(scene, dose)
    }

    fn cite(&self, entry: &Entry) -> String {
        cite::cite(entry).to_owned()
    }

    fn brief(&self, scene: &Scene<'_>) -> Piece {
        brief::of(scene)
    }

    fn run(&self, run: &Run) -> String {
        runs::run(run)
    }

    fn note(&self, note: Note) -> String {
        notes::note(note).to_owned()
    }

    fn records(&self, records: &Records) -> String {
        runs::records(records)
    }

    fn heading(&self, heading: &Heading) -> String {
        heading::title(heading)
    }

    fn outcome(&self, outcome: &Outcome, sheet: &Sheet) -> String {
        outcome::text(outcome, sheet)
    }

    fn lesson(&self, lesson: Lesson) -> LessonWords {
        lessons::lesson(lesson)
    }

    fn tally(&self, tally: &Tally) -> String {
        runs::tally(tally)
    }

    fn spoken(&self, paper: &Paper, cell: Cell) -> String {
        spoken::text(paper, cell)
    }

    fn misfit(&self, number: usize, misfit: Misfit) -> String {
        let why = noun::say(&misfit.into());
        format!("Entry {number} does not fit on the sheet: {why}.")
    }

    fn page(&self) -> Vec<(&'static str, String)> {
        page::PAGE.iter().chain(site::SITE).map(|&(id, text)| (id, text.to_owned())).collect()
    }
}
