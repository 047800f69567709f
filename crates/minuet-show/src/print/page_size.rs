//! Sizes of paper.

use std::fmt;
use std::str::FromStr;

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PageSize {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl PageSize {
    /// Width and height in hundredths of a millimetre.
    pub const fn dimensions(self) -> (i32, i32) {
        match self {
            PageSize::A4 => (21_000, 29_700),
            PageSize::Letter => (21_590, 27_940),
        }
    }
}

/// `a4` or `letter`, in any case.
impl FromStr for PageSize {
    type Err = UnknownPageSize;

    fn from_str(text: &str) -> Result<PageSize, UnknownPageSize> {
        match text.to_ascii_lowercase().as_str() {
            "a4" => Ok(PageSize::A4),
            "letter" | "us-letter" => Ok(PageSize::Letter),
            _ => Err(UnknownPageSize(text.to_owned())),
        }
    }
}

/// A size of paper that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPageSize(pub String);

impl fmt::Display for UnknownPageSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no paper of size {:?}: expected a4 or letter", self.0)
    }
}

impl std::error::Error for UnknownPageSize {}
