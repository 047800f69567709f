//! Standard output: colour, characters, and readers that leave early.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, bail, ensure};
use minuet_show::terminal::{Charset, Colour, Style};

use crate::cli::{Cli, ColorWhen, NewFile};

/// How wide text is where no terminal says so.
const WIDTH: usize = 90;

/// How pictures are drawn here.
pub(crate) fn style(cli: &Cli) -> Style {
    let colour = match cli.color {
        ColorWhen::Always => Colour::Always,
        ColorWhen::Never => Colour::Never,
        // A file is no terminal, whatever standard output is.
        ColorWhen::Auto if cli.command.output().is_some() => Colour::Never,
        ColorWhen::Auto => match anstream::AutoStream::choice(&io::stdout()) {
            anstream::ColorChoice::Never => Colour::Never,
            _ => Colour::Always,
        },
    };
    let charset = if cli.ascii || !speaks_unicode() { Charset::Ascii } else { Charset::Unicode };
    Style { colour, charset }
}

/// Whether the locale says UTF-8. A pipe or a file gets Unicode where no locale speaks against it, so
/// that the same command prints the same text.
fn speaks_unicode() -> bool {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    match set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")) {
        Some(locale) => {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        }
        None => !io::stdout().is_terminal(),
    }
}

/// The width of the text: that of the terminal, within reason.
pub(crate) fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    told.or_else(seen).unwrap_or(WIDTH).clamp(40, 100)
}

/// Standard output, or a new file.
pub(crate) fn open(path: Option<&Path>) -> anyhow::Result<Box<dyn Write>> {
    match path {
        None => Ok(Box::new(BufWriter::new(io::stdout().lock()))),
        Some(path) => {
            let file = File::create(path)
                .with_context(|| format!("{} cannot be written", path.display()))?;
            Ok(Box::new(BufWriter::new(file)))
        }
    }
}

/// Whether a file that is there may be written over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overwrite {
    Refuse,
    Allow,
}

impl From<&NewFile> for Overwrite {
    fn from(file: &NewFile) -> Overwrite {
        if file.force { Overwrite::Allow } else { Overwrite::Refuse }
    }
}

/// A file that was not there before, unless it may be written over.
pub(crate) fn create(path: &Path, overwrite: Overwrite) -> anyhow::Result<BufWriter<File>> {
    let name = path.display();
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder
        && !folder.is_dir()
    {
        bail!("{name} cannot be written: there is no folder {}", folder.display());
    }
    ensure!(!path.is_dir(), "{name} is a folder: name a file in it");
    let mut options = File::options();
    match overwrite {
        Overwrite::Refuse => options.write(true).create_new(true),
        Overwrite::Allow => options.write(true).create(true).truncate(true),
    };
    match options.open(path) {
        Ok(file) => Ok(BufWriter::new(file)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            bail!("{name} is there already: choose another name, or add --force")
        }
        Err(error) => Err(error).with_context(|| format!("{name} cannot be written")),
    }
}

/// Says on standard error what is wrong. Where nobody listens, nothing is said.
pub(crate) fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "minuet: {what}");
}

/// Whether an error is only that nobody reads any more.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json =
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}

/// A picture without the blanks at the ends of its lines.
pub(crate) fn without_blanks(picture: &str) -> String {
    picture.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
