//! Bytes → rows.

use std::fs::File;
use std::path::Path;
use std::sync::atomic::Ordering;

use minuet_core::{Puzzle, Verdict};
use minuet_fast::Decision;
use parquet::column::reader::ColumnReaderImpl;
use parquet::data_type::{ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};

use crate::error::HuntError;
use crate::guard::{Bounded, Pages, check_place, guarded};
use crate::part::{Footer, Line, Part};
use crate::row::{Answer, More, Row};
use crate::taught::{EndedBy, Taught};

/// Twice as many rows as the largest chunk: a few bytes can say "nothing, a thousand million times".
const MOST_ROWS: usize = 1 << 21;

impl Footer {
    /// The footer of the file at `path`, without its rows.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn open(path: &Path) -> Result<Footer, HuntError> {
        open(path).map(|(_, footer)| footer)
    }
}

impl Part {
    /// The part in the file at `path`.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is damaged.
    pub fn open(path: &Path) -> Result<Part, HuntError> {
        let (reader, footer) = open(path)?;
        let mut lines = Vec::new();
        for group in 0..reader.num_row_groups() {
            let group = reader.get_row_group(group);
            let group = group.map_err(|error| damaged(path, &error))?;
            let table = Table { group: &*group };
            lines.extend(table.lines().map_err(|reason| damaged(path, &reason))?);
        }
        if footer.tally.rows() != lines.len() as u64 {
            return Err(damaged(path, &"the rows are not as many as its footer says"));
        }
        Ok(Part { footer, lines })
    }
}

fn open(path: &Path) -> Result<(SerializedFileReader<Bounded<File>>, Footer), HuntError> {
    let file = File::open(path).map_err(HuntError::read(path))?;
    let (file, pages) = Bounded::new(file);
    let reader =
        guarded(|| SerializedFileReader::new(file)).map_err(|error| damaged(path, &error))?;
    pages.store(true, Ordering::Relaxed);
    let footer = Footer::read(reader.metadata().file_metadata());
    let footer = footer.map_err(|reason| damaged(path, &reason))?;
    Ok((reader, footer))
}

fn damaged(path: &Path, reason: &dyn ToString) -> HuntError {
    HuntError::Damaged { path: path.to_owned(), reason: reason.to_string() }
}

/// Columns by name.
struct Table<'a> {
    group: &'a dyn RowGroupReader,
}

impl Table<'_> {
    fn lines(&self) -> Result<Vec<Line>, String> {
        let puzzles = self.texts("puzzle")?.ok_or("it has no puzzles")?;
        let numbers = self.required::<Int64Type>("line")?.ok_or("it has no lines")?;
        let outcomes = self.texts("outcome")?.ok_or("it has no outcomes")?;
        let [left3, starters, left] = ["left3", "starters", "left"].map(|name| self.ints(name));
        let (left3, starters, left) = (left3?, starters?, left?);
        let (depth, number) = (self.texts("depth")?, self.texts("number")?);
        let weight = self.optional::<DoubleType>("weight")?;
        let taught = self.taught()?;
        let mut lines = Vec::with_capacity(puzzles.len());
        for (i, puzzle) in puzzles.iter().enumerate() {
            let puzzle: Puzzle = puzzle
                .as_deref()
                .and_then(|text| text.parse().ok())
                .ok_or_else(|| format!("row {}: the puzzle is none", i + 1))?;
            let word = at(Some(&outcomes), i);
            let verdict = verdict(word.as_deref().unwrap_or_default())
                .ok_or_else(|| format!("row {}: the outcome is none", i + 1))?;
            let small = |column: &Option<Vec<Option<i32>>>| {
                at(column.as_ref(), i).and_then(|value| u16::try_from(value).ok())
            };
            let decision = Decision {
                verdict,
                left3: small(&left3),
                starters: small(&starters),
                left: small(&left),
            };
            let more = More {
                depth: at(depth.as_ref(), i).map(Into::into),
                number: at(number.as_ref(), i).map(Into::into),
                taught: taught.as_ref().and_then(|columns| columns.at(i, decision)),
                weight: at(weight.as_ref(), i),
            };
            let row = Row { puzzle, answer: Answer::new(decision, more) };
            let number = numbers.get(i).map_or(0, |&line| line as u64);
            lines.push(Line { number, row });
        }
        Ok(lines)
    }

    fn taught(&self) -> Result<Option<TaughtColumns>, String> {
        let Some(ending) = self.texts("ending")? else { return Ok(None) };
        let ints = |name: &str| Ok::<_, String>(self.ints(name)?.unwrap_or_default());
        Ok(Some(TaughtColumns {
            step: ints("step")?,
            counts: [
                ints("minuets")?,
                ints("tried")?,
                ints("conflicts")?,
                ints("trick_a")?,
                ints("trick_b")?,
            ],
            ending,
        }))
    }

    fn texts(&self, name: &str) -> Result<Option<Vec<Option<String>>>, String> {
        let values = self.optional::<ByteArrayType>(name)?;
        let text = |bytes: parquet::data_type::ByteArray| {
            bytes.as_utf8().map(str::to_owned).map_err(|error| format!("{name}: {error}"))
        };
        let texts =
            |values: Vec<Option<_>>| values.into_iter().map(|value| value.map(text).transpose());
        values.map(|values| texts(values).collect()).transpose()
    }

    fn ints(&self, name: &str) -> Result<Option<Vec<Option<i32>>>, String> {
        self.optional::<Int32Type>(name)
    }

    fn required<T: DataType>(&self, name: &str) -> Result<Option<Vec<T::T>>, String> {
        let values = self.optional::<T>(name)?;
        Ok(values.map(|values| values.into_iter().flatten().collect()))
    }

    /// The values of a column, when there is one of this name.
    fn optional<T: DataType>(&self, name: &str) -> Result<Option<Vec<Option<T::T>>>, String> {
        let metadata = self.group.metadata();
        let Some(index) = metadata.columns().iter().position(|c| c.column_descr().name() == name)
        else {
            return Ok(None);
        };
        let column = metadata.column(index);
        if column.column_type() != T::get_physical_type() {
            return Err(format!("the column {name} is of another type"));
        }
        let rows = metadata.num_rows() as usize;
        if rows > MOST_ROWS {
            return Err(format!("it claims {rows} rows, and no part has as many"));
        }
        let most = column.column_descr().max_def_level();
        guarded(|| self.read::<T>(index, rows, most))
            .map(Some)
            .map_err(|error| format!("{name}: {error}"))
    }

    fn read<T: DataType>(
        &self,
        index: usize,
        rows: usize,
        most: i16,
    ) -> Result<Vec<Option<T::T>>, ParquetError> {
        check_place(self.group.metadata(), index)?;
        let descriptor = self.group.metadata().column(index).column_descr_ptr();
        let pages = Pages::new(self.group.get_column_page_reader(index)?, descriptor.clone());
        let mut reader = ColumnReaderImpl::<T>::new(descriptor, Box::new(pages));
        let (mut levels, mut values) = (Vec::new(), Vec::new());
        let mut read = 0;
        while read < rows {
            let more = reader.read_records(rows - read, Some(&mut levels), None, &mut values)?.0;
            if more == 0 {
                return Err(ParquetError::EOF(format!("{read} of {rows} rows are there")));
            }
            read += more;
        }
        if most == 0 {
            return Ok(values.into_iter().map(Some).collect());
        }
        let mut values = values.into_iter();
        let there = |level: i16| if level == most { values.next() } else { None };
        Ok(levels.into_iter().map(there).collect())
    }
}

struct TaughtColumns {
    step: Vec<Option<i32>>,
    counts: [Vec<Option<i32>>; 5],
    ending: Vec<Option<String>>,
}

impl TaughtColumns {
    fn at(&self, i: usize, decision: Decision) -> Option<Taught> {
        let word = at(Some(&self.ending), i)?;
        let ending = EndedBy::ALL.into_iter().find(|ending| ending.word() == word)?;
        let count = |k: usize| at(Some(&self.counts[k]), i).map_or(0, |count| count as u32);
        Some(Taught {
            decision,
            step: at(Some(&self.step), i).map(|step| step as u8),
            minuets: count(0),
            tried: count(1),
            conflicts: count(2),
            trick_a: count(3),
            trick_b: count(4),
            ending,
        })
    }
}

fn at<T: Clone>(column: Option<&Vec<Option<T>>>, i: usize) -> Option<T> {
    column?.get(i).cloned().flatten()
}

fn verdict(word: &str) -> Option<Verdict> {
    Verdict::ALL.into_iter().find(|verdict| verdict.word() == word)
}
