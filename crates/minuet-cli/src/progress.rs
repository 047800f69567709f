//! The progress of a long job, shown on a terminal.

use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use minuet_hunt::Progress;
use minuet_words::message::CommandMessage;

use crate::speech::say;

/// A line on standard error that shows the progress of a job; nothing if that is not a terminal.
pub(crate) struct Bar {
    bar: ProgressBar,
    start: Instant,
}

impl Bar {
    pub(crate) fn new() -> Bar {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(8));
        Bar { bar, start: Instant::now() }
    }

    /// Shows how far a hunt is.
    pub(crate) fn show(&mut self, progress: &Progress) {
        if self.bar.is_hidden() {
            return;
        }
        match progress.total {
            Some(total) if self.bar.length() != Some(total) => {
                self.bar.set_length(total);
                self.bar.set_style(style("{bar:30} {percent:>3} %  {eta_precise}  {msg}"));
            }
            None => self.bar.set_style(style("{spinner} {msg}")),
            Some(_) => {}
        }
        self.bar.set_position(progress.read);
        if progress.lines == 0 {
            // What an earlier run has done says nothing about the pace of this one.
            self.bar.reset_eta();
            self.start = Instant::now();
        }
        let (tally, elapsed) = (&progress.tally, self.start.elapsed().as_secs_f64());
        self.bar.set_message(say(CommandMessage::HuntProgress {
            lines: tally.rows() + tally.rejected + tally.repeated,
            pace: (progress.lines as f64 / elapsed.max(0.001)) as u64,
            failed: tally.failed,
            rejected: tally.rejected,
        }));
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

    /// Lets something else be written above it.
    pub(crate) fn beside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("our templates are correct")
}
