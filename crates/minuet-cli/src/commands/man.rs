//! `minuet man`: manual pages.

use std::path::Path;

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::cli::{self, Cli};
use crate::exit::{Exit, Failure, unwritten};
use crate::output::{self, Output, Overwrite, not_written};

pub(crate) fn run(args: &cli::Man) -> Result<Exit, Failure> {
    match &args.output {
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(|error| not_written(folder, error))?;
            let mut command = Cli::command().disable_help_subcommand(true);
            command.build();
            write_all(command, folder, Overwrite::if_forced(args.force))?;
        }
        None => output::print(text(&Man::new(Cli::command()))?)?,
    }
    Ok(Exit::Yes)
}

/// The pages of a command and of all that are part of it.
fn write_all(command: Command, folder: &Path, overwrite: Overwrite) -> Result<(), Failure> {
    for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
        write_all(part.clone(), folder, overwrite)?;
    }
    let page = Man::new(command);
    let inputs: [&Path; 0] = [];
    let mut out = Output::create(&folder.join(page.get_filename()), overwrite, &inputs)?;
    out.put(text(&page)?)?;
    out.finish()
}

fn text(page: &Man) -> Result<Vec<u8>, Failure> {
    let mut text = Vec::new();
    page.render(&mut text).map_err(unwritten)?;
    Ok(text)
}
