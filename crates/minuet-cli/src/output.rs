//! Standard output: colour, characters, and readers that leave early.

mod file;

pub(crate) use file::{Output, Overwrite};

use std::io::{self, IsTerminal};
use std::path::Path;

use minuet_show::terminal::{Charset, Colour, Style};
use minuet_words::message::CommandMessage;
use serde::Serialize;

use crate::cli::{Cli, ColorWhen};
use crate::exit::Failure;

/// How wide text is where no terminal says so.
const WIDTH: usize = 90;

/// How pictures are drawn here.
pub(crate) fn style(cli: &Cli) -> Style {
    let colour = match cli.color {
        ColorWhen::Always => Colour::Always,
        ColorWhen::Never => Colour::Never,
        // A file is not a terminal, whatever standard output is.
        ColorWhen::Auto if cli.command.output().is_some() => Colour::Never,
        ColorWhen::Auto => match anstream::AutoStream::choice(&io::stdout()) {
            anstream::ColorChoice::Never => Colour::Never,
            _ => Colour::Always,
        },
    };
    let charset = if cli.ascii || !speaks_unicode() { Charset::Ascii } else { Charset::Unicode };
    Style { colour, charset }
}

/// Whether the locale says UTF-8. A pipe or a file gets Unicode unless a locale rules it out, so that the same
/// command prints the same text.
fn speaks_unicode() -> bool {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    match ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set) {
        Some(locale) => locale.to_ascii_lowercase().replace('-', "").contains("utf8"),
        None => !io::stdout().is_terminal(),
    }
}

/// The width of the text: that of the terminal, within reason.
pub(crate) fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    told.or_else(seen).unwrap_or(WIDTH).clamp(40, 100)
}

/// Makes sure that a file's name says what will be in it, where there is no choice.
pub(crate) fn expect_extension(path: &Path, expected: &'static str) -> Result<(), Failure> {
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(expected)) {
        return Ok(());
    }
    Err(CommandMessage::Extension { path: path.display().to_string(), expected }.into())
}

/// Prints a text, all there is to print.
pub(crate) fn print(text: impl AsRef<[u8]>) -> Result<(), Failure> {
    let mut out = Output::standard();
    out.put(text)?;
    out.finish()
}

/// A line of JSON.
pub(crate) fn json(answer: &impl Serialize) -> Vec<u8> {
    let mut line =
        serde_json::to_vec(answer).expect("answers have names for keys, as JSON wants it");
    line.push(b'\n');
    line
}

/// A file that cannot be written, and what the system or a library says about it.
pub(crate) fn not_written(path: &Path, error: impl ToString) -> CommandMessage {
    CommandMessage::NotWritten { path: path.display().to_string(), error: error.to_string() }
}

/// A picture without the blanks at the ends of its lines.
pub(crate) fn without_blanks(picture: &str) -> String {
    picture.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
