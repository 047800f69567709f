//! Every starter of every position on the way of the rules, as a Parquet file.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use minuet_core::{Dancer, Puzzle};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use rayon::prelude::*;

use crate::dance::{Ending, minuet};
use crate::features::{NAMES, Seen};
use crate::game::Game;
use crate::rule::Rule;

/// How many puzzles go into a row group.
const GROUP: usize = 1000;

/// The columns with text.
const TEXTS: [&str; 5] = ["puzzle", "circle", "square", "kind", "ending"];
/// The columns with numbers that are no features.
const NUMBERS: [&str; 4] = ["position", "left", "starters", "erased"];

/// What is known of one starter of one position.
struct Row {
    texts: [String; TEXTS.len()],
    numbers: [usize; NUMBERS.len()],
    seen: Seen,
}

/// Writes the file, and says how many rows it has.
pub(crate) fn write(
    puzzles: &[Puzzle],
    rules: &[Rule],
    path: &Path,
) -> Result<usize, ParquetError> {
    let texts = TEXTS.map(|name| format!("required binary {name} (UTF8);")).concat();
    let numbers = NUMBERS.iter().chain(&NAMES);
    let numbers: String =
        numbers.map(|name| format!("required int32 {};", name.replace('-', "_"))).collect();
    let schema =
        Arc::new(parse_message_type(&format!("message starters {{ {texts} {numbers} }}"))?);
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(File::create(path)?, schema, Arc::new(properties))?;
    let mut count = 0;
    for puzzles in puzzles.chunks(GROUP) {
        let rows: Vec<Row> = puzzles.par_iter().flat_map(|puzzle| rows(puzzle, rules)).collect();
        count += rows.len();
        let mut group = writer.next_row_group()?;
        let mut column = 0;
        while let Some(mut out) = group.next_column()? {
            if column < TEXTS.len() {
                let values: Vec<ByteArray> =
                    rows.iter().map(|row| row.texts[column].as_str().into()).collect();
                out.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            } else {
                let values: Vec<i32> =
                    rows.iter().map(|row| row.number(column - TEXTS.len())).collect();
                out.typed::<Int32Type>().write_batch(&values, None, None)?;
            }
            out.close()?;
            column += 1;
        }
        group.close()?;
    }
    writer.close()?;
    Ok(count)
}

impl Row {
    fn number(&self, column: usize) -> i32 {
        match self.numbers.get(column) {
            Some(&number) => number as i32,
            None => i32::from(self.seen[column - NUMBERS.len()]),
        }
    }
}

/// The starters of all positions that the rules meet in a puzzle.
fn rows(puzzle: &Puzzle, rules: &[Rule]) -> Vec<Row> {
    let Some(mut game) = Game::new(puzzle) else { return Vec::new() };
    for rule in rules {
        game.play(rule);
    }
    let rows = game.met().enumerate().flat_map(|(number, (position, starters))| {
        starters.iter().map(move |(starter, seen)| {
            let ending = minuet(position, starter);
            let after = match &ending {
                Ending::Completes => 81,
                Ending::Breaks(after) | Ending::Erases(after) => after.left(),
                Ending::Stalls(_) => position.left(),
            };
            let [circle, square] = Dancer::BOTH.map(|dancer| {
                let (cell, digit) = starter.choice(dancer);
                format!("{cell}={digit}")
            });
            let kind = if seen[0] == 1 { "cell" } else { "half-double" };
            let texts = [puzzle.to_string(), circle, square, kind.into(), ending.word().into()];
            let numbers = [number, position.left(), starters.len(), position.left() - after];
            Row { texts, numbers, seen: *seen }
        })
    });
    rows.collect()
}
