//! Sizes of pages.

use std::str::FromStr;

use minuet_words::message::ShowMessage;

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
    type Err = ShowMessage;

    fn from_str(text: &str) -> Result<PageSize, ShowMessage> {
        match text.to_ascii_lowercase().as_str() {
            "a4" => Ok(PageSize::A4),
            "letter" | "us-letter" => Ok(PageSize::Letter),
            _ => Err(ShowMessage::NotAPageSize { text: text.to_owned() }),
        }
    }
}
