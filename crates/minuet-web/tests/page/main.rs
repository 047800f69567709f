//! Tests of the page: what it is answered, and what the server refuses.

mod coach;
mod common;
