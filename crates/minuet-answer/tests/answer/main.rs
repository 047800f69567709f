//! Tests of the application: what it replies, and what it refuses.

mod check;
mod coach;
mod collection;
mod common;
mod dance;
mod documents;
mod evidence;
mod film;
mod forged;
mod lessons;
mod open;
mod picture;
mod read;
mod round_trip;
