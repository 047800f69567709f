//! A chunk as bytes, to be sent to another machine.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::Chunk;
use crate::hash;
use crate::input::Piece;

/// What a packet holds.
#[derive(Debug, PartialEq)]
pub enum Unpacked {
    /// The chunk.
    Chunk(Chunk),
    /// Only its place in a file, and this machine does not see the same bytes there.
    Elsewhere,
}

/// What is sent: all of a chunk, or its place.
#[derive(Serialize, Deserialize)]
enum Packet<C> {
    Whole(C),
    Place(Place),
}

/// The place of a chunk in a file.
#[derive(Serialize, Deserialize)]
struct Place {
    index: u64,
    source: String,
    file: PathBuf,
    start: u64,
    /// Of each piece: the lines before it, its own, and its bytes.
    pieces: Vec<[u64; 3]>,
    /// The hash of all of these bytes.
    hash: String,
}

impl Chunk {
    /// The chunk as bytes.
    pub fn packet(&self) -> Vec<u8> {
        bytes(&Packet::Whole(self))
    }

    /// The chunk in few bytes, if a file holds it unchanged: which file, where in it, and the hash of what
    /// must be found there. Machines that see the file need not be sent its lines.
    pub fn reference(&self) -> Option<Vec<u8>> {
        let file = self.file.clone()?;
        let (mut all, mut pieces, mut place) = (Vec::new(), Vec::new(), None);
        for piece in &self.pieces {
            let Piece::Text { before, count, start: Some(start), bytes } = piece else {
                return None;
            };
            if start - *place.get_or_insert(*start) != all.len() as u64 {
                return None;
            }
            pieces.push([*before, *count, bytes.len() as u64]);
            all.extend_from_slice(bytes);
        }
        let (start, hash) = (place?, hash::of(&all));
        let (index, source) = (self.index, self.source.clone());
        Some(bytes(&Packet::<&Chunk>::Place(Place { index, source, file, start, pieces, hash })))
    }

    /// The chunk that was made into these bytes; nothing if they are not a chunk.
    pub fn unpack(bytes: &[u8]) -> Option<Unpacked> {
        match postcard::take_from_bytes(bytes).ok()? {
            (Packet::Whole(chunk), []) => Some(Unpacked::Chunk(chunk)),
            (Packet::Place(place), []) => {
                Some(place.chunk().map_or(Unpacked::Elsewhere, Unpacked::Chunk))
            }
            _ => None,
        }
    }
}

fn bytes(packet: &Packet<&Chunk>) -> Vec<u8> {
    // Only a type that does not know its own length is refused, and it contains no such type.
    postcard::to_stdvec(packet).unwrap_or_default()
}

impl Place {
    /// The chunk, if its lines are there and still the same.
    fn chunk(self) -> Option<Chunk> {
        let mut file = File::open(&self.file).ok()?;
        file.seek(SeekFrom::Start(self.start)).ok()?;
        let (mut all, mut pieces, mut start) = (Vec::new(), Vec::new(), self.start);
        for [before, count, length] in self.pieces {
            let mut bytes = Vec::new();
            file.by_ref().take(length).read_to_end(&mut bytes).ok()?;
            all.extend_from_slice(&bytes);
            pieces.push(Piece::Text { before, count, start: Some(start), bytes });
            start = start.checked_add(length)?;
        }
        (hash::of(&all) == self.hash).then_some(Chunk {
            index: self.index,
            source: self.source,
            pieces,
            file: Some(self.file),
        })
    }
}
