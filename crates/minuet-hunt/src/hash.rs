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

/// The hash of bytes that come one after the other.
pub(crate) struct Running(XxHash3_128);

impl Default for Running {
    fn default() -> Running {
        Running(XxHash3_128::new())
    }
}

impl Running {
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    pub(crate) fn end(&self) -> String {
        format!("{:032x}", self.0.finish_128())
    }
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
    let mut file = File::open(path)?;
    let mut hash = Running::default();
    let mut size = 0;
    let mut buffer = vec![0; 1 << 18];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok((size, hash.end())),
            read => {
                hash.add(&buffer[..read]);
                size += read as u64;
            }
        }
    }
}
