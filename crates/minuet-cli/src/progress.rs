//! How far a long job is, on a terminal.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use minuet_hunt::Progress;
use minuet_words::message::CommandMessage;

use crate::speech::say;

/// A line on standard error that tells how far a job is; nothing where that is not a terminal.
pub(crate) struct Bar {
    bar: ProgressBar,
    start: Instant,
    /// What had been read when the first chunk of this run was handed out.
    skipped: Option<u64>,
}

impl Bar {
    pub(crate) fn new() -> Bar {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(8));
        Bar { bar, start: Instant::now(), skipped: None }
    }

    /// Shows how far a hunt is.
    pub(crate) fn show(&mut self, progress: &Progress) {
        if self.bar.is_hidden() {
            return;
        }
        match progress.total {
            Some(total) if self.bar.length() != Some(total) => {
                self.bar.set_length(total);
                self.bar.set_style(style("{bar:30} {percent:>3} %  {msg}"));
            }
            None => self.bar.set_style(style("{spinner} {msg}")),
            Some(_) => {}
        }
        self.bar.set_position(progress.read);
        let message = self.message(progress);
        self.bar.set_message(message);
    }

    /// Shows a few words that change.
    pub(crate) fn say(&mut self, words: String) {
        if self.bar.message().is_empty() {
            self.bar.set_style(style("{spinner} {msg}"));
        }
        self.bar.set_message(words);
        self.bar.tick();
    }

    /// Shows that `done` of `total` have been done.
    pub(crate) fn count(&mut self, done: u64, total: u64, words: CommandMessage) {
        if self.bar.length() != Some(total) {
            self.bar.set_length(total);
            self.bar.set_style(style("{bar:30} {msg}"));
        }
        self.bar.set_message(say(words));
        self.bar.set_position(done);
    }

    fn message(&mut self, progress: &Progress) -> String {
        let elapsed = self.start.elapsed().as_secs_f64();
        let tally = &progress.tally;
        say(CommandMessage::HuntProgress {
            lines: tally.rows() + tally.rejected + tally.repeated,
            pace: (progress.lines as f64 / elapsed.max(0.001)) as u64,
            left: self.left(progress),
            failed: tally.failed,
            rejected: tally.rejected,
        })
    }

    /// The time that is left, if the rest goes like what this run has done.
    fn left(&mut self, progress: &Progress) -> Option<Duration> {
        if progress.lines == 0 {
            self.skipped = Some(progress.read);
            self.start = Instant::now();
            return None;
        }
        let skipped = self.skipped.unwrap_or(0);
        let read = progress.read.checked_sub(skipped)? as f64;
        let rest = progress.total?.saturating_sub(progress.read) as f64;
        let seconds = self.start.elapsed().as_secs_f64() * rest / read.max(1.0);
        Some(Duration::from_secs_f64(seconds.min(1e9)))
    }

    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
