//! The teacher: the Minuet method in the paper's own order, one find at a time.
#![forbid(unsafe_code)]
