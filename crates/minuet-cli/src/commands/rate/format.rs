//! `--format`: a line for each puzzle, with columns where the letters are.

use std::str::FromStr;

use minuet_words::message::CommandMessage;

use super::column::Column;
use super::value::Value;
use crate::speech::say;

/// A text with places for columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(char),
    Column(Column),
}

impl Format {
    /// The line of a row.
    pub(crate) fn line(&self, value: impl Fn(Column) -> Value) -> String {
        let mut line = String::new();
        for part in &self.parts {
            match part {
                Part::Text(c) => line.push(*c),
                Part::Column(column) => line += &value(*column).to_string(),
            }
        }
        line + "\n"
    }
}

/// `%` and a letter is a column, `%%` a percent sign, `\t` a tab, `\n` a new line, `\\` a backslash.
impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Format, String> {
        let mut characters = (1..).zip(text.chars());
        let mut parts = Vec::new();
        while let Some((place, sign)) = characters.next() {
            let mut next = || characters.next().map(|(_, c)| c);
            let wrong = |next| {
                let letters =
                    Column::all().map(|column| (column.letter(), column.name())).collect();
                Err(say(CommandMessage::NoLetter { place, sign, next, letters }))
            };
            parts.push(match sign {
                '%' => match next() {
                    Some('%') => Part::Text('%'),
                    letter => match letter.and_then(Column::lettered) {
                        Some(column) => Part::Column(column),
                        None => return wrong(letter),
                    },
                },
                '\\' => Part::Text(match next() {
                    Some('t') => '\t',
                    Some('n') => '\n',
                    Some('\\') => '\\',
                    other => return wrong(other),
                }),
                _ => Part::Text(sign),
            });
        }
        Ok(Format { parts })
    }
}
