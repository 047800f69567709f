//! Where teacher, racer, judge and the corpora meet: agreement, damage and property tests, and benchmarks.
#![forbid(unsafe_code)]
