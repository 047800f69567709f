//! The way through a trace: which entry belongs under which heading.

use minuet_core::{Dancer, Digit, Entry, Find, Rule, Sheet, Step, Structure, Trace};

use super::scene::cite;
use super::{Detail, Dose, Explanation, Heading, Records, Run, Scene, Section, Sentence, Tally};
use crate::Words;

/// The trace in words.
///
/// A trace that does not fit on its own sheet is told up to the entry that does not.
pub(crate) fn explain(words: &dyn Words, trace: &Trace, detail: Detail) -> Explanation {
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
    let closing = [words.outcome(&trace.outcome, &sheet), words.tally(&teller.tally)];
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
    /// The number and square that Step 1 looked at last.
    place: Option<(Digit, Structure)>,
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
            place: None,
            opened: Vec::new(),
        }
    }

    fn tell(&mut self, index: usize, scene: &Scene<'_>) {
        let heading = self.heading(scene.entry, scene.before);
        self.tally.add(scene);
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
        let Some(record) = Records::of(index, scene) else {
            self.flush();
            let (text, cite) =
                (self.words.hint(scene, Dose::Why), Some(cite(self.words, scene.entry)));
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
            let text = self.words.run(&run);
            self.push(Sentence { text, cite: None, entries: run.entries });
        }
        if let Some(records) = self.records.take() {
            let text = self.words.records(&records);
            let cite = Some(self.words.cite(Rule::HalfDouble, Step::Three, 1));
            self.push(Sentence { text, cite, entries: records.entries });
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
            (find, Step::One) => Heading::StepOne { pass: self.pass(find) },
        }
    }

    /// Counts a minuet that the line at `path` opens.
    fn open(&mut self, path: &[Dancer]) -> usize {
        self.opened.resize(path.len() + 1, 0);
        self.opened[path.len()] += 1;
        self.opened[path.len()]
    }

    /// A pass goes over the numbers, and for each over the squares: a new one begins where that order turns
    /// back. Rule 22 and the corollaries may apply at any time.
    fn pass(&mut self, find: &Find) -> usize {
        let place = match *find {
            Find::HiddenSingle { digit, structure, .. }
            | Find::HalfDouble { digit, structure, .. } => Some((digit, structure)),
            Find::NakedSingle { .. }
            | Find::Passive { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Starter { .. }
            | Find::Unmarked { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::BothWrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => None,
        };
        if place.is_some() {
            if place <= self.place {
                self.tally.passes += 1;
            }
            self.place = place;
        }
        self.tally.passes = self.tally.passes.max(1);
        self.tally.passes
    }

    fn finish(mut self, closing: impl IntoIterator<Item = Sentence>) -> Explanation {
        self.flush();
        self.begin(Heading::Outcome, closing.into_iter().collect());
        Explanation { sections: self.sections }
    }
}
