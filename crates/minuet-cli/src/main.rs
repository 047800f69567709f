//! The binary `minuet`.
#![forbid(unsafe_code)]

mod answer;
mod arguments;
mod cli;
mod commands;
mod exit;
mod input;
mod output;
mod pipeline;
mod progress;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::exit::Exit;

fn main() -> ExitCode {
    let cli = Cli::parse_from(arguments::arguments());
    match commands::run(cli) {
        Ok(exit) => exit.into(),
        // Whoever reads has read enough.
        Err(error) if output::is_broken_pipe(&error) => Exit::Yes.into(),
        // Everything that is read or opened says so, which leaves what is written.
        Err(error) if error.is::<std::io::Error>() && error.chain().len() == 1 => {
            output::complain(&format!("the output cannot be written: {error}"));
            Exit::Wrong.into()
        }
        Err(error) => {
            output::complain(&format!("{error:#}"));
            Exit::Wrong.into()
        }
    }
}
