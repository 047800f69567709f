//! Letters of puzzles as a Zstandard frame (RFC 8878).
//!
//! The library looks for strings that come again, of which puzzles have none, and counts letters before it packs
//! them. The count always says the same: most are dots, and the digits are about even. So the code is fixed here,
//! nothing is counted, and packing takes less than half the time. A dot takes one bit, which is as few as there can be.

use super::bits::{Bits, SPARE};

/// How many bits each letter takes: fives, fours and the one must fill the tree of a prefix code.
const WIDTHS: [(u8, u32); 10] = [
    // The codes of the longest come first, so they stand in this order.
    (b'8', 5),
    (b'9', 5),
    (b'1', 4),
    (b'2', 4),
    (b'3', 4),
    (b'4', 4),
    (b'5', 4),
    (b'6', 4),
    (b'7', 4),
    (b'.', 1),
];
const LONGEST: u32 = 5;
/// The last letter of all, whose width the others leave open.
const LAST: u8 = b'9';

/// What kind of block, in its header.
const RAW: u32 = 0;
const COMPRESSED: u32 = 2;
/// Whether the letters of a block come with their tree, or have that of the block before.
const PACKED: u64 = 2;
const TREELESS: u64 = 3;

/// A code, and how many bits it has.
type Code = (u32, u32);

/// The codes of two letters at once, by the lower halves of their bytes, in which all letters differ.
const PAIRS: [Code; 256] = {
    let single = singles();
    let mut pairs = [(0, 0); 256];
    let mut i = 0;
    while i < 256 {
        let (first, second) = (single[i & 15], single[i >> 4]);
        // The last letter is laid down first.
        pairs[i] = (second.0 | first.0 << second.1, first.1 + second.1);
        i += 1;
    }
    pairs
};

/// The codes of single letters, by the lower half of the byte.
const fn singles() -> [Code; 16] {
    let mut codes = [(0, 0); 16];
    let (mut next, mut i) = (0, 0);
    while i < WIDTHS.len() {
        let (letter, width) = WIDTHS[i];
        codes[(letter & 15) as usize] = (next >> (LONGEST - width), width);
        next += 1 << (LONGEST - width);
        i += 1;
    }
    codes
}

/// Letters of a few puzzles, packed.
pub(super) struct Block {
    letters: usize,
    streams: Vec<u8>,
}

impl Block {
    /// Packs the letters of one whole puzzle or more, but of no more than a thousand: so few letters that not all
    /// streams have some would be refused.
    pub(super) fn of(letters: &[u8]) -> Block {
        const JUMPS: usize = 3;
        let mut streams = vec![0; 2 * JUMPS + letters.len() * LONGEST as usize / 8 + 2 * SPARE];
        let mut end = 2 * JUMPS;
        for (i, letters) in letters.chunks(letters.len().div_ceil(JUMPS + 1)).enumerate() {
            let size = stream(letters, &mut streams[end..]);
            end += size;
            // Where the last begins is clear by then.
            if i < JUMPS {
                streams[2 * i..2 * i + 2].copy_from_slice(&(size as u16).to_le_bytes());
            }
        }
        streams.truncate(end);
        Block { letters: letters.len(), streams }
    }

    /// At most so many bytes of a frame.
    fn room(&self) -> usize {
        self.streams.len() + 64
    }

    /// Adds the block to a frame: four streams, and no sequences.
    fn write(&self, codes: Codes, next: Next, out: &mut Vec<u8>) {
        const SIZES: usize = 5;
        let (tree, kind) = match codes {
            Codes::Here => (tree(), PACKED),
            Codes::Before => (Vec::new(), TREELESS),
        };
        let packed = tree.len() + self.streams.len();
        header(COMPRESSED, SIZES + packed + 1, next, out);
        // Four streams, and sizes of eighteen bits: of the letters, and of what they have become.
        let sizes = kind | 0b1100 | (self.letters as u64) << 4 | (packed as u64) << 22;
        out.extend(&sizes.to_le_bytes()[..SIZES]);
        out.extend(tree);
        out.extend(&self.streams);
        out.push(0);
    }
}

/// Where the tree stands from which a block has its codes.
#[derive(Clone, Copy)]
enum Codes {
    Here,
    Before,
}

/// What follows a block.
#[derive(Clone, Copy)]
enum Next {
    Block,
    Nothing,
}

impl Next {
    /// When so many blocks follow.
    fn of(count: usize) -> Next {
        if count > 0 { Next::Block } else { Next::Nothing }
    }
}

/// The frame of some other bytes, and then the letters of these blocks; and how much that is unpacked.
pub(super) fn frame<'a>(
    other: &[u8],
    blocks: impl ExactSizeIterator<Item = &'a Block> + Clone,
) -> (Vec<u8>, usize) {
    let count = blocks.len();
    let size = other.len() + blocks.clone().map(|block| block.letters).sum::<usize>();
    let room = other.len() + blocks.clone().map(Block::room).sum::<usize>();
    let mut out = Vec::with_capacity(room + 64);
    out.extend(0xfd2f_b528_u32.to_le_bytes());
    // The size of all takes four bytes, and stands behind a window of 128 KiB: where the size itself is the window,
    // no block may be larger, and that of a single puzzle without dots is, for its tree.
    out.extend([0b1000_0000, 7 << 3]);
    out.extend((size as u32).to_le_bytes());
    header(RAW, other.len(), Next::of(count), &mut out);
    out.extend(other);
    let mut codes = Codes::Here;
    for (block, following) in blocks.zip((0..count).rev()) {
        block.write(codes, Next::of(following), &mut out);
        codes = Codes::Before;
    }
    (out, size)
}

fn header(kind: u32, size: usize, next: Next, out: &mut Vec<u8>) {
    let last = u32::from(matches!(next, Next::Nothing));
    let header = last | kind << 1 | (size as u32) << 3;
    out.extend(&header.to_le_bytes()[..3]);
}

/// The widths of all letters before the last, as weights: one for the longest code, more for shorter ones, nothing
/// for letters that do not occur.
fn tree() -> Vec<u8> {
    let mut weights = [0; LAST as usize + 1];
    for (letter, width) in WIDTHS {
        weights[usize::from(letter)] = (LONGEST + 1 - width) as u8;
    }
    weights[usize::from(LAST)] = 0;
    let pairs = weights.chunks(2).map(|pair| pair[0] << 4 | pair[1]);
    std::iter::once(127 + LAST).chain(pairs).collect()
}

/// Letters from the last to the first, and a bit that shows where they end; how many bytes that is.
fn stream(letters: &[u8], out: &mut [u8]) -> usize {
    let mut bits = Bits::new(out);
    let (rest, eights) = letters.as_rchunks::<8>();
    for &eight in eights.iter().rev() {
        let halves = u64::from_le_bytes(eight) & LOWER;
        // Two neighbours in each second byte.
        let pairs = (halves | halves >> 4).to_le_bytes();
        let [a, b, c, d] = [0, 2, 4, 6].map(|i| PAIRS[usize::from(pairs[i])]);
        let (front, back) = (join(a, b), join(c, d));
        bits.push(u64::from(back.0) | u64::from(front.0) << back.1, front.1 + back.1);
    }
    for &letter in rest.iter().rev() {
        let (code, width) = SINGLES[usize::from(letter & 15)];
        bits.push(code.into(), width);
    }
    bits.push(1, 1);
    bits.end()
}

/// The lower halves of eight bytes.
const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const SINGLES: [Code; 16] = singles();

fn join(front: Code, back: Code) -> Code {
    (back.0 | front.0 << back.1, front.1 + back.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(other: &[u8], letters: &[&[u8]]) {
        let blocks: Vec<Block> = letters.iter().map(|letters| Block::of(letters)).collect();
        let (packed, size) = frame(other, blocks.iter());
        let unpacked = zstd::bulk::decompress(&packed, size).expect("a frame");
        assert_eq!(unpacked, [&[other], letters].concat().concat());
        assert_eq!(unpacked.len(), size);
    }

    /// Letters without rule, most of them dots.
    fn letters(count: usize) -> Vec<u8> {
        let mut state = 1_u64;
        let mut letter = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            *b".......123456789".get((state >> 60) as usize).expect("sixteen letters")
        };
        (0..count).map(|_| letter()).collect()
    }

    #[test]
    fn the_library_unpacks_what_is_packed_here() {
        let many = letters(81 * 1000);
        for puzzles in (1..40).chain([255, 256, 257, 1000]) {
            check(b"", &[&many[..81 * puzzles]]);
            check(b"other bytes \0\xff", &[&many[..81 * puzzles], &many[81..], &many[162..]]);
        }
        check(b"other bytes alone", &[]);
        for letter in b".123456789" {
            check(b"", &[&[*letter; 810]]);
            check(b"", &[&[*letter; 81]]);
        }
    }
}
