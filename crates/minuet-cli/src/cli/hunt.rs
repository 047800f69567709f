//! The arguments of `hunt`.

use std::path::PathBuf;

use clap::Args;

use super::{ReadingArg, Threads};

#[derive(Args)]
#[command(after_help = HUNT_MORE)]
pub(crate) struct Hunt {
    /// Files of puzzles: text, .gz, .zst, CSV, Parquet; - for standard input
    #[arg(required = true, value_name = "FILE|-")]
    pub(crate) inputs: Vec<PathBuf>,
    /// The folder for the results; a folder with the same hunt in it is gone on with
    #[arg(short, long, value_name = "DIR")]
    pub(crate) output: PathBuf,
    #[command(flatten)]
    pub(crate) reading: ReadingArg,
    /// Add the column depth: the least depth that solves the puzzle, looked for up to N
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=9))]
    pub(crate) find_depth: Option<u8>,
    /// Add the column number: the least number of minuets, looked for up to N
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) find_number: Option<u32>,
    /// Let the teacher solve each puzzle (slower), and add the columns step, minuets, tried, conflicts, trick_a,
    /// trick_b and ending
    #[arg(long)]
    pub(crate) teach: bool,
    /// The column of Parquet files that holds the puzzles; puzzle unless told
    #[arg(long, value_name = "NAME")]
    pub(crate) column: Option<String>,
    /// How many lines make a chunk, which is what is lost at most when the machine dies
    #[arg(long, value_name = "LINES", value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    pub(crate) chunk: Option<u32>,
    /// The summary as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

const HUNT_MORE: &str = "\
DIR/parts holds one Parquet file a chunk, DIR/failures a certificate a failure, DIR/rejected.tsv the
lines that are no puzzles, DIR/hunt.json the settings. Ctrl-C stops; the same command goes on. Standard
input cannot be read again, so a hunt over it cannot go on.

Exit codes: 0 every line was decided, 1 some lines were rejected, 2 the request is wrong or the hunt
cannot go on, 130 it was stopped.

Examples:
  minuet hunt puzzles.txt.zst -o hunts/puzzles
  minuet hunt a.txt b.csv c.parquet -o hunts/all --find-depth 3
  minuet check hunts/all
  minuet report hunts/all";
