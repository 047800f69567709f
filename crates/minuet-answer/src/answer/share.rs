//! `share` and `code`: the whole sheet in a link.

use minuet_core::Paper;
use minuet_show::picture::Theme;
use minuet_show::print;
use minuet_show::svg::svg;
use minuet_words::Message;
use minuet_words::message::AppMessage;

use crate::{Code, Shared};

/// The longest text of a code that can still be read.
const LONGEST: usize = 1200;

pub(super) fn share(paper: &Paper) -> Shared {
    Shared { text: minuet_formats::shared(paper) }
}

pub(super) fn code(text: &str) -> Result<Code, Message> {
    let too_long = || AppMessage::CodeTooLong { length: text.chars().count(), most: LONGEST };
    if text.len() > LONGEST {
        return Err(too_long().into());
    }
    let picture = print::code(text).ok_or_else(too_long)?;
    Ok(Code { svg: svg(&picture, Theme::Mono, None) })
}
