//! How many rows have which outcome.

use minuet_core::Verdict;
use minuet_words::message::{HuntMessage, ReportLabel as Label};
use serde::{Deserialize, Serialize};

use crate::row::Row;

/// How many lines had which outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// Steps 1 to 3 are enough.
    pub basic: u64,
    /// Step 4 solves it.
    pub minuet: u64,
    /// The method fails.
    pub failed: u64,
    /// No solution.
    pub none: u64,
    /// More than one solution.
    pub several: u64,
    /// Lines that are not puzzles.
    pub rejected: u64,
    /// Puzzles that are essentially the same as an earlier one, and were not decided again.
    pub repeated: u64,
}

impl Tally {
    /// The tally of some rows.
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Tally {
        let mut tally = Tally::default();
        for row in rows {
            *match row.verdict() {
                Verdict::Basic => &mut tally.basic,
                Verdict::Minuet => &mut tally.minuet,
                Verdict::Failed => &mut tally.failed,
                Verdict::None => &mut tally.none,
                Verdict::Several => &mut tally.several,
            } += 1;
        }
        tally
    }

    /// The counts that are not zero, each on a line with a remark.
    pub fn message(&self) -> HuntMessage {
        let Tally { basic, minuet, failed, none, several, rejected, repeated } = *self;
        HuntMessage::Tally { basic, minuet, failed, none, several, repeated, rejected }
    }

    /// What the counts of a table are called.
    pub const LABELS: [Label; 7] = [
        Label::Basic,
        Label::Minuet,
        Label::Failed,
        Label::None,
        Label::Several,
        Label::Repeated,
        Label::Rejected,
    ];

    /// The counts of a table.
    pub fn counts(&self) -> [u64; 7] {
        let Tally { basic, minuet, failed, none, several, rejected, repeated } = *self;
        [basic, minuet, failed, none, several, repeated, rejected]
    }

    /// Rows: puzzles that were decided.
    pub fn rows(&self) -> u64 {
        self.well_posed() + self.none + self.several
    }

    /// Puzzles with one solution, which the conjecture is about.
    pub fn well_posed(&self) -> u64 {
        self.basic + self.minuet + self.failed
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        let Tally { basic, minuet, failed, none, several, rejected, repeated } = self;
        let counts = [basic, minuet, failed, none, several, repeated, rejected];
        counts.into_iter().zip(other.counts()).for_each(|(count, more)| *count += more);
    }
}
