//! The column of puzzles, packed letter by letter.
//!
//! Zstandard looks for strings that come again, and in puzzles the search finds next to none. Letters, on the
//! other hand, are far from equal: most are dots. Told to leave out the search, it is four times as fast, and
//! the pages are smaller by a sixth.

use bytes::Bytes;
use parquet::basic::Encoding;
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::schema::types::ColumnDescPtr;
use zstd::bulk::Compressor;
use zstd::zstd_safe::{CParameter, ParamSwitch};

use super::pages::{Pages, ROWS, varint};
use crate::part::Line;

/// The level at which the search takes the largest steps, and so finds nothing.
const NO_SEARCH: i32 = -131_072;

/// The characters of a puzzle.
const LENGTH: usize = 81;

/// The puzzles of the lines, which are so many.
pub(super) fn column<'a>(
    description: ColumnDescPtr,
    mut count: usize,
    mut lines: impl Iterator<Item = &'a Line>,
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let mut packer = Compressor::new(NO_SEARCH)?;
    // At such a level, letters would be left as they are.
    packer.set_parameter(CParameter::LiteralCompressionMode(ParamSwitch::Enable))?;
    let mut pages = Pages::new(description, packer);
    let mut bytes = Vec::with_capacity(LENGTH * (ROWS + 16));
    while count > 0 {
        let rows = count.min(ROWS);
        count -= rows;
        bytes.clear();
        lengths(rows, &mut bytes);
        for line in lines.by_ref().take(rows) {
            bytes.extend(line.row.puzzle.characters());
        }
        pages.data(rows, Encoding::DELTA_LENGTH_BYTE_ARRAY, &bytes)?;
    }
    pages.close()
}

/// That so many values are all of one length: as the first length, and then that nothing changes, which is said
/// once a block.
fn lengths(count: usize, out: &mut Vec<u8>) {
    const BLOCK: usize = 128;
    const MINIBLOCKS: usize = 4;
    varint(BLOCK, out);
    varint(MINIBLOCKS, out);
    varint(count, out);
    // Numbers that may be negative are doubled.
    varint(2 * LENGTH, out);
    for _ in 0..count.saturating_sub(1).div_ceil(BLOCK) {
        // The least change, and for each miniblock in how many bits the rest of a change is written.
        out.extend([0; 1 + MINIBLOCKS]);
    }
}
