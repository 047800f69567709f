//! `minuet man`: manual pages.

use clap::CommandFactory;

use crate::cli::{Cli, Man};
use crate::exit::{Exit, Failure, unwritten};
use crate::output::{self, not_written};

pub(crate) fn run(args: &Man) -> Result<Exit, Failure> {
    match &args.output {
        Some(folder) => {
            std::fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(Cli::command(), folder))
                .map_err(|error| not_written(folder, error))?;
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page).map_err(unwritten)?;
            output::print(page)?;
        }
    }
    Ok(Exit::Yes)
}
