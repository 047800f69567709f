//! `minuet man`: manual pages.

use anyhow::Context;
use clap::CommandFactory;

use crate::cli::{Cli, Man};
use crate::exit::Exit;
use crate::output;

pub(crate) fn run(args: &Man) -> anyhow::Result<Exit> {
    match &args.output {
        Some(folder) => {
            std::fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(Cli::command(), folder))
                .with_context(|| format!("{} cannot be written", folder.display()))?;
        }
        None => {
            let mut out = output::open(None)?;
            clap_mangen::Man::new(Cli::command()).render(&mut out)?;
            out.flush()?;
        }
    }
    Ok(Exit::Yes)
}
