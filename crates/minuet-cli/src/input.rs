//! Where puzzles come from: the command line, files, standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, anyhow, bail, ensure};
use minuet_formats::{Format, Reader, Record};
use minuet_hunt::CellText;

use crate::arguments::plain;
use crate::cli::Inputs;
use crate::exit::Exit;
use crate::output::complain;

/// How far into a file one looks to see that it is no text.
const GLANCE: usize = 4096;

/// One argument, read as a whole.
pub(crate) struct Source {
    /// What to call it: a file's name, `standard input`, or which argument it is.
    pub(crate) name: String,
    origin: Origin,
    content: Content,
}

/// What a source holds.
enum Content {
    Text(Vec<u8>),
    /// The texts of a column of a Parquet file, one a row.
    Cells(Vec<Option<CellText>>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The argument itself is the text.
    Argument,
    /// The argument names a file, or standard input.
    File,
}

/// What was found in a source.
#[allow(
    clippy::large_enum_variant,
    reason = "nearly all are puzzles, and are freed by other threads than made them"
)]
pub(crate) enum Found {
    /// A puzzle.
    Puzzle(Record),
    /// A text that is none: where, and why.
    Rejected(String),
    /// Nothing, in the whole of it.
    Nothing,
}

/// What was found, and where.
pub(crate) struct Item<'a> {
    pub(crate) source: &'a Source,
    pub(crate) found: Found,
}

impl Source {
    /// What an argument stands for: `-`, a file that is there, or a puzzle.
    fn open(number: usize, argument: &str, column: Option<&str>) -> anyhow::Result<Source> {
        let path = Path::new(argument);
        if path.is_dir() {
            bail!("{argument} is a folder: name the files in it");
        }
        // Besides files, there are pipes and devices.
        if argument == "-" || path.exists() {
            let (name, bytes) = read(argument)?;
            let content = content(bytes, &name, column)?;
            return Ok(Source { name, origin: Origin::File, content });
        }
        ensure!(!argument.trim().is_empty(), "an argument is empty: expected a puzzle or a file");
        ensure!(
            !looks_like_a_name(argument) || is_link(argument),
            "{argument:?} is neither a file that is there nor a puzzle"
        );
        let content = Content::Text(argument.as_bytes().to_vec());
        Ok(Source { name: format!("argument {number}"), origin: Origin::Argument, content })
    }

    /// A file, or standard input for `-`, that is to be a text.
    pub(crate) fn document(argument: &str) -> anyhow::Result<Source> {
        let (name, bytes) = read(argument)?;
        let content = text(bytes, &name)?;
        Ok(Source { name, origin: Origin::File, content })
    }

    /// Its text; a table has none.
    pub(crate) fn text(&self) -> &[u8] {
        match &self.content {
            Content::Text(bytes) => bytes,
            Content::Cells(_) => &[],
        }
    }

    /// Where `line` of it stands, for titles; nothing for an argument, which one has before one's eyes.
    pub(crate) fn place(&self, line: usize) -> Option<String> {
        (self.origin == Origin::File).then(|| format!("{}:{line}", self.name))
    }

    /// `complaint` with the name of the source before it.
    pub(crate) fn named(&self, complaint: &str) -> String {
        format!("{}: {complaint}", self.name)
    }

    /// What the source holds, in order.
    fn items(&self, from: Option<Format>) -> impl Iterator<Item = Item<'_>> {
        let found: Box<dyn Iterator<Item = Found>> = match &self.content {
            Content::Text(bytes) => Box::new(reader(bytes, from).map(|record| match record {
                Ok(record) => Found::Puzzle(record),
                Err(error) => Found::Rejected(error.to_string()),
            })),
            Content::Cells(cells) => {
                Box::new((1..).zip(cells).map(move |(row, cell)| of_cell(row, cell, from)))
            }
        };
        let mut found = found.peekable();
        let nothing = found.peek().is_none().then_some(Found::Nothing);
        nothing.into_iter().chain(found).map(|found| Item { source: self, found })
    }
}

fn reader(bytes: &[u8], from: Option<Format>) -> Reader<'_> {
    match from {
        Some(format) => Reader::of(bytes, format),
        None => Reader::new(bytes),
    }
}

/// The puzzle in a cell of a column.
fn of_cell(row: usize, cell: &Option<CellText>, from: Option<Format>) -> Found {
    match reader(cell.as_ref().map_or(&[], CellText::bytes), from).next() {
        Some(Ok(record)) => Found::Puzzle(Record { line: row, ..record }),
        Some(Err(error)) => {
            Found::Rejected(format!("row {row}, column {}: {}", error.column, error.reason()))
        }
        None => Found::Rejected(format!("row {row}: it is empty")),
    }
}

/// A short word with letters or a dot-something at its end was meant as a file.
fn looks_like_a_name(argument: &str) -> bool {
    let cells = argument.chars().filter(|c| c.is_ascii_digit() || ".*_xX-".contains(*c)).count();
    argument.chars().count() < 200 && cells * 2 < argument.chars().count()
}

/// A link, or a document, has as many letters as a name; whether it is a good one is seen later.
fn is_link(argument: &str) -> bool {
    let format = match Reader::new(argument.as_bytes()).next() {
        Some(Ok(record)) => Some(record.format),
        Some(Err(error)) => error.format.and_then(|name| name.parse().ok()),
        None => None,
    };
    matches!(format, Some(Format::FPuzzles | Format::S9b | Format::OpenSudoku))
}

/// All bytes of a reader, unpacked where they are packed.
fn unpacked(reader: impl Read + Send + 'static, name: &str) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    minuet_hunt::unpacked(reader)
        .and_then(|(mut reader, _)| reader.read_to_end(&mut bytes))
        .with_context(|| format!("{name} cannot be read"))?;
    Ok(bytes)
}

/// What an argument that is no puzzle is called, and all its bytes.
fn read(argument: &str) -> anyhow::Result<(String, Vec<u8>)> {
    if argument == "-" {
        let name = "standard input".to_owned();
        let bytes = unpacked(io::stdin(), &name)?;
        return Ok((name, bytes));
    }
    let file = File::open(argument).with_context(|| format!("{argument} cannot be read"))?;
    Ok((argument.to_owned(), unpacked(file, argument)?))
}

/// Parquet is known by its first bytes, too.
fn content(bytes: Vec<u8>, name: &str, column: Option<&str>) -> anyhow::Result<Content> {
    if bytes.starts_with(b"PAR1") {
        let texts = minuet_hunt::parquet_texts(bytes, column);
        return texts.map(Content::Cells).map_err(|reason| anyhow!("{name}: {reason}"));
    }
    ensure!(column.is_none(), "--column is for Parquet files, and {name} is none");
    text(bytes, name)
}

fn text(bytes: Vec<u8>, name: &str) -> anyhow::Result<Content> {
    // One sentence serves better than one for every line of a picture.
    ensure!(
        !bytes.iter().take(GLANCE).any(|&byte| byte == 0),
        "{name} is not a text file: expected UTF-8 text, found zero bytes"
    );
    Ok(Content::Text(bytes))
}

/// All sources that the arguments name and that can be read.
pub(crate) struct Sources {
    sources: Vec<Source>,
    from: Option<Format>,
    /// How it counts for the exit code that some cannot be read.
    pub(crate) exit: Exit,
}

impl Sources {
    /// Opens them all. What cannot be read is complained about; it is an error where nothing can.
    pub(crate) fn open(inputs: &Inputs) -> anyhow::Result<Sources> {
        let (mut sources, mut errors) = (Vec::new(), Vec::new());
        for (number, argument) in (1..).zip(&inputs.inputs) {
            match Source::open(number, plain(argument), inputs.column.as_deref()) {
                Ok(source) => sources.push(source),
                Err(error) => errors.push(error),
            }
        }
        let exit = if errors.is_empty() { Exit::Yes } else { Exit::Wrong };
        let last = if sources.is_empty() { errors.pop() } else { None };
        for error in &errors {
            complain(&format!("{error:#}"));
        }
        match last {
            Some(error) => Err(error),
            None => Ok(Sources { sources, from: inputs.from, exit }),
        }
    }

    /// The only puzzle in them.
    pub(crate) fn only(&self) -> anyhow::Result<Record> {
        let mut items = self.items();
        let first = items.next().context("there is no puzzle")?;
        ensure!(
            items.next().is_none(),
            "{} goes on after its first puzzle: expected a single one",
            first.source.name
        );
        match first.found {
            Found::Puzzle(record) => Ok(record),
            Found::Rejected(reason) => bail!("{}", first.source.named(&reason)),
            Found::Nothing => bail!("{}", first.source.named("there is no puzzle in it")),
        }
    }

    /// What they hold, in order.
    pub(crate) fn items(&self) -> impl Iterator<Item = Item<'_>> {
        self.sources.iter().flat_map(|source| source.items(self.from))
    }
}
