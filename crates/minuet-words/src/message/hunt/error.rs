//! What can go wrong with a hunt as a whole; single lines are rejected instead.

use std::io;
use std::path::{Path, PathBuf};

/// Why a hunt cannot begin or go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HuntError {
    Read {
        path: PathBuf,
        error: String,
    },
    Write {
        path: PathBuf,
        error: String,
    },
    /// A file that is needed only while a hunt is checked.
    Scratch {
        path: PathBuf,
        error: String,
    },
    /// An input that cannot be understood as a whole.
    Input {
        name: String,
        fault: InputFault,
    },
    /// A chunk whose part cannot be made.
    Chunk {
        index: u64,
        error: String,
    },
    /// A chunk that is sent from machine to machine, but is not one.
    NoChunk,
    /// A chunk whose lines are not in their file any more.
    ChunkGone,
    /// The folder holds something else.
    Foreign(PathBuf),
    NoHunt(PathBuf),
    /// A table among the parts that is not one.
    Stray(PathBuf),
    /// Another hunt uses the folder.
    Locked(PathBuf),
    /// The folder holds a hunt with other settings.
    Changed {
        folder: PathBuf,
        change: Change,
    },
    /// A hunt over standard input cannot be resumed.
    Gone(PathBuf),
    /// An input changed while it was read.
    Moving {
        name: String,
    },
    /// A file of the folder is not as it was written.
    Damaged {
        path: PathBuf,
        damage: Damage,
    },
    /// A failure that cannot be proved.
    Uncertain {
        puzzle: String,
    },
    /// A thread is gone.
    Lost,
    Stopped,
}

impl HuntError {
    /// What an error of the system means for something that was to be read.
    pub fn read(path: &Path) -> impl FnOnce(io::Error) -> HuntError {
        let path = path.to_owned();
        move |error| HuntError::Read { path, error: error.to_string() }
    }

    /// What an error of the system means for something that was to be written.
    pub fn write(path: &Path) -> impl FnOnce(io::Error) -> HuntError {
        let path = path.to_owned();
        move |error| HuntError::Write { path, error: error.to_string() }
    }
}

/// What is wrong with an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputFault {
    Folder,
    NeitherTextNorParquet,
    /// Repeats can be left out only of what can be read twice.
    ReadOnce,
    NoColumn {
        column: String,
        columns: Vec<String>,
    },
    ColumnWithoutTexts {
        column: String,
    },
    TooManyRows {
        size: u64,
        most: u64,
    },
    /// It has other rows than it claims.
    RowCount {
        claimed: u64,
        found: u64,
    },
    TooLongText {
        row: u64,
        most: u64,
    },
    Parquet(ParquetFault),
    NoSettings {
        error: String,
    },
    /// More than a machine can ever do.
    TooMuch,
    NoSearchState {
        error: String,
    },
    DamagedSearch,
    NoScore,
}

/// Why a Parquet file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParquetFault {
    /// What the library for Parquet says.
    Library {
        error: String,
    },
    Packing {
        packing: String,
    },
    ColumnOutside,
    /// A column has fewer rows than it claims.
    MissingRows {
        claimed: u64,
        found: u64,
    },
    /// The library panics.
    Undecodable,
    ShortPage,
    TooManyValues,
    NoDictionary,
    TooManyTexts,
    TooLargePage,
}

/// What is not as it was when the hunt began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Setting { setting: Setting, old: SettingValue, new: SettingValue },
    Size { input: String, old: u64, new: u64 },
    Bytes { input: String },
    OtherInput { input: String },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Program,
    Reading,
    FindDepth,
    FindNumber,
    Teacher,
    Repeats,
    Column,
    Chunk,
    InputCount,
    /// Which input, from 1.
    Input(usize),
    Sample,
    Seed,
    Goal,
    Remove,
    Add,
    Keep,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingValue {
    NotSet,
    On,
    Off,
    Value(String),
}

/// How a part of a hunt is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    Parquet(ParquetFault),
    Column {
        column: String,
        fault: ParquetFault,
    },
    ColumnType {
        column: String,
    },
    NoKey {
        key: String,
    },
    Key {
        key: String,
        error: String,
    },
    TooManyRows {
        rows: u64,
    },
    /// A byte is not as it was written.
    Checksum,
    /// The footer counts other rows or rejected lines than there are.
    Tally,
    RowLacks {
        row: u64,
        part: RowPart,
    },
    /// It belongs to another hunt or another place.
    Misplaced,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowPart {
    Puzzle,
    Line,
    Outcome,
}
