//! A report for the terminal.

use std::fmt::Write;

use minuet_hunt::{Tally, plain};
use minuet_words::Language;
use minuet_words::message::{HuntMessage, ReportLabel as Label};

use crate::interval::Interval;
use crate::{Report, Sampled, say};

/// How many failures are listed in a terminal.
const LISTED: usize = 10;

impl Report {
    /// The report as text.
    pub fn text(&self, language: Language) -> String {
        let mut out = format!("{}\n", say(language, self.state()));
        let _ = writeln!(out, "{}\n", say(language, HuntMessage::Reading(self.reading)));
        self.outcomes(language, &mut out);
        let mut indent = "\n";
        for message in self.rate() {
            let _ = writeln!(out, "{indent}{}", say(language, message));
            indent = "  ";
        }
        for table in self.tables(language) {
            let _ = writeln!(out, "\n{}", table.title);
            for (name, count) in table.rows.iter().filter(|row| row.1 > 0) {
                let _ = writeln!(out, "  {name:>8}  {count:>12}");
            }
        }
        if let Some(words) = self.footnote8() {
            let _ = writeln!(out, "\n{}", say(language, words));
        }
        self.list(language, &mut out);
        out
    }

    pub(crate) fn state(&self) -> HuntMessage {
        let (folder, complete, parts) = (self.folder.clone(), self.complete, self.parts);
        HuntMessage::ReportState { folder, complete, parts }
    }

    fn outcomes(&self, language: Language, out: &mut String) {
        let all = say(language, Label::All);
        let names = self.sources.iter().map(|source| source.source.as_str()).chain([&*all]);
        let width = names.map(|name| name.chars().count()).max().unwrap_or(0).clamp(5, 40);
        let _ = write!(out, "{:width$}", say(language, Label::Input));
        for label in Tally::LABELS.into_iter().chain([Label::FailureRate]) {
            let _ = write!(out, "  {:>9}", say(language, label));
        }
        out.push('\n');
        let mut row = |name: &str, tally: &Tally| {
            let _ = write!(out, "{name:width$}");
            for count in tally.counts() {
                let _ = write!(out, "  {count:>9}");
            }
            let _ = writeln!(out, "  {:>12}", rate(tally.failed, tally.well_posed()));
        };
        for source in &self.sources {
            row(&plain(&source.source), &source.tally);
        }
        if self.sources.len() > 1 {
            row(&all, &self.total);
        }
    }

    /// The rate of failure with its bounds or its error, and the paper's claim beside it.
    pub(crate) fn rate(&self) -> Vec<HuntMessage> {
        if let Some(sampled) = &self.sampled {
            return sampled.messages();
        }
        let (failed, all) = (self.total.failed, self.total.well_posed());
        let mut messages = vec![HuntMessage::FailureRate { failed, all, rate: rate(failed, all) }];
        messages.extend(self.bounds.iter().map(|&Interval { confidence, low, high }| {
            let (low, high) = (percent(low), percent(high));
            HuntMessage::Bounds { confidence: format!("{}", 100.0 * confidence), low, high }
        }));
        messages.extend([HuntMessage::Claim, HuntMessage::BoundsSpeakOf]);
        messages
    }

    /// How footnote 8 compares with the best choice.
    pub(crate) fn footnote8(&self) -> Option<HuntMessage> {
        let best = self.best?;
        Some(HuntMessage::Footnote8 {
            best: best.equal,
            puzzles: best.puzzles,
            straight: best.straight,
            minuets: best.minuets,
            tried: best.tried,
            needed: best.needed,
        })
    }

    fn list(&self, language: Language, out: &mut String) {
        if self.failures.is_empty() {
            return;
        }
        let _ = writeln!(out, "\n{}", say(language, Label::FailureList));
        for failure in self.failures.iter().take(LISTED) {
            let (puzzle, clues) = (failure.puzzle, failure.clues);
            let starters = failure.starters.unwrap_or(0);
            let command = say(language, failure.command());
            let _ = writeln!(out, "  {puzzle}  {clues:2}  {starters:3}\n    {command}");
        }
        let count = self.total.failed.saturating_sub(LISTED as u64);
        if count > 0 {
            let more = HuntMessage::MoreFailures { count, most: Report::MOST as u64 };
            let _ = writeln!(out, "  {}", say(language, more));
        }
    }
}

impl Sampled {
    /// The estimate of a weighted sample.
    fn messages(&self) -> Vec<HuntMessage> {
        let small = |value: f64, error: f64| (format!("{value:.3e}"), format!("{error:.1e}"));
        let (rate, rate_error) = small(self.rate, self.rate_error);
        let (step4, step4_error) = small(self.step4, self.step4_error);
        let (clues, clues_error) =
            (format!("{:.3}", self.clues), format!("{:.3}", self.clues_error));
        vec![
            HuntMessage::Sampled { puzzles: self.puzzles },
            HuntMessage::SampledRate { value: rate, error: rate_error },
            HuntMessage::SampledDraws { count: self.effective.round() as u64 },
            HuntMessage::SampledStep4 { value: step4, error: step4_error },
            HuntMessage::SampledClues { value: clues, error: clues_error },
            HuntMessage::SampledClaim,
        ]
    }
}

/// A rate in per cent.
pub(crate) fn rate(hits: u64, trials: u64) -> String {
    if trials == 0 { "-".to_owned() } else { percent(hits as f64 / trials as f64) }
}

/// A fraction in per cent, with three digits that count.
pub(crate) fn percent(fraction: f64) -> String {
    let value = 100.0 * fraction;
    if value == 0.0 || value >= 100.0 {
        return format!("{value:.0} %");
    }
    let digits = (2 - value.log10().floor() as i32).clamp(0, 12) as usize;
    format!("{value:.digits$} %")
}
