//! The judge: replays a trace or a certificate with naive rules of its own.
#![forbid(unsafe_code)]
