//! A language made by machine: English with an accent on every letter.

use minuet_core::{Cell, Entry, Misfit, Outcome, Paper, Sheet};

use crate::english::English;
use crate::story::{Dose, Heading, Note, Piece, Records, Run, Scene, Tally};
use crate::{Lesson, LessonWords, Message, Words};

pub(crate) struct Accented;

impl Words for Accented {
    fn message(&self, message: &Message) -> String {
        accent(&English.message(message))
    }

    fn hint(&self, scene: &Scene<'_>, dose: Dose) -> String {
        accent(&English.hint(scene, dose))
    }

    fn cite(&self, entry: &Entry) -> String {
        accent(&English.cite(entry))
    }

    fn brief(&self, scene: &Scene<'_>) -> Piece {
        let Piece { item, alone } = English.brief(scene);
        Piece { item: accent(&item), alone: accent(&alone) }
    }

    fn run(&self, run: &Run) -> String {
        accent(&English.run(run))
    }

    fn note(&self, note: Note) -> String {
        accent(&English.note(note))
    }

    fn records(&self, records: &Records) -> String {
        accent(&English.records(records))
    }

    fn heading(&self, heading: &Heading) -> String {
        accent(&English.heading(heading))
    }

    fn outcome(&self, outcome: &Outcome, sheet: &Sheet) -> String {
        accent(&English.outcome(outcome, sheet))
    }

    fn lesson(&self, lesson: Lesson) -> LessonWords {
        let LessonWords { title, cite, words, task } = English.lesson(lesson);
        let [title, cite, task] = [title, cite, task].map(|text| accent(&text));
        LessonWords { title, cite, words: words.iter().map(|text| accent(text)).collect(), task }
    }

    fn tally(&self, tally: &Tally) -> String {
        accent(&English.tally(tally))
    }

    fn spoken(&self, paper: &Paper, cell: Cell) -> String {
        accent(&English.spoken(paper, cell))
    }

    fn misfit(&self, number: usize, misfit: Misfit) -> String {
        accent(&English.misfit(number, misfit))
    }

    fn page(&self) -> Vec<(&'static str, String)> {
        let page = English.page().into_iter();
        page.map(|(id, text)| (id, accent_around_places(&text))).collect()
    }
}

/// The text with every letter of the English alphabet replaced by one with an accent.
fn accent(text: &str) -> String {
    const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const ACCENTED: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñõþǫŕšţûṽŵẋýž";
    let replaced = |letter: char| {
        PLAIN.find(letter).and_then(|place| ACCENTED.chars().nth(place)).unwrap_or(letter)
    };
    text.chars().map(replaced).collect()
}

/// The text with accents, except in placeholders such as `{cell}`.
fn accent_around_places(text: &str) -> String {
    let parts = text.split_inclusive(['{', '}']);
    parts.map(|part| if part.ends_with('}') { part.to_owned() } else { accent(part) }).collect()
}

#[cfg(test)]
mod tests {
    use super::{accent, accent_around_places};

    #[test]
    fn every_letter_and_nothing_else() {
        assert_eq!(accent("Box 5: r4c7, 3 cells."), "Ɓõẋ 5: ŕ4ç7, 3 çéļļš.");
        let letters: String = ('a'..='z').chain('A'..='Z').collect();
        assert!(accent(&letters).chars().all(|letter| !letter.is_ascii()));
        assert_eq!(accent(&letters).chars().count(), 52);
    }

    #[test]
    fn places_for_values_keep_their_names() {
        let page = "Go back {count} moves in {cell}.";
        assert_eq!(accent_around_places(page), "Ĝõ ƀåçķ {count} ɱõṽéš îñ {cell}.");
        assert_eq!(accent_around_places("{a}b"), "{a}ƀ");
    }
}
