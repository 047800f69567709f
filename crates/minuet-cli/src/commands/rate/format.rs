//! `--format`: a line a puzzle with columns where the letters stand.

use std::fmt;
use std::io::Write;
use std::str::FromStr;

use super::column::Column;
use super::value::Value;

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
    pub(crate) fn line(&self, value: impl Fn(Column) -> Value) -> Vec<u8> {
        let mut line = Vec::new();
        for part in &self.parts {
            let written = match part {
                Part::Text(c) => write!(line, "{c}"),
                Part::Column(column) => write!(line, "{}", value(*column)),
            };
            written.expect("memory takes whatever is written");
        }
        line.push(b'\n');
        line
    }
}

/// `%` and a letter is a column, `%%` a percent sign, `\t` a tab, `\n` a new line, `\\` a backslash.
impl FromStr for Format {
    type Err = FormatError;

    fn from_str(text: &str) -> Result<Format, FormatError> {
        let mut characters = (1..).zip(text.chars());
        let mut parts = Vec::new();
        while let Some((place, c)) = characters.next() {
            let wrong = |next| FormatError { place, sign: c, next };
            let mut next = || characters.next().map(|(_, c)| c);
            parts.push(match c {
                '%' => match next() {
                    Some('%') => Part::Text('%'),
                    letter => Part::Column(
                        letter.and_then(Column::lettered).ok_or_else(|| wrong(letter))?,
                    ),
                },
                '\\' => Part::Text(match next() {
                    Some('t') => '\t',
                    Some('n') => '\n',
                    Some('\\') => '\\',
                    other => return Err(wrong(other)),
                }),
                _ => Part::Text(c),
            });
        }
        Ok(Format { parts })
    }
}

/// A sign with a letter after it that means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FormatError {
    /// The character, counted from 1.
    place: usize,
    /// `%` or `\`.
    sign: char,
    /// What follows it.
    next: Option<char>,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FormatError { place, sign, next } = self;
        write!(f, "character {place}: ")?;
        match next {
            Some(next) => write!(f, "{sign}{next} means nothing; there are ")?,
            None => write!(f, "{sign} at the end; expected ")?,
        }
        if *sign == '\\' {
            return f.write_str(r"\t, \n and \\");
        }
        for column in Column::ALL {
            write!(f, "%{} {column}, ", column.letter())?;
        }
        f.write_str("and %% for a percent sign")
    }
}

impl std::error::Error for FormatError {}
