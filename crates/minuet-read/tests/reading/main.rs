//! Photos are read, and no puzzle is found where there is no puzzle.

mod drawn;
mod grids;
mod hostile;
mod photos;
mod sample;
