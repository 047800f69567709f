//! Reads a Sudoku from a photo: a grey picture in; cells, how sure each of them is, and where lines cross, out.

#![forbid(unsafe_code)]

mod blobs;
mod cells;
mod context;
mod cut;
mod find;
mod fit;
mod grey;
mod hull;
mod judged;
mod light;
mod look;
mod network;
mod patch;
mod plane;
mod reader;
mod ridges;
mod scale;
mod seen;
mod surface;
mod threshold;
#[doc(hidden)]
pub mod training;

pub use grey::{Grey, shade};
pub use seen::{Content, Missing, Point, Seen, SeenCell};

/// Reads the puzzle in a picture.
///
/// # Errors
///
/// Why no puzzle was found.
pub fn read(picture: &Grey) -> Result<Seen, Missing> {
    reader::read_with(&network::Network::shipped(), picture)
}
