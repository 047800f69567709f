//! Large corpora: every puzzle is decided. A hunt can be interrupted and resumed, and its results can be checked.
//!
//! A hunt reads its inputs as streams, cuts them into chunks and writes each chunk, once it is decided, as one
//! Parquet file. Rows depend only on the puzzle and the question, so the files are the same bytes for any number
//! of threads and interruptions. Every failure of the method comes with a certificate.
#![forbid(unsafe_code)]

mod certificate;
mod change;
mod check;
mod chunks;
mod folder;
mod hash;
mod input;
mod near;
mod parquet_file;
mod part;
mod plan;
mod question;
mod rejected;
mod repeats;
mod row;
mod run;
mod tally;
mod work;

pub use check::{Checked, Extent, check};
pub use chunks::{Chunk, Chunks, Finished, Unpacked};
pub use folder::{Folder, Lock};
pub use hash::of_puzzle as hash_of_puzzle;
pub use input::{Input, Packing, Source, fresh, parquet_texts, read_cell, unpacked};
pub use minuet_make::{EndedBy, Taught};
pub use minuet_words::message::{HuntError, InputFault};
pub use near::{Goal, Kept, NearOrder, NearState, Score, near};
pub use part::{Column, Footer, Line, Part, Rejected, Values};
pub use plan::{Plan, Repeats};
pub use question::{By, Question};
pub use rejected::plain;
pub use row::Row;
pub use run::{HuntEnding, Order, Progress, Summary, hunt};
pub use tally::Tally;
