//! The hand that writes: every find becomes an entry and goes onto the sheet.

use minuet_core::{
    Broken, Dancer, Entry, Find, Lane, Misfit, Position, Reading, Setup, Sheet, Step,
};

use crate::effect;
use crate::lots::Lots;
use crate::ranking::Ranking;
use crate::stop;

/// The sheet being worked on, and everything written so far.
#[derive(Clone)]
pub(crate) struct Scribe {
    pub(crate) reading: Reading,
    pub(crate) sheet: Sheet,
    pub(crate) entries: Vec<Entry>,
    /// The entries after which no further minuet is opened.
    limit: usize,
    /// The position that a failure is known to end in: once the main line is there, no minuet can change it.
    pub(crate) rest: Option<Position>,
    /// In which order starters are tried.
    pub(crate) ranking: Ranking,
    /// Shuffles the starters; `None` for the order of the ranking.
    pub(crate) lots: Option<Lots>,
    /// Where the dancers of the last minuet that stalled have come to rest.
    pub(crate) at_rest: [Option<Position>; 2],
}

impl Scribe {
    pub(crate) fn new(setup: &Setup, reading: &Reading) -> Scribe {
        Scribe::on(Sheet::new(setup), reading, usize::MAX)
    }

    /// Continues from a sheet, and opens no minuet after about `limit` entries.
    pub(crate) fn on(sheet: Sheet, reading: &Reading, limit: usize) -> Scribe {
        Scribe {
            reading: *reading,
            sheet,
            entries: Vec::new(),
            limit,
            rest: None,
            ranking: Ranking::Footnote8,
            lots: None,
            at_rest: [None; 2],
        }
    }

    /// Whether no further minuet is to be opened: more entries have been written than are allowed, or the main line has
    /// come to its rest.
    pub(crate) fn is_spent(&self) -> bool {
        self.entries.len() > self.limit || self.rest.as_ref() == Some(self.sheet.position())
    }

    /// Writes down a find of the teacher's own, and does what follows from it.
    pub(crate) fn write(&mut self, step: Step, path: &[Dancer], find: Find) {
        self.copy(step, path, find).expect("the teacher writes only about lines that are there");
    }

    /// Writes down a find that may come from elsewhere.
    ///
    /// # Errors
    ///
    /// When it names a dancer or a minuet that is not there.
    pub(crate) fn copy(&mut self, step: Step, path: &[Dancer], find: Find) -> Result<(), Misfit> {
        stop::look();
        let effect = effect::of(&find, &self.sheet, path, &self.reading)?;
        let entry = Entry { step, dance: path.to_vec(), find, effect };
        self.sheet.apply(&entry)?;
        self.entries.push(entry);
        Ok(())
    }

    pub(crate) fn lane(&self, path: &[Dancer]) -> &Lane {
        self.sheet.lane(path).expect("the teacher looks only at lines that are there")
    }

    pub(crate) fn position(&self, path: &[Dancer]) -> &Position {
        self.lane(path).position()
    }

    pub(crate) fn broken(&self, path: &[Dancer]) -> Option<Broken> {
        self.position(path).broken()
    }
}
