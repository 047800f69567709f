//! The teacher at its boundary: what it finds, in which order, and what it makes of nonsense.

mod brief;
mod effort;
mod every_rule;
mod hints;
mod minuet;
mod nested;
mod nonsense;
mod sheet;
mod starters;
mod step1;
mod step2;
mod step3;
mod support;
