//! Help on a player's own sheet, including its half doubles and open minuets: one find at a time.

use minuet_core::{
    Broken, Dancer, Ending, Entry, Find, Misfit, Reading, Sheet, Starter, Step, Structure,
};

use crate::dance::{Yield, minuet, wrong};
use crate::ranking::Ranking;
use crate::rules::View;
use crate::scribe::Scribe;
use crate::starters::{named, sees};
use crate::step3::{easiest, finds_in, step_of, view};
use crate::{step1, step2, together};

/// Looks at a sheet and says what can be done on it. It changes nothing.
#[derive(Clone, Copy)]
pub struct Coach<'a> {
    sheet: &'a Sheet,
    reading: &'a Reading,
    ranking: Ranking,
}

/// A minuet danced behind the scenes.
#[derive(Clone, Debug)]
pub struct Danced {
    /// All that was written, from the starter to the ending.
    pub entries: Vec<Entry>,
    /// The sheet after it.
    pub sheet: Sheet,
    /// What it brought.
    pub brought: Brought,
}

/// What a minuet brings to the line that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brought {
    /// Nothing: both dancers stand still, or the work allowed is spent.
    Nothing,
    /// Fewer candidates.
    Changed,
    /// The end of the line, or of the whole puzzle.
    End,
}

impl<'a> Coach<'a> {
    /// A coach for this sheet under this reading.
    pub fn new(sheet: &'a Sheet, reading: &'a Reading) -> Coach<'a> {
        Coach { sheet, reading, ranking: Ranking::Footnote8 }
    }

    /// The same coach, who advises starters in another order.
    #[must_use]
    pub fn ranking(self, ranking: Ranking) -> Coach<'a> {
        Coach { ranking, ..self }
    }

    fn scribe(&self, limit: usize) -> Scribe {
        let mut scribe = Scribe::on(self.sheet.clone(), self.reading, limit);
        scribe.ranking = self.ranking;
        scribe
    }

    /// An entry about the line at `path`, with what follows from its find.
    fn entry(&self, step: Step, path: &[Dancer], find: Find) -> Result<Entry, Misfit> {
        let mut scribe = self.scribe(usize::MAX);
        scribe.copy(step, path, find)?;
        scribe.entries.pop().ok_or(Misfit::NoSuchDancer)
    }

    /// The next find of Steps 1 to 3 on the main line: of Steps 1 and 2 as long as candidates are not written
    /// everywhere, and the easiest find anywhere afterwards.
    ///
    /// # Errors
    ///
    /// What is broken on the main line.
    pub fn basic(&self) -> Result<Option<Entry>, Broken> {
        let scribe = self.scribe(usize::MAX);
        if let Some(broken) = scribe.broken(&[]) {
            return Err(broken);
        }
        let (step, find) = if scribe.sheet.is_filled() {
            (Step::Three, easiest(view(&scribe, &[])))
        } else if let Some(find) = step1::next(&scribe)? {
            (Step::One, Some(find))
        } else {
            (Step::Two, step2::next(&scribe))
        };
        Ok(find.and_then(|find| self.entry(step, &[], find).ok()))
    }

    /// Everything that could come next: all finds of Step 1, or else of Step 2; all of Step 3 once candidates are
    /// written; in a minuet its ending, or else all finds of both dancers and all tricks.
    pub fn all(&self) -> Vec<Entry> {
        let scribe = self.scribe(usize::MAX);
        let about = |step, path: &[Dancer], find| self.entry(step, path, find).ok();
        let Some(ground) = self.ground() else {
            let (step, finds) = if scribe.sheet.is_filled() {
                (Step::Three, all_in(&scribe, &[]))
            } else {
                match step1::all(&scribe) {
                    finds if finds.is_empty() => (Step::Two, step2::all(&scribe)),
                    finds => (Step::One, finds),
                }
            };
            return finds.into_iter().filter_map(|find| about(step, &[], find)).collect();
        };
        let alone = Dancer::BOTH.into_iter().flat_map(|dancer| {
            let own = [ground.as_slice(), &[dancer]].concat();
            let finds = all_in(&scribe, &own).into_iter();
            finds.filter_map(|find| about(Step::Four, &own, find)).collect::<Vec<_>>()
        });
        match self.ending() {
            Some(ending) => vec![ending],
            None => alone.chain(self.tricks()).collect(),
        }
    }

    /// The easiest find on the line at `path`; `None` if it is broken or stands still.
    pub fn alone(&self, path: &[Dancer]) -> Option<Entry> {
        let lane = self.sheet.lane(path)?;
        if lane.position().broken().is_some() {
            return None;
        }
        let find = easiest(view(&self.scribe(usize::MAX), path))?;
        self.entry(step_of(path), path, find).ok()
    }

    /// Everything that both dancers of the innermost minuet allow, in the order in which it catches the eye.
    pub fn tricks(&self) -> Vec<Entry> {
        let Some(path) = self.ground() else { return Vec::new() };
        let finds = together::finds(&self.scribe(usize::MAX), &path);
        finds.into_iter().filter_map(|find| self.entry(Step::Four, &path, find).ok()).collect()
    }

    /// The ending of the innermost minuet: a dancer is wrong or complete.
    pub fn ending(&self) -> Option<Entry> {
        let path = self.ground()?;
        let scribe = self.scribe(usize::MAX);
        let find = wrong(&scribe, &path).or_else(|| self.complete())?;
        self.entry(Step::Four, &path, find).ok()
    }

    fn complete(&self) -> Option<Find> {
        let dance = self.sheet.dances().last()?;
        let complete = |&dancer: &Dancer| {
            let lane = dance.lane(dancer);
            lane.is_complete() && lane.position().solution().is_some()
        };
        let dancer = Dancer::BOTH.into_iter().find(complete)?;
        (self.reading.ending == Ending::Trust).then_some(Find::Complete { dancer })
    }

    /// The entry that closes the innermost minuet, because nothing more follows in it.
    pub fn stall(&self) -> Option<Entry> {
        self.entry(Step::Four, &self.ground()?, Find::Stall).ok()
    }

    /// The entry by which a dancer of the innermost minuet is taken to be wrong.
    pub fn discard(&self, dancer: Dancer) -> Option<Entry> {
        let path = self.ground()?;
        let own = [path.as_slice(), &[dancer]].concat();
        let broken = self.sheet.lane(&own)?.position().broken();
        self.entry(Step::Four, &path, Find::Wrong { dancer, broken }).ok()
    }

    /// The entry that opens a minuet on the line at `path`.
    ///
    /// # Errors
    ///
    /// When there is no such line, or another has opened a minuet there.
    pub fn open(&self, path: &[Dancer], starter: Starter, depth: u8) -> Result<Entry, Misfit> {
        let position = self.sheet.lane(path).ok_or(Misfit::NoSuchDancer)?.position();
        let starter = named(starter, position);
        let sees = sees(&starter, position);
        let settles = self.ranking.settles(&starter, position);
        self.entry(Step::Four, path, Find::Starter { starter, depth, sees, settles })
    }

    /// The whole minuet that a starter opens on the line at `path`. After about `limit` entries its dancers open no
    /// further minuets.
    ///
    /// # Errors
    ///
    /// When there is no such line, or it has opened a minuet already.
    pub fn dance(
        &self,
        path: &[Dancer],
        starter: Starter,
        depth: u8,
        limit: usize,
    ) -> Result<Danced, Misfit> {
        self.sheet.lane(path).ok_or(Misfit::NoSuchDancer)?;
        if self.sheet.dances().len() != path.len() {
            return Err(Misfit::AlreadyOpen);
        }
        let mut scribe = self.scribe(limit);
        let brought = match minuet(&mut scribe, path, starter, depth) {
            Yield::Nothing => Brought::Nothing,
            Yield::Changed => Brought::Changed,
            Yield::End(_) => Brought::End,
        };
        Ok(Danced { entries: scribe.entries, sheet: scribe.sheet, brought })
    }

    /// The line that opened the innermost minuet.
    fn ground(&self) -> Option<Vec<Dancer>> {
        (!self.sheet.dances().is_empty()).then(|| self.sheet.innermost_line())
    }
}

/// All that the rules of Step 3 find on a line and that has an effect.
fn all_in(scribe: &Scribe, path: &[Dancer]) -> Vec<Find> {
    let view = View { records: None, ..view(scribe, path) };
    Structure::ALL.into_iter().flat_map(|structure| finds_in(view, structure)).collect()
}
