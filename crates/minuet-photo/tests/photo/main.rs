//! Tests of the readers of picture files: good ones, turned ones, other ones, damaged ones.

mod common;
mod decoded;
mod hostile;
mod turned;
