//! The binary `minuet`.
#![forbid(unsafe_code)]

mod answer;
mod cli;
mod commands;
mod exit;
mod input;
mod output;
mod pipeline;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::exit::Exit;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match commands::run(cli) {
        Ok(exit) => exit.into(),
        // Whoever reads has read enough.
        Err(error) if output::is_broken_pipe(&error) => Exit::Yes.into(),
        Err(error) => {
            anstream::eprintln!("minuet: {error:#}");
            Exit::Wrong.into()
        }
    }
}
