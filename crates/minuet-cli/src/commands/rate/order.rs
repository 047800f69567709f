//! `--sort`: the order of the rows.

use std::cmp::Ordering;
use std::str::FromStr;

use minuet_words::message::CommandMessage;

use super::column::Column;
use super::value::Value;
use crate::speech::say;

/// Columns to sort by, the first one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    keys: Vec<(Column, Direction)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Up,
    Down,
}

impl Order {
    pub(crate) fn columns(&self) -> impl Iterator<Item = Column> {
        self.keys.iter().map(|(column, _)| *column)
    }

    /// Compares the values of two rows in these columns. Where a column does not apply, the row comes last.
    pub(crate) fn compare(&self, one: &[Value], other: &[Value]) -> Ordering {
        let keys = self.keys.iter().zip(one.iter().zip(other));
        keys.map(|((_, direction), (one, other))| direction.compare(one, other))
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}

impl Direction {
    fn compare(self, one: &Value, other: &Value) -> Ordering {
        let absent = |value: &Value| *value == Value::Absent;
        let order = rank(one).cmp(&rank(other));
        let order = match self {
            Direction::Up => order,
            Direction::Down => order.reverse(),
        };
        absent(one).cmp(&absent(other)).then(order)
    }
}

/// Numbers by their size, with what is beyond a limit after it; words by the alphabet.
fn rank(value: &Value) -> (u32, bool, String) {
    match value {
        Value::Absent => (0, false, String::new()),
        Value::Count(count) => (*count, false, String::new()),
        Value::MoreThan(limit) => (*limit, true, String::new()),
        Value::Outcome(verdict) => (*verdict as u32, false, String::new()),
        Value::Puzzle(_) | Value::Reading(_) => (0, false, value.to_string()),
    }
}

/// `effort`, or `-minuets,clues`: a dash sorts downward.
impl FromStr for Order {
    type Err = String;

    fn from_str(text: &str) -> Result<Order, String> {
        let keys = text.split(',').map(str::trim).map(|part| {
            let (name, direction) = match part.strip_prefix('-') {
                Some(name) => (name, Direction::Down),
                None => (part, Direction::Up),
            };
            let column = Column::named(name).ok_or_else(|| {
                let columns = Column::all().map(Column::name).collect();
                say(CommandMessage::NoColumn { name: name.to_owned(), columns })
            })?;
            Ok((column, direction))
        });
        Ok(Order { keys: keys.collect::<Result<_, String>>()? })
    }
}
