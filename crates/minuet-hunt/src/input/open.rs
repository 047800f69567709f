//! Opening an input: what it holds is recognised by its first bytes, whatever its name.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use minuet_words::message::{HuntError, InputFault};

use super::Source;
use super::packed::{Packing, unpacked};
use super::piece::Piece;
use super::table::Table;
use super::text::Text;
use super::verified::Verified;

/// How much of a file is read to see whether it is text.
const GLANCE: usize = 4096;

/// An open input, handed out piece by piece.
pub(crate) struct Stream {
    pieces: Pieces,
    name: String,
    file: Option<(PathBuf, Verified)>,
}

enum Pieces {
    Text(Text, Packing),
    Table(Box<Table<Verified>>),
    Sample { seed: u64, next: u64, clusters: u64, read: Arc<AtomicU64> },
}

impl Stream {
    /// Opens an input; `read` counts its bytes as they are read.
    pub(crate) fn open(
        source: &Source,
        column: Option<&str>,
        read: &Arc<AtomicU64>,
    ) -> Result<Stream, HuntError> {
        let name = source.name().to_owned();
        let text = |inner: Box<dyn Read + Send>| text(Counted { inner, read: read.clone() }, &name);
        let (pieces, file) = match source {
            &Source::Sample { clusters, seed } => {
                (Pieces::Sample { seed, next: 0, clusters, read: read.clone() }, None)
            }
            Source::Once { path: Some(path), .. } => {
                (text(Box::new(File::open(path).map_err(HuntError::read(path))?))?, None)
            }
            Source::Once { path: None, .. } => (text(Box::new(io::stdin()))?, None),
            Source::File { path, size, blocks, .. } => {
                let file = Verified::open(path, *size, blocks).map_err(HuntError::read(path))?;
                let pieces = (|| {
                    if is_table(&file).map_err(HuntError::read(path))? {
                        let table = Table::open(file.clone(), column, read.clone(), *size);
                        let wrong = |fault| HuntError::Input { name: name.clone(), fault };
                        return Ok(Pieces::Table(Box::new(table.map_err(wrong)?)));
                    }
                    text(Box::new(file.from(0)))
                })();
                (
                    pieces.map_err(|error| unless_changed(&name, &file, error))?,
                    Some((path.clone(), file)),
                )
            }
        };
        Ok(Stream { pieces, name, file })
    }

    /// The next piece, nothing at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Piece>, HuntError> {
        let path = self.file.as_ref().map_or(Path::new(&self.name), |(path, _)| path);
        let piece = match &mut self.pieces {
            Pieces::Text(text, _) => text.next().map_err(HuntError::read(path)),
            Pieces::Sample { seed, next, clusters, read } => Ok((*next < *clusters).then(|| {
                let index = *next;
                *next += 1;
                read.fetch_add(1, Ordering::Relaxed);
                Piece::Cluster { seed: *seed, index }
            })),
            Pieces::Table(table) => {
                let wrong = |fault| HuntError::Input { name: self.name.clone(), fault };
                table.next().map_err(wrong)
            }
        };
        piece.map_err(|error| match &self.file {
            Some((_, file)) => unless_changed(&self.name, file, error),
            None => error,
        })
    }

    /// The file whose bytes its pieces are, where there is one.
    pub(crate) fn plain_file(&self) -> Option<&Path> {
        match (&self.pieces, &self.file) {
            (Pieces::Text(_, Packing::Plain), Some((path, _))) => Some(path),
            _ => None,
        }
    }
}

/// What went wrong with a file; if its bytes are not those that were hashed, that is the reason.
fn unless_changed(name: &str, file: &Verified, error: HuntError) -> HuntError {
    let moving = HuntError::Moving { name: name.to_owned() };
    if file.has_changed() { moving } else { error }
}

/// Whether a file begins as Parquet does.
fn is_table(file: &Verified) -> io::Result<bool> {
    let mut start = Vec::new();
    file.from(0).take(4).read_to_end(&mut start)?;
    Ok(start == b"PAR1")
}

fn text(packed: Counted, name: &str) -> Result<Pieces, HuntError> {
    let (mut lines, packing) = unpacked(packed).map_err(HuntError::read(Path::new(name)))?;
    let start = lines.fill_buf().map_err(HuntError::read(Path::new(name)))?;
    if start.iter().take(GLANCE).any(|&byte| byte == 0) {
        let name = name.to_owned();
        return Err(HuntError::Input { name, fault: InputFault::NeitherTextNorParquet });
    }
    Ok(Pieces::Text(Text::new(lines), packing))
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
