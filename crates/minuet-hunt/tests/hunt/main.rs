//! Tests of the hunt at the boundary of its library.

mod check;
mod common;
mod folders;
mod golden;
mod inputs;
mod resume;
mod rows;
