//! The racer: solutions counted and the whole Minuet method decided with bit operations.
#![forbid(unsafe_code)]
