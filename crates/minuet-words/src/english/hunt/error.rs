//! Why a hunt cannot begin or continue.

use crate::message::{
    Change, Damage, HuntError, InputFault, ParquetFault, RowPart, Setting, SettingValue,
};

pub(super) fn say(error: &HuntError) -> String {
    use HuntError as E;
    match error {
        E::Read { path, error } => format!("{} cannot be read: {error}", path.display()),
        E::Write { path, error } => format!(
            "{} cannot be written: {error}. Nothing that was finished is lost; when this is fixed, the same command \
             resumes",
            path.display()
        ),
        E::Scratch { path, error } => format!(
            "{} cannot be written: {error}. Checking a hunt made with --dedupe needs room for temporary files, which \
             TMPDIR can place elsewhere",
            path.display()
        ),
        E::Input { name, fault } => format!("{name}: {}", input(fault)),
        E::Chunk { index, error } => format!("chunk {index} cannot be written: {error}"),
        E::NoChunk => "this is not a chunk of a hunt".into(),
        E::ChunkGone => {
            "an input has changed since the hunt began: run the same command again".into()
        }
        E::Foreign(path) => {
            format!("{} is not empty and does not hold a hunt: name a new folder", path.display())
        }
        E::NoHunt(path) => format!("{} does not hold a hunt: it has no hunt.json", path.display()),
        E::Stray(path) => format!(
            "{} is not a part of this hunt: remove it, or move it elsewhere",
            path.display()
        ),
        E::Locked(path) => format!(
            "another hunt is running in {}: wait until it ends, or name another folder",
            path.display()
        ),
        E::Changed { folder, change } => format!(
            "{} holds another hunt: {}. Name a new folder, or use the old settings",
            folder.display(),
            self::change(change)
        ),
        E::Gone(path) => format!(
            "{} holds a hunt over standard input, which cannot be read a second time: name a new folder",
            path.display()
        ),
        E::Moving { name } => {
            format!("{name} changed while it was read: restore it, or start again in a new folder")
        }
        E::Damaged { path, damage } => format!(
            "{} is damaged: {}. Remove it and run the hunt again: it will be rebuilt",
            path.display(),
            self::damage(damage)
        ),
        E::Uncertain { puzzle } => format!(
            "the method fails on {puzzle}, but there is no certificate for it: this is a bug, please report it"
        ),
        E::Lost => "a thread ended too early: this is a bug, please report it".into(),
        E::Stopped => "stopped".into(),
    }
}

pub(super) fn input(fault: &InputFault) -> String {
    match fault {
        InputFault::Folder => "it is a folder: name the files in it".into(),
        InputFault::NeitherTextNorParquet => {
            "it is neither text nor Parquet: there are zero bytes in it".into()
        }
        InputFault::ReadOnce => {
            "repeats can be found only by reading everything twice, which is impossible here".into()
        }
        InputFault::NoColumn { column, columns } => {
            format!("there is no column {column}; the columns are {}", columns.join(", "))
        }
        InputFault::ColumnWithoutTexts { column } => {
            format!("the column {column} does not hold texts")
        }
        InputFault::TooManyRows { size, most } => {
            format!("{size} bytes cannot hold more than {most} rows of puzzles")
        }
        InputFault::RowCount { claimed, found } => {
            format!("it claims {claimed} rows and holds {found}: it is damaged")
        }
        InputFault::TooLongText { row, most } => {
            format!("row {row} holds more than {most} bytes: no puzzle is that long")
        }
        InputFault::Parquet(fault) => parquet(fault),
        InputFault::NoSettings { error } => {
            format!("these are not the settings of a hunt: {error}")
        }
        InputFault::TooMuch => "it asks for more than a machine can do".into(),
        InputFault::NoSearchState { error } => {
            format!("this is not the state of a search: {error}")
        }
        InputFault::DamagedSearch => {
            "its checksum is wrong, so the search cannot be resumed. Start a new one in another \
            folder, with the puzzles of best.tsv if that is whole"
                .into()
        }
        InputFault::NoScore => "no puzzle in it has a score to begin with".into(),
    }
}

pub(super) fn parquet(fault: &ParquetFault) -> String {
    let damage = match fault {
        ParquetFault::Library { error } => return error.clone(),
        ParquetFault::Packing { packing } => {
            return format!("pages packed with {packing} cannot be read");
        }
        ParquetFault::MissingRows { claimed, found } => {
            return format!("it claims {claimed} rows and holds {found}");
        }
        ParquetFault::ColumnOutside => "a column stands outside of it",
        ParquetFault::Undecodable => "its pages cannot be decoded",
        ParquetFault::ShortPage => "a page has less than it claims",
        ParquetFault::TooManyValues => "a dictionary claims more values than it can hold",
        ParquetFault::NoDictionary => "a page refers to a dictionary, and there is none",
        ParquetFault::TooManyTexts => "a page claims more texts than it can hold",
        ParquetFault::TooLargePage => "a page would take too much memory",
    };
    format!("the file is damaged: {damage}")
}

fn change(change: &Change) -> String {
    match change {
        Change::Setting { setting, old, new } => {
            format!("{} was {}, and is now {}", self::setting(*setting), value(old), value(new))
        }
        Change::Size { input, old, new } => format!("{input} had {old} bytes and now has {new}"),
        Change::Bytes { input } => format!("the content of {input} has changed"),
        Change::OtherInput { input } => format!("{input} is not the input it had"),
    }
}

fn setting(setting: Setting) -> String {
    let words = match setting {
        Setting::Program => "the version of the program",
        Setting::Reading => "the reading",
        Setting::FindDepth => "the limit for the depth",
        Setting::FindNumber => "the limit for the minuet number",
        Setting::Teacher => "solving by the teacher",
        Setting::Repeats => "leaving out repeats",
        Setting::Column => "the column",
        Setting::Chunk => "the chunk size",
        Setting::InputCount => "the number of inputs",
        Setting::Input(number) => return format!("input {number}"),
        Setting::Sample => "the sample size",
        Setting::Seed => "the seed",
        Setting::Goal => "the goal",
        Setting::Remove => "the number of clues to remove",
        Setting::Add => "the number of clues to add",
        Setting::Keep => "the number of puzzles to keep",
    };
    words.to_owned()
}

fn value(value: &SettingValue) -> &str {
    match value {
        SettingValue::NotSet => "not set",
        SettingValue::On => "on",
        SettingValue::Off => "off",
        SettingValue::Value(text) => text,
    }
}

fn damage(damage: &Damage) -> String {
    match damage {
        Damage::Parquet(fault) => parquet(fault),
        Damage::Column { column, fault } => format!("{column}: {}", parquet(fault)),
        Damage::Key { key, error } => format!("{key}: {error}"),
        Damage::ColumnType { column } => format!("the column {column} has the wrong type"),
        Damage::NoKey { key } => format!("it has no {key}"),
        Damage::TooManyRows { rows } => format!("it claims {rows} rows, more than any part has"),
        Damage::Checksum => "its checksum is wrong".into(),
        Damage::Tally => "its rows and rejected lines are not those that its footer counts".into(),
        Damage::RowLacks { row, part } => {
            let part = match part {
                RowPart::Puzzle => "puzzle",
                RowPart::Line => "line number",
                RowPart::Outcome => "outcome",
            };
            format!("row {row} has no {part}")
        }
        Damage::Misplaced => "it belongs to another hunt or another place".into(),
    }
}
