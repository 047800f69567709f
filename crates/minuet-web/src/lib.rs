//! The page and the local server that serves it: a door to [`minuet_answer::answer`].
#![forbid(unsafe_code)]

mod server;

pub use server::{Address, Port, Server, ServerMessage, page};
