//! The binary `minuet`.
#![forbid(unsafe_code)]

mod arguments;
mod cli;
mod commands;
mod document;
mod exit;
mod input;
mod output;
mod photo;
mod pipeline;
mod progress;
mod speech;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::exit::{Exit, Failure};

fn main() -> ExitCode {
    let done = match Cli::try_parse_from(arguments::arguments()) {
        Ok(cli) => commands::run(cli),
        Err(error) if error.use_stderr() => error.exit(),
        // The help and the version are answers like any other: they must arrive.
        Err(help) => help
            .print()
            .and_then(|()| io::stdout().flush())
            .map_err(exit::unwritten)
            .map(|()| Exit::Yes),
    };
    let exit = done.unwrap_or_else(|failure| match failure {
        Failure::Unread => Exit::Yes,
        Failure::Because(message) => {
            speech::complain(message);
            Exit::Wrong
        }
    });
    exit.into()
}
