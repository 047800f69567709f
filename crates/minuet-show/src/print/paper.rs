//! Sizes of paper.

use std::fmt;
use std::str::FromStr;

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in hundredths of a millimetre.
    pub const fn size(self) -> (i32, i32) {
        match self {
            Paper::A4 => (21_000, 29_700),
            Paper::Letter => (21_590, 27_940),
        }
    }
}

/// `a4` or `letter`, in any case.
impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(text: &str) -> Result<Paper, UnknownPaper> {
        match text.to_ascii_lowercase().as_str() {
            "a4" => Ok(Paper::A4),
            "letter" | "us-letter" => Ok(Paper::Letter),
            _ => Err(UnknownPaper(text.to_owned())),
        }
    }
}

/// A size of paper that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPaper(pub String);

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no paper of size {:?}: expected a4 or letter", self.0)
    }
}

impl std::error::Error for UnknownPaper {}
