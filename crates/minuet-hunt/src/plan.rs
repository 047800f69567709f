//! The settings of a hunt, kept in its folder.

use std::path::Path;

use minuet_words::message::{Change, Damage, HuntError, InputFault, Setting};
use serde::{Deserialize, Serialize};

use crate::change::{first, option, value};
use crate::folder::Folder;
use crate::hash;
use crate::input::{Input, Source};
use crate::question::Question;
use crate::run::Order;

/// The settings of a hunt: `hunt.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The version of the format: 1.
    pub minuet: u32,
    /// The version of the program.
    pub version: String,
    /// What is asked about every puzzle.
    #[serde(flatten)]
    pub question: Question,
    /// How many lines make a chunk, at least.
    pub chunk: u32,
    /// The column of Parquet inputs that holds the puzzles, when it is not `puzzle`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<String>,
    /// Whether each essentially different puzzle is decided once.
    #[serde(default)]
    pub repeats: Repeats,
    /// The inputs, in order.
    pub inputs: Vec<Source>,
    /// How many chunks there are, once the hunt is complete.
    #[serde(default)]
    pub chunks: Option<u64>,
}

/// What becomes of puzzles that are essentially the same as an earlier one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeats {
    /// They are decided like any other.
    #[default]
    Decide,
    /// They are counted and left out.
    Omit,
}

impl Plan {
    /// The version of this program.
    pub const VERSION: &str = env!("CARGO_PKG_VERSION");
    /// How many lines may make a chunk.
    pub const LARGEST_CHUNK: u32 = 1 << 20;
    /// How many grids a sample may have.
    pub const MOST_GRIDS: u64 = 1 << 32;

    /// The settings in a folder, nothing where there is no hunt in it.
    ///
    /// # Errors
    ///
    /// When they cannot be read.
    pub fn load(folder: &Folder) -> Result<Option<Plan>, HuntError> {
        let path = folder.plan();
        if !path.exists() {
            return Ok(None);
        }
        let text = hash::read(&path, hash::DOCUMENT).map_err(HuntError::read(&path))?;
        Plan::read(&text, &path.display().to_string()).map(Some)
    }

    /// The settings in the text of `hunt.json`, which is at `place`.
    ///
    /// # Errors
    ///
    /// When they are none.
    pub fn read(text: &[u8], place: &str) -> Result<Plan, HuntError> {
        let wrong = |fault| HuntError::Input { name: place.to_owned(), fault };
        let plan: Plan = serde_json::from_slice(text)
            .map_err(|error| wrong(InputFault::NoSettings { error: error.to_string() }))?;
        if !hash::is_sealed(text) {
            return Err(HuntError::Damaged { path: place.into(), damage: Damage::Checksum });
        }
        match plan.is_reasonable() {
            true => Ok(plan),
            false => Err(wrong(InputFault::TooMuch)),
        }
    }

    /// Whether a machine could ever finish it, or check it.
    fn is_reasonable(&self) -> bool {
        let few = |source: &Source| !matches!(source, Source::Sample { clusters, .. } if *clusters > Plan::MOST_GRIDS);
        (1..=Plan::LARGEST_CHUNK).contains(&self.chunk) && self.inputs.iter().all(few)
    }

    /// The text of `hunt.json`.
    pub fn write(&self) -> Vec<u8> {
        hash::sealed(self)
    }

    /// The settings of a hunt into the folder `root`, which must be those that are there already.
    ///
    /// # Errors
    ///
    /// When an input cannot be read, or `old` has other settings.
    pub fn settle(order: &Order, old: Option<&Plan>, root: &Path) -> Result<Plan, HuntError> {
        if let Some(old) = old
            && old.inputs.iter().any(|source| matches!(source, Source::Once { .. }))
        {
            return Err(HuntError::Gone(root.to_owned()));
        }
        let plan = Plan {
            minuet: 1,
            version: Plan::VERSION.to_owned(),
            question: order.question,
            chunk: order.chunk.or(old.map(|old| old.chunk)).unwrap_or(usual(order)),
            column: order.column.clone(),
            repeats: order.repeats,
            inputs: Source::all(&order.inputs)?,
            chunks: old.and_then(|old| old.chunks),
        };
        match old.and_then(|old| plan.change(old)) {
            None => Ok(plan),
            Some(change) => Err(HuntError::Changed { folder: root.to_owned(), change }),
        }
    }

    /// Writes the settings into a folder.
    ///
    /// # Errors
    ///
    /// When they cannot be written.
    pub fn save(&self, folder: &Folder) -> Result<(), HuntError> {
        folder.write(&folder.plan(), &self.write())
    }

    /// The hash of all that the parts depend on.
    pub fn hash(&self) -> String {
        let inputs = self.inputs.iter().map(Source::anywhere).collect();
        let plan = Plan { inputs, chunks: None, ..self.clone() };
        hash::of(&serde_json::to_vec(&plan).unwrap_or_default())
    }

    /// Whether all of its parts are among these.
    ///
    /// # Errors
    ///
    /// When there is one that it cannot have.
    pub fn is_complete(&self, folder: &Folder, parts: &[u64]) -> Result<bool, HuntError> {
        let Some(chunks) = self.chunks else { return Ok(false) };
        match parts.last() {
            Some(&last) if last >= chunks => Err(HuntError::Stray(folder.part(last))),
            _ => Ok(parts.len() as u64 == chunks),
        }
    }

    /// What is not as it was in `old`.
    fn change(&self, old: &Plan) -> Option<Change> {
        let (q, o) = (&self.question, &old.question);
        let settings = [
            (Setting::Program, value(&old.version), value(&self.version)),
            (Setting::Reading, value(o.reading), value(q.reading)),
            (Setting::FindDepth, option(o.find_depth), option(q.find_depth)),
            (Setting::FindNumber, option(o.find_number), option(q.find_number)),
            (Setting::Teacher, o.by.into(), q.by.into()),
            (Setting::Repeats, old.repeats.into(), self.repeats.into()),
            (Setting::Column, option(old.column.as_ref()), option(self.column.as_ref())),
            (Setting::Chunk, value(old.chunk), value(self.chunk)),
            (Setting::InputCount, value(old.inputs.len()), value(self.inputs.len())),
        ];
        let mut inputs = (1..).zip(self.inputs.iter().zip(&old.inputs));
        first(settings)
            .or_else(|| inputs.find_map(|(number, (now, old))| differs(number, now, old)))
    }
}

/// How many lines usually make a chunk.
fn usual(order: &Order) -> u32 {
    // A cluster is a line of a sample, and hundreds of puzzles.
    let sample = order.inputs.iter().any(|input| matches!(input, Input::Sample { .. }));
    if sample { 64 } else { order.question.chunk() }
}

/// How an input differs from what it was.
fn differs(number: usize, now: &Source, old: &Source) -> Option<Change> {
    if now.anywhere() == old.anywhere() {
        return None;
    }
    if let (Source::Sample { clusters, seed }, Source::Sample { clusters: c, seed: s }) = (now, old)
    {
        return first([
            (Setting::Sample, value(c), value(clusters)),
            (Setting::Seed, value(s), value(seed)),
        ]);
    }
    let input = now.name().to_owned();
    let renamed = first([(Setting::Input(number), value(old.name()), value(&input))]);
    Some(renamed.unwrap_or(match (old.size(), now.size()) {
        (Some(old), Some(new)) if old != new => Change::Size { input, old, new },
        _ => Change::Bytes { input },
    }))
}
