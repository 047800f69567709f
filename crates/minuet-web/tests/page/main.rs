//! Tests of the page: its words, and what the server sends and refuses.

mod server;
mod words;
