//! Numbers in few bits, as Parquet and Zstandard lay them down: the lowest bits first.

/// Lays down numbers of a few bits each.
pub(super) struct Bits<'a> {
    out: &'a mut [u8],
    /// How many bytes are full.
    full: usize,
    /// The bits that do not fill a byte yet.
    held: u64,
    count: u32,
}

/// How many bytes must be free behind the last.
pub(super) const SPARE: usize = 8;

impl<'a> Bits<'a> {
    /// What is laid down begins here. There must be room for all, and some to spare.
    pub(super) fn new(out: &'a mut [u8]) -> Bits<'a> {
        Bits { out, full: 0, held: 0, count: 0 }
    }

    /// Adds a number of `width` bits, of which there are at most 56.
    #[inline(always)]
    pub(super) fn push(&mut self, number: u64, width: u32) {
        self.held |= number << self.count;
        self.count += width;
        // Eight bytes are written whatever is in them: so nothing has to be decided.
        self.out[self.full..self.full + SPARE].copy_from_slice(&self.held.to_le_bytes());
        self.full += (self.count / 8) as usize;
        self.held >>= self.count & !7;
        self.count %= 8;
    }

    /// How many bytes it has become, the last of which may not be full.
    pub(super) fn end(self) -> usize {
        self.full + usize::from(self.count > 0)
    }
}

/// Adds a number in as many bytes as it needs, the lowest bits first.
pub(super) fn varint(mut number: u64, out: &mut Vec<u8>) {
    while number > 0x7f {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Adds codes of `width` bits, at most eight, in the way of Parquet's RLE: as one run where all are the same,
/// or else one after the other.
pub(super) fn hybrid(codes: &[u8], width: u32, out: &mut Vec<u8>) {
    match codes {
        [first, rest @ ..] if rest.iter().all(|code| code == first) => {
            varint((codes.len() as u64) << 1, out);
            out.push(*first);
        }
        _ => {
            // They stand in groups of eight, and a group has as many bytes as a code has bits.
            let groups = codes.len().div_ceil(8);
            varint((groups as u64) << 1 | 1, out);
            let start = out.len();
            let end = start + groups * width as usize;
            out.resize(end + SPARE, 0);
            let mut bits = Bits::new(&mut out[start..]);
            codes.iter().for_each(|&code| bits.push(code.into(), width));
            out.truncate(end);
        }
    }
}
