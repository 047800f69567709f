//! What training sees: the same cells that the network will see, also from pages that were found less exactly.

use crate::look::Look;
use crate::network::Network;
use crate::surface::TERMS;
use crate::{Grey, Missing, Point, Seen, cells, find, reader, scale};

/// How a page is seen in training.
#[derive(Clone, Copy, Debug, Default)]
pub struct Jitter {
    /// How far the page is moved, stretched and sheared, in cells: to the right, and down.
    pub moved: [[f32; 3]; 2],
    /// How many times coarser the picture is.
    pub coarser: f32,
}

/// A cell: two small pictures of 400 pixels and eight measures, all from 0 to 255.
pub type Shown = Vec<u8>;

/// A page that was found.
pub struct Page {
    /// How much its grid looks like one.
    pub score: f32,
    /// Where its lines cross.
    pub crossings: [[Point; 10]; 10],
    /// Its cells, for each jitter.
    pub cells: Vec<Vec<Shown>>,
}

/// The page of an upright picture.
pub fn shown(picture: &Grey, jitter: &[Jitter]) -> Option<Page> {
    let (small, factor) = scale::shrink(picture, find::LONGEST);
    let found = find::find(&small).ok()?;
    let surface = found.surface.scaled(factor as f32);
    let all = jitter.iter().map(|jitter| {
        let mut surface = surface;
        let mut bends = [[0.0; TERMS]; 2];
        for (bend, moved) in bends.iter_mut().zip(jitter.moved) {
            bend[..3].copy_from_slice(&moved);
        }
        surface.bend(bends);
        let coarse = (surface.cell() / 32.0 * jitter.coarser).max(1.0) as usize;
        let patches = if jitter.coarser > 1.0 {
            cells::patches(&scale::by(picture, coarse), &surface.scaled(1.0 / coarse as f32))
        } else {
            cells::patches(picture, &surface)
        };
        cells::looks(&patches).iter().map(bytes).collect()
    });
    Some(Page { score: found.score, crossings: surface.crossings(), cells: all.collect() })
}

fn bytes(look: &Look) -> Shown {
    let values = look.mark.iter().chain(&look.whole).chain(&look.measures);
    values.map(|value| (value * 255.0).round() as u8).collect()
}

/// Reads the puzzle in a picture with the weights of a file.
///
/// # Errors
///
/// Why no puzzle was found; also where the file has not the length of the shipped one.
pub fn read_by(weights: &[u8], picture: &Grey) -> Result<Seen, Missing> {
    reader::read_with(&Network::read(weights).ok_or(Missing::NoGrid)?, picture)
}
