//! The binary `minuet`.
#![forbid(unsafe_code)]

mod arguments;
mod cli;
mod commands;
mod document;
mod exit;
mod input;
mod output;
mod pipeline;
mod progress;
mod speech;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::exit::{Exit, Failure};

fn main() -> ExitCode {
    let cli = Cli::parse_from(arguments::arguments());
    let exit = commands::run(cli).unwrap_or_else(|failure| match failure {
        Failure::Unread => Exit::Yes,
        Failure::Because(message) => {
            speech::complain(message);
            Exit::Wrong
        }
    });
    exit.into()
}
