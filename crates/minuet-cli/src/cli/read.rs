//! The arguments of `minuet read`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::{NewFile, WrittenAs};

#[derive(Args)]
#[command(after_help = MORE)]
pub(crate) struct Read {
    /// Photos as JPEG, PNG or WebP; - for standard input
    #[arg(required = true, value_name = "IMAGE|-")]
    pub(crate) images: Vec<OsString>,
    #[command(flatten)]
    pub(crate) text: WrittenAs,
    /// One JSON object per photo, with all that was seen in it
    #[arg(long)]
    pub(crate) json: bool,
    /// For one photo: also draw on it what was seen (corners, lines, digits and how sure each of them is), as PNG
    #[arg(long, value_name = "FILE")]
    pub(crate) debug: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) file: NewFile,
}

const MORE: &str = "\
Prints the printed digits; those written by hand are in the formats that hold ink (sheet and link) \
and in --json. Whatever should be looked at is said on standard error. Every command that takes \
a puzzle takes a photo, too, except hunt.

Exit codes: 0 if a puzzle was read in every photo, 1 if there is none in some, 2 if a file is not \
a picture.

Examples:
  minuet read photo.jpg
  minuet read *.jpg --json
  minuet read photo.jpg --to sheet -o sheet.json
  minuet hint photo.jpg --level why";
