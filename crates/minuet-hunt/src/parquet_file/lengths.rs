//! Pages of texts that store all lengths first. The library allocates room for as many texts as the page claims before
//! it looks for them.

use parquet::basic::Encoding;
use parquet::column::page::Page;
use parquet::schema::types::ColumnDescPtr;

/// Texts may be empty and their lengths take no room, so a page may hold more of them than bytes; but not
/// boundlessly more.
const ROOM: u64 = 1 << 20;

/// Whether a page claims no more lengths than it has a right to.
pub(super) fn are_few(page: &Page, column: &ColumnDescPtr) -> bool {
    let lists = match page.encoding() {
        Encoding::DELTA_LENGTH_BYTE_ARRAY => 1,
        // How much of the text before is kept, and then what is added.
        Encoding::DELTA_BYTE_ARRAY => 2,
        _ => return true,
    };
    let most = ROOM + 4 * page.buffer().len() as u64;
    let Some(mut rest) = values(page, column) else { return false };
    (0..lists).all(|_| skip_list(&mut rest, most).is_some())
}

/// What follows the levels.
fn values<'a>(page: &'a Page, column: &ColumnDescPtr) -> Option<&'a [u8]> {
    let mut bytes: &[u8] = page.buffer();
    match *page {
        Page::DataPage { def_level_encoding, rep_level_encoding, .. } => {
            let levels = [
                (column.max_rep_level(), rep_level_encoding),
                (column.max_def_level(), def_level_encoding),
            ];
            for (_, encoding) in levels.into_iter().filter(|(most, _)| *most > 0) {
                // Others went out of use before there were lists of lengths.
                if encoding != Encoding::RLE {
                    return None;
                }
                let (length, rest) = bytes.split_first_chunk()?;
                bytes = rest.get(u32::from_le_bytes(*length) as usize..)?;
            }
            Some(bytes)
        }
        Page::DataPageV2 { def_levels_byte_len, rep_levels_byte_len, .. } => {
            bytes.get(rep_levels_byte_len as usize..)?.get(def_levels_byte_len as usize..)
        }
        Page::DictionaryPage { .. } => Some(bytes),
    }
}

/// Passes over a list of numbers, each told by how much it differs from the one before; nothing where it is too long,
/// or does not end.
fn skip_list(rest: &mut &[u8], most: u64) -> Option<()> {
    let (block, miniblocks) = (varint(rest)?, varint(rest)?);
    let count = varint(rest).filter(|&count| count <= most)?;
    varint(rest)?;
    let each = block.checked_div(miniblocks).filter(|&each| each > 0 && block <= most)?;
    let mut left = count.saturating_sub(1);
    while left > 0 {
        varint(rest)?;
        for &width in take(rest, miniblocks)? {
            if left > 0 {
                take(rest, (u64::from(width) * each).div_ceil(8))?;
            }
            left = left.saturating_sub(each);
        }
    }
    Some(())
}

fn take<'a>(rest: &mut &'a [u8], count: u64) -> Option<&'a [u8]> {
    rest.split_off(..usize::try_from(count).ok()?)
}

fn varint(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *rest.split_off_first()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}
