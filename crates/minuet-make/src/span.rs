//! From one number to another.

use std::fmt;
use std::str::FromStr;

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
    type Err = ParseSpanError;

    fn from_str(text: &str) -> Result<Span, ParseSpanError> {
        let number = |text: &str, void| match text {
            "" => Ok(void),
            _ => text.parse().map_err(|_| ParseSpanError),
        };
        let span = match text.split_once("..") {
            _ if text.is_empty() || text == ".." => return Err(ParseSpanError),
            None => Span { least: number(text, 0)?, most: number(text, 0)? },
            Some((least, most)) => Span { least: number(least, 0)?, most: number(most, u32::MAX)? },
        };
        if span.least > span.most { Err(ParseSpanError) } else { Ok(span) }
    }
}

/// Not a number, nor two with the smaller one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSpanError;

impl fmt::Display for ParseSpanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a number such as 24, or 20..24, 20.., ..24")
    }
}

impl std::error::Error for ParseSpanError {}
