//! Which format a line or a block of rows is in.

use crate::block::{Frame, RowBlock};
use crate::cells::sign;
use crate::line::ends_cells;
use crate::text::Piece;
use crate::{Format, bank, csv, document, f_puzzles, link, prose, s9b, sheet, sukaku};

/// What a line is, by its looks alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing on it.
    Blank,
    /// `[Puzzle]` or `[State]`.
    Heading(Section),
    /// A border or a rule between rows.
    Rule,
    /// A row of a grid.
    Row,
    /// A few cells, too few or too many for a row.
    Run,
    /// The beginning of a document in XML.
    Document,
    /// The beginning of a sheet in JSON.
    Sheet,
    /// A puzzle, or what was meant to be one.
    OneLine(Format),
    /// Anything else.
    Words,
}

/// The sections of a file with headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// The givens.
    Puzzle,
    /// Givens and placed digits.
    State,
}

/// From this length on a word is not a row of a grid; it is the longest row in single characters with a
/// separator on either side of each, and a little more.
pub(crate) const LONG: usize = 28;

/// Looks at a line.
pub(crate) fn kind(line: Piece<'_>) -> Kind {
    let text = line.text;
    if text.is_empty() {
        Kind::Blank
    } else if text.eq_ignore_ascii_case("[puzzle]") {
        Kind::Heading(Section::Puzzle)
    } else if text.eq_ignore_ascii_case("[state]") {
        Kind::Heading(Section::State)
    } else if document::starts(text) {
        Kind::Document
    } else if sheet::starts(text) {
        Kind::Sheet
    } else if is_rule(text) {
        Kind::Rule
    } else {
        let run = || prose::run(text.as_bytes()).map(|_| Format::Text);
        one_line(line).or_else(run).map_or_else(|| row(line), Kind::OneLine)
    }
}

/// Whether the character separates the cells of a row.
pub(crate) fn is_bar(c: char) -> bool {
    matches!(c, '|' | ':') || is_box_drawing(c)
}

/// Whether the character separates the words of a row.
pub(crate) fn is_gap(c: char) -> bool {
    c.is_whitespace() || is_bar(c)
}

fn is_box_drawing(c: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&c)
}

/// A rule is made of border signs, at least two of them in a row like a line: a row of empty cells may
/// be made of the same signs, but then a row consists of dots, or has blanks between them.
fn is_rule(text: &str) -> bool {
    let is_border = |c: char| c.is_whitespace() || is_box_drawing(c) || ".:'+-|*=".contains(c);
    let is_line = text.contains("--") || text.contains("==") || text.contains(is_box_drawing);
    let is_frame = text.contains(['+', '|', '=']) && !text.contains(['.', '*', '-']);
    (is_line || is_frame) && text.chars().all(is_border)
}

/// Whether a word is long and nearly all of it good: cells, with perhaps a slip or two.
pub(crate) fn is_run(word: &str, good: impl Fn(char) -> bool) -> bool {
    let length = word.chars().count();
    let bad = word.chars().filter(|&c| !good(c)).count();
    length >= LONG && bad * 10 <= length
}

fn one_line(line: Piece<'_>) -> Option<Format> {
    let text = line.text;
    if let Some(rest) = text.strip_prefix(':') {
        return (!rest.starts_with(char::is_whitespace)).then_some(Format::Hodoku);
    }
    if f_puzzles::packed(line).is_some() {
        return Some(Format::FPuzzles);
    }
    if s9b::board(line).is_some() {
        return Some(Format::S9b);
    }
    if link::is_link(line) {
        return Some(Format::Link);
    }
    let word = line.first_word(ends_cells).0.text;
    if word.contains(|c| c == '|' || is_box_drawing(c)) {
        return None;
    }
    if is_bank(line) {
        return Some(Format::Bank);
    }
    let is_cells = is_run(word, |c| sign(c).is_some() || matches!(c, '+' | ':'));
    if !is_cells
        && text.contains(csv::is_separator)
        && csv::puzzle_field(line).is_some_and(|field| field.start != line.start)
    {
        return Some(Format::Csv);
    }
    let length = word.chars().count();
    if !is_cells && length != 81 {
        None
    } else if word.contains(['+', ':']) {
        Some(Format::Susser)
    } else if ((81 + sukaku::LENGTH) / 2..2 * sukaku::LENGTH).contains(&length) {
        // A line much longer than that is neither: its length is what is wrong.
        Some(Format::Sukaku)
    } else {
        Some(Format::Line)
    }
}

fn is_bank(line: Piece<'_>) -> bool {
    let mut words = line.words(char::is_whitespace);
    let hash = words.next().is_some_and(|hash| bank::is_hash(hash.text.as_bytes()));
    hash && words.next().is_some_and(|cells| is_run(cells.text, |c| sign(c).is_some()))
}

fn row(line: Piece<'_>) -> Kind {
    let is_good = |c: char| sign(c).is_some() || is_bar(c) || c == 'u';
    let is_seen = |c: &char| !c.is_whitespace();
    let length = line.text.chars().filter(is_seen).count();
    let good = line.text.chars().filter(is_seen).filter(|&c| is_good(c)).count();
    if good * 2 <= length || line.text.contains([',', ';']) {
        Kind::Words
    } else if line.text.contains(is_bar)
        || line.words(is_gap).count() >= 3
        || (7..=11).contains(&length)
    {
        Kind::Row
    } else {
        Kind::Run
    }
}

/// Whether the names of columns may be on a line: no puzzle among its fields, but more than one field,
/// or the one name that needs no other.
pub(crate) fn is_header(line: Piece<'_>) -> bool {
    csv::puzzle_field(line).is_none()
        && line.text.contains(char::is_alphabetic)
        && (line.text.contains(csv::is_separator) || line.text.eq_ignore_ascii_case("puzzle"))
}

/// The format of a block: candidates where some row has several words and one of them several digits.
pub(crate) fn block(block: &RowBlock<'_>) -> Format {
    let has_candidates = block.rows.iter().any(|row| {
        let words = || row.piece().words(is_gap);
        words().count() >= 4 && words().any(|word| word.text.len() > 1)
    });
    match (has_candidates, block.frame) {
        (true, Frame::Ruled) => Format::PencilMarks,
        (true, Frame::Bare) => Format::Sdx,
        (false, _) => Format::Grid,
    }
}
