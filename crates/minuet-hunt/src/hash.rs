//! Hashes that are the same on every machine, and what is sealed with them.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use minuet_core::Puzzle;
use serde::Serialize;
use twox_hash::XxHash3_128;

/// The hash of some bytes: XXH3 with 128 bits, in 32 hexadecimal digits. It finds accidents, not forgeries.
pub(crate) fn of(bytes: &[u8]) -> String {
    format!("{:032x}", number_of(bytes))
}

/// The hash that names a puzzle: that of its 81 characters, `.` for an empty cell.
pub fn of_puzzle(puzzle: &Puzzle) -> String {
    of(puzzle.to_string().as_bytes())
}

/// The number behind a hash.
pub(crate) fn number_of(bytes: &[u8]) -> u128 {
    XxHash3_128::oneshot(bytes)
}

/// How many bytes of a file have a hash of their own.
pub(crate) const BLOCK: u64 = 1 << 17;

/// The size of a file, the hash of all of it, and those of its blocks. Pipes and devices, which may have no end, are
/// refused.
pub(crate) fn of_file(path: &Path) -> io::Result<(u64, String, Arc<[u128]>)> {
    let mut file = regular(path)?;
    let (mut hash, mut size, mut blocks) = (XxHash3_128::new(), 0, Vec::new());
    loop {
        let mut block = Vec::with_capacity(BLOCK as usize);
        match file.by_ref().take(BLOCK).read_to_end(&mut block)? {
            0 => return Ok((size, format!("{:032x}", hash.finish_128()), blocks.into())),
            read => size += read as u64,
        }
        hash.write(&block);
        blocks.push(number_of(&block));
    }
}

/// No settings are as large as this, and no certificate.
pub(crate) const DOCUMENT: u64 = 1 << 30;

/// All bytes of a file of the hunt's own, which is no larger than any of its kind can be.
pub(crate) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let (mut bytes, file) = (Vec::new(), regular(path)?);
    match file.take(most + 1).read_to_end(&mut bytes)? as u64 > most {
        true => Err(io::ErrorKind::FileTooLarge.into()),
        false => Ok(bytes),
    }
}

/// Opens a file, and neither a pipe nor a device.
pub(crate) fn regular(path: &Path) -> io::Result<File> {
    // To open a pipe is to wait for its other end.
    match std::fs::metadata(path)?.is_file() {
        true => File::open(path),
        false => Err(io::ErrorKind::InvalidInput.into()),
    }
}

/// A JSON object whose last field is the hash of all others.
pub(crate) fn sealed(object: &impl Serialize) -> Vec<u8> {
    let mut text = serde_json::to_vec_pretty(object).unwrap_or_default();
    let seal = seal(&text);
    text.truncate(text.len().saturating_sub(END.len()));
    text.extend(seal.bytes());
    text
}

/// Whether such an object is, byte for byte, as it was written.
pub(crate) fn is_sealed(text: &[u8]) -> bool {
    let length = text.len().saturating_sub(seal(&[]).len());
    text[length..] == *seal(&[&text[..length], END].concat()).as_bytes()
}

const END: &[u8] = b"\n}";

fn seal(text: &[u8]) -> String {
    format!(",\n  \"checksum\": \"{}\"\n}}\n", of(text))
}
