//! `share` and `code`: the whole sheet in a link.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use minuet_show::picture::Theme;
use minuet_show::print;
use minuet_show::svg::svg;

use crate::base64::{Alphabet, decode, encode};
use crate::{Code, Refused, Shared, Sheet};

/// What every shared text begins with: the version.
const MARK: &str = "m1.";
/// The most bytes that a shared sheet unpacks to.
const LARGEST: u64 = 100_000;
/// The longest text of a code that can still be read.
const LONGEST: usize = 1200;

pub(super) fn share(sheet: &Sheet) -> Result<Shared, Refused> {
    let broken = || Refused::because("This sheet cannot be written as a link.");
    let json = serde_json::to_vec(sheet).map_err(|_| broken())?;
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&json).map_err(|_| broken())?;
    let packed = encoder.finish().map_err(|_| broken())?;
    Ok(Shared { text: format!("{MARK}{}", encode(&packed, Alphabet::Address)) })
}

/// The sheet of a shared text; none where it is none.
pub(super) fn shared(text: &str) -> Option<Result<Sheet, Refused>> {
    let packed = text.strip_prefix(MARK)?;
    Some(unpacked(packed).ok_or_else(|| {
        Refused::because("This link has been cut or changed on the way. Ask for it again.")
    }))
}

fn unpacked(packed: &str) -> Option<Sheet> {
    let bytes = decode(packed, Alphabet::Address)?;
    let mut json = Vec::new();
    DeflateDecoder::new(bytes.as_slice()).take(LARGEST).read_to_end(&mut json).ok()?;
    serde_json::from_slice(&json).ok()
}

pub(super) fn code(text: &str) -> Result<Code, Refused> {
    let too_long = || {
        Refused::because(format!(
            "A text of {} characters makes no code that can be read: {LONGEST} at most.",
            text.chars().count()
        ))
    };
    if text.len() > LONGEST {
        return Err(too_long());
    }
    let picture = print::code(text).ok_or_else(too_long)?;
    Ok(Code { svg: svg(&picture, Theme::Mono, None) })
}
