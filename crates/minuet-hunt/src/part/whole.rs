//! A column of whole numbers, some of which may be missing. Neighbours differ by little, so that the differences
//! are written: a dictionary would be as short, but takes far longer to make.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, Type};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::statistics::Statistics;
use parquet::schema::types::ColumnDescPtr;

use super::bits::{Bits, SPARE, varint};
use super::pages::{Pages, levels};
use super::sheaf::{Sheaf, Stalk};

/// How many differences share the least of them, and in how many groups: each has its own number of bits.
const BLOCK: usize = 128;
const GROUPS: usize = 4;
const GROUP: usize = BLOCK / GROUPS;

/// The column of the numbers that some rows have.
pub(super) fn column(
    description: ColumnDescPtr,
    sheaf: &Sheaf,
    number: impl Fn(&Stalk) -> Option<i64>,
    buffer: Vec<u8>,
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let kind = Kind::of(&description);
    let optional = description.max_def_level() > 0;
    let mut pages = Pages::new(description, Compression::UNCOMPRESSED, buffer);
    let mut page = Page::default();
    let mut bounds = Bounds::default();
    for rows in sheaf.pages() {
        page.fill(rows, &number);
        // Where no line of them has a row, there is no page: readers take an empty one for the end.
        if page.there.is_empty() {
            continue;
        }
        bounds.widen(&page);
        let mut bytes = Vec::new();
        if optional {
            levels(&page.there, &mut bytes);
        }
        kind.differences(&page.numbers, &mut bytes);
        let size = bytes.len();
        pages.data(page.there.len(), Encoding::DELTA_BINARY_PACKED, bytes, size)?;
    }
    pages.bounded_by(kind.statistics(&bounds));
    pages.close()
}

/// The numbers of a page.
#[derive(Default)]
struct Page {
    /// For each row whether it has one, as one or nought.
    there: Vec<u8>,
    numbers: Vec<i64>,
}

impl Page {
    /// Takes the numbers of some pieces instead.
    fn fill(&mut self, pieces: &[Vec<Stalk>], number: impl Fn(&Stalk) -> Option<i64>) {
        self.there.clear();
        self.numbers.clear();
        for piece in pieces {
            self.there.reserve(piece.len());
            self.numbers.reserve(piece.len());
            for row in piece {
                let number = number(row);
                self.there.push(number.is_some().into());
                self.numbers.extend(number);
            }
        }
    }
}

/// What is known of all numbers.
#[derive(Default)]
struct Bounds {
    least: Option<i64>,
    greatest: Option<i64>,
    missing: u64,
}

impl Bounds {
    fn widen(&mut self, page: &Page) {
        let numbers = || page.numbers.iter().copied();
        self.least = numbers().chain(self.least).min();
        self.greatest = numbers().chain(self.greatest).max();
        self.missing += (page.there.len() - page.numbers.len()) as u64;
    }
}

/// In how many bits a reader holds a number: what goes beyond, it forgets.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Int32,
    Int64,
}

impl Kind {
    fn of(description: &ColumnDescPtr) -> Kind {
        match description.physical_type() {
            Type::INT32 => Kind::Int32,
            _ => Kind::Int64,
        }
    }

    fn statistics(self, bounds: &Bounds) -> Statistics {
        let &Bounds { least, greatest, missing } = bounds;
        match self {
            Kind::Int32 => {
                let [least, greatest] = [least, greatest].map(|bound| bound.map(|n| n as i32));
                Statistics::int32(least, greatest, None, Some(missing), false)
            }
            Kind::Int64 => Statistics::int64(least, greatest, None, Some(missing), false),
        }
    }

    /// The first number, and how far each is from the one before.
    pub(super) fn differences(self, numbers: &[i64], out: &mut Vec<u8>) {
        for number in [BLOCK, GROUPS, numbers.len()] {
            varint(number as u64, out);
        }
        varint(zigzag(numbers.first().copied().unwrap_or_default()), out);
        for start in (0..numbers.len().saturating_sub(1)).step_by(BLOCK) {
            let mut differences = [0; BLOCK];
            let pairs = numbers[start..].windows(2).take(BLOCK);
            let count = pairs.len();
            for (difference, pair) in differences.iter_mut().zip(pairs) {
                *difference = self.difference(pair[1], pair[0]);
            }
            self.block(&mut differences, count, out);
        }
    }

    /// The differences, of which only the first so many are there.
    fn block(self, differences: &mut [i64; BLOCK], count: usize, out: &mut Vec<u8>) {
        let least = differences[..count].iter().copied().min().unwrap_or_default();
        differences[count..].fill(least);
        varint(zigzag(least), out);
        let beyond = differences.map(|difference| self.beyond(difference, least));
        let groups = beyond.chunks(GROUP);
        let widths: Vec<u32> = groups.clone().map(width).collect();
        out.extend(widths.iter().map(|&width| width as u8));
        for (group, &width) in groups.zip(&widths) {
            // Nothing has to be written where all are the least, or none is there.
            if width == 0 {
                continue;
            }
            let start = out.len();
            out.resize(start + group.len() / 8 * width as usize + SPARE, 0);
            let mut bits = Bits::new(&mut out[start..]);
            for &number in group {
                // All at once may be too many.
                bits.push(number & u64::from(u32::MAX), width.min(32));
                if width > 32 {
                    bits.push(number >> 32, width - 32);
                }
            }
            let end = start + bits.end();
            out.truncate(end);
        }
    }

    fn difference(self, number: i64, before: i64) -> i64 {
        let difference = number.wrapping_sub(before);
        match self {
            Kind::Int32 => i64::from(difference as i32),
            Kind::Int64 => difference,
        }
    }

    fn beyond(self, difference: i64, least: i64) -> u64 {
        let beyond = difference.wrapping_sub(least);
        match self {
            Kind::Int32 => u64::from(beyond as u32),
            Kind::Int64 => beyond as u64,
        }
    }
}

/// How many bits the greatest number of a group needs.
fn width(group: &[u64]) -> u32 {
    u64::BITS - group.iter().fold(0, |all, number| all | number).leading_zeros()
}

/// Signed numbers so that small ones are short: 0, −1, 1, −2, …
fn zigzag(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)) as u64
}
