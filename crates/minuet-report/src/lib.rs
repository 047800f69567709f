//! What a hunt has found, in figures: as text, as HTML with plots, as JSON.
#![forbid(unsafe_code)]

mod figures;
mod html;
mod interval;
mod plot;
mod table;
mod text;

pub use figures::{Best, Failure, Sampled, SourceFigures};
pub use html::html;
pub use interval::Interval;

use std::collections::BTreeMap;
use std::path::Path;

use minuet_core::Verdict;
use minuet_hunt::{Folder, Line, Part, Plan, Tally, hash_of_puzzle};
use minuet_make::Estimate;
use minuet_words::message::HuntError;
use minuet_words::{Language, Message};
use serde::Serialize;

/// What one hunt has found, in figures.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// The folder.
    pub folder: String,
    /// The reading, all five parts.
    pub reading: minuet_core::Reading,
    /// Whether the hunt is complete.
    pub complete: bool,
    /// Parts that were read.
    pub parts: u64,
    /// The outcomes of all lines.
    pub total: Tally,
    /// Bounds for the rate of failure among well-posed puzzles, if they were a random sample.
    pub bounds: Vec<Interval>,
    /// The same by input.
    pub sources: Vec<SourceFigures>,
    /// For a weighted sample: the estimate over all minimal puzzles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampled: Option<Sampled>,
    /// With `--teach`: how many solved puzzles took how many minuets.
    pub minuets: BTreeMap<u32, u64>,
    /// With `--teach`: how many solved puzzles took how many tries.
    pub tried: BTreeMap<u32, u64>,
    /// With `--teach`: what ended how many puzzles.
    pub endings: BTreeMap<String, u64>,
    /// With `--find-number`: how many puzzles have which minuet number.
    pub numbers: BTreeMap<String, u64>,
    /// With `--teach` and `--find-number`: how often footnote 8's choice was the best.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Best>,
    /// With `--find-depth`: how many puzzles have which minuet depth.
    pub depths: BTreeMap<String, u64>,
    /// How many failures end with how many starters.
    pub starters: BTreeMap<u16, u64>,
    /// How many well-posed puzzles have how many clues.
    pub clues: BTreeMap<u8, u64>,
    /// The failures, the first [`Report::MOST`] of them.
    pub failures: Vec<Failure>,
}

/// The confidence levels that are reported.
const CONFIDENCES: [f64; 3] = [0.9, 0.95, 0.99];

impl Report {
    /// How many failures are listed.
    pub const MOST: usize = 10_000;

    /// Reads all parts of a hunt.
    ///
    /// # Errors
    ///
    /// When there is no hunt, or it cannot be read.
    pub fn of(root: &Path) -> Result<Report, HuntError> {
        let folder = Folder::new(root);
        let plan = Plan::load(&folder)?.ok_or_else(|| HuntError::NoHunt(root.to_owned()))?;
        let mut report = Report {
            folder: root.display().to_string(),
            reading: plan.question.reading,
            ..Report::default()
        };
        let mut estimates = plan.question.weighed.then(Estimates::default);
        let (parts, hash) = (folder.parts()?, plan.hash());
        report.complete = plan.is_complete(&folder, &parts)?;
        for chunk in parts {
            let path = folder.part(chunk);
            let part = Part::open(&path)?;
            part.footer.belongs(&path, &hash, chunk)?;
            report.add(&folder, &part);
            if let Some(estimates) = &mut estimates {
                estimates.add(&part.lines);
            }
        }
        let bounds = |tally: &Tally| {
            let exact = |level| Interval::exact(tally.failed, tally.well_posed(), level);
            CONFIDENCES.map(exact).to_vec()
        };
        report.bounds = bounds(&report.total);
        for source in &mut report.sources {
            source.bounds = bounds(&source.tally);
        }
        report.sampled = estimates.map(|estimates| estimates.figures());
        Ok(report)
    }

    fn add(&mut self, folder: &Folder, part: &Part) {
        self.parts += 1;
        self.total += part.footer.tally;
        let name = &part.footer.source;
        match self.sources.last_mut() {
            Some(last) if last.source == *name => last.tally += part.footer.tally,
            _ => self.sources.push(SourceFigures {
                source: name.clone(),
                tally: part.footer.tally,
                bounds: Vec::new(),
            }),
        }
        for line in &part.lines {
            self.count(line);
            if line.row.verdict() == Verdict::Failed && self.failures.len() < Report::MOST {
                self.failures.push(Failure {
                    puzzle: line.row.puzzle,
                    source: name.clone(),
                    line: line.number,
                    clues: line.row.puzzle.clues() as u8,
                    starters: line.row.decision.starters,
                    left: line.row.decision.left,
                    depth: line.row.depth.as_deref().map(str::to_owned),
                    certificate: folder.failure(&hash_of_puzzle(&line.row.puzzle)),
                });
            }
        }
    }

    fn count(&mut self, line: &Line) {
        let row = &line.row;
        let verdict = row.verdict();
        if matches!(verdict, Verdict::None | Verdict::Several) {
            return;
        }
        *self.clues.entry(row.puzzle.clues() as u8).or_default() += 1;
        if let Some(starters) = row.decision.starters {
            *self.starters.entry(starters).or_default() += 1;
        }
        if let Some(depth) = row.depth.as_deref() {
            *self.depths.entry(depth.to_string()).or_default() += 1;
        }
        if let Some(number) = row.number.as_deref() {
            *self.numbers.entry(number.to_string()).or_default() += 1;
        }
        let Some(taught) = row.taught.as_deref() else { return };
        *self.endings.entry(taught.ending.word().to_owned()).or_default() += 1;
        if verdict == Verdict::Failed {
            return;
        }
        *self.minuets.entry(taught.minuets).or_default() += 1;
        *self.tried.entry(taught.tried).or_default() += 1;
        // The choice matters only where there is one, and is compared only where the least is known.
        if let Some(number) = row.number.as_deref().and_then(|number| number.parse::<u32>().ok())
            && verdict == Verdict::Minuet
        {
            self.best.get_or_insert_default().count(taught.minuets, taught.tried, number);
        }
    }
}

/// A message in a language.
fn say(language: Language, message: impl Into<Message>) -> String {
    language.say(&message.into())
}

/// The estimates of a weighted sample.
#[derive(Default)]
struct Estimates {
    failed: Estimate,
    clues: Estimate,
    minuet: Estimate,
}

impl Estimates {
    /// Adds the rows of a part, which holds whole clusters: rows of one line are one.
    fn add(&mut self, lines: &[Line]) {
        for cluster in lines.chunk_by(|one, other| one.number == other.number) {
            let each = |value: fn(&Line) -> f64| {
                cluster.iter().map(move |line| (line.row.weight.unwrap_or(1.0), value(line)))
            };
            self.failed.add(each(|line| f64::from(line.row.verdict() == Verdict::Failed)));
            self.minuet.add(each(|line| f64::from(line.row.verdict() != Verdict::Basic)));
            self.clues.add(each(|line| line.row.puzzle.clues() as f64));
        }
    }

    fn figures(&self) -> Sampled {
        Sampled {
            puzzles: self.failed.draws() as u64,
            rate: self.failed.mean(),
            rate_error: self.failed.error(),
            effective: self.failed.effective(),
            even: self.failed.even(),
            step4: self.minuet.mean(),
            step4_error: self.minuet.error(),
            clues: self.clues.mean(),
            clues_error: self.clues.error(),
        }
    }
}
