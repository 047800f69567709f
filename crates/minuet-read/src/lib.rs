//! Reads a Sudoku from a photo: a grey picture in; cells, how sure each of them is, and corners out.

#![forbid(unsafe_code)]

mod grey;
mod seen;

pub use grey::Grey;
pub use seen::{Content, Missing, Point, Seen, SeenCell};

/// Reads the puzzle in a picture.
///
/// # Errors
///
/// Why no puzzle was found.
pub fn read(_picture: &Grey) -> Result<Seen, Missing> {
    Err(Missing::NoGrid)
}
