//! The arguments of `pack`.

use clap::Args;
use minuet_formats::Format;

use super::{NewFile, formats};

#[derive(Args)]
#[command(after_help = PACK_MORE)]
pub(crate) struct Pack {
    /// The pack whose puzzles are printed; without one, the packs are listed
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Only puzzle K of the pack (the first is 1)
    #[arg(long, value_name = "K", requires = "name", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) number: Option<u32>,
    /// The format to write
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "line",
        conflicts_with = "json",
        value_parser = formats(Format::ALL.into_iter().filter(|format| format.writable()))
    )]
    pub(crate) to: Format,
    /// One JSON object per puzzle, with its rating; all packs if none is named
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) file: NewFile,
}

const PACK_MORE: &str = "\
Examples:
  minuet pack
  minuet pack step1 --number 7 --to grid
  minuet pack depth2 -o depth2.txt
  minuet solve $(minuet pack minuet --number 1)";
