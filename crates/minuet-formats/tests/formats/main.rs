//! Every format, read, written, detected and refused.

mod common;
mod corpora;
mod detection;
mod documents;
mod hostile;
mod links;
mod rejection;
mod round_trip;
mod sheets;
