//! A chunk as bytes, to be sent to another machine.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use parquet::data_type::ByteArray;

use super::Chunk;
use crate::hash;
use crate::input::Piece;

/// What the first byte of a piece says that it is.
const TEXT: u8 = 0;
const CELLS: u8 = 1;
const CLUSTER: u8 = 2;
/// The length of a cell that holds nothing.
const VOID: u64 = u64::MAX;

/// What the first byte of a packet says that it is: all of a chunk, or where it stands.
const WHOLE: u8 = 0;
const PLACE: u8 = 1;

/// What a packet holds.
#[derive(Debug, PartialEq)]
pub enum Unpacked {
    /// The chunk.
    Chunk(Chunk),
    /// Only where it stands, and from this machine it is not to be seen there, or not as it was.
    Elsewhere,
}

impl Chunk {
    /// The chunk as bytes.
    pub fn packet(&self) -> Vec<u8> {
        let mut packet = self.head(WHOLE);
        for piece in &self.pieces {
            packet.piece(piece);
        }
        packet.0
    }

    /// The chunk as few bytes, where it stands in a file just as it is: in which, where, and the hash of what
    /// must be found there. Machines that see the file need not be sent its lines.
    pub fn reference(&self) -> Option<Vec<u8>> {
        let mut packet = self.head(PLACE);
        packet.bytes(self.file.as_ref()?.to_str()?.as_bytes());
        let mut hash = hash::Running::default();
        let mut end = None;
        for piece in &self.pieces {
            let Piece::Text { before, count, start: Some(start), bytes } = piece else {
                return None;
            };
            if end.is_some_and(|end| end != *start) {
                return None;
            }
            if end.is_none() {
                packet.number(*start);
            }
            end = Some(start + bytes.len() as u64);
            hash.add(bytes);
            for number in [*before, *count, bytes.len() as u64] {
                packet.number(number);
            }
        }
        packet.bytes(hash.end().as_bytes());
        Some(packet.0)
    }

    /// The chunk that was made into these bytes; nothing where they are others.
    pub fn unpack(bytes: &[u8]) -> Option<Unpacked> {
        let mut rest = Rest(bytes);
        let kind = rest.take(1)?;
        let index = rest.number()?;
        let source = std::str::from_utf8(rest.bytes()?).ok()?.into();
        let (pieces, file) = match *kind {
            [WHOLE] => (rest.pieces()?, None),
            [PLACE] => {
                let file = PathBuf::from(std::str::from_utf8(rest.bytes()?).ok()?);
                let Some(pieces) = rest.place()?.pieces(&file) else {
                    return Some(Unpacked::Elsewhere);
                };
                (pieces, Some(file))
            }
            _ => return None,
        };
        Some(Unpacked::Chunk(Chunk { index, source, pieces, file }))
    }

    fn head(&self, kind: u8) -> Packet {
        let mut packet = Packet(vec![kind]);
        packet.number(self.index);
        packet.bytes(self.source.as_bytes());
        packet
    }
}

/// Where the pieces of a chunk stand.
struct Place {
    start: u64,
    /// Of each piece: the lines before it, its own, and its bytes.
    pieces: Vec<[u64; 3]>,
    hash: String,
}

impl Place {
    /// The pieces, if they are there, and what they were.
    fn pieces(&self, file: &Path) -> Option<Vec<Piece>> {
        let mut file = File::open(file).ok()?;
        file.seek(SeekFrom::Start(self.start)).ok()?;
        let (mut hash, mut start) = (hash::Running::default(), self.start);
        let mut pieces = Vec::new();
        for &[before, count, length] in &self.pieces {
            let mut bytes = Vec::new();
            file.by_ref().take(length).read_to_end(&mut bytes).ok()?;
            hash.add(&bytes);
            pieces.push(Piece::Text { before, count, start: Some(start), bytes });
            start = start.checked_add(length)?;
        }
        (hash.end() == self.hash).then_some(pieces)
    }
}

struct Packet(Vec<u8>);

impl Packet {
    fn number(&mut self, number: u64) {
        self.0.extend(number.to_le_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend(bytes);
    }

    fn piece(&mut self, piece: &Piece) {
        match piece {
            Piece::Text { before, count, start: _, bytes } => {
                self.0.push(TEXT);
                self.number(*before);
                self.number(*count);
                self.bytes(bytes);
            }
            Piece::Cells { before, cells } => {
                self.0.push(CELLS);
                self.number(*before);
                self.number(cells.len() as u64);
                for cell in cells {
                    match cell {
                        Some(cell) => self.bytes(cell.data()),
                        None => self.number(VOID),
                    }
                }
            }
            Piece::Cluster { seed, index } => {
                self.0.push(CLUSTER);
                self.number(*seed);
                self.number(*index);
            }
        }
    }
}

struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: u64) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(usize::try_from(count).ok()?)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u64> {
        self.take(8)?.try_into().ok().map(u64::from_le_bytes)
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let count = self.number()?;
        self.take(count)
    }

    fn cell(&mut self) -> Option<Option<ByteArray>> {
        match self.number()? {
            VOID => Some(None),
            count => Some(Some(ByteArray::from(self.take(count)?.to_vec()))),
        }
    }

    fn pieces(&mut self) -> Option<Vec<Piece>> {
        let mut pieces = Vec::new();
        while !self.0.is_empty() {
            pieces.push(self.piece()?);
        }
        Some(pieces)
    }

    fn place(&mut self) -> Option<Place> {
        // The hash at the end has 32 characters, and its length before them.
        const HASH: usize = 8 + 32;
        let start = self.number()?;
        let mut pieces = Vec::new();
        while self.0.len() > HASH {
            pieces.push([self.number()?, self.number()?, self.number()?]);
        }
        let hash = std::str::from_utf8(self.bytes()?).ok()?.to_owned();
        self.0.is_empty().then_some(Place { start, pieces, hash })
    }

    fn piece(&mut self) -> Option<Piece> {
        match *self.take(1)? {
            [TEXT] => Some(Piece::Text {
                before: self.number()?,
                count: self.number()?,
                start: None,
                bytes: self.bytes()?.to_vec(),
            }),
            [CELLS] => {
                let (before, count) = (self.number()?, self.number()?);
                let cells = (0..count).map(|_| self.cell()).collect::<Option<_>>()?;
                Some(Piece::Cells { before, cells })
            }
            [CLUSTER] => Some(Piece::Cluster { seed: self.number()?, index: self.number()? }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(before: u64, count: u64, start: Option<u64>, bytes: &[u8]) -> Piece {
        Piece::Text { before, count, start, bytes: bytes.to_vec() }
    }

    fn check(pieces: Vec<Piece>) {
        let chunk = Chunk { index: 7, source: "größe.txt".into(), pieces, file: None };
        assert_eq!(chunk.reference(), None);
        let packet = chunk.packet();
        // A packet that is cut within its last piece is none.
        assert_eq!(Chunk::unpack(&packet[..packet.len() - 1]), None);
        assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Chunk(chunk)));
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let cells = vec![Some(ByteArray::from("12..")), None, Some(ByteArray::from(""))];
        check(vec![text(256, 2, None, b"one\ntwo\n")]);
        check(vec![Piece::Cluster { seed: 3, index: 4 }, Piece::Cells { before: 9, cells }]);
    }

    #[test]
    fn what_stands_in_a_file_is_found_there_as_long_as_it_does() {
        let file = std::env::temp_dir().join(format!("minuet-packet-{}.txt", std::process::id()));
        std::fs::write(&file, "before\none\ntwo\nthree\nbehind").expect("a file");
        let pieces = vec![text(1, 2, Some(7), b"one\ntwo\n"), text(3, 1, Some(15), b"three\n")];
        let chunk = Chunk { index: 7, source: "x".into(), pieces, file: Some(file.clone()) };
        let packet = chunk.reference().expect("all stands there");
        assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Chunk(chunk)));
        assert_eq!(Chunk::unpack(&packet[..packet.len() - 1]), None);
        std::fs::write(&file, "before\none\ntwo\nthrew\nbehind").expect("a file");
        assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Elsewhere));
        std::fs::remove_file(&file).expect("the file");
        assert_eq!(Chunk::unpack(&packet), Some(Unpacked::Elsewhere));
    }

    #[test]
    fn what_does_not_stand_together_cannot_be_pointed_to() {
        let file = Some("somewhere".into());
        let gap = vec![text(0, 1, Some(0), b"one\n"), text(1, 1, Some(5), b"two\n")];
        let chunk = Chunk { index: 0, source: "x".into(), pieces: gap, file: file.clone() };
        assert_eq!(chunk.reference(), None);
        let cut = vec![text(0, 1, None, b"one\n")];
        let chunk = Chunk { index: 0, source: "x".into(), pieces: cut, file };
        assert_eq!(chunk.reference(), None);
    }

    #[test]
    fn other_bytes_are_refused() {
        for bytes in [&[][..], &[1; 7], &[255; 40], &[0; 18], &[1; 90]] {
            assert_eq!(Chunk::unpack(bytes), None, "{bytes:?}");
        }
    }
}
