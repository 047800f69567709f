//! The way through a trace: which entry belongs under which heading.

use minuet_core::{Dancer, Entry, Find, Sheet, Step, Trace};

use super::{
    Detail, Dose, Explanation, Heading, Note, Records, Run, Scene, Section, Sentence, Tally,
};
use crate::Words;

/// The trace in words.
///
/// A trace that does not fit on its own sheet is told up to the entry that does not.
///
/// What it took is counted along `whole`, of which `trace` may be a shortened form.
pub(crate) fn explain(
    words: &dyn Words,
    trace: &Trace,
    detail: Detail,
    whole: &Trace,
) -> Explanation {
    let mut teller = Teller::new(words, detail);
    let mut sheet = trace.start();
    let mut previous = None;
    for (index, entry) in trace.entries.iter().enumerate() {
        let mut after = sheet.clone();
        if let Err(misfit) = after.apply(entry) {
            let text = words.misfit(index + 1, misfit);
            return teller.finish([Sentence { text, cite: None, entries: index..index + 1 }]);
        }
        teller.tell(index, &Scene { before: &sheet, after: &after, entry, previous });
        previous = Some(entry);
        sheet = after;
    }
    let mut tally = Tally::of(whole);
    tally.left_out = whole.entries.len().saturating_sub(trace.entries.len());
    let closing = [words.outcome(&whole.outcome, &sheet), words.tally(&tally)];
    let closing = closing.into_iter().filter(|text| !text.is_empty());
    let end = trace.entries.len();
    teller.finish(closing.map(|text| Sentence { text, cite: None, entries: end..end }))
}

struct Teller<'a> {
    words: &'a dyn Words,
    detail: Detail,
    sections: Vec<Section>,
    /// What is not yet said, because more may join it: in brief, a run of similar finds.
    run: Option<Run>,
    /// The same in full: half doubles that erase nothing.
    records: Option<Records>,
    tally: Tally,
    /// What has been said once, in brief.
    noted: Vec<Note>,
    /// How many minuets each line has opened, the main line first.
    opened: Vec<usize>,
}

impl<'a> Teller<'a> {
    fn new(words: &'a dyn Words, detail: Detail) -> Teller<'a> {
        Teller {
            words,
            detail,
            sections: Vec::new(),
            run: None,
            records: None,
            tally: Tally::default(),
            noted: Vec::new(),
            opened: Vec::new(),
        }
    }

    fn tell(&mut self, index: usize, scene: &Scene<'_>) {
        self.tally.add(scene);
        let heading = self.heading(scene.entry, scene.before);
        if self.sections.last().is_none_or(|section| section.heading != heading) {
            self.flush();
            self.begin(heading, Vec::new());
        }
        match self.detail {
            Detail::Full => self.spell_out(index, scene),
            Detail::Brief => self.fold(index, scene),
        }
    }

    fn begin(&mut self, heading: Heading, sentences: Vec<Sentence>) {
        let title = self.words.heading(&heading);
        self.sections.push(Section { heading, title, sentences });
    }

    fn spell_out(&mut self, index: usize, scene: &Scene<'_>) {
        let Some(record) = Records::of(index, scene, self.words) else {
            self.flush();
            let (text, cite) =
                (self.words.hint(scene, Dose::Why), Some(self.words.cite(scene.entry)));
            return self.push(Sentence { text, cite, entries: index..index + 1 });
        };
        let left = match &mut self.records {
            Some(records) => records.take(record),
            None => Some(record),
        };
        if left.is_some() {
            self.flush();
            self.records = left;
        }
    }

    fn fold(&mut self, index: usize, scene: &Scene<'_>) {
        let run = Run::start(index, scene, self.words.brief(scene));
        let left = match &mut self.run {
            Some(before) => before.take(run),
            None => Some(run),
        };
        if left.is_some() {
            self.flush();
            self.run = left;
        }
    }

    fn flush(&mut self) {
        if let Some(run) = self.run.take() {
            self.note(&run);
            let text = self.words.run(&run);
            self.push(Sentence { text, cite: None, entries: run.entries });
        }
        if let Some(records) = self.records.take() {
            let text = self.words.records(&records);
            self.push(Sentence { text, cite: Some(records.cite), entries: records.entries });
        }
    }

    /// Says what is said once and the run needs.
    fn note(&mut self, run: &Run) {
        for note in [Note::Sheet].iter().chain(&run.notes).copied() {
            if !self.noted.contains(&note) {
                self.noted.push(note);
                let (text, start) = (self.words.note(note), run.entries.start);
                self.push(Sentence { text, cite: None, entries: start..start });
            }
        }
    }

    fn push(&mut self, sentence: Sentence) {
        if let Some(section) = self.sections.last_mut() {
            section.sentences.push(sentence);
        }
    }

    fn heading(&mut self, entry: &Entry, before: &Sheet) -> Heading {
        let path = entry.dance.clone();
        if let Find::Starter { starter, .. } = entry.find {
            let number = self.open(&path);
            if self.detail == Detail::Full || path.is_empty() {
                return Heading::Minuet { number, starter, path };
            }
        }
        if self.detail == Detail::Brief && !before.dances().is_empty() {
            // A brief minuet is one section: its lines name their dancers.
            if let Some(section) = self.sections.last() {
                return section.heading.clone();
            }
        }
        match (&entry.find, entry.step) {
            (Find::Unmarked { .. } | Find::BothEnclose { .. } | Find::DoubleBlocked { .. }, _) => {
                Heading::Together { path }
            }
            (_, Step::Four) if entry.find.ends_minuet() => Heading::Ending { path },
            (_, Step::Four) => Heading::Alone { path },
            (_, Step::Three) if !before.dances().is_empty() => Heading::CleanUp,
            (_, Step::Three) => Heading::StepThree,
            (_, Step::Two) => Heading::StepTwo,
            (_, Step::One) => Heading::StepOne { pass: self.tally.passes },
        }
    }

    /// Counts a minuet that the line at `path` opens.
    fn open(&mut self, path: &[Dancer]) -> usize {
        self.opened.resize(path.len() + 1, 0);
        self.opened[path.len()] += 1;
        self.opened[path.len()]
    }

    fn finish(mut self, closing: impl IntoIterator<Item = Sentence>) -> Explanation {
        self.flush();
        self.begin(Heading::Outcome, closing.into_iter().collect());
        Explanation { sections: self.sections }
    }
}
