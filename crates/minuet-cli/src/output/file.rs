//! Where a command writes: standard output, or a file that appears under its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use minuet_words::message::CommandMessage;
use tempfile::NamedTempFile;

use super::not_written;
use crate::cli::NewFile;
use crate::exit::{Exit, Failure, unwritten};

/// Where a command writes. A file grows under a temporary name; unless [`Output::finish`] is reached, it is removed, and
/// whatever stood in its place stays.
pub(crate) struct Output {
    out: BufWriter<Target>,
    path: Option<PathBuf>,
    overwrite: Overwrite,
    /// Whether there is an answer in it yet.
    answered: bool,
}

enum Target {
    Standard(io::Stdout),
    /// A pipe or a device, which nothing can be lost of.
    Device(File),
    Beside(NamedTempFile),
}

/// Whether an existing file may be written over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overwrite {
    Refuse,
    Allow,
}

impl Overwrite {
    pub(crate) fn if_forced(force: bool) -> Overwrite {
        if force { Overwrite::Allow } else { Overwrite::Refuse }
    }
}

impl Output {
    pub(crate) fn standard() -> Output {
        let out = BufWriter::new(Target::Standard(io::stdout()));
        Output { out, path: None, overwrite: Overwrite::Refuse, answered: false }
    }

    /// The file that was asked for, or standard output.
    pub(crate) fn open(
        file: &NewFile,
        inputs: &[impl AsRef<Path>],
    ) -> Result<Output, CommandMessage> {
        match &file.output {
            None => Ok(Output::standard()),
            Some(path) => Output::create(path, Overwrite::if_forced(file.force), inputs),
        }
    }

    /// A new file; an existing one only where it may be written over, and never an input or a file in one.
    pub(crate) fn create(
        path: &Path,
        overwrite: Overwrite,
        inputs: &[impl AsRef<Path>],
    ) -> Result<Output, CommandMessage> {
        let failed = |error| not_written(path, error);
        let name = || path.display().to_string();
        // A link stays a link: it is the file behind it that is replaced.
        let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let target = match fs::metadata(&place) {
            Ok(old) if old.is_dir() => return Err(CommandMessage::IsFolder { path: name() }),
            Ok(old) if !old.is_file() => {
                Target::Device(File::options().write(true).open(&place).map_err(failed)?)
            }
            Ok(_) if is_one_of(&place, inputs) => {
                return Err(CommandMessage::IsInput { path: name() });
            }
            Ok(_) if overwrite == Overwrite::Refuse => {
                return Err(CommandMessage::Exists { path: name() });
            }
            Ok(old) => {
                // Who may not write the file may still be able to replace it, but should not.
                File::options().append(true).open(&place).map_err(failed)?;
                let file = beside(&place).map_err(failed)?;
                fs::set_permissions(file.path(), old.permissions()).map_err(failed)?;
                Target::Beside(file)
            }
            Err(_) => {
                let folder = folder(&place);
                if !folder.is_dir() {
                    let folder = folder.display().to_string();
                    return Err(CommandMessage::NoFolder { path: name(), folder });
                }
                Target::Beside(beside(&place).map_err(failed)?)
            }
        };
        let out = BufWriter::new(target);
        Ok(Output { out, path: Some(place), overwrite, answered: false })
    }

    pub(crate) fn put(&mut self, text: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.answered |= !text.as_ref().is_empty();
        self.frame(text)
    }

    /// Writes what stands around the answers, such as a heading. It does not count as an answer.
    pub(crate) fn frame(&mut self, text: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.write_all(text.as_ref()).map_err(|error| self.failed(error))
    }

    /// What is written so far can be seen.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| self.failed(error))
    }

    /// The same as [`Output::finish`], unless there was no answer because the request failed: then whatever stood in the
    /// file's place stays.
    pub(crate) fn finish_with(mut self, exit: Exit) -> Result<Exit, Failure> {
        if exit == Exit::Yes || self.answered {
            self.finish()?;
        } else if self.path.is_none() {
            self.flush()?;
        }
        Ok(exit)
    }

    /// Puts the file in its place, whole.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()?;
        let Output { out, path, overwrite, .. } = self;
        let (Ok(Target::Beside(file)), Some(path)) = (out.into_inner(), path) else {
            return Ok(());
        };
        let placed = file.as_file().sync_all().and_then(|()| match overwrite {
            Overwrite::Refuse => file.persist_noclobber(&path).map_err(io::Error::from),
            Overwrite::Allow => file.persist(&path).map_err(io::Error::from),
        });
        placed.map(drop).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                CommandMessage::Exists { path: path.display().to_string() }.into()
            }
            _ => not_written(&path, error).into(),
        })
    }

    /// What it means that it cannot be written.
    fn failed(&self, error: io::Error) -> Failure {
        match &self.path {
            Some(path) => not_written(path, error).into(),
            None => unwritten(error),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Target::Standard(out) => out.write(bytes),
            Target::Device(out) => out.write(bytes),
            Target::Beside(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Target::Standard(out) => out.flush(),
            Target::Device(out) => out.flush(),
            Target::Beside(out) => out.flush(),
        }
    }
}

/// The folder of a file.
fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A file in the same folder, which can take its place at once.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(".minuet-");
    let mut builder = tempfile::Builder::new();
    // Whoever may read other files of the user may read this one too.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(&prefix).tempfile_in(folder(path))
}

fn is_one_of(path: &Path, inputs: &[impl AsRef<Path>]) -> bool {
    let mut inputs = inputs.iter().filter_map(|input| fs::canonicalize(input).ok());
    inputs.any(|input| path.starts_with(input))
}
