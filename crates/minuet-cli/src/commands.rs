//! The commands, one per file.

mod check;
mod completions;
mod convert;
mod count;
mod draw;
mod generate;
mod hint;
mod hunt;
mod man;
mod pack;
mod print;
pub(crate) mod rate;
mod read;
mod report;
mod schema;
mod serve;
mod solve;

use crate::cli::{Cli, Command};
use crate::exit::{Exit, Failure};
use crate::output;

/// Does what was asked for.
pub(crate) fn run(cli: Cli) -> Result<Exit, Failure> {
    let style = output::style(&cli);
    match &cli.command {
        Command::Solve(args) => solve::run(args, style),
        Command::Hint(args) => hint::run(args, style),
        Command::Check(args) => check::run(args),
        Command::Read(args) => read::run(args),
        Command::Count(args) => count::run(args),
        Command::Rate(args) => rate::run(args),
        Command::Hunt(args) => hunt::run(args),
        Command::Generate(args) => generate::run(args),
        Command::Report(args) => report::run(args),
        Command::Pack(args) => pack::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Draw(args) => draw::run(args),
        Command::Print(args) => print::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Schema(args) => schema::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args),
    }
}
