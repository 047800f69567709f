//! `minuet completions`: a completion script.

use clap::CommandFactory;

use crate::cli::{Cli, Completions};
use crate::exit::{Exit, Failure};
use crate::output;

pub(crate) fn run(args: &Completions) -> Result<Exit, Failure> {
    // Made in memory first: the generator panics where writing fails.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "minuet", &mut script);
    output::print(script)?;
    Ok(Exit::Yes)
}
