//! The shapes that rows are written in.

use std::path::Path;

use minuet_words::message::CommandMessage;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::column::{Column, Kind};
use super::format::Format;
use super::row::Row;
use super::value::Value;
use crate::cli::Rate;
use crate::document::Version;
use crate::output;

/// How rows are written.
pub(crate) enum Shape {
    /// A header and a line for each puzzle, with tabs between the columns.
    Tabs,
    /// The same with blanks, so that columns line up.
    Blanks,
    Lines(Format),
    Json,
    Parquet,
}

impl Shape {
    /// What the options ask for, or else the extension of the file.
    pub(crate) fn asked(args: &Rate) -> Result<Shape, CommandMessage> {
        let extension =
            |path: &Path| path.extension().and_then(|name| name.to_str()).map(str::to_lowercase);
        let name = args.file.output.as_deref().and_then(extension);
        let shape = match (args.tsv, args.json, &args.format, name.as_deref()) {
            (true, ..) => Shape::Tabs,
            (_, true, ..) => Shape::Json,
            (_, _, Some(format), _) => Shape::Lines(format.clone()),
            (.., None) if args.file.output.is_none() => Shape::Blanks,
            (.., Some("txt")) => Shape::Blanks,
            (.., Some("tsv")) => Shape::Tabs,
            (.., Some("json" | "jsonl" | "ndjson")) => Shape::Json,
            (.., Some("parquet")) => return Ok(Shape::Parquet),
            _ => return Err(CommandMessage::RateExtension),
        };
        match name.as_deref() {
            Some("parquet") => Err(CommandMessage::RateNotParquet),
            _ => Ok(shape),
        }
    }

    /// What comes before the first row.
    pub(crate) fn header(&self, columns: &[Column]) -> String {
        match self {
            Shape::Tabs | Shape::Blanks => self.table(columns, |column| column.to_string()),
            Shape::Lines(_) | Shape::Json | Shape::Parquet => String::new(),
        }
    }

    /// A row as text; nothing in Parquet, which is written from values.
    pub(crate) fn text(&self, columns: &[Column], row: &Row<'_>) -> Vec<u8> {
        match self {
            Shape::Tabs | Shape::Blanks => {
                self.table(columns, |column| row.value(column).to_string()).into()
            }
            Shape::Lines(format) => format.line(|column| row.value(column)).into(),
            Shape::Json => output::json(&Document { columns, row }),
            Shape::Parquet => Vec::new(),
        }
    }

    /// A line of a table.
    fn table(&self, columns: &[Column], value: impl Fn(Column) -> String) -> String {
        let mut line = String::with_capacity(128);
        for (i, &column) in columns.iter().enumerate() {
            match self {
                _ if i + 1 == columns.len() => line += &(value(column) + "\n"),
                Shape::Blanks => {
                    line += &format!("{:width$}  ", value(column), width = column.width());
                }
                _ => line += &(value(column) + "\t"),
            }
        }
        line
    }
}

/// The document of a row: the columns that are asked for and apply.
struct Document<'a> {
    columns: &'a [Column],
    row: &'a Row<'a>,
}

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("minuet", &Version::NOW)?;
        let always = [Column::Puzzle, Column::Reading];
        let others = self.columns.iter().copied().filter(|column| !always.contains(column));
        for column in always.into_iter().chain(others) {
            match (self.row.value(column), column.kind()) {
                (Value::Absent, _) => {}
                (Value::Count(count), Kind::Count) => map.serialize_entry(column.name(), &count)?,
                (value, _) => map.serialize_entry(column.name(), &value.to_string())?,
            }
        }
        map.end()
    }
}
