//! Opening an input: what is in it is known by its first bytes, whatever it is called.

use std::fs::{File, Metadata};
use std::io::{self, BufRead, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Source;
use super::packed::{Packing, unpacked};
use super::piece::Piece;
use super::table::Table;
use super::text::Text;
use minuet_words::message::{HuntError, InputFault};

/// How far into a text one looks to see that it is none.
const GLANCE: usize = 4096;

/// An open input, handed out piece by piece.
pub(crate) struct Stream {
    pieces: Pieces,
    name: String,
    file: Option<(PathBuf, Metadata)>,
}

enum Pieces {
    /// A text that stands in its file as it is.
    Plain(Text),
    Text(Text),
    Table(Box<Table<File>>),
    Sample {
        seed: u64,
        next: u64,
        clusters: u64,
        read: Arc<AtomicU64>,
    },
}

impl Stream {
    /// Opens an input; `read` counts its bytes as they are read.
    pub(crate) fn open(
        source: &Source,
        column: Option<&str>,
        read: &Arc<AtomicU64>,
    ) -> Result<Stream, HuntError> {
        let name = source.name().to_owned();
        let counted = |inner| Counted { inner, read: read.clone() };
        let path = match source {
            Source::File { path, .. } => path,
            &Source::Sample { clusters, seed } => {
                let pieces = Pieces::Sample { seed, next: 0, clusters, read: read.clone() };
                return Ok(Stream { pieces, name, file: None });
            }
            Source::Once { path, .. } => {
                let once: Box<dyn Read + Send> = match path {
                    Some(path) => Box::new(File::open(path).map_err(HuntError::read(path))?),
                    None => Box::new(io::stdin()),
                };
                let (lines, _) =
                    unpacked(counted(once)).map_err(HuntError::read(Path::new(&name)))?;
                return Ok(Stream { pieces: Pieces::Text(text(lines, &name)?), name, file: None });
            }
        };
        let mut file = File::open(path).map_err(HuntError::read(path))?;
        let metadata = file.metadata().map_err(HuntError::read(path))?;
        let pieces = if is_table(&mut file).map_err(HuntError::read(path))? {
            let table = Table::open(file, column, read.clone(), metadata.len());
            let wrong = |fault| HuntError::Input { name: name.clone(), fault };
            Pieces::Table(Box::new(table.map_err(wrong)?))
        } else {
            let (lines, packing) =
                unpacked(counted(Box::new(file))).map_err(HuntError::read(path))?;
            let text = text(lines, &name)?;
            match packing {
                Packing::Plain => Pieces::Plain(text),
                Packing::Packed => Pieces::Text(text),
            }
        };
        Ok(Stream { pieces, name, file: Some((path.clone(), metadata)) })
    }

    /// The next piece, nothing at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Piece>, HuntError> {
        let path = self.file.as_ref().map_or(Path::new(&self.name), |(path, _)| path);
        let piece = match &mut self.pieces {
            Pieces::Plain(text) | Pieces::Text(text) => {
                text.next().map_err(HuntError::read(path))?
            }
            Pieces::Sample { seed, next, clusters, read } => (*next < *clusters).then(|| {
                let index = *next;
                *next += 1;
                read.fetch_add(1, Ordering::Relaxed);
                Piece::Cluster { seed: *seed, index }
            }),
            Pieces::Table(table) => {
                let wrong = |fault| HuntError::Input { name: self.name.clone(), fault };
                table.next().map_err(wrong)?
            }
        };
        if piece.is_none() {
            self.see_that_it_stood_still()?;
        }
        Ok(piece)
    }

    /// The file whose bytes its pieces are, where there is one.
    pub(crate) fn plain_file(&self) -> Option<&Path> {
        match (&self.pieces, &self.file) {
            (Pieces::Plain(_), Some((path, _))) => Some(path),
            _ => None,
        }
    }

    /// Rows of a file that was written to meanwhile are worth nothing.
    fn see_that_it_stood_still(&self) -> Result<(), HuntError> {
        let Some((path, before)) = &self.file else { return Ok(()) };
        let now = std::fs::metadata(path).map_err(HuntError::read(path))?;
        if (now.len(), now.modified().ok()) != (before.len(), before.modified().ok()) {
            return Err(HuntError::Moving { name: self.name.clone() });
        }
        Ok(())
    }
}

/// Whether a file begins as Parquet does.
fn is_table(file: &mut File) -> io::Result<bool> {
    let mut start = Vec::new();
    file.by_ref().take(4).read_to_end(&mut start)?;
    file.rewind()?;
    Ok(start == b"PAR1")
}

type Lines = Box<dyn BufRead + Send>;

fn text(mut lines: Lines, name: &str) -> Result<Text, HuntError> {
    let start = lines.fill_buf().map_err(HuntError::read(Path::new(name)))?;
    if start.iter().take(GLANCE).any(|&byte| byte == 0) {
        let name = name.to_owned();
        return Err(HuntError::Input { name, fault: InputFault::NeitherTextNorParquet });
    }
    Ok(Text::new(lines))
}

/// A reader that counts.
struct Counted {
    inner: Box<dyn Read + Send>,
    read: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}
