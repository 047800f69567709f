//! What can be asked for on the command line.

mod draw;
mod generate;
mod hunt;
mod pack;
mod print;
mod read;
mod serve;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use minuet_answer::{Advice, Choose};
use minuet_core::Reading;
use minuet_formats::{Empty, Format};
use minuet_words::Message;

use crate::commands::rate;
use crate::speech::say;
pub(crate) use draw::{At, Draw, PictureFormat, Solving};
pub(crate) use generate::Generate;
pub(crate) use hunt::{Hunt, NearGoal, Report};
pub(crate) use pack::Pack;
pub(crate) use print::{Pictures, Print};
pub(crate) use read::Read;
pub(crate) use serve::Serve;

/// The version; that of a release names its commit too, which `cargo xtask dist` knows.
const VERSION: &str = match option_env!("MINUET_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// The Minuet method (Daganzo, 2018): hard Sudoku solved with pencil and paper, explained and put to the test.
///
/// Exit codes: 0 for yes; 1 if the answer is no for at least one puzzle (the method fails on it, it is not well
/// posed, a check rejects it) or, for `rate` and `hunt`, if some lines were rejected; 2 if the request itself is wrong.
#[derive(Parser)]
#[command(name = "minuet", version = VERSION, max_term_width = 100)]
pub(crate) struct Cli {
    /// When to use colour; `auto` respects NO_COLOR and what the terminal can do.
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Everywhere"
    )]
    pub(crate) color: ColorWhen,
    /// Draw with ASCII characters only.
    #[arg(long, global = true, help_heading = "Everywhere")]
    pub(crate) ascii: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorWhen {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Solve puzzles, and explain how
    Solve(Solve),
    /// Give the first find that is missing from your sheet: where, what or why
    Hint(Hint),
    /// Judge traces, certificates and whole hunts, or say whether a sheet is still right
    Check(Check),
    /// Read the puzzle in a photo
    Read(Read),
    /// Count solutions
    Count(Count),
    /// Rate puzzles: one row each, with the outcome of the method and how hard it is
    Rate(Rate),
    /// Decide every puzzle in large files: does the method solve it? Resumable
    Hunt(Hunt),
    /// Make puzzles to order
    Generate(Generate),
    /// Report what hunts have found: tables, error bars, plots
    Report(Report),
    /// List or print the built-in puzzles, from Step 1 to nested minuets
    Pack(Pack),
    /// Translate between text formats
    Convert(Convert),
    /// Draw the sheet: a puzzle, a position, one step of a solve, or all of them as a film
    Draw(Draw),
    /// Print worksheets, or a booklet that explains step by step, as PDF
    Print(Print),
    /// Learn and play on a page in your browser, served by this machine
    Serve(Serve),
    /// Print the JSON Schema of what a command prints with --json
    Schema(Schema),
    /// Print a completion script for your shell
    Completions(Completions),
    /// Print the manual page
    Man(Man),
}

impl Command {
    /// The file to write, where one is named.
    pub(crate) fn output(&self) -> Option<&Path> {
        match self {
            Command::Solve(solve) => solve.file.output.as_deref(),
            Command::Draw(draw) => draw.file.output.as_deref(),
            Command::Rate(rate) => rate.file.output.as_deref(),
            Command::Generate(generate) => generate.file.output.as_deref(),
            Command::Pack(pack) => pack.file.output.as_deref(),
            Command::Convert(convert) => convert.file.output.as_deref(),
            Command::Read(read) => read.file.output.as_deref(),
            Command::Report(report) => report.file.output.as_deref(),
            Command::Hint(_)
            | Command::Check(_)
            | Command::Count(_)
            | Command::Hunt(_)
            | Command::Print(_)
            | Command::Serve(_)
            | Command::Schema(_)
            | Command::Completions(_)
            | Command::Man(_) => None,
        }
    }
}

/// Where puzzles come from.
#[derive(Args)]
pub(crate) struct Inputs {
    /// Puzzles, files of them (also .gz, .zst and Parquet), photos, or - for standard input
    #[arg(required = true, value_name = "PUZZLE|FILE|-")]
    pub(crate) inputs: Vec<OsString>,
    /// Read everything in this format instead of detecting the format
    #[arg(long, value_name = "FORMAT", value_parser = formats(Format::ALL))]
    pub(crate) from: Option<Format>,
    /// The column of Parquet files that holds the puzzles [default: puzzle]
    #[arg(long, value_name = "NAME")]
    pub(crate) column: Option<String>,
    #[command(flatten)]
    pub(crate) accept: AsRead,
}

/// Whether a photo is trusted.
#[derive(Args, Clone, Copy, Default)]
pub(crate) struct AsRead {
    /// Take a photo as it is read, even if some cells are unsure or there is not exactly one solution
    #[arg(long)]
    pub(crate) as_read: bool,
}

/// How puzzles are written.
#[derive(Args)]
pub(crate) struct WrittenAs {
    /// The format to write
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "line",
        value_parser = formats(Format::ALL.into_iter().filter(|format| format.writable()))
    )]
    pub(crate) to: Format,
    /// How an empty cell is written
    #[arg(long, value_name = "SIGN", default_value = "dot")]
    pub(crate) empty: EmptySign,
    /// Draw bars between the boxes of a grid
    #[arg(long)]
    pub(crate) bars: bool,
}

/// A new file.
#[derive(Args)]
pub(crate) struct NewFile {
    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long)]
    pub(crate) force: bool,
}

/// Reads one of several names, each with what it stands for.
fn one_of<T: Clone + Send + Sync + 'static>(
    choices: &'static [(&'static str, T)],
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(choices.iter().map(|(name, _)| *name)).map(|chosen| {
        let choice = choices.iter().find(|(name, _)| *name == chosen);
        choice.expect("only these names are possible").1.clone()
    })
}

/// Reads the name of one of `formats`.
fn formats(formats: impl IntoIterator<Item = Format>) -> impl TypedValueParser<Value = Format> {
    let names = formats.into_iter().map(Format::name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Format>())
}

/// How the paper is read.
#[derive(Args)]
pub(crate) struct ReadingArg {
    /// How to read the paper: blocking=never|half-doubles|aligned, groups=3|4, ending=trust|proof, tricks=both|none,
    /// depth=1..9, separated by commas; parts not named are as in the paper: half-doubles, 3, trust, both, 1
    #[arg(long, value_name = "PARTS", default_value = "", hide_default_value = true, value_parser = spoken::<Reading>)]
    pub(crate) reading: Reading,
}

/// Reads what has a text of its own; where it cannot, the user's language says why.
fn spoken<T: FromStr<Err: Into<Message>>>(text: &str) -> Result<T, String> {
    text.parse().map_err(say)
}

#[derive(Args)]
pub(crate) struct Starters {
    /// How to choose starters: as footnote 8 says, those whose two sides both settle many cells, or those with the shortest brief
    /// explanation
    #[arg(long = "starters", value_name = "CHOICE", default_value = "footnote8", value_parser = one_of(&CHOICES))]
    pub(crate) choice: Choose,
}

const CHOICES: [(&str, Choose); 3] = [
    ("footnote8", Choose::Footnote8),
    ("both-sides", Choose::BothSides),
    ("shortest", Choose::Shortest),
];

const ADVICE: [(&str, Advice); 2] =
    [("footnote8", Advice::Footnote8), ("both-sides", Advice::BothSides)];

#[derive(Args)]
pub(crate) struct Threads {
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
#[command(after_help = SOLVE_MORE)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) reading: ReadingArg,
    /// How much to explain: brief gives only the finds that the ending needs, full gives every find [default: brief;
    /// full for JSON, unless the method fails]
    #[arg(long, value_name = "DETAIL")]
    pub(crate) explain: Option<Explain>,
    #[command(flatten)]
    pub(crate) starters: Starters,
    /// When to draw the sheet
    #[arg(long, value_name = "MOMENTS", default_value = "dance")]
    pub(crate) sheets: Sheets,
    /// For one puzzle, with Markdown: put a picture of every section into this folder, and show it in the text
    #[arg(long, value_name = "FOLDER", conflicts_with = "sheets")]
    pub(crate) pictures: Option<PathBuf>,
    /// Text, Markdown, or JSON (one document per line) [default: what the extension of -o says, or text]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<SolveFormat>,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) file: NewFile,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Explain {
    /// Only the outcome
    None,
    /// Only what the ending needs, with similar finds in one line
    Brief,
    /// Every find in a sentence of its own
    Full,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Sheets {
    /// No picture
    None,
    /// When both dancers of a minuet have danced alone
    Dance,
    /// After every section of the explanation
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SolveFormat {
    Text,
    #[value(alias = "markdown")]
    Md,
    Json,
}

#[derive(Args)]
#[command(after_help = HINT_MORE)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) reading: ReadingArg,
    /// Which starters to advise: as footnote 8 says, or those whose two sides both settle many cells
    #[arg(long, value_name = "CHOICE", default_value = "footnote8", value_parser = one_of(&ADVICE))]
    pub(crate) starters: Advice,
    /// How much to give away: where to look, what is there, or why it follows
    #[arg(long, value_name = "LEVEL", default_value = "where")]
    pub(crate) level: Level,
    /// All three levels (where, what, why) and the entries behind them, as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Level {
    Where,
    What,
    Why,
}

#[derive(Args)]
#[command(after_help = CHECK_MORE)]
pub(crate) struct Check {
    /// Output of `minuet solve --json`, certificates, a player's sheet or a photo of one, or the folder of a hunt; - for standard
    /// input
    #[arg(required = true, value_name = "FILE|DIR|-")]
    pub(crate) files: Vec<OsString>,
    #[command(flatten)]
    pub(crate) accept: AsRead,
    /// Decide all rows of a hunt again, instead of a sample
    #[arg(long)]
    pub(crate) full: bool,
    /// One JSON object per document
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

#[derive(Args)]
pub(crate) struct Count {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Stop counting at N solutions
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..))]
    pub(crate) limit: u32,
    /// One JSON object per puzzle
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = RATE_MORE)]
pub(crate) struct Rate {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) reading: ReadingArg,
    /// Tab-separated columns, after a header line
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub(crate) tsv: bool,
    /// One JSON object per puzzle
    #[arg(long, conflicts_with = "format")]
    pub(crate) json: bool,
    /// One line per puzzle, with columns in place of the letters, such as "%p %c %m"; see below
    #[arg(long, value_name = "TEXT")]
    pub(crate) format: Option<rate::Format>,
    /// Only puzzles for which this holds, such as "minuets>=2 and clues<=24"; see below
    #[arg(long = "where", value_name = "CONDITION")]
    pub(crate) filter: Option<rate::Filter>,
    /// Sort by these columns, in descending order after a dash: "-effort,clues"
    #[arg(long, value_name = "COLUMNS", allow_hyphen_values = true)]
    pub(crate) sort: Option<rate::Order>,
    /// Add the column depth: the least depth that solves the puzzle, up to N
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=9))]
    pub(crate) find_depth: Option<u8>,
    /// Add the column number: the least number of minuets, up to N
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) find_number: Option<u32>,
    /// Let the teacher solve each puzzle, and add the columns step, minuets and tried
    #[arg(long)]
    pub(crate) teach: bool,
    /// Count the work of the solve, and add the columns effort and minutes and the six counts behind them
    #[arg(long)]
    pub(crate) effort: bool,
    #[command(flatten)]
    pub(crate) file: NewFile,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) text: WrittenAs,
    /// Write the canonical form: the smallest of all puzzles that differ only in the order of rows and columns
    /// and in the names of the numbers, with 0 for an empty cell
    #[arg(long)]
    pub(crate) canonical: bool,
    /// One JSON object per puzzle
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) file: NewFile,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum EmptySign {
    #[value(alias = ".")]
    Dot,
    #[value(alias = "0")]
    Zero,
}

impl From<EmptySign> for Empty {
    fn from(sign: EmptySign) -> Empty {
        match sign {
            EmptySign::Dot => Empty::Dot,
            EmptySign::Zero => Empty::Zero,
        }
    }
}

#[derive(Args)]
pub(crate) struct Schema {
    /// The command whose JSON to describe
    pub(crate) of: SchemaOf,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SchemaOf {
    Solve,
    Hint,
    Check,
    CheckSheet,
    CheckHunt,
    Read,
    Count,
    Rate,
    Hunt,
    HuntNear,
    Report,
    Pack,
    Convert,
    Certificate,
    Sheet,
    Page,
}

#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args)]
pub(crate) struct Man {
    /// Write a page for each command into this folder, instead of printing the main page
    #[arg(short, long, value_name = "FOLDER")]
    pub(crate) output: Option<PathBuf>,
    /// Overwrite existing pages
    #[arg(long)]
    pub(crate) force: bool,
}

const SOLVE_MORE: &str = "\
Examples:
  minuet solve 4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
  minuet solve puzzles.txt --json | minuet check -
  minuet solve puzzles.txt -o story.md";

const HINT_MORE: &str = "\
A position in the middle of a solve can be a pencil-mark grid, a HoDoKu line, 81 characters with the \
deleted candidates after them, or 729 characters. A sheet in the middle of a minuet is what the page \
exports: JSON, or a link.

Examples:
  minuet hint sheet.txt
  minuet hint minuet.json
  minuet hint sheet.txt --level why";

const CHECK_MORE: &str = "\
Examples:
  minuet solve PUZZLE --json | minuet check -
  minuet check traces.json.gz certificate.json
  minuet check minuet.json
  minuet check hunts/puzzles --full";

const RATE_MORE: &str = "\
Without --tsv, --json or --format, the extension of the -o file decides what is written: .tsv, .json, \
.parquet or .txt.

The columns of every table are puzzle, outcome (basic: Steps 1 to 3 are enough; minuet, failed; none \
or several: it does not have exactly one solution), left3 (candidates after Step 3), starters and left \
(those of the position in which a failure ends) and clues; - means that a column does not apply. \
Columns that --where and --sort name are added. The teacher (step, minuets, tried, effort) works on the canonical \
form, so that the result is the same for every symmetry of a puzzle.

Letters of --format:
  %p puzzle   %o outcome  %c clues    %L left3    %s starters %l left      %d depth
  %n number   %S step     %m minuets  %t tried    %e effort   %a minutes   %k scans
  %i ink      %w pencil   %x erased   %D dots     %E enclosed %C canonical %r reading
  %% a percent sign, \\t a tab, \\n a new line, \\\\ a backslash

--where compares columns with numbers by = != < <= > >=, the outcome with a word by = and !=, and \
combines them with and, or, not and brackets. A comparison is false for a column that does not \
apply.

Examples:
  minuet rate puzzles.txt --tsv
  minuet rate puzzles.txt --where 'minuets>=2 and clues<=24' --sort -effort
  minuet rate puzzles.txt --format '%p %c %m %e'
  minuet rate puzzles.txt.zst --effort -o ratings.parquet
  minuet rate puzzles.txt.zst --tsv --find-depth 3 --reading blocking=never";
