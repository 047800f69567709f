//! Reading a whole text at once.

use minuet_core::{Paper, Setup};

use crate::{ErrorKind, Format, FormatError, Reader, Record};

/// All puzzles of a text, each in any format, and the reasons why others are rejected.
pub fn read(bytes: &[u8]) -> Vec<Result<Record, FormatError>> {
    Reader::new(bytes).collect()
}

/// The one puzzle or position of a text, in any format.
///
/// ```
/// use minuet_formats::parse;
/// let setup = parse("5 3 124 26 7 2468 1489 1249 248
/// 6 247 247 3 u4 5 1389 12349 2478
/// 12 9 8 23 34 24 1345 6 247
/// 8 125 1259 579 6 147 4579 2459 3
/// 4 25 2569 8 59 3 579 259 1
/// 7 15 1359 59 2 14 4589 459 6
/// 139 6 134579 357 35 7 2 8 4
/// 23 278 237 4 1 9 36 3 5
/// 123 1245 12345 2356 8 26 136 7 9")?;
/// assert_eq!(setup.placed.clues(), 1);
/// let error = parse("53..7....6..q95....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
/// assert_eq!(
///     error.unwrap_err().to_string(),
///     "line 1, column 13: expected a digit, '.' or '0', found 'q' (read as line)",
/// );
/// # Ok::<(), minuet_formats::FormatError>(())
/// ```
///
/// # Errors
///
/// When the text holds no puzzle, a rejected one, or more than one.
pub fn parse(text: &str) -> Result<Setup, FormatError> {
    only(Reader::new(text.as_bytes()), text, None).map(|record| record.setup)
}

/// The one puzzle, position or sheet of a text, in any format, with every mark that the format holds.
///
/// ```
/// use minuet_core::DigitSet;
/// use minuet_formats::{Format, parse_paper, write_paper};
/// let text = "http://127.0.0.1:2018/?puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut paper = parse_paper(text)?;
/// paper.small.set("r1c3".parse()?, DigitSet::from_bits(0b11));
/// let json = write_paper(&paper, Format::Sheet)?;
/// assert_eq!(parse_paper(&json)?, paper);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// When the text holds no puzzle, a rejected one, or more than one.
pub fn parse_paper(text: &str) -> Result<Paper, FormatError> {
    only(Reader::new(text.as_bytes()), text, None).map(|record| record.paper())
}

/// Like [`parse_paper`], for a text that is known to be in `format`.
///
/// # Errors
///
/// When the text holds no puzzle in that format, a rejected one, or more than one.
pub fn parse_paper_as(text: &str, format: Format) -> Result<Paper, FormatError> {
    only(Reader::of(text.as_bytes(), format), text, Some(format)).map(|record| record.paper())
}

/// Like [`parse`], for a text that is known to be in `format`.
///
/// # Errors
///
/// When the text holds no puzzle in that format, a rejected one, or more than one.
pub fn parse_as(text: &str, format: Format) -> Result<Setup, FormatError> {
    only(Reader::of(text.as_bytes(), format), text, Some(format)).map(|record| record.setup)
}

fn only(mut reader: Reader<'_>, text: &str, format: Option<Format>) -> Result<Record, FormatError> {
    let Some(first) = reader.next() else {
        let line = text.lines().count().max(1);
        let format = format.map(Format::name);
        return Err(FormatError { line, column: 1, format, kind: ErrorKind::Nothing });
    };
    let first = first?;
    match reader.next() {
        None => Ok(first),
        Some(Err(error)) => Err(error),
        Some(Ok(second)) => Err(FormatError {
            line: second.line,
            column: 1,
            format: Some(second.format.name()),
            kind: ErrorKind::Another,
        }),
    }
}
