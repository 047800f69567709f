//! Tests of the racer at its boundary.

mod allocation;
mod another;
mod certificate;
mod close;
mod common;
mod count;
mod golden;
mod help;
mod measures;
mod properties;
mod rest;
mod starters;
