//! The settings of a hunt, which its folder remembers.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::error::HuntError;
use crate::folder::Folder;
use crate::hash;
use crate::input::{Input, Source};
use crate::question::{By, Question};
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

/// What becomes of puzzles that are essentially the same as one before.
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
        let text = std::fs::read(&path).map_err(HuntError::read(&path))?;
        Plan::read(&text, &path.display().to_string()).map(Some)
    }

    /// The settings in the text of `hunt.json`, which stands at `place`.
    ///
    /// # Errors
    ///
    /// When they are none.
    pub fn read(text: &[u8], place: &str) -> Result<Plan, HuntError> {
        serde_json::from_slice(text).map_err(|error| HuntError::Input {
            name: place.to_owned(),
            reason: format!("these are no settings of a hunt: {error}"),
        })
    }

    /// The text of `hunt.json`.
    pub fn write(&self) -> Vec<u8> {
        let mut text = serde_json::to_vec_pretty(self).unwrap_or_default();
        text.push(b'\n');
        text
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
            Some(what) => Err(HuntError::Changed { folder: root.to_owned(), what }),
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

    /// What is not as it was in `old`, in a few words.
    pub fn change(&self, old: &Plan) -> Option<String> {
        let (q, o) = (&self.question, &old.question);
        let parts = [
            said("the program", &old.version, &self.version),
            said("the reading", &o.reading, &q.reading),
            said("--find-depth", &word(o.find_depth), &word(q.find_depth)),
            said("--find-number", &word(o.find_number), &word(q.find_number)),
            said("--teach", given(o.by == By::Teacher), given(q.by == By::Teacher)),
            said(
                "--dedupe",
                given(old.repeats == Repeats::Omit),
                given(self.repeats == Repeats::Omit),
            ),
            said("--column", &word(old.column.as_ref()), &word(self.column.as_ref())),
            said("--chunk", &old.chunk, &self.chunk),
            said("the number of inputs", &old.inputs.len(), &self.inputs.len()),
        ];
        let inputs = self.inputs.iter().zip(&old.inputs);
        parts.into_iter().flatten().next().or_else(|| {
            inputs.into_iter().zip(1..).find_map(|((now, old), number)| differs(number, now, old))
        })
    }
}

/// How many lines make a chunk unless told.
fn usual(order: &Order) -> u32 {
    // A cluster is a line of a sample, and hundreds of puzzles.
    let sample = order.inputs.iter().any(|input| matches!(input, Input::Sample { .. }));
    if sample { 64 } else { order.question.chunk() }
}

/// How an input differs from what it was.
fn differs(number: usize, now: &Source, old: &Source) -> Option<String> {
    if now.anywhere() == old.anywhere() {
        return None;
    }
    if let (Source::Sample { clusters, seed }, Source::Sample { clusters: c, seed: s }) = (now, old)
    {
        return said("--sample", c, clusters).or_else(|| said("--seed", s, seed));
    }
    let place = format!("input {number}");
    if let Some(renamed) = said(&place, &old.name(), &now.name()) {
        return Some(renamed);
    }
    Some(match (old.size(), now.size()) {
        (Some(old), Some(new)) if old != new => {
            format!("{} had {old} bytes and now has {new}", now.name())
        }
        _ => format!("{} has other bytes than it had", now.name()),
    })
}

fn said<T: PartialEq + ToString + ?Sized>(what: &str, old: &T, now: &T) -> Option<String> {
    (old != now).then(|| format!("{what} was {}, and now is {}", old.to_string(), now.to_string()))
}

/// A word about an option without a value.
const fn given(is: bool) -> &'static str {
    if is { "given" } else { "not given" }
}

fn word<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "not given".to_owned(), |value| value.to_string())
}
