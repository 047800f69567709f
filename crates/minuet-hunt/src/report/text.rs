//! A report for the terminal.

use std::fmt::{Display, Write};

use super::{Report, Sampled};
use crate::interval::Interval;
use crate::tally::Tally;

/// What the paper says of its own experience.
pub(super) const CLAIM: &str = "less than 1 % with 90 % confidence";
/// How many failures are listed in a terminal.
const LISTED: usize = 10;

impl Report {
    /// The report as text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let state = if self.complete { "complete" } else { "not complete yet" };
        let _ = writeln!(out, "{}: {state}, {} parts", self.folder, self.parts);
        let _ = writeln!(out, "reading {}\n", self.reading);
        self.outcomes(&mut out);
        if let Some(sampled) = &self.sampled {
            let _ = writeln!(out, "\n{}", sampled_words(sampled).join("\n"));
        } else {
            let _ = writeln!(out, "\n{}", self.rate_words().join("\n"));
        }
        for (title, rows) in self.tables() {
            let _ = writeln!(out, "\n{title}");
            rows.iter().for_each(|(name, count)| {
                let _ = writeln!(out, "  {name:>8}  {count:>12}");
            });
        }
        if let Some(words) = self.best_words() {
            let _ = writeln!(out, "\n{words}");
        }
        self.list(&mut out);
        out
    }

    fn outcomes(&self, out: &mut String) {
        let widest = self.sources.iter().map(|source| source.source.chars().count()).max();
        let width = widest.unwrap_or(0).clamp(5, 40);
        let header = ["basic", "minuet", "failed", "none", "several", "rejected", "failure rate"];
        let _ = write!(out, "{:width$}", "input");
        header.iter().for_each(|word| {
            let _ = write!(out, "  {word:>9}");
        });
        out.push('\n');
        let mut row = |name: &str, tally: &Tally| {
            let Tally { basic, minuet, failed, none, several, rejected, .. } = *tally;
            let _ = write!(out, "{name:width$}");
            for count in [basic, minuet, failed, none, several, rejected] {
                let _ = write!(out, "  {count:>9}");
            }
            let _ = writeln!(out, "  {:>12}", rate(failed, tally.well_posed()));
        };
        for source in &self.sources {
            row(&source.source, &source.tally);
        }
        if self.sources.len() > 1 {
            row("all", &self.total);
        }
        if self.total.repeated > 0 {
            let _ = writeln!(out, "{} essentially the same as one before", self.total.repeated);
        }
    }

    /// The rate of failure of everything, its bounds, and the paper's claim beside it.
    pub(super) fn rate_words(&self) -> Vec<String> {
        let (failed, all) = (self.total.failed, self.total.well_posed());
        let mut words =
            vec![format!("{failed} of {all} well-posed puzzles fail: {}", rate(failed, all))];
        let bound = |interval: &Interval| {
            let Interval { confidence, low, high } = interval;
            format!(
                "  {} % exact bounds: {} to {}",
                100.0 * confidence,
                percent(*low),
                percent(*high)
            )
        };
        words.extend(self.bounds.iter().map(bound));
        words.push(format!("  The paper's own experience: {CLAIM}."));
        words.push("  Bounds speak of what the puzzles are a random sample of.".to_owned());
        words
    }

    /// Small tables of counts, those that have any.
    pub(super) fn tables(&self) -> Vec<(&'static str, Vec<(String, u64)>)> {
        fn rows<K: Display, V: Copy + Into<u64>>(
            counts: &std::collections::BTreeMap<K, V>,
        ) -> Vec<(String, u64)> {
            counts.iter().map(|(key, &count)| (key.to_string(), count.into())).collect()
        }
        let tables = [
            ("Minuets that changed the sheet, of solved puzzles", rows(&self.minuets)),
            ("Minuets tried, of solved puzzles", rows(&self.tried)),
            ("What ended the puzzle", rows(&self.endings)),
            ("Minuet number", rows(&self.numbers)),
            ("Minuet depth", rows(&self.depths)),
            ("Starters of the positions that failures end in", rows(&self.starters)),
            ("Clues of well-posed puzzles", rows(&self.clues)),
        ];
        tables.into_iter().filter(|(_, rows)| !rows.is_empty()).collect()
    }

    /// How footnote 8 compares with the best choice.
    pub(super) fn best_words(&self) -> Option<String> {
        let best = self.best?;
        Some(format!(
            "Footnote 8's choice of starters was the best for {} of {} puzzles ({} without a vain try): {} minuets \
             changed the sheets and {} were tried, where {} were needed.",
            best.equal, best.puzzles, best.straight, best.minuets, best.tried, best.needed
        ))
    }

    fn list(&self, out: &mut String) {
        if self.failures.is_empty() {
            return;
        }
        let _ =
            writeln!(out, "\nFailures (puzzle, clues, starters left; the command that checks it)");
        for failure in self.failures.iter().take(LISTED) {
            let _ = writeln!(
                out,
                "  {}  {:2}  {:3}\n    minuet check {}",
                failure.puzzle,
                failure.clues,
                failure.starters.unwrap_or(0),
                failure.certificate.display()
            );
        }
        let more = self.total.failed.saturating_sub(LISTED as u64);
        if more > 0 {
            let _ = writeln!(out, "  and {more} more: --html lists up to {}", Report::MOST);
        }
    }
}

/// The estimate of a weighted sample, in words.
pub(super) fn sampled_words(sampled: &Sampled) -> Vec<String> {
    let with = |value: f64, error: f64| format!("({value:.3e} ± {error:.1e})");
    vec![
        format!("Over all minimal puzzles, estimated from {} weighted ones:", sampled.puzzles),
        format!("  the method fails on a fraction of {}", with(sampled.rate, sampled.rate_error)),
        format!("  (as good as {:.0} draws of equal weight)", sampled.effective),
        format!("  Steps 1 to 3 leave {} unsolved", with(sampled.step4, sampled.step4_error)),
        format!("  mean number of clues {:.3} ± {:.3}", sampled.clues, sampled.clues_error),
        format!("  The paper's own experience, with \"evil\" puzzles: {CLAIM}."),
    ]
}

/// A rate in per cent.
pub(super) fn rate(hits: u64, trials: u64) -> String {
    if trials == 0 { "-".to_owned() } else { percent(hits as f64 / trials as f64) }
}

/// A fraction in per cent, with three digits that count.
pub(super) fn percent(fraction: f64) -> String {
    let value = 100.0 * fraction;
    if value == 0.0 || value >= 100.0 {
        return format!("{value:.0} %");
    }
    let digits = (2 - value.log10().floor() as i32).clamp(0, 12) as usize;
    format!("{value:.digits$} %")
}
