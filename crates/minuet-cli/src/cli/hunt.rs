//! The arguments of `hunt`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{NewFile, ReadingArg, Threads};

#[derive(Args)]
#[command(after_help = HUNT_MORE)]
pub(crate) struct Hunt {
    /// Files of puzzles: text, .gz, .zst, CSV, Parquet; - for standard input
    #[arg(required_unless_present_any = ["sample", "near"], value_name = "FILE|-")]
    pub(crate) inputs: Vec<PathBuf>,
    /// Instead of files, the random minimal puzzles of N grids, with weights that make estimates over all minimal
    /// puzzles unbiased
    #[arg(long, value_name = "N", conflicts_with_all = ["inputs", "dedupe"], value_parser = clap::value_parser!(u64).range(1..=1 << 32))]
    pub(crate) sample: Option<u64>,
    /// The seed of the sample: the same seed gives the same puzzles
    #[arg(long, value_name = "S", default_value_t = 1, requires = "sample")]
    pub(crate) seed: u64,
    /// The folder for the results; a hunt that is already there is resumed
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
    /// Instead of deciding files, search for harder puzzles near those in FILE: remove some clues, add others, and keep
    /// the solution unique; the search continues until you stop it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["inputs", "sample", "dedupe", "teach", "find_depth", "find_number", "column", "chunk"])]
    pub(crate) near: Option<PathBuf>,
    /// What to search for: failures with the fewest starters, the greatest depth, or the most minuets
    #[arg(long, value_name = "GOAL", default_value = "starters", requires = "near")]
    pub(crate) goal: NearGoal,
    /// Remove at most N clues
    #[arg(long, value_name = "N", default_value_t = 2, requires = "near", value_parser = clap::value_parser!(u8).range(1..=3))]
    pub(crate) remove: u8,
    /// Add at most N clues
    #[arg(long, value_name = "N", default_value_t = 2, requires = "near", value_parser = clap::value_parser!(u8).range(1..=3))]
    pub(crate) add: u8,
    /// How many of the best puzzles to keep
    #[arg(long, value_name = "N", default_value_t = 500, requires = "near", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) keep: u32,
    /// Search around at most N puzzles in this run
    #[arg(long, value_name = "N", requires = "near")]
    pub(crate) steps: Option<u64>,
    /// Decide each essentially different puzzle once: a first pass compares canonical forms
    #[arg(long)]
    pub(crate) dedupe: bool,
    /// The column of Parquet files that holds the puzzles [default: puzzle]
    #[arg(long, value_name = "NAME")]
    pub(crate) column: Option<String>,
    /// How many lines make a chunk; when the machine dies, only unfinished chunks are lost
    #[arg(long, value_name = "LINES", value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    pub(crate) chunk: Option<u32>,
    /// The summary as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum NearGoal {
    Starters,
    Depth,
    Minuets,
}

const HUNT_MORE: &str = "\
DIR/parts holds one Parquet file per chunk, DIR/failures one certificate per failure, DIR/rejected.tsv \
the lines that are not puzzles, DIR/hunt.json the settings. Ctrl-C stops; the same command resumes. \
Standard input cannot be read again, so a hunt over it cannot be resumed.

Exit codes: 0 if every line was decided; 1 if some lines were rejected; 2 if the request is wrong or \
the hunt cannot continue; 130 if it was stopped.

Examples:
  minuet hunt puzzles.txt.zst -o hunts/puzzles
  minuet hunt a.txt b.csv c.parquet -o hunts/all --find-depth 3
  minuet hunt --sample 10000 --seed 7 -o hunts/sample
  minuet hunt --near failures.txt -o hunts/near --goal starters
  minuet check hunts/all
  minuet report hunts/all";

#[derive(Args)]
#[command(after_help = REPORT_MORE)]
pub(crate) struct Report {
    /// The folders of hunts
    #[arg(required = true, value_name = "DIR")]
    pub(crate) folders: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) file: NewFile,
    /// The address of the page (`minuet serve`) that links in the HTML file open
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:2018/")]
    pub(crate) base_url: String,
    /// The figures as one JSON object
    #[arg(long, conflicts_with = "output")]
    pub(crate) json: bool,
}

const REPORT_MORE: &str = "\
A report has outcomes by input; the rate of failure with exact (Clopper-Pearson) bounds; for a weighted sample, the \
estimate over all minimal puzzles with its error; minuets and tries if the hunt has them; failures, \
each with the command that checks it. The name after -o must end in .html (one file, with plots \
and links), .txt or .json.

Examples:
  minuet report hunts/all
  minuet report hunts/a hunts/b -o report.html";
