//! Where puzzles come from: the command line, files, standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use bytes::Bytes;
use minuet_formats::{Format, Reader, Record};
use minuet_hunt::InputFault;
use minuet_words::Message;
use minuet_words::message::{CommandMessage, InputName, Place};

use crate::arguments::plain;
use crate::cli::{AsRead, Inputs};
use crate::exit::{Exit, Failure};
use crate::photo;
use crate::speech::{complain, say};

/// How much of a file is searched for NUL bytes, which no text has.
const GLANCE: usize = 4096;

/// The most bytes of an input that are kept in memory, unpacked; a hunt, which reads streams, takes any number.
const MOST: u64 = 1 << 29;

/// One argument, read as a whole.
pub(crate) struct Source {
    name: InputName,
    content: Content,
}

/// What a source holds.
enum Content {
    Text(Vec<u8>),
    /// The texts of a column of a Parquet file, one per row.
    Cells(Vec<Option<Bytes>>),
    /// The puzzle in a photo, or why there is none.
    Photo(Box<Result<Record, (Message, Exit)>>),
}

/// A puzzle and where it was found; or what is wrong, and how that counts for the exit code of a table.
pub(crate) struct Item<'a> {
    pub(crate) source: &'a Source,
    pub(crate) record: Result<Record, (Message, Exit)>,
}

impl Source {
    /// What an argument stands for: `-`, an existing file, or a puzzle.
    fn open(number: usize, argument: &OsStr, inputs: &Inputs) -> Result<Source, CommandMessage> {
        let path = Path::new(argument);
        // Besides files, there are pipes and devices; and what is not text can only be the name of one.
        let text = match argument.to_str() {
            Some(text) if text != "-" && !path.exists() => text,
            _ => {
                let (name, bytes) = file(argument)?;
                return Ok(Source { content: content(bytes, &name, inputs)?, name });
            }
        };
        let argument = plain(text);
        if argument.trim().is_empty() {
            return Err(CommandMessage::EmptyArgument);
        }
        if looks_like_a_name(argument) && !is_link_or_document(argument) {
            return Err(CommandMessage::NeitherFileNorPuzzle { argument: argument.to_owned() });
        }
        let content = Content::Text(argument.as_bytes().to_vec());
        Ok(Source { name: InputName::Argument(number), content })
    }

    /// The text of a file, or of standard input for `-`; of a photo, the sheet in it.
    pub(crate) fn document(
        argument: &OsStr,
        accept: AsRead,
    ) -> Result<(InputName, Vec<u8>), CommandMessage> {
        let (name, bytes) = file(argument)?;
        let text = if minuet_photo::is_picture(&bytes) {
            let within = |what| {
                let (input, what) = (name.clone(), Box::new(what));
                CommandMessage::In { input, place: Place::Whole, what }
            };
            photo::sheet(&bytes, accept).map_err(within)?
        } else {
            text(bytes, &name)?
        };
        Ok((name, text))
    }

    /// The format that a record of it was written in; that of a photo is no text.
    pub(crate) fn format(&self, record: &Record) -> String {
        match self.content {
            Content::Photo(_) => "photo".to_owned(),
            Content::Text(_) | Content::Cells(_) => record.format.to_string(),
        }
    }

    /// Where `line` of it is, for titles; nothing for an argument, which the user can see.
    pub(crate) fn place(&self, line: usize) -> Option<String> {
        let name = say(CommandMessage::InputName(self.name.clone()));
        (!matches!(self.name, InputName::Argument(_))).then(|| format!("{name}:{line}"))
    }

    /// A message about a place in this source.
    pub(crate) fn message(&self, place: Place, what: impl Into<Message>) -> Message {
        let (input, what) = (self.name.clone(), Box::new(what.into()));
        CommandMessage::In { input, place, what }.into()
    }

    /// What the source holds, in order.
    fn items(&self, from: Option<Format>) -> impl Iterator<Item = Item<'_>> {
        let records: Box<dyn Iterator<Item = Result<Record, (Message, Exit)>>> = match &self.content
        {
            Content::Text(bytes) => Box::new(reader(bytes, from).map(|record| {
                record.map_err(|error| (self.message(Place::Whole, error), Exit::No))
            })),
            Content::Cells(cells) => {
                let cell = move |(row, cell): (usize, &Option<Bytes>)| {
                    self.cell(row, cell.as_ref(), from).map_err(|message| (message, Exit::No))
                };
                Box::new((1..).zip(cells).map(cell))
            }
            Content::Photo(read) => {
                let read = read.as_ref().clone();
                let read = read.map_err(|(why, exit)| (self.message(Place::Whole, why), exit));
                Box::new(std::iter::once(read))
            }
        };
        let mut records = records.peekable();
        let nothing = || Err((self.message(Place::Whole, CommandMessage::NoPuzzle), Exit::Wrong));
        let nothing = records.peek().is_none().then(nothing);
        nothing.into_iter().chain(records).map(|record| Item { source: self, record })
    }

    /// The puzzle in a cell of a column.
    fn cell(
        &self,
        row: usize,
        cell: Option<&Bytes>,
        from: Option<Format>,
    ) -> Result<Record, Message> {
        match reader(cell.map_or(&[], |cell| cell), from).next() {
            Some(Ok(record)) => Ok(Record { line: row, ..record }),
            Some(Err(error)) => {
                let place = Place::RowCharacter { row, column: error.column };
                Err(self.message(place, error.reason()))
            }
            None => Err(self.message(Place::Row(row), CommandMessage::EmptyCell)),
        }
    }
}

fn reader(bytes: &[u8], from: Option<Format>) -> Reader<'_> {
    match from {
        Some(format) => Reader::of(bytes, format),
        None => Reader::new(bytes),
    }
}

/// A short text that is not mostly cells was meant as the name of a file.
fn looks_like_a_name(argument: &str) -> bool {
    let cells = argument.chars().filter(|c| c.is_ascii_digit() || ".*_xX-".contains(*c)).count();
    argument.chars().count() < 200 && cells * 2 < argument.chars().count()
}

/// A link, or a document, has as many letters as a name; whether it is a good one is seen later.
fn is_link_or_document(argument: &str) -> bool {
    let format = match Reader::new(argument.as_bytes()).next() {
        Some(Ok(record)) => Some(record.format),
        Some(Err(error)) => error.format.and_then(|name| name.parse().ok()),
        None => None,
    };
    format.is_some_and(|format| match format {
        Format::FPuzzles | Format::S9b | Format::OpenSudoku => true,
        Format::Sheet | Format::Link | Format::Text => true,
        Format::Line | Format::Grid | Format::PencilMarks | Format::Hodoku | Format::Susser => {
            false
        }
        Format::Sukaku | Format::Sdx | Format::Bank | Format::Csv => false,
    })
}

/// All bytes of a stream, unpacked where they are packed.
fn unpacked(reader: impl Read + Send + 'static) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    minuet_hunt::unpacked(reader)?.0.take(MOST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What a file is called, or standard input, and all its bytes.
pub(crate) fn file(argument: &OsStr) -> Result<(InputName, Vec<u8>), CommandMessage> {
    let (name, bytes) = match argument.to_str() {
        Some("-") => (InputName::StandardInput, unpacked(io::stdin())),
        _ => {
            let path = Path::new(argument);
            let name = path.display().to_string();
            if path.is_dir() {
                return Err(CommandMessage::InputIsFolder { path: name });
            }
            (InputName::File(name), File::open(path).and_then(unpacked))
        }
    };
    match bytes {
        Ok(bytes) if bytes.len() as u64 > MOST => {
            Err(CommandMessage::TooLarge { input: name, most_mib: MOST >> 20 })
        }
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(CommandMessage::NotRead { input: name, error: error.to_string() }),
    }
}

/// Parquet and photos are known by their first bytes, too.
fn content(bytes: Vec<u8>, name: &InputName, inputs: &Inputs) -> Result<Content, CommandMessage> {
    let column = inputs.column.as_deref();
    if minuet_photo::is_picture(&bytes) {
        return Ok(Content::Photo(Box::new(photo::record(&bytes, inputs.accept))));
    }
    if bytes.starts_with(b"PAR1") {
        return minuet_hunt::parquet_texts(bytes, column).map(Content::Cells).map_err(|fault| {
            let is_choice = matches!(fault, InputFault::NoColumn { .. });
            let what = Box::new(fault.into());
            let what = if is_choice {
                Box::new(CommandMessage::ChooseColumn { what }.into())
            } else {
                what
            };
            CommandMessage::In { input: name.clone(), place: Place::Whole, what }
        });
    }
    match column {
        Some(_) => Err(CommandMessage::ColumnWithoutParquet { input: name.clone() }),
        None => text(bytes, name).map(Content::Text),
    }
}

fn text(bytes: Vec<u8>, name: &InputName) -> Result<Vec<u8>, CommandMessage> {
    // One sentence serves better than one for every line of a picture.
    if bytes.iter().take(GLANCE).any(|&byte| byte == 0) {
        return Err(CommandMessage::NotText { input: name.clone() });
    }
    Ok(bytes)
}

/// All sources that the arguments name and that can be read.
pub(crate) struct Sources {
    sources: Vec<Source>,
    from: Option<Format>,
    /// Whether all could be read.
    pub(crate) exit: Exit,
}

impl Sources {
    /// Opens them all. Inputs that cannot be read are reported; it is an error if none can.
    pub(crate) fn open(inputs: &Inputs) -> Result<Sources, CommandMessage> {
        let (mut sources, mut errors) = (Vec::new(), Vec::new());
        for (number, argument) in (1..).zip(&inputs.inputs) {
            match Source::open(number, argument, inputs) {
                Ok(source) => sources.push(source),
                Err(error) => errors.push(error),
            }
        }
        let exit = if errors.is_empty() { Exit::Yes } else { Exit::Wrong };
        let last = if sources.is_empty() { errors.pop() } else { None };
        errors.into_iter().for_each(complain);
        match last {
            Some(error) => Err(error),
            None => Ok(Sources { sources, from: inputs.from, exit }),
        }
    }

    /// The only puzzle in them.
    pub(crate) fn only(&self) -> Result<Record, Failure> {
        let mut items = self.items();
        let first = items.next().ok_or(CommandMessage::NoPuzzle)?;
        if items.next().is_some() {
            return Err(CommandMessage::NotSingle { input: first.source.name.clone() }.into());
        }
        first.record.map_err(|(message, _)| message.into())
    }

    /// What they hold, in order.
    pub(crate) fn items(&self) -> impl Iterator<Item = Item<'_>> {
        self.sources.iter().flat_map(|source| source.items(self.from))
    }
}
