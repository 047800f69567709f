//! An explanation as data: sections of sentences that know which entries they speak of.

use std::fmt;
use std::ops::Range;

use super::Heading;

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Every find in a sentence of its own: where to look, why it follows, what to write.
    Full,
    /// Runs of similar finds on one line.
    Brief,
}

/// A whole trace in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The sections, in the order of the trace; the last one tells the outcome.
    pub sections: Vec<Section>,
}

/// The sentences under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What the section is about.
    pub heading: Heading,
    /// The same in words.
    pub title: String,
    /// Its sentences.
    pub sentences: Vec<Sentence>,
}

/// What is said about one entry, or about a run of them.
///
/// `Display` writes the text, then the citation in brackets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// Where the paper states the rule; `None` if a sentence covers several rules, or no rule applies.
    pub cite: Option<String>,
    /// The entries of the trace that it is about; empty for the outcome.
    pub entries: Range<usize>,
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        match &self.cite {
            Some(cite) => write!(f, " [{cite}]"),
            None => Ok(()),
        }
    }
}
