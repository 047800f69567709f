//! `share` and `code`: the whole sheet in a link.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use minuet_core::Paper;
use minuet_show::picture::Theme;
use minuet_show::print;
use minuet_show::svg::svg;
use minuet_words::Message;
use minuet_words::message::AppMessage;

use crate::{Code, Shared};

/// What every shared text begins with: the version.
const MARK: &str = "m1.";
/// The most bytes that a shared sheet unpacks to.
const LARGEST: u64 = 100_000;
/// The longest text of a code that can still be read.
const LONGEST: usize = 1200;

pub(super) fn share(paper: &Paper) -> Shared {
    // Neither step can fail: a paper has no maps with odd keys, and a list of bytes takes whatever is written.
    let json = serde_json::to_vec(paper).unwrap_or_default();
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = encoder.write_all(&json).and_then(|()| encoder.finish()).unwrap_or_default();
    Shared { text: format!("{MARK}{}", URL_SAFE_NO_PAD.encode(packed)) }
}

/// The sheet of a shared text, if it is one.
pub(super) fn shared(text: &str) -> Option<Result<Paper, AppMessage>> {
    let packed = text.strip_prefix(MARK)?;
    Some(unpacked(packed).ok_or(AppMessage::LinkDamaged))
}

fn unpacked(packed: &str) -> Option<Paper> {
    let bytes = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut json = Vec::new();
    DeflateDecoder::new(bytes.as_slice()).take(LARGEST).read_to_end(&mut json).ok()?;
    serde_json::from_slice(&json).ok()
}

pub(super) fn code(text: &str) -> Result<Code, Message> {
    let too_long = || AppMessage::CodeTooLong { length: text.chars().count(), most: LONGEST };
    if text.len() > LONGEST {
        return Err(too_long().into());
    }
    let picture = print::code(text).ok_or_else(too_long)?;
    Ok(Code { svg: svg(&picture, Theme::Mono, None) })
}
