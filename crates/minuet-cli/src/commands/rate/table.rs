//! The table that `rate` prints: a header, and a line a puzzle.

use std::io::Write;

use super::column::Column;
use super::value::Value;

/// What stands between the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// A tab.
    Tab,
    /// Blanks, so that columns stand in line.
    Blanks,
}

impl Gap {
    /// The names of the columns.
    pub(crate) fn header(self, columns: &[Column]) -> Vec<u8> {
        self.join(columns, |column, line| write!(line, "{column}"))
    }

    /// The values of a row.
    pub(crate) fn line(self, columns: &[Column], value: impl Fn(Column) -> Value) -> Vec<u8> {
        self.join(columns, |column, line| write!(line, "{}", value(column)))
    }

    fn join(
        self,
        columns: &[Column],
        put: impl Fn(Column, &mut Vec<u8>) -> std::io::Result<()>,
    ) -> Vec<u8> {
        let mut line = Vec::with_capacity(128);
        for (i, &column) in columns.iter().enumerate() {
            let start = line.len();
            put(column, &mut line).expect("memory takes whatever is written");
            let is_last = i + 1 == columns.len();
            match self {
                _ if is_last => line.push(b'\n'),
                Gap::Tab => line.push(b'\t'),
                Gap::Blanks => {
                    let end = line.len().max(start + column.width()) + 2;
                    line.resize(end, b' ');
                }
            }
        }
        line
    }
}
