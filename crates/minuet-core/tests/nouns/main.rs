//! The nouns at their boundary: what they read and write, and what they refuse.

#[cfg(feature = "serde")]
mod json;
mod paper;
mod position;
mod reading;
mod sets;
mod setup;
mod sheet;
mod text;
