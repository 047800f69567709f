//! Tests of the binary: one file per command, and some for what they share.

mod check;
mod common;
mod completions;
mod convert;
mod count;
mod draw;
mod generate;
mod hint;
mod hunt;
mod input;
mod judged;
mod language;
mod man;
mod output;
mod pack;
mod parquet_input;
mod print;
mod rate;
mod rate_shapes;
mod read;
mod schema;
mod serve;
mod sheets;
mod solve;
