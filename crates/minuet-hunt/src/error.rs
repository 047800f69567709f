//! What can go wrong with a hunt as a whole; single lines are rejected instead.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a hunt cannot begin or go on.
#[derive(Debug, Error)]
pub enum HuntError {
    /// Something cannot be read.
    #[error("{} cannot be read: {error}", .path.display())]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Something cannot be written.
    #[error(
        "{} cannot be written: {error}. Nothing that was finished is lost; \
         the same command goes on when this is mended",
        .path.display()
    )]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// An input that cannot be understood as a whole.
    #[error("{name}: {reason}")]
    Input {
        /// Its name.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The folder holds something else.
    #[error("{} is not empty and holds no hunt: name a new folder", .0.display())]
    Foreign(PathBuf),
    /// There is no hunt where one is expected.
    #[error("{} holds no hunt: there is no hunt.json in it", .0.display())]
    NoHunt(PathBuf),
    /// The folder is in use.
    #[error("another hunt is at work in {}: let it end, or name another folder", .0.display())]
    Locked(PathBuf),
    /// The folder holds a hunt with other settings.
    #[error("{} holds another hunt: {what}. Name a new folder, or ask as before", .folder.display())]
    Changed {
        /// The folder.
        folder: PathBuf,
        /// What has changed.
        what: String,
    },
    /// A hunt that cannot go on by its nature.
    #[error(
        "{} holds a hunt over standard input, which cannot be read a second time: name a new folder",
        .0.display()
    )]
    Gone(PathBuf),
    /// An input changed under our hands.
    #[error("{name} changed while it was read: put it back, or begin again in a new folder")]
    Moving {
        /// Its name.
        name: String,
    },
    /// A part or another file of the folder is not as it was written.
    #[error("{} is damaged: {reason}. Remove it and run the hunt again: it will be made anew", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A failure that cannot be proved.
    #[error(
        "{puzzle}: it fails, but there is no certificate of it: this is a fault of the program"
    )]
    Uncertain {
        /// The puzzle.
        puzzle: String,
    },
    /// A thread is gone.
    #[error("a thread ended before its work: this is a fault of the program, please report it")]
    Lost,
    /// Somebody asked for an end.
    #[error("stopped")]
    Stopped,
}

impl HuntError {
    pub(crate) fn read(path: &Path) -> impl FnOnce(io::Error) -> HuntError {
        let path = path.to_owned();
        move |error| HuntError::Read { path, error }
    }

    pub(crate) fn write(path: &Path) -> impl FnOnce(io::Error) -> HuntError {
        let path = path.to_owned();
        move |error| HuntError::Write { path, error }
    }
}
