//! The shapes that rows are written in.

use std::path::Path;

use anyhow::bail;

use super::column::Column;
use super::format::Format;
use super::row::Row;
use super::table::Gap;
use super::value::Value;
use crate::answer::{RateRow, Version};
use crate::cli::Rate;

/// How rows are written.
pub(crate) enum Shape {
    Table(Gap),
    Lines(Format),
    Json,
    Parquet,
}

impl Shape {
    /// What the options ask for, or else the extension of the file.
    pub(crate) fn asked(args: &Rate) -> anyhow::Result<Shape> {
        let extension =
            |path: &Path| path.extension().and_then(|name| name.to_str()).map(str::to_lowercase);
        let name = args.output.as_deref().and_then(extension);
        let shape = match (args.tsv, args.json, &args.format, name.as_deref()) {
            (true, ..) => Shape::Table(Gap::Tab),
            (_, true, ..) => Shape::Json,
            (_, _, Some(format), _) => Shape::Lines(format.clone()),
            (.., None) if args.output.is_none() => Shape::Table(Gap::Blanks),
            (.., Some("txt")) => Shape::Table(Gap::Blanks),
            (.., Some("tsv")) => Shape::Table(Gap::Tab),
            (.., Some("json" | "jsonl" | "ndjson")) => Shape::Json,
            (.., Some("parquet")) => return Ok(Shape::Parquet),
            _ => bail!("-o: expected a file name that ends in .tsv, .json, .parquet or .txt"),
        };
        if name.as_deref() == Some("parquet") {
            bail!(
                "-o: a .parquet file is Parquet, and not what --tsv, --json or --format asks for"
            );
        }
        Ok(shape)
    }

    /// What stands before the first row.
    pub(crate) fn header(&self, columns: &[Column]) -> Vec<u8> {
        match self {
            Shape::Table(gap) => gap.header(columns),
            Shape::Lines(_) | Shape::Json | Shape::Parquet => Vec::new(),
        }
    }

    /// A row as text; nothing in Parquet, which is written from values.
    pub(crate) fn text(&self, columns: &[Column], row: &Row<'_>) -> anyhow::Result<Vec<u8>> {
        match self {
            Shape::Table(gap) => Ok(gap.line(columns, |column| row.value(column))),
            Shape::Lines(format) => Ok(format.line(|column| row.value(column))),
            Shape::Json => {
                let mut line = serde_json::to_vec(&json(columns, row))?;
                line.push(b'\n');
                Ok(line)
            }
            Shape::Parquet => Ok(Vec::new()),
        }
    }
}

/// The document of a row: the columns that are asked for and apply.
fn json(columns: &[Column], row: &Row<'_>) -> RateRow {
    let value = |column| {
        if columns.contains(&column) { row.value(column) } else { Value::Absent }
    };
    let count = |column| match value(column) {
        Value::Count(count) => Some(count),
        _ => None,
    };
    let text = |column| value(column).present().map(|value| value.to_string());
    RateRow {
        minuet: Version::NOW,
        puzzle: *row.puzzle(),
        reading: *row.reading(),
        outcome: row.verdict(),
        left3: count(Column::Left3),
        starters: count(Column::Starters),
        left: count(Column::Left),
        clues: row.puzzle().clues(),
        depth: text(Column::Depth),
        number: text(Column::Number),
        step: count(Column::Step),
        minuets: count(Column::Minuets),
        tried: count(Column::Tried),
        effort: count(Column::Effort),
        minutes: count(Column::Minutes),
        scans: count(Column::Scans),
        ink: count(Column::Ink),
        pencil: count(Column::Pencil),
        erased: count(Column::Erased),
        dots: count(Column::Dots),
        enclosed: count(Column::Enclosed),
        canonical: text(Column::Canonical),
    }
}
