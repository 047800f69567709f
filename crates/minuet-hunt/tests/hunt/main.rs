//! Tests of the hunt at the boundary of its library.

mod check;
mod common;
mod damage;
mod folders;
mod golden;
mod inputs;
mod near;
mod packets;
mod repeats;
mod report;
mod resume;
mod rows;
mod sample;
