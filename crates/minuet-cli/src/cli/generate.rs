//! The arguments of `generate`.

use std::ops::RangeInclusive;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use minuet_make::{Balance, Class, Span};
use minuet_words::message::CommandMessage;

use super::{AsRead, NewFile, ReadingArg, Threads, spoken};
use crate::speech::say;

#[derive(Args)]
#[command(after_help = GENERATE_MORE)]
pub(crate) struct Generate {
    /// How many puzzles
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    pub(crate) count: usize,
    /// How hard: step1, step3, minuet, depth2 to depth9
    #[arg(long, value_name = "CLASS", value_parser = spoken::<Class>)]
    pub(crate) class: Option<Class>,
    /// How many minuets are needed at least, whichever starters are chosen: K, A..B, or K.. for K or more
    #[arg(long, value_name = "K", value_parser = spoken::<Span>)]
    pub(crate) minuets: Option<Span>,
    /// The effort, as `rate --effort` counts it: A..B, A.. or ..B
    #[arg(long, value_name = "A..B", value_parser = spoken::<Span>)]
    pub(crate) effort: Option<Span>,
    /// How many clues: a number, or two with .. between them
    #[arg(long, value_name = "N|A..B", value_parser = clues)]
    pub(crate) clues: Option<RangeInclusive<usize>>,
    /// How the clues are placed
    #[arg(long, value_name = "SYMMETRY", default_value = "none", value_parser = balances())]
    pub(crate) symmetry: Balance,
    /// A puzzle, or a file with one, whose digits mark where the clues go
    #[arg(long, value_name = "PUZZLE|FILE")]
    pub(crate) pattern: Option<String>,
    /// Only puzzles in which every clue is needed
    #[arg(long)]
    pub(crate) minimal: bool,
    /// Look among the neighbours of a puzzle, or of all puzzles in a file: one or two clues removed, one or two
    /// added; then among the neighbours of those that were found. Can be given several times
    #[arg(long, value_name = "PUZZLE|FILE", conflicts_with = "pattern")]
    pub(crate) near: Vec<String>,
    /// The column that holds the puzzles in Parquet files for --near and --pattern [default: puzzle]
    #[arg(long, value_name = "NAME")]
    pub(crate) column: Option<String>,
    #[command(flatten)]
    pub(crate) accept: AsRead,
    /// The seed of the search: the same seed gives the same puzzles [default: a random one, which is printed]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) file: NewFile,
    /// Give up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,
    #[command(flatten)]
    pub(crate) reading: ReadingArg,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

/// Reads the name of a symmetry.
fn balances() -> impl TypedValueParser<Value = Balance> {
    PossibleValuesParser::new(Balance::ALL.map(Balance::name))
        .try_map(|name| name.parse::<Balance>())
}

/// Reads `24` or `22..24`.
fn clues(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |text: &str| {
        let number = text.trim_start_matches('=').parse::<usize>();
        number.map_err(|_| say(CommandMessage::ExpectedClues))
    };
    match text.split_once("..") {
        Some((least, most)) => Ok(number(least)?..=number(most)?),
        None => Ok(number(text)?..=number(text)?),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| say(CommandMessage::ExpectedSeconds))
}

const GENERATE_MORE: &str = "\
Prints each puzzle as a line of 81 characters as soon as it is found; Ctrl-C stops the search. Grids are \
uniformly random, and clues are deleted at random; no two puzzles are the same up to symmetry. Puzzles \
of depth3 and deeper are searched for from neighbour to neighbour if no clues are prescribed. \
Without --symmetry, --pattern and --near all puzzles are minimal unless --clues asks for more.

Exit codes: 0 if all were found; 1 if fewer were found (time was up, or there were no more \
neighbours); 2 if the request is wrong or impossible; 130 if the search was stopped.

Examples:
  minuet generate --count 10 --class minuet --symmetry rot180
  minuet generate --class depth2 --seed 1 --timeout 600
  minuet generate --clues 22..23 --class step1";
