//! A range of numbers.

use std::str::FromStr;

use crate::MakeMessage;

/// The numbers from `least` to `most`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The least.
    pub least: u32,
    /// The greatest.
    pub most: u32,
}

impl Span {
    /// Whether a number lies in it.
    pub fn contains(self, number: u32) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// `24`, `20..24`, `20..` or `..24`.
impl FromStr for Span {
    type Err = MakeMessage;

    fn from_str(text: &str) -> Result<Span, MakeMessage> {
        let number = |text: &str, missing| match text {
            "" => Ok(missing),
            _ => text.parse().map_err(|_| MakeMessage::NotASpan),
        };
        let span = match text.split_once("..") {
            _ if text.is_empty() || text == ".." => return Err(MakeMessage::NotASpan),
            None => Span { least: number(text, 0)?, most: number(text, 0)? },
            Some((least, most)) => Span { least: number(least, 0)?, most: number(most, u32::MAX)? },
        };
        if span.least > span.most { Err(MakeMessage::NotASpan) } else { Ok(span) }
    }
}
