//! Where puzzles come from: the command line, files, standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use minuet_formats::{FormatError, Reader, Record};

use crate::cli::Inputs;

/// One argument, read as a whole.
pub(crate) struct Source {
    /// What to call it: a file's name, `standard input`, or nothing for a puzzle on the command line.
    pub(crate) name: Option<String>,
    bytes: Vec<u8>,
}

/// A puzzle, or why there is none, and where it stood.
pub(crate) struct Item<'a> {
    pub(crate) source: &'a Source,
    pub(crate) record: Result<Record, FormatError>,
}

impl Source {
    /// What an argument stands for: `-`, a file that is there, or a puzzle.
    pub(crate) fn open(argument: &str) -> anyhow::Result<Source> {
        if argument == "-" {
            let bytes = unpacked(io::stdin().lock(), "standard input")?;
            return Ok(Source { name: Some("standard input".into()), bytes });
        }
        let path = Path::new(argument);
        if path.is_file() {
            return Source::file(path);
        }
        anyhow::ensure!(!path.is_dir(), "{argument} is a folder: name the files in it");
        anyhow::ensure!(
            !looks_like_a_name(argument),
            "{argument} is neither a file that is there nor a puzzle"
        );
        Ok(Source { name: None, bytes: argument.as_bytes().to_vec() })
    }

    /// A file, unpacked where it is compressed.
    pub(crate) fn file(path: &Path) -> anyhow::Result<Source> {
        let name = path.display().to_string();
        let file = File::open(path).with_context(|| format!("{name} cannot be read"))?;
        Ok(Source { bytes: unpacked(file, &name)?, name: Some(name) })
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Where `line` of it stands, for messages.
    pub(crate) fn place(&self, line: usize) -> String {
        self.name.as_ref().map_or_else(String::new, |name| format!("{name}:{line}"))
    }
}

/// A short word with letters or a dot-something at its end was meant as a file.
fn looks_like_a_name(argument: &str) -> bool {
    let cells = argument.chars().filter(|c| c.is_ascii_digit() || ".*_xX-".contains(*c)).count();
    argument.chars().count() < 200 && cells * 2 < argument.chars().count()
}

/// Gzip and Zstandard are known by their first bytes, whatever the file is called.
fn unpacked(mut reader: impl Read, name: &str) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let context = || format!("{name} cannot be read");
    reader.read_to_end(&mut bytes).with_context(context)?;
    let mut plain = Vec::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        flate2::read::MultiGzDecoder::new(bytes.as_slice())
            .read_to_end(&mut plain)
            .with_context(context)?;
        return Ok(plain);
    }
    if bytes.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
        zstd::stream::read::Decoder::new(bytes.as_slice())
            .and_then(|mut decoder| decoder.read_to_end(&mut plain))
            .with_context(context)?;
        return Ok(plain);
    }
    Ok(bytes)
}

/// All sources that the arguments name.
pub(crate) fn sources(inputs: &Inputs) -> anyhow::Result<Vec<Source>> {
    inputs.inputs.iter().map(|argument| Source::open(argument)).collect()
}

/// All puzzles of the sources, in order.
pub(crate) fn items<'a>(
    inputs: &'a Inputs,
    sources: &'a [Source],
) -> impl Iterator<Item = Item<'a>> {
    sources.iter().flat_map(|source| {
        let reader = match inputs.from {
            Some(format) => Reader::of(source.bytes(), format),
            None => Reader::new(source.bytes()),
        };
        reader.map(move |record| Item { source, record })
    })
}
