//! The binary `minuet`.
#![forbid(unsafe_code)]

fn main() {}
