//! Tests of the page: what it is answered, and what the server refuses.

mod check;
mod coach;
mod collection;
mod common;
mod dance;
mod film;
mod forged;
mod lessons;
mod open;
mod picture;
mod server;
mod words;
