//! LZ-String, the packing of f-puzzles links: a dictionary coder over UTF-16 units, six bits per character.
//!
//! Our own, because the crate for it, `lz-str`, sets no bound on what a text unpacks to: the length can grow with
//! the square of the text, so that a link of a megabyte could take all memory. Nor does it say where a text is wrong.

use std::collections::BTreeMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A text that says more than this when unpacked is not a puzzle. A short text can unpack to a very long one.
const LONGEST: usize = 1 << 20;

/// The codes that stand for no text: a new unit of eight or sixteen bits follows, or nothing more.
const EIGHT: usize = 0;
const SIXTEEN: usize = 1;
const END: usize = 2;

/// Why a text cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LzError {
    /// The character with this number is not in the alphabet.
    Character(usize),
    /// The text ends before the code that marks its end.
    Cut,
    /// The code that ends in the character with this number means nothing.
    Code(usize),
    /// It unpacks to more than any puzzle.
    Long,
}

/// The value of a character of the alphabet.
fn six_bits(byte: u8) -> Option<usize> {
    ALPHABET.iter().position(|&letter| letter == byte)
}

/// Unpacks a text. What follows the code that marks its end is left alone.
pub(crate) fn unpack(text: impl Iterator<Item = u8>) -> Result<String, LzError> {
    let mut bits = BitReader { text, taken: 0, value: 0, left: 0 };
    let mut out: Vec<u16> = Vec::new();
    // An entry of the dictionary is its place in what has been unpacked so far.
    let mut entries: Vec<Range> = vec![Range { start: 0, length: 0 }; 3];
    let mut last: Option<Range> = None;
    let mut width = Width { bits: 2, room: 1 };
    loop {
        let code = bits.take(width.bits)?;
        let entry = match code {
            END => return Ok(String::from_utf16_lossy(&out)),
            EIGHT | SIXTEEN => {
                let unit = bits.take(8 * (code + 1))?;
                let entry = Range { start: out.len(), length: 1 };
                out.push(unit as u16);
                entries.push(entry);
                width.shrink();
                entry
            }
            _ => {
                // The entry that is about to be made: the last one and its own first unit again.
                let coming = last.filter(|_| code == entries.len());
                let coming = coming.map(|last| Range { length: last.length + 1, ..last });
                let from = entries.get(code).copied().or(coming);
                let from = from.ok_or(LzError::Code(bits.taken.saturating_sub(1)))?;
                let entry = Range { start: out.len(), length: from.length };
                for at in from.start..from.start + from.length {
                    out.push(out[at]);
                }
                entry
            }
        };
        if out.len() > LONGEST {
            return Err(LzError::Long);
        }
        if let Some(last) = last {
            entries.push(Range { length: last.length + 1, ..last });
            width.shrink();
        }
        last = Some(entry);
    }
}

#[derive(Clone, Copy)]
struct Range {
    start: usize,
    length: usize,
}

/// How many bits a code has, and how many more entries there may be before it needs another.
struct Width {
    bits: usize,
    room: usize,
}

impl Width {
    fn shrink(&mut self) {
        self.room -= 1;
        if self.room == 0 {
            self.room = 1 << self.bits;
            self.bits += 1;
        }
    }
}

struct BitReader<I> {
    text: I,
    taken: usize,
    value: usize,
    left: usize,
}

impl<I: Iterator<Item = u8>> BitReader<I> {
    /// A number of `count` bits, its lowest one first.
    fn take(&mut self, count: usize) -> Result<usize, LzError> {
        let mut number = 0;
        for i in 0..count {
            if self.left == 0 {
                let byte = self.text.next().ok_or(LzError::Cut)?;
                self.value = six_bits(byte).ok_or(LzError::Character(self.taken))?;
                self.left = 6;
                self.taken += 1;
            }
            self.left -= 1;
            number |= (self.value >> self.left & 1) << i;
        }
        Ok(number)
    }
}

/// Packs a text.
pub(crate) fn pack(text: &str) -> String {
    let mut packer = Packer {
        bits: BitWriter::default(),
        width: Width { bits: 2, room: 2 },
        units: BTreeMap::new(),
        pairs: BTreeMap::new(),
        size: 3,
    };
    let mut word: Option<(Word, u16)> = None;
    for unit in text.encode_utf16() {
        let fresh = packer.unit(unit);
        word = Some(match word {
            None => (fresh, unit),
            Some((before, first)) => match packer.pairs.get(&(before.code(), unit)) {
                Some(&code) => (Word::Known(code), first),
                None => {
                    packer.write(before, first);
                    packer.pairs.insert((before.code(), unit), packer.size);
                    packer.size += 1;
                    // The unit may have become known by what has just been written.
                    (packer.unit(unit), unit)
                }
            },
        });
    }
    if let Some((word, first)) = word {
        packer.write(word, first);
    }
    packer.bits.put(END, packer.width.bits);
    packer.bits.finish()
}

/// A text of the dictionary.
#[derive(Clone, Copy)]
enum Word {
    /// It has been written before.
    Known(usize),
    /// A unit that is still to be written for the first time.
    New(usize),
}

impl Word {
    fn code(self) -> usize {
        match self {
            Word::Known(code) | Word::New(code) => code,
        }
    }
}

struct Packer {
    bits: BitWriter,
    width: Width,
    units: BTreeMap<u16, Word>,
    /// The code of a text, by the code of all but its last unit, and that.
    pairs: BTreeMap<(usize, u16), usize>,
    size: usize,
}

impl Packer {
    fn unit(&mut self, unit: u16) -> Word {
        let size = &mut self.size;
        *self.units.entry(unit).or_insert_with(|| {
            *size += 1;
            Word::New(*size - 1)
        })
    }

    fn write(&mut self, word: Word, first: u16) {
        match word {
            Word::Known(code) => self.bits.put(code, self.width.bits),
            Word::New(code) => {
                let kind = if first < 256 { EIGHT } else { SIXTEEN };
                self.bits.put(kind, self.width.bits);
                self.bits.put(first.into(), 8 * (kind + 1));
                self.width.shrink();
                self.units.insert(first, Word::Known(code));
            }
        }
        self.width.shrink();
    }
}

#[derive(Default)]
struct BitWriter {
    text: String,
    value: usize,
    filled: usize,
}

impl BitWriter {
    fn put(&mut self, number: usize, count: usize) {
        for i in 0..count {
            self.value = self.value << 1 | (number >> i & 1);
            self.filled += 1;
            if self.filled == 6 {
                self.text.push(char::from(ALPHABET[self.value]));
                (self.value, self.filled) = (0, 0);
            }
        }
    }

    /// Fills the last character, which is there even where nothing is left for it, and then the last four.
    fn finish(mut self) -> String {
        self.put(0, 6 - self.filled);
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::{LzError, pack, unpack};

    const EMPTY: &str = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==";

    #[track_caller]
    fn check(text: &str, expect: Result<&str, LzError>) {
        assert_eq!(unpack(text.bytes()).as_deref(), expect.as_ref().copied());
    }

    #[test]
    fn a_link_of_f_puzzles() {
        let json = unpack(EMPTY.bytes()).unwrap();
        assert!(json.starts_with("{\"size\":3,\"grid\":[[{"), "{json}");
        assert_eq!(pack(&json), EMPTY);
    }

    #[test]
    fn there_and_back() {
        let long = "{\"value\":5},{},{},{}".repeat(5000);
        for text in ["", "a", "aaaa", "aaaaaaaaaaaaaaaaa", "é€𝄞 é€𝄞", &*long] {
            check(&pack(text), Ok(text));
        }
    }

    #[test]
    fn what_cannot_be_unpacked() {
        check("", Err(LzError::Cut));
        check(&EMPTY[..20], Err(LzError::Cut));
        check("N4I!", Err(LzError::Character(3)));
        check("N////", Err(LzError::Code(2)));
        check(&pack(&"0".repeat(3_000_000)), Err(LzError::Long));
    }
}
