//! Hashes that are the same on every machine.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

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

/// How much of a file one thread takes at a time.
const BLOCK: u64 = 1 << 23;

/// The size of a file and the hash of all of it: that of the hashes of its blocks, so that many threads can share
/// in it. Large files would keep a hunt waiting before it begins.
pub(crate) fn of_file(path: &Path, threads: usize) -> io::Result<(u64, String)> {
    // A small file is not worth a thread; one that grows is read to its end all the same.
    let threads = threads.min(std::fs::metadata(path)?.len().div_ceil(BLOCK) as usize);
    let next = AtomicU64::new(0);
    let take = || -> io::Result<Vec<Block>> {
        let (mut file, mut buffer) = (File::open(path)?, vec![0; 1 << 17]);
        let mut blocks = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            match Block::read(&mut file, index, &mut buffer)? {
                Block { size: 0, .. } if index > 0 => return Ok(blocks),
                block => blocks.push(block),
            }
        }
    };
    let mut blocks = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(take)).collect();
        let mut blocks = take()?;
        for other in others {
            blocks
                .extend(other.join().unwrap_or_else(|_| Err(io::Error::other("a thread ended")))?);
        }
        Ok::<_, io::Error>(blocks)
    })?;
    blocks.sort_unstable_by_key(|block| block.index);
    let mut hash = Running::default();
    blocks.iter().for_each(|block| hash.add(&block.hash.to_le_bytes()));
    Ok((blocks.iter().map(|block| block.size).sum(), hash.end()))
}

/// A part of a file.
struct Block {
    index: u64,
    size: u64,
    hash: u128,
}

impl Block {
    fn read(file: &mut File, index: u64, buffer: &mut [u8]) -> io::Result<Block> {
        file.seek(SeekFrom::Start(index * BLOCK))?;
        let (mut rest, mut hash, mut size) = (file.take(BLOCK), XxHash3_128::new(), 0);
        loop {
            match rest.read(buffer)? {
                0 => return Ok(Block { index, size, hash: hash.finish_128() }),
                read => {
                    hash.write(&buffer[..read]);
                    size += read as u64;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_threads_there_are_it_is_the_same() {
        let file = std::env::temp_dir().join(format!("minuet-hash-{}", std::process::id()));
        let write = |size: u64, last: u8| {
            let mut bytes = vec![b'.'; size as usize];
            bytes.extend([last]);
            std::fs::write(&file, bytes).expect("a file");
        };
        for size in [0, 1, BLOCK - 1, BLOCK, 3 * BLOCK + 5] {
            write(size, b'1');
            let alone = of_file(&file, 1).expect("a hash");
            assert_eq!(alone.0, size + 1);
            assert_eq!(of_file(&file, 3).expect("a hash"), alone);
            write(size, b'2');
            assert_ne!(of_file(&file, 2).expect("a hash"), alone);
        }
        std::fs::write(&file, "").expect("a file");
        assert_eq!(of_file(&file, 2).expect("a hash").0, 0);
        std::fs::remove_file(&file).expect("the file");
    }
}
