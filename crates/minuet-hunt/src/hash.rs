//! Hashes that are the same on every machine.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use minuet_core::Puzzle;
use twox_hash::XxHash3_128;

/// The hash of some bytes: XXH3 with 128 bits, in 32 hexadecimal digits. It finds accidents, not forgeries.
pub(crate) fn of(bytes: &[u8]) -> String {
    format!("{:032x}", XxHash3_128::oneshot(bytes))
}

/// The hash that names a puzzle: that of its 81 characters, `.` for an empty cell.
pub fn of_puzzle(puzzle: &Puzzle) -> String {
    of(puzzle.to_string().as_bytes())
}

/// The number behind the hash of a puzzle.
pub(crate) fn number_of(puzzle: &Puzzle) -> u128 {
    XxHash3_128::oneshot(puzzle.to_string().as_bytes())
}

/// The size of a file and the hash of all of it.
pub(crate) fn of_file(path: &Path) -> io::Result<(u64, String)> {
    let (mut file, mut buffer) = (File::open(path)?, vec![0; 1 << 17]);
    let (mut hash, mut size) = (XxHash3_128::new(), 0);
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok((size, format!("{:032x}", hash.finish_128()))),
            read => {
                hash.write(&buffer[..read]);
                size += read as u64;
            }
        }
    }
}
