//! Opening an input: what is in it is known by its first bytes, whatever it is called.

use std::fs::{File, Metadata};
use std::io::{self, BufRead, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use minuet_words::message::{HuntError, InputFault};

use super::Source;
use super::packed::{Packing, unpacked};
use super::piece::Piece;
use super::table::Table;
use super::text::Text;

/// How much of a file is read to see whether it is text.
const GLANCE: usize = 4096;

/// An open input, handed out piece by piece.
pub(crate) struct Stream {
    pieces: Pieces,
    name: String,
    file: Option<(PathBuf, Metadata)>,
}

enum Pieces {
    Text(Text, Packing),
    Table(Box<Table<File>>),
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
            Source::File { path, .. } => {
                let mut file = File::open(path).map_err(HuntError::read(path))?;
                let metadata = file.metadata().map_err(HuntError::read(path))?;
                let pieces = if is_table(&mut file).map_err(HuntError::read(path))? {
                    let table = Table::open(file, column, read.clone(), metadata.len());
                    let wrong = |fault| HuntError::Input { name: name.clone(), fault };
                    Pieces::Table(Box::new(table.map_err(wrong)?))
                } else {
                    text(Box::new(file))?
                };
                (pieces, Some((path.clone(), metadata)))
            }
        };
        Ok(Stream { pieces, name, file })
    }

    /// The next piece, nothing at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Piece>, HuntError> {
        let path = self.file.as_ref().map_or(Path::new(&self.name), |(path, _)| path);
        let piece = match &mut self.pieces {
            Pieces::Text(text, _) => text.next().map_err(HuntError::read(path))?,
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
            (Pieces::Text(_, Packing::Plain), Some((path, _))) => Some(path),
            _ => None,
        }
    }

    /// Rows of a file that changed in the meantime are worthless.
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
