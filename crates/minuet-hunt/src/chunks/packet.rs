//! A chunk as bytes, to be sent to another machine.

use parquet::data_type::ByteArray;

use super::Chunk;
use crate::input::Piece;

/// What the first byte of a piece says that it is.
const TEXT: u8 = 0;
const CELLS: u8 = 1;
const CLUSTER: u8 = 2;
/// The length of a cell that holds nothing.
const VOID: u64 = u64::MAX;

impl Chunk {
    /// The chunk as bytes.
    pub fn packet(&self) -> Vec<u8> {
        let mut packet = Packet(Vec::new());
        packet.number(self.index);
        packet.bytes(self.source.as_bytes());
        for piece in &self.pieces {
            packet.piece(piece);
        }
        packet.0
    }

    /// The chunk that was made into these bytes; nothing where they are others.
    pub fn unpack(bytes: &[u8]) -> Option<Chunk> {
        let mut rest = Rest(bytes);
        let index = rest.number()?;
        let source = std::str::from_utf8(rest.bytes()?).ok()?.into();
        let mut pieces = Vec::new();
        while !rest.0.is_empty() {
            pieces.push(rest.piece()?);
        }
        Some(Chunk { index, source, pieces })
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
            Piece::Text { before, count, bytes } => {
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

    fn piece(&mut self) -> Option<Piece> {
        match *self.take(1)? {
            [TEXT] => Some(Piece::Text {
                before: self.number()?,
                count: self.number()?,
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

    fn check(pieces: Vec<Piece>) {
        let chunk = Chunk { index: 7, source: "größe.txt".into(), pieces };
        let packet = chunk.packet();
        // A packet that is cut within its last piece is none.
        assert_eq!(Chunk::unpack(&packet[..packet.len() - 1]), None);
        assert_eq!(Chunk::unpack(&packet), Some(chunk));
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let cells = vec![Some(ByteArray::from("12..")), None, Some(ByteArray::from(""))];
        check(vec![Piece::Text { before: 256, count: 2, bytes: b"one\ntwo\n".to_vec() }]);
        check(vec![Piece::Cluster { seed: 3, index: 4 }, Piece::Cells { before: 9, cells }]);
    }

    #[test]
    fn other_bytes_are_refused() {
        for bytes in [&[][..], &[1; 7], &[255; 40], &[0; 17]] {
            assert_eq!(Chunk::unpack(bytes), None, "{bytes:?}");
        }
    }
}
