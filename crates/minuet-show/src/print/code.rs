//! A puzzle as a QR code.

use minuet_core::Puzzle;
use minuet_words::message::ShowMessage;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::picture::{Item, Paint, Picture, Point, Tone};

/// The empty modules that a code needs around it.
const QUIET: i32 = 4;
/// The longest link that still prints as a code that can be read.
const LONGEST: usize = 300;

/// What the codes of puzzles say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    base: Option<String>,
}

impl Link {
    /// Codes that lead to a page: the address with `#puzzle=` and the puzzle behind it, or with the puzzle
    /// alone where the address ends in `=` or `#`. What follows the `#` is never sent to the host of the page.
    ///
    /// # Errors
    ///
    /// When it is not an address, or too long.
    pub fn to(base: &str) -> Result<Link, ShowMessage> {
        let known = base.starts_with("https://") || base.starts_with("http://");
        if !known || base.chars().any(|c| c.is_whitespace() || c.is_control()) {
            return Err(ShowMessage::NotAnAddress { text: base.to_owned() });
        }
        if base.len() > LONGEST {
            return Err(ShowMessage::AddressTooLong { text: base.to_owned() });
        }
        Ok(Link { base: Some(base.to_owned()) })
    }

    /// The text in the code: a link, or the puzzle itself with 0 for an empty cell, which makes the code
    /// coarse and easy to read.
    pub fn text(&self, puzzle: &Puzzle) -> String {
        let text = puzzle.to_string();
        match &self.base {
            None => text.replace('.', "0"),
            Some(base) if base.ends_with(['=', '#']) => format!("{base}{text}"),
            Some(base) => format!("{base}#puzzle={text}"),
        }
    }

    /// The code of the puzzle.
    pub(super) fn picture(&self, puzzle: &Puzzle) -> Option<Picture> {
        code(&self.text(puzzle))
    }
}

/// A text as a QR code: dark modules of one unit, neighbours in a row as one piece. `None` if the text is too long.
pub fn code(text: &str) -> Option<Picture> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium)
        .or_else(|_| QrCode::encode_text(text, QrCodeEcc::Low))
        .ok()?;
    let mut items = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let width = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if width > 0 {
                let (tone, paint) = (Tone::Text, Paint::Fill);
                let corner = Point::new(QUIET + x, QUIET + y);
                items.push(Item::Rect { tone, paint, corner, width, height: 1 });
            }
            x += width.max(1);
        }
    }
    let side = code.size() + 2 * QUIET;
    Some(Picture { title: text.to_owned(), width: side, height: side, items })
}
