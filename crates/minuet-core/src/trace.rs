//! A whole solve, entry by entry.

use crate::{Entry, Misfit, Outcome, Reading, Setup, Sheet};

/// Everything that was found on the way, and how it ended. Words and pictures are made from it, and the
/// judge replays it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trace {
    /// Where it starts.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub setup: Setup,
    /// The reading it follows.
    pub reading: Reading,
    /// The finds, in order.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Trace {
    /// The sheet before the first entry.
    pub fn start(&self) -> Sheet {
        Sheet::new(&self.setup)
    }

    /// The sheet after the first `count` entries.
    ///
    /// # Errors
    ///
    /// The first entry that does not fit on the sheet.
    pub fn sheet(&self, count: usize) -> Result<Sheet, Misfit> {
        let mut sheet = self.start();
        for entry in self.entries.iter().take(count) {
            sheet.apply(entry)?;
        }
        Ok(sheet)
    }
}
