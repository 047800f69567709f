//! Writing a setup.

use minuet_core::{Paper, Setup};

use crate::block::Frame;
use crate::{
    Format, WriteError, f_puzzles, grid, hodoku, line, link, opensudoku, pencil_marks, sheet,
    sukaku, susser,
};

/// How an empty cell, or a digit that is not a candidate, is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Empty {
    /// `.`
    #[default]
    Dot,
    /// `0`
    Zero,
}

impl Empty {
    pub(crate) const fn sign(self) -> char {
        match self {
            Empty::Dot => '.',
            Empty::Zero => '0',
        }
    }
}

/// Whether a [`Format::Grid`] has bars and rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Bars {
    /// Nine characters per row and nothing else.
    #[default]
    None,
    /// Blanks between the cells, bars and rules between the boxes.
    Drawn,
}

/// Details of writing that leave the meaning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Style {
    /// How an empty cell is written.
    pub empty: Empty,
    /// Whether a grid has bars.
    pub bars: Bars,
}

/// Writes `setup` in `format`, without a line end after the last line.
///
/// What a format cannot hold is left out:
///
/// | format | kept | left out |
/// | --- | --- | --- |
/// | line | all ink | candidates; which digits were given |
/// | grid | givens and placed digits | candidates |
/// | pencil-marks, sukaku | what is possible in each cell | which lone digits are ink, and which of them were given |
/// | f-puzzles, opensudoku | givens, placed digits, candidates as they are written | which cells have no candidate left |
/// | sheet, link | everything: [`write_paper`] writes all marks of a sheet | nothing |
/// | hodoku, susser | givens, placed digits, what is possible in each cell | candidates that ink blocks anyway |
///
/// ```
/// use minuet_formats::{Format, parse, write};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let setup = parse(text)?;
/// assert_eq!(write(&setup, Format::Susser)?, format!("{text}:"));
/// assert!(write(&setup, Format::PencilMarks)?.contains("| 5    3     124     |"));
/// assert!(write(&setup, Format::Csv).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// When the format is one that can only be read.
pub fn write(setup: &Setup, format: Format) -> Result<String, WriteError> {
    write_styled(setup, format, Style::default())
}

/// Writes like [`write()`], in the given style.
///
/// # Errors
///
/// When the format is one that can only be read.
pub fn write_styled(setup: &Setup, format: Format, style: Style) -> Result<String, WriteError> {
    let part = write_part(setup, format, style)?;
    Ok(match format.opening() {
        "" => part,
        opening => format!("{opening}{part}\n{}", format.closing().trim_end()),
    })
}

/// Writes a sheet: with all its marks where the format [holds](Format::holds_marks) them, and what is on its main line
/// otherwise.
///
/// # Errors
///
/// When the format is one that can only be read.
pub fn write_paper(paper: &Paper, format: Format) -> Result<String, WriteError> {
    match format {
        Format::Sheet => Ok(sheet::write(paper)),
        Format::Link => Ok(link::write(paper)),
        _ => write(&paper.setup(), format),
    }
}

/// Writes like [`write_styled`] what is between the [opening](Format::opening) and the
/// [closing](Format::closing) of a file, for files with many puzzles.
///
/// # Errors
///
/// When the format is one that can only be read.
pub fn write_part(setup: &Setup, format: Format, style: Style) -> Result<String, WriteError> {
    let frame = match style.bars {
        Bars::None => Frame::Bare,
        Bars::Drawn => Frame::Ruled,
    };
    match format {
        Format::Line => Ok(line::write(setup, style.empty)),
        Format::Grid => Ok(grid::write(setup, style.empty, frame)),
        Format::PencilMarks => Ok(pencil_marks::write(setup)),
        Format::Hodoku => Ok(hodoku::write(setup, style.empty)),
        Format::Susser => Ok(susser::write(setup, style.empty)),
        Format::Sukaku => Ok(sukaku::write(setup, style.empty)),
        Format::FPuzzles => Ok(f_puzzles::write(setup)),
        Format::OpenSudoku => Ok(opensudoku::write(setup)),
        Format::Sheet => Ok(sheet::write(&Paper::from(setup))),
        Format::Link => Ok(link::write(&Paper::from(setup))),
        Format::Sdx | Format::Bank | Format::Csv | Format::S9b | Format::Text => {
            Err(WriteError::ReadOnly(format.name()))
        }
    }
}
