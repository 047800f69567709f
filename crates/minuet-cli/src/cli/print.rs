//! What can be asked of `minuet print`.

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};
use minuet_show::print::{Link, Paper};

use super::{Inputs, Solving, Threads};

#[derive(Args)]
#[command(after_help = MORE, group = ArgGroup::new("what").required(true))]
pub(crate) struct Print {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Puzzles to solve by hand, with room for the method's marks
    #[arg(long, group = "what")]
    pub(crate) worksheet: bool,
    /// Each puzzle explained step by step, a picture a step, circle and square facing each other
    #[arg(long, group = "what")]
    pub(crate) booklet: bool,
    /// How many puzzles stand on a page of worksheets
    #[arg(long, value_name = "N", default_value = "1", conflicts_with = "booklet")]
    pub(crate) per_page: Copies,
    /// Leave out the answers after the worksheets
    #[arg(long, conflicts_with = "booklet")]
    pub(crate) no_answers: bool,
    /// The paper: a4 or letter
    #[arg(long, value_name = "SIZE", default_value = "a4")]
    pub(crate) paper: Paper,
    /// The title of every page
    #[arg(long, value_name = "TEXT", default_value = "Minuet")]
    pub(crate) title: String,
    /// The address of the page that the codes lead to; without it they hold the puzzle itself
    #[arg(long, value_name = "URL", value_parser = Link::to)]
    pub(crate) base_url: Option<Link>,
    /// Colours, or black and white alone
    #[arg(long, value_name = "THEME", default_value = "light")]
    pub(crate) theme: Inks,
    #[command(flatten)]
    pub(crate) solving: Solving,
    /// The PDF to write
    #[arg(short, long, value_name = "FILE", required = true)]
    pub(crate) output: PathBuf,
    /// Write over a file that is there
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

/// Puzzles on a page.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Copies {
    #[value(name = "1")]
    One,
    #[value(name = "2")]
    Two,
    #[value(name = "4")]
    Four,
    #[value(name = "6")]
    Six,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Inks {
    Light,
    Mono,
}

const MORE: &str = "\
Examples:
  minuet print --worksheet puzzles.txt --per-page 2 -o sheets.pdf
  minuet print --booklet PUZZLE --paper letter --title 'AI Escargot' -o story.pdf";
