//! What a language must be able to say.

use minuet_core::{Cell, Entry, Misfit, Outcome, Paper, Sheet};

use crate::lesson::LessonWords;
use crate::story::{Dose, Heading, Note, Piece, Records, Run, Scene, Tally};
use crate::{Lesson, Message};

/// All that a language has to say.
pub trait Words: Sync {
    /// A message, as a sentence or the part of one that stands alone.
    fn message(&self, message: &Message) -> String;

    /// An entry at one of three levels; the last one says everything.
    fn hint(&self, scene: &Scene<'_>, dose: Dose) -> String;

    /// Where the paper states the rule of an entry, or that it is ours.
    fn cite(&self, entry: &Entry) -> String;

    /// An entry in a few words.
    fn brief(&self, scene: &Scene<'_>) -> Piece;

    /// Similar finds, each in a few words, in one sentence.
    fn run(&self, run: &Run) -> String;

    /// What a brief explanation says once.
    fn note(&self, note: Note) -> String;

    /// Half doubles of one structure in one sentence.
    fn records(&self, records: &Records) -> String;

    /// The title of a section.
    fn heading(&self, heading: &Heading) -> String;

    /// How it all ends; `sheet` is the sheet that the trace ends with.
    fn outcome(&self, outcome: &Outcome, sheet: &Sheet) -> String;

    /// What a lesson says.
    fn lesson(&self, lesson: Lesson) -> LessonWords;

    /// What a solve took; empty where it took nothing.
    fn tally(&self, tally: &Tally) -> String;

    /// A cell, as a screen reader says it.
    fn spoken(&self, paper: &Paper, cell: Cell) -> String;

    /// Says that entry `number` (from 1) does not fit on its sheet.
    fn misfit(&self, number: usize, misfit: Misfit) -> String;

    /// The labels and sentences of the page, each with its id. A text may have placeholders such as
    /// `{cell}`. Where it depends on a number, it comes once for each plural form that the language has, with the
    /// name of the form after the id: `moves.one`, `moves.other`.
    fn page(&self) -> Vec<(&'static str, String)>;
}
