//! The column of puzzles.

use bytes::Bytes;
use minuet_core::Puzzle;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::schema::types::ColumnDescPtr;

use super::frame::{Block, frame};
use super::pages::{PIECES, Pages};
use super::whole::Kind;

/// The characters of a puzzle.
const LENGTH: usize = 81;
/// How many puzzles are packed at once: as many as a piece mostly has.
const FEW: usize = 256;

/// Some puzzles, packed.
pub(super) struct Puzzles {
    rows: usize,
    block: Block,
}

impl Puzzles {
    /// Packs some puzzles, a few hundred at a time.
    pub(super) fn of<'a>(mut puzzles: impl Iterator<Item = &'a Puzzle>) -> Vec<Puzzles> {
        let mut packed = Vec::new();
        let mut letters = Vec::with_capacity(LENGTH * FEW);
        loop {
            letters.clear();
            for puzzle in puzzles.by_ref().take(FEW) {
                letters.extend_from_slice(&puzzle.characters());
            }
            if letters.is_empty() {
                return packed;
            }
            packed.push(Puzzles { rows: letters.len() / LENGTH, block: Block::of(&letters) });
        }
    }
}

/// The column of these puzzles.
pub(super) fn column(
    description: ColumnDescPtr,
    puzzles: &[Puzzles],
    buffer: Vec<u8>,
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let mut pages = Pages::new(description, Compression::ZSTD(ZstdLevel::default()), buffer);
    for puzzles in puzzles.chunks(PIECES) {
        let rows = puzzles.iter().map(|puzzles| puzzles.rows).sum();
        let blocks = puzzles.iter().map(|puzzles| &puzzles.block);
        // In front of the texts stand their lengths, which are all the same.
        let mut lengths = Vec::new();
        Kind::Int32.differences(&vec![LENGTH as i64; rows], &mut lengths);
        let (packed, size) = frame(&lengths, blocks);
        pages.data(rows, Encoding::DELTA_LENGTH_BYTE_ARRAY, packed, size)?;
    }
    pages.close()
}
