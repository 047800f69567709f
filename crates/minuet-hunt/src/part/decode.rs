//! Bytes → rows.

use std::path::Path;

use bytes::Bytes;
use minuet_core::{Puzzle, Verdict};
use minuet_fast::Decision;
use minuet_make::{EndedBy, Taught};
use minuet_words::message::{Damage, HuntError, ParquetFault, RowPart};
use parquet::data_type::{ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;

use crate::hash;
use crate::parquet_file::{self, ParquetFile, carried, guarded, next_values};
use crate::part::{Footer, Line, Part, checksum};
use crate::row::Row;
use crate::tally::Tally;

/// No part is as large as this.
const LARGEST: u64 = 1 << 30;

/// Twice as many rows as the largest chunk: a few bytes can say "nothing, a thousand million times".
const MOST_ROWS: usize = 1 << 21;

impl Footer {
    /// The footer of the file at `path`, without its rows.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn open(path: &Path) -> Result<Footer, HuntError> {
        open(bytes(path)?, path).map(|(_, footer)| footer)
    }

    /// The footer of a file with these bytes, which is at `path`.
    ///
    /// # Errors
    ///
    /// When it is damaged.
    pub fn of(bytes: Vec<u8>, path: &Path) -> Result<Footer, HuntError> {
        open(bytes.into(), path).map(|(_, footer)| footer)
    }
}

impl Part {
    /// The part in the file at `path`.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn open(path: &Path) -> Result<Part, HuntError> {
        Part::with_bytes(path).map(|(part, _)| part)
    }

    /// The part in the file at `path`, and the bytes of the file.
    pub(crate) fn with_bytes(path: &Path) -> Result<(Part, Bytes), HuntError> {
        let bytes = bytes(path)?;
        let (file, footer) = open(bytes.clone(), path)?;
        let mut lines = Vec::new();
        for group in 0..file.metadata().num_row_groups() {
            let group = Group { file: &file, group };
            lines.extend(group.lines().map_err(damaged(path))?);
        }
        let (rejected, repeated) = (footer.rejected.len() as u64, footer.tally.repeated);
        let rows = Tally::of(lines.iter().map(|line| &line.row));
        if footer.tally != (Tally { rejected, repeated, ..rows }) {
            return Err(damaged(path)(Damage::Tally));
        }
        Ok((Part { footer, lines }, bytes))
    }
}

fn bytes(path: &Path) -> Result<Bytes, HuntError> {
    hash::read(path, LARGEST).map(Bytes::from).map_err(HuntError::read(path))
}

fn open(bytes: Bytes, path: &Path) -> Result<(ParquetFile<Bytes>, Footer), HuntError> {
    if !checksum::holds(&bytes) {
        return Err(damaged(path)(Damage::Checksum));
    }
    let file = ParquetFile::open(bytes)
        .map_err(|error| damaged(path)(Damage::Parquet(parquet_file::fault(&error))))?;
    let footer = Footer::read(file.metadata().file_metadata());
    let footer = footer.map_err(damaged(path))?;
    Ok((file, footer))
}

fn damaged(path: &Path) -> impl FnOnce(Damage) -> HuntError {
    let path = path.to_owned();
    move |damage| HuntError::Damaged { path, damage }
}

/// The values of a column, one for each row; empty if there is no such column.
struct Values<T>(Vec<Option<T>>);

impl<T: Clone> Values<T> {
    fn at(&self, row: usize) -> Option<T> {
        self.0.get(row).cloned().flatten()
    }
}

/// A row group of a part, and its columns by name.
struct Group<'a> {
    file: &'a ParquetFile<Bytes>,
    group: usize,
}

impl Group<'_> {
    fn lines(&self) -> Result<Vec<Line>, Damage> {
        let puzzles = self.texts("puzzle")?;
        let numbers = self.column::<Int64Type>("line")?;
        let outcomes = self.texts("outcome")?;
        let ints = |name: &str| self.column::<Int32Type>(name);
        let (left3, starters, left) = (ints("left3")?, ints("starters")?, ints("left")?);
        let (depth, number) = (self.texts("depth")?, self.texts("number")?);
        let weight = self.column::<DoubleType>("weight")?;
        let (ending, step) = (self.texts("ending")?, ints("step")?);
        let (minuets, tried) = (ints("minuets")?, ints("tried")?);
        let (conflicts, trick_a, trick_b) =
            (ints("conflicts")?, ints("trick_a")?, ints("trick_b")?);
        let line = |row: usize| {
            let missing = |part| Damage::RowLacks { row: row as u64 + 1, part };
            let small = |column: &Values<i32>| column.at(row).and_then(|n| u16::try_from(n).ok());
            let count = |column: &Values<i32>| column.at(row).map_or(0, |count| count as u32);
            let puzzle = puzzles.at(row).and_then(|text| text.parse::<Puzzle>().ok());
            let line = numbers.at(row).ok_or_else(|| missing(RowPart::Line))?;
            let word = outcomes.at(row).unwrap_or_default();
            let verdict = Verdict::ALL.into_iter().find(|verdict| verdict.word() == word);
            let decision = Decision {
                verdict: verdict.ok_or_else(|| missing(RowPart::Outcome))?,
                left3: small(&left3),
                starters: small(&starters),
                left: small(&left),
            };
            let word = ending.at(row).unwrap_or_default();
            let ending = EndedBy::ALL.into_iter().find(|ending| ending.word() == word);
            let taught = ending.map(|ending| Taught {
                decision,
                step: step.at(row).map(|step| step as u8),
                minuets: count(&minuets),
                tried: count(&tried),
                conflicts: count(&conflicts),
                trick_a: count(&trick_a),
                trick_b: count(&trick_b),
                ending,
            });
            let row = Row {
                puzzle: puzzle.ok_or_else(|| missing(RowPart::Puzzle))?,
                decision,
                depth: depth.at(row).map(Into::into),
                number: number.at(row).map(Into::into),
                taught: taught.map(Box::new),
                weight: weight.at(row),
            };
            Ok(Line { number: line as u64, row })
        };
        (0..self.rows()?).map(line).collect()
    }

    fn rows(&self) -> Result<usize, Damage> {
        let rows = self.file.metadata().row_group(self.group).num_rows() as usize;
        match rows > MOST_ROWS {
            true => Err(Damage::TooManyRows { rows: rows as u64 }),
            false => Ok(rows),
        }
    }

    fn texts(&self, name: &str) -> Result<Values<String>, Damage> {
        let text = |bytes: parquet::data_type::ByteArray| {
            bytes.as_utf8().map(str::to_owned).map_err(|error| unreadable(name, &error))
        };
        let values = self.column::<ByteArrayType>(name)?.0;
        values
            .into_iter()
            .map(|value| value.map(text).transpose())
            .collect::<Result<_, _>>()
            .map(Values)
    }

    /// The values of the column of this name, if there is one.
    fn column<T: DataType>(&self, name: &str) -> Result<Values<T::T>, Damage> {
        let columns = self.file.metadata().row_group(self.group).columns();
        let Some(index) = columns.iter().position(|column| column.column_descr().name() == name)
        else {
            return Ok(Values(Vec::new()));
        };
        if columns[index].column_type() != T::get_physical_type() {
            return Err(Damage::ColumnType { column: name.to_owned() });
        }
        let (rows, mut all) = (self.rows()?, Vec::new());
        let read = || -> Result<(), ParquetError> {
            let mut reader = self.file.column::<T>(self.group, index)?;
            while all.len() < rows {
                let description = columns[index].column_descr();
                let more = next_values(&mut reader, description, rows - all.len())?;
                if more.is_empty() {
                    let (claimed, found) = (rows as u64, all.len() as u64);
                    return Err(carried(ParquetFault::MissingRows { claimed, found }));
                }
                all.extend(more);
            }
            Ok(())
        };
        guarded(read).map_err(|error| unreadable(name, &error))?;
        Ok(Values(all))
    }
}

fn unreadable(column: &str, error: &ParquetError) -> Damage {
    Damage::Column { column: column.to_owned(), fault: parquet_file::fault(error) }
}
