//! `minuet completions`: a completion script.

use clap::CommandFactory;

use crate::cli::{Cli, Completions};
use crate::exit::Exit;
use crate::output;

pub(crate) fn run(args: &Completions) -> anyhow::Result<Exit> {
    // Made in memory first: the generator panics where writing fails.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "minuet", &mut script);
    let mut out = output::open(None)?;
    out.write_all(&script)?;
    out.flush()?;
    Ok(Exit::Yes)
}
