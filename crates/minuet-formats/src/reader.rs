//! Reading a file of puzzles, one after the other.

use crate::block::RowBlock;
use crate::detect::{self, Kind, Section};
use crate::document::Document;
use crate::record::Record;
use crate::text::{Line, LineError, Lines, RawLine, excerpt, without_end, without_mark};
use crate::{ErrorKind, Expected, Format, FormatError};
use crate::{
    bank, csv, f_puzzles, grid, hodoku, line, link, plain, prose, s9b, sheet, squares, sukaku,
    susser,
};

/// The puzzles of a text, each in its own format, which is detected; or the reason why one is rejected.
///
/// A rejected puzzle does not spoil the others. Blank lines, lines that begin with `#`, rules and the
/// names of columns on the first line are skipped. A line of words right above a grid is its title. In a text
/// with one run of 81 cells and nothing else like a puzzle, all words around it are skipped.
///
/// ```
/// use minuet_formats::{Format, Reader};
/// let text = b"# two puzzles
/// 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\teasy
/// 53..7....6..195....98....6.8..
/// ";
/// let mut reader = Reader::new(text);
/// let record = reader.next().unwrap()?;
/// assert_eq!((record.line, record.format, &*record.comment), (2, Format::Line, "easy"));
/// let error = reader.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "line 3, column 31: expected 81 cells, found 30 (read as line)");
/// assert!(reader.next().is_none());
/// # Ok::<(), minuet_formats::FormatError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    lines: Lines<'a>,
    forced: Option<Format>,
    place: Place,
    document: Option<Document<'a>>,
    /// The text from its beginning; nothing where that has been read before.
    whole: &'a [u8],
    /// Whether it is words around one puzzle, once that has been asked.
    prose: Option<bool>,
}

/// How far the reader has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Nothing but blank lines and comments so far: the names of columns may come.
    Top,
    /// After that.
    Below,
}

impl<'a> Reader<'a> {
    /// Reads puzzles in any format.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        let lines = Lines::new(bytes);
        Reader { lines, forced: None, place: Place::Top, document: None, whole: bytes, prose: None }
    }

    /// Reads puzzles in one format only.
    pub fn of(bytes: &'a [u8], format: Format) -> Reader<'a> {
        Reader { forced: Some(format), ..Reader::new(bytes) }
    }

    /// Reads on in a text of which `before` lines have been read, for texts too big for memory. No
    /// puzzle may be cut in two.
    ///
    /// ```
    /// use minuet_formats::Reader;
    /// let error = Reader::after(1000, b"..7.").next().unwrap().unwrap_err();
    /// assert_eq!((error.line, error.column), (1001, 5));
    /// ```
    pub fn after(before: usize, bytes: &'a [u8]) -> Reader<'a> {
        if before == 0 {
            return Reader::new(bytes);
        }
        let (lines, place) = (Lines::after(before, bytes), Place::Below);
        Reader { lines, forced: None, place, document: None, whole: &[], prose: None }
    }

    fn read_forced(&self, line: &Line<'_>, kind: Kind) -> Option<Result<Record, FormatError>> {
        let format = self.forced?;
        match kind {
            Kind::Blank | Kind::Rule => None,
            Kind::Document if format == Format::OpenSudoku => None,
            Kind::Sheet if format == Format::Sheet => None,
            _ if format == Format::OpenSudoku => Some(Err(self.begins_wrong(line, Expected::Tag))),
            _ if format == Format::Sheet => Some(Err(self.begins_wrong(line, Expected::Brace))),
            _ if format.is_one_line() => Some(read_one_line(line, format)),
            Kind::OneLine(_) | Kind::Run => {
                let kind =
                    ErrorKind::Cells { expected: 9, found: line.piece().text.chars().count() };
                Some(Err(line.error(line.piece().fault_at_end(kind), self.forced)))
            }
            Kind::Document | Kind::Sheet => Some(Err(unknown(line))),
            Kind::Row | Kind::Heading(_) | Kind::Words => None,
        }
    }

    fn begins_wrong(&self, line: &Line<'_>, expected: Expected) -> FormatError {
        let found = line.piece().text.chars().next();
        line.error(line.piece().fault(ErrorKind::Character { expected, found }), self.forced)
    }

    fn read_kind(
        &mut self,
        before: Lines<'a>,
        line: &Line<'a>,
        kind: Kind,
    ) -> Option<Result<Record, FormatError>> {
        match kind {
            Kind::Blank => None,
            Kind::Row | Kind::Rule => {
                self.lines = before;
                let block = RowBlock::take(&mut self.lines);
                (!block.rows.is_empty()).then(|| self.read_block(&block))
            }
            Kind::Document => {
                self.document = Some(Document::new(before));
                self.next_game()
            }
            Kind::Sheet => {
                let (record, below) = sheet::take(before);
                self.lines = below;
                Some(record)
            }
            Kind::Heading(section) => Some(self.read_section(section, line)),
            Kind::OneLine(format) => Some(read_found(line, format)),
            Kind::Run if self.is_prose() => None,
            Kind::Run => Some(read_one_line(line, Format::Line)),
            Kind::Words => self.read_words(line),
        }
    }

    fn read_block(&self, block: &RowBlock<'_>) -> Result<Record, FormatError> {
        let format = self.forced.unwrap_or_else(|| detect::block(block));
        let setup = block.read(format)?;
        Ok(Record { line: block.start, format, ..Record::new(setup) })
    }

    /// A grid below its heading. A state that follows a puzzle belongs to it.
    fn read_section(
        &mut self,
        section: Section,
        heading: &Line<'_>,
    ) -> Result<Record, FormatError> {
        let block = self.block_below(heading);
        let mut record = Record { line: heading.number, ..self.read_block(&block)? };
        let mut ahead = self.lines;
        let next = ahead.find(|raw| !is_skipped(raw)).and_then(|raw| raw.decode().ok());
        if (section, record.format) == (Section::Puzzle, Format::Grid)
            && let Some(heading) = next
            && detect::kind(heading.piece()) == Kind::Heading(Section::State)
        {
            self.lines = ahead;
            let block = self.block_below(&heading);
            let state = grid::read(&block)?.puzzle;
            record.setup = grid::join(record.setup.puzzle, state, &block)?;
        }
        Ok(record)
    }

    fn block_below(&mut self, heading: &Line<'_>) -> RowBlock<'a> {
        let mut block = RowBlock::take(&mut self.lines);
        if block.rows.is_empty() {
            block.start = heading.number;
        }
        block
    }

    /// The next game of the document, or nothing below it.
    fn next_game(&mut self) -> Option<Result<Record, FormatError>> {
        let document = self.document.as_mut()?;
        let game = document.next_game();
        if game.is_none() {
            self.lines = document.below();
            self.document = None;
        }
        game
    }

    /// A title, or a line in no known format.
    fn read_words(&mut self, line: &Line<'_>) -> Option<Result<Record, FormatError>> {
        let mut ahead = self.lines;
        let below = ahead.next().and_then(|raw| raw.decode().ok());
        let kind = below.map(|below| detect::kind(below.piece()));
        if let Some(Kind::Row | Kind::Rule) = kind {
            let block = RowBlock::take(&mut self.lines);
            if !block.rows.is_empty() {
                let comment = line.piece().text.to_owned();
                return Some(self.read_block(&block).map(|record| Record { comment, ..record }));
            }
        }
        (!self.is_prose()).then(|| Err(unknown(line)))
    }

    /// Whether the text is words around one puzzle. It is asked only where words are met, and answered by the second
    /// long run of cells at the latest.
    fn is_prose(&mut self) -> bool {
        let whole = self.whole;
        let found = || prose::run(whole).is_some();
        self.forced.is_none() && *self.prose.get_or_insert_with(found)
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Record, FormatError>;

    fn next(&mut self) -> Option<Result<Record, FormatError>> {
        if let Some(game) = self.next_game() {
            return Some(game);
        }
        loop {
            if self.forced.is_none_or(|format| format == Format::Grid)
                && let Some(record) = squares::take(&mut self.lines)
            {
                self.place = Place::Below;
                return Some(Ok(record));
            }
            let before = self.lines;
            let raw = self.lines.next()?;
            let lone = raw.lone_return();
            if is_skipped(&raw) && lone.is_none() {
                continue;
            }
            let place = std::mem::replace(&mut self.place, Place::Below);
            if self.forced.is_none()
                && lone.is_none()
                && let Some(record) = plain::read(&raw)
            {
                return Some(Ok(record));
            }
            let line = match raw.decode() {
                Ok(line) => line,
                Err(error) => return Some(Err(error)),
            };
            // All else is words.
            if self.forced == Some(Format::Text) && prose::run(raw.bytes).is_none() {
                continue;
            }
            let kind = detect::kind(line.piece());
            // Only a document may be written in one line.
            if let Some(at) = lone
                && kind != Kind::Document
            {
                return Some(Err(line.error(LineError { at, kind: ErrorKind::LoneReturn }, None)));
            }
            if place == Place::Top && kind == Kind::Words && detect::is_header(line.piece()) {
                continue;
            }
            let found =
                self.read_forced(&line, kind).or_else(|| self.read_kind(before, &line, kind));
            if found.is_some() {
                return found;
            }
        }
    }
}

fn is_skipped(raw: &RawLine<'_>) -> bool {
    raw.is_comment() || raw.bytes.trim_ascii().is_empty()
}

fn unknown(line: &Line<'_>) -> FormatError {
    let piece = line.piece();
    line.error(piece.fault(ErrorKind::Unknown { found: excerpt(piece.text) }), None)
}

/// A line in the format that it looks like, or else, last of all, the one run of 81 cells on it.
fn read_found(line: &Line<'_>, format: Format) -> Result<Record, FormatError> {
    read_one_line(line, format).or_else(|error| match format {
        // Quotation marks and brackets make a run of cells look like one with slips.
        Format::Line | Format::Susser => read_one_line(line, Format::Text).map_err(|_| error),
        _ => Err(error),
    })
}

fn read_one_line(line: &Line<'_>, format: Format) -> Result<Record, FormatError> {
    let read = match format {
        Format::Hodoku => hodoku::read,
        Format::Susser => susser::read,
        Format::Sukaku => sukaku::read,
        Format::Bank => bank::read,
        Format::Csv => csv::read,
        Format::FPuzzles => f_puzzles::read,
        Format::S9b => s9b::read,
        Format::Link => link::read,
        Format::Text => prose::read,
        // The formats of several lines never come here.
        Format::Line | Format::Grid | Format::PencilMarks | Format::Sdx => line::read,
        Format::OpenSudoku | Format::Sheet => line::read,
    };
    match read(line.piece()) {
        Ok(record) => Ok(Record { line: line.number, format, ..record }),
        Err(fault) => Err(line.error(fault, Some(format))),
    }
}

/// Reads one line of a file in which each line is a puzzle, for files too big for memory. Gives
/// nothing for blank lines, comments, rules, and the names of columns on line 1.
///
/// ```
/// use minuet_formats::read_line;
/// assert_eq!(read_line(b"puzzle,rating\r\n", 1), Ok(None));
/// let record = read_line(&[b'.'; 81], 2)?.unwrap();
/// assert_eq!(record.setup.puzzle.clues(), 0);
/// # Ok::<(), minuet_formats::FormatError>(())
/// ```
///
/// # Errors
///
/// When the line is not a whole puzzle; a row of a grid is not.
pub fn read_line(bytes: &[u8], number: usize) -> Result<Option<Record>, FormatError> {
    let bytes = if number == 1 { without_mark(bytes) } else { bytes };
    let raw = RawLine { number, bytes: without_end(bytes) };
    let lone = raw.lone_return();
    if lone.is_none() {
        if is_skipped(&raw) {
            return Ok(None);
        }
        if let Some(record) = plain::read(&raw) {
            return Ok(Some(record));
        }
    }
    let line = raw.decode()?;
    if let Some(at) = lone {
        return Err(line.error(LineError { at, kind: ErrorKind::LoneReturn }, None));
    }
    match detect::kind(line.piece()) {
        Kind::Blank | Kind::Rule => Ok(None),
        Kind::Words if number == 1 && detect::is_header(line.piece()) => Ok(None),
        Kind::OneLine(format) => read_found(&line, format).map(Some),
        Kind::Sheet => sheet::take(Lines::after(number - 1, bytes)).0.map(Some),
        Kind::Run => read_one_line(&line, Format::Line).map(Some),
        Kind::Row | Kind::Heading(_) => Err(line.error(line.piece().fault(ErrorKind::Row), None)),
        Kind::Document => Err(line.error(line.piece().fault(ErrorKind::Document), None)),
        Kind::Words => Err(unknown(&line)),
    }
}
