//! The way through a trace: which entry belongs under which heading.

use minuet_core::{Dancer, Digit, Entry, Find, Sheet, Step, Structure, Trace};

use super::fold::Run;
use super::records::Records;
use super::scene::{Scene, name, next};
use super::tally::Tally;
use super::{Detail, Explanation, Heading, Section, Sentence, brief, full, outcome};

/// The trace in words.
///
/// A trace that does not fit on its own sheet is told up to the entry that does not.
pub fn explain(trace: &Trace, detail: Detail) -> Explanation {
    let mut teller = Teller::new(detail);
    let mut sheet = trace.start();
    let mut previous = None;
    for (index, entry) in trace.entries.iter().enumerate() {
        let after = match next(&sheet, entry) {
            Ok(after) => after,
            Err(misfit) => {
                let text = format!("Entry {} does not fit on the sheet: {misfit}.", index + 1);
                return teller.finish([Sentence { text, cite: None, entries: index..index + 1 }]);
            }
        };
        teller.tell(index, &Scene { before: &sheet, after: &after, entry, previous });
        previous = Some(entry);
        sheet = after;
    }
    let closing = [outcome::text(&trace.outcome, &sheet), teller.tally.sentence()];
    let closing = closing.into_iter().filter(|text| !text.is_empty());
    let end = trace.entries.len();
    teller.finish(closing.map(|text| Sentence { text, cite: None, entries: end..end }))
}

struct Teller {
    detail: Detail,
    sections: Vec<Section>,
    /// What is not yet said, because more may join it: in brief, a run of alike finds.
    run: Option<Run>,
    /// The same in full: half doubles that erase nothing.
    records: Option<Records>,
    tally: Tally,
    /// The number and square that Step 1 looked at last.
    place: Option<(Digit, Structure)>,
    /// How many minuets each line has opened, the main line first.
    opened: Vec<usize>,
}

impl Teller {
    fn new(detail: Detail) -> Teller {
        let (sections, opened) = (Vec::new(), Vec::new());
        Teller {
            detail,
            sections,
            run: None,
            records: None,
            tally: Tally::default(),
            place: None,
            opened,
        }
    }

    fn tell(&mut self, index: usize, scene: &Scene<'_>) {
        let heading = self.heading(scene.entry, scene.before);
        self.tally.add(scene);
        if self.sections.last().is_none_or(|section| section.heading != heading) {
            self.flush();
            self.sections.push(Section { heading, sentences: Vec::new() });
        }
        match self.detail {
            Detail::Full => self.spell_out(index, scene),
            Detail::Brief => self.fold(index, scene),
        }
    }

    fn spell_out(&mut self, index: usize, scene: &Scene<'_>) {
        let Some(record) = Records::of(index, scene) else {
            self.flush();
            let (text, cite) = (full::text(scene), Some(full::cite(scene)));
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
        let lead = match scene.entry.dance.as_slice() {
            [] if scene.entry.step != Step::Four && !scene.before.dances().is_empty() => {
                "clean-up: ".to_string()
            }
            [] => String::new(),
            path => format!("{}: ", name(path)),
        };
        let piece = brief::of(scene);
        let left = match &mut self.run {
            Some(run) => run.take(&lead, piece),
            None => Some(piece),
        };
        if let Some(piece) = left {
            self.flush();
            self.run = Some(Run::start(index, lead, piece));
        }
    }

    fn flush(&mut self) {
        let run = self.run.take().map(Run::sentence);
        let records = self.records.take().map(Records::sentence);
        for sentence in run.into_iter().chain(records) {
            self.push(sentence);
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
            (_, Step::Four) if closes(&entry.find) => Heading::Ending { path },
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
    /// back. Rule 22 and the corollaries strike out of turn.
    fn pass(&mut self, find: &Find) -> usize {
        let place = match *find {
            Find::HiddenSingle { digit, structure, .. }
            | Find::HalfDouble { digit, structure, .. } => Some((digit, structure)),
            _ => None,
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
        let sentences = closing.into_iter().collect();
        self.sections.push(Section { heading: Heading::Outcome, sentences });
        Explanation { sections: self.sections }
    }
}

fn closes(find: &Find) -> bool {
    matches!(
        find,
        Find::Wrong { .. }
            | Find::BothWrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave
    )
}
