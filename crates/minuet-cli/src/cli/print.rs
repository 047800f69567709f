//! What can be asked of `minuet print`.

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};
use minuet_show::picture::Theme;
use minuet_show::print::{Link, PageSize, PerPage};

use super::{Inputs, Solving, Threads, one_of, spoken};
use crate::speech::say;

/// Which steps of a booklet have a picture.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Pictures {
    Few,
    All,
}

#[derive(Args)]
#[command(after_help = MORE, group = ArgGroup::new("what").required(true))]
pub(crate) struct Print {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Puzzles to solve by hand, with room for the method's marks
    #[arg(long, group = "what")]
    pub(crate) worksheet: bool,
    /// Each puzzle explained step by step
    #[arg(long, group = "what")]
    pub(crate) booklet: bool,
    /// How many pictures a booklet has: few (two pages are enough for most puzzles), or all (one for every step, with
    /// the two dancers side by side)
    #[arg(long, value_name = "WHICH", default_value = "few", conflicts_with = "worksheet")]
    pub(crate) pictures: Pictures,
    /// How many puzzles to put on each page of worksheets
    #[arg(long, value_name = "N", default_value = "1", conflicts_with = "booklet", value_parser = one_of(&PER_PAGE))]
    pub(crate) per_page: PerPage,
    /// Leave out the answers after the worksheets
    #[arg(long, conflicts_with = "booklet")]
    pub(crate) no_answers: bool,
    /// The paper: a4 or letter
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = spoken::<PageSize>)]
    pub(crate) paper: PageSize,
    /// The title of every page
    #[arg(long, value_name = "TEXT", default_value = "Minuet")]
    pub(crate) title: String,
    /// The address of the page that the QR codes link to; without it they contain the puzzle itself
    #[arg(long, value_name = "URL", value_parser = |url: &str| Link::to(url).map_err(say))]
    pub(crate) base_url: Option<Link>,
    /// Colours, or only black and white
    #[arg(long, value_name = "THEME", default_value = "light", value_parser = one_of(&THEMES))]
    pub(crate) theme: Theme,
    #[command(flatten)]
    pub(crate) solving: Solving,
    /// The PDF to write
    #[arg(short, long, value_name = "FILE", required = true)]
    pub(crate) output: PathBuf,
    /// Overwrite an existing file
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) threads: Threads,
}

const PER_PAGE: [(&str, PerPage); 4] =
    [("1", PerPage::One), ("2", PerPage::Two), ("4", PerPage::Four), ("6", PerPage::Six)];
/// Paper is white.
const THEMES: [(&str, Theme); 2] = [("light", Theme::Light), ("mono", Theme::Mono)];

const MORE: &str = "\
Examples:
  minuet print --worksheet puzzles.txt --per-page 2 -o sheets.pdf
  minuet print --booklet PUZZLE --paper letter --title 'AI Escargot' -o story.pdf";
