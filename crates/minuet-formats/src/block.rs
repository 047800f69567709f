//! The rows of a format that takes nine lines.

use minuet_core::{Cell, DigitSet, Position, Setup};

use crate::detect::{self, Kind, is_bar, is_gap};
use crate::text::{Line, LineError, Lines, Piece, RawLine};
use crate::{ErrorKind, Format, FormatError, grid, pencil_marks, sdx};

/// Up to nine rows on successive lines.
#[derive(Clone, Debug)]
pub(crate) struct RowBlock<'a> {
    /// The line of the first row or rule.
    pub(crate) start: usize,
    pub(crate) rows: Vec<Line<'a>>,
    pub(crate) frame: Frame,
    /// Lines of nine dashes above the first row: they are rules, unless dashes turn out to be empty cells.
    dashes: Vec<Line<'a>>,
}

/// Whether anything but blanks is drawn between the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Frame {
    /// Blanks at most.
    Bare,
    /// Bars or rules.
    Ruled,
}

impl<'a> RowBlock<'a> {
    /// Takes the rows at the front of `lines`. Three times three rows with blank lines between are one
    /// block; it holds no other blank line, so that a block that lacks a row does not take one from the next.
    pub(crate) fn take(lines: &mut Lines<'a>) -> RowBlock<'a> {
        let mut block = RowBlock::take_band(lines);
        if block.rows.len() != 3 {
            return block;
        }
        let mut ahead = *lines;
        let bands = [(); 2].map(|()| {
            skip_blank(&mut ahead);
            RowBlock::take_band(&mut ahead)
        });
        if bands.iter().all(|band| band.rows.len() == 3) {
            *lines = ahead;
            for band in bands {
                block.rows.extend(band.rows);
                block.frame = block.frame.max(band.frame);
            }
        }
        block
    }

    /// Takes rows and rules up to the ninth row, a blank line or anything else.
    fn take_band(lines: &mut Lines<'a>) -> RowBlock<'a> {
        let mut ahead = *lines;
        let start = ahead.next().map_or(0, |line| line.number);
        let mut block =
            RowBlock { start, rows: Vec::new(), frame: Frame::Bare, dashes: Vec::new() };
        let mut ahead = *lines;
        while let Some(raw) = ahead.next()
            && block.accept(&raw)
        {
            *lines = ahead;
        }
        block
    }

    fn accept(&mut self, raw: &RawLine<'a>) -> bool {
        let Ok(line) = raw.decode() else { return false };
        if raw.is_comment() {
            return false;
        }
        let text = line.piece().text;
        match detect::kind(line.piece()) {
            Kind::Rule if is_nine_dashes(text) && self.rows.is_empty() => self.dashes.push(line),
            Kind::Rule if is_nine_dashes(text) && self.has_dashes() => return self.push(line),
            Kind::Rule => self.frame = Frame::Ruled,
            Kind::Row => return self.push(line),
            // Inside a block a row with a few cells too few or too many is still a row.
            Kind::Run if !self.rows.is_empty() && text.len() < 15 => return self.push(line),
            _ => return false,
        }
        true
    }

    fn push(&mut self, line: Line<'a>) -> bool {
        if self.rows.len() == 9 {
            return false;
        }
        self.rows.push(line);
        if self.rows.len() == 1 && self.has_dashes() && self.dashes.len() < 9 {
            self.rows.splice(0..0, self.dashes.drain(..));
        }
        if line.text.contains(is_bar) {
            self.frame = Frame::Ruled;
        }
        true
    }

    /// Whether dashes stand for empty cells.
    fn has_dashes(&self) -> bool {
        let mut texts = self.rows.iter().map(|row| row.text);
        texts.clone().any(|text| text.contains('-')) && !texts.any(|text| text.contains(['.', '0']))
    }

    /// Reads the rows in the given format.
    pub(crate) fn read(&self, format: Format) -> Result<Setup, FormatError> {
        if let Some(error) = self.stray_run() {
            return Err(error);
        }
        match format {
            Format::PencilMarks => pencil_marks::read(self),
            Format::Sdx => sdx::read(self),
            Format::Grid
            | Format::Line
            | Format::Hodoku
            | Format::Susser
            | Format::Sukaku
            | Format::Bank
            | Format::Csv
            | Format::FPuzzles
            | Format::S9b
            | Format::OpenSudoku
            | Format::Sheet
            | Format::Link
            | Format::Text => grid::read(self),
        }
    }

    /// A single line that is not even a row was meant to be a whole puzzle.
    fn stray_run(&self) -> Option<FormatError> {
        let [row] = *self.rows else { return None };
        let piece = row.piece();
        let found = piece.text.chars().count();
        let is_run = found != 9 && !piece.text.contains(is_gap);
        let kind = ErrorKind::Cells { expected: 81, found };
        is_run.then(|| row.error(piece.fault_at_end(kind), Some(Format::Line)))
    }

    /// There must be nine rows.
    pub(crate) fn check_rows(&self, format: Format) -> Result<(), FormatError> {
        let found = self.rows.len();
        if found == 9 {
            return Ok(());
        }
        let kind = ErrorKind::Rows { found };
        Err(match self.rows.last() {
            Some(row) => row.error(row.piece().fault_at_end(kind), Some(format)),
            None => FormatError { line: self.start, column: 1, format: Some(format.name()), kind },
        })
    }
}

fn is_nine_dashes(text: &str) -> bool {
    text.matches('-').count() == 9 && text.chars().all(|c| c == '-' || is_gap(c))
}

fn skip_blank(lines: &mut Lines<'_>) {
    let mut ahead = *lines;
    while let Some(raw) = ahead.next()
        && raw.bytes.trim_ascii().is_empty()
    {
        *lines = ahead;
    }
}

/// The position in nine rows of nine words each, `read` giving the candidates of a word.
pub(crate) fn read_words(
    block: &RowBlock<'_>,
    format: Format,
    mut read: impl FnMut(Cell, Piece<'_>) -> Result<DigitSet, LineError>,
) -> Result<Position, FormatError> {
    let mut position = Position::OPEN;
    for (i, row) in block.rows.iter().enumerate() {
        let mut found = 0;
        for word in row.piece().words(is_gap) {
            if let Some(cell) = Cell::new(9 * i + found).filter(|_| found < 9) {
                let digits = read(cell, word).map_err(|fault| row.error(fault, Some(format)))?;
                position.set(cell, digits);
            }
            found += 1;
        }
        if found != 9 {
            let kind = ErrorKind::Cells { expected: 9, found };
            return Err(row.error(row.piece().fault_at_end(kind), Some(format)));
        }
    }
    block.check_rows(format)?;
    Ok(position)
}
