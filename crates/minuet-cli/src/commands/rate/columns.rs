//! The table that `rate` prints.

use crate::answer::RateRow;
use crate::cli::Rate;

/// The columns that were asked for, and what stands between them.
pub(super) struct Table {
    columns: Vec<Column>,
    layout: Layout,
}

#[derive(Clone, Copy)]
enum Layout {
    /// Tabs between the values.
    Tabs,
    /// Blanks, so that columns stand in line.
    Aligned,
}

struct Column {
    name: &'static str,
    /// How wide its widest value is.
    width: usize,
    value: fn(&RateRow) -> Option<String>,
}

/// A column that is as wide as its name.
const fn column(name: &'static str, value: fn(&RateRow) -> Option<String>) -> Column {
    Column { name, width: name.len(), value }
}

/// The columns of every table.
const COLUMNS: [Column; 6] = [
    Column { name: "puzzle", width: 81, value: |row| Some(row.puzzle.to_string()) },
    column("outcome", |row| Some(row.outcome.to_string())),
    column("left3", |row| text(row.left3)),
    column("starters", |row| text(row.starters)),
    column("left", |row| text(row.left)),
    column("clues", |row| Some(row.clues.to_string())),
];
const DEPTH: Column = column("depth", |row| row.depth.clone());
const NUMBER: Column = column("number", |row| row.number.clone());
const TAUGHT: [Column; 3] = [
    column("step", |row| text(row.step)),
    column("minuets", |row| text(row.minuets)),
    column("tried", |row| text(row.tried)),
];

fn text(value: Option<impl ToString>) -> Option<String> {
    value.map(|value| value.to_string())
}

impl Table {
    pub(super) fn new(args: &Rate) -> Table {
        let mut columns = Vec::from(COLUMNS);
        columns.extend(args.find_depth.map(|_| DEPTH));
        columns.extend(args.find_number.map(|_| NUMBER));
        if args.teach {
            columns.extend(TAUGHT);
        }
        let layout = if args.tsv { Layout::Tabs } else { Layout::Aligned };
        Table { columns, layout }
    }

    /// The names of the columns.
    pub(super) fn header(&self) -> String {
        self.join(|column| Some(column.name.to_owned()))
    }

    /// The values of a row, `-` where a column does not apply.
    pub(super) fn line(&self, row: &RateRow) -> String {
        self.join(|column| (column.value)(row))
    }

    fn join(&self, value: impl Fn(&Column) -> Option<String>) -> String {
        let values = self.columns.iter().map(|column| {
            let value = value(column).unwrap_or_else(|| "-".to_owned());
            match self.layout {
                Layout::Tabs => value,
                Layout::Aligned => format!("{value:<width$}", width = column.width),
            }
        });
        let values: Vec<String> = values.collect();
        let gap = match self.layout {
            Layout::Tabs => "\t",
            Layout::Aligned => "  ",
        };
        values.join(gap).trim_end().to_owned() + "\n"
    }
}
