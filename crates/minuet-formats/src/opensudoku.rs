//! OpenSudoku's XML: `<opensudoku version="2"><folder name="…"><game data="530070000…"/></folder></opensudoku>`.
//! With progress the data are `version: 3`, a line end, and then `value|notes|editable|` for each cell.

use minuet_core::{Cell, Digit, DigitSet, Puzzle, Setup};

use crate::cells::{Plus, pencil, read_ink};
use crate::text::{LineError, Piece, excerpt};
use crate::{ErrorKind, Expected};

/// What comes before the games of a file.
pub(crate) const OPENING: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>
<opensudoku version=\"2\">
<folder name=\"Minuet\">
";

/// What comes after them.
pub(crate) const CLOSING: &str = "</folder>\n</opensudoku>\n";

/// Reads the data of a game: 81 digits, or a version and the parts of each cell.
pub(crate) fn read(data: Piece<'_>) -> Result<Setup, LineError> {
    let data = data.trim();
    if !data.text.starts_with("version") {
        return read_ink(data, Plus::Refused);
    }
    let (version, cells) = data.first_word(|c| c == '\n');
    let parts = parts(version.text).ok_or_else(|| {
        let found = excerpt(version.text);
        version.fault(ErrorKind::Text { expected: Expected::DataVersion, found })
    })?;
    // Version 2 sometimes has a bar too many, so empty parts do not count.
    let words: Vec<Piece<'_>> = cells.words(|c| c == '|' || c.is_whitespace()).collect();
    let mut setup = Setup::from(Puzzle::EMPTY);
    let mut marks = [None; 81];
    for (cell, words) in Cell::ALL.into_iter().zip(words.chunks_exact(parts.len())) {
        read_cell(cell, parts, words, &mut setup, &mut marks)?;
    }
    if words.len() != 81 * parts.len() {
        let found = words.len() / parts.len();
        let kind = match words.get(81 * parts.len()) {
            None => ErrorKind::Cells { expected: 81, found },
            Some(more) => {
                let expected = Expected::End;
                return Err(more.fault(ErrorKind::Text { expected, found: excerpt(more.text) }));
            }
        };
        return Err(cells.fault_at_end(kind));
    }
    pencil(&mut setup, &marks);
    Ok(setup)
}

/// A part of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Value,
    /// Notes as digits with a comma after each, or a dash.
    List,
    /// Notes as bits.
    Mask,
    Colour,
    Editable,
}

/// The parts of each cell in a version of the data.
fn parts(version: &str) -> Option<&'static [Part]> {
    use Part as P;
    match version.trim().strip_prefix("version:")?.trim() {
        "1" => Some(&[P::Value, P::List, P::Editable]),
        "2" | "3" => Some(&[P::Value, P::Mask, P::Editable]),
        "4" => Some(&[P::Value, P::Mask, P::Mask, P::Editable]),
        "5" => Some(&[P::Value, P::Mask, P::Mask, P::Colour, P::Editable]),
        _ => None,
    }
}

fn read_cell(
    cell: Cell,
    parts: &[Part],
    words: &[Piece<'_>],
    setup: &mut Setup,
    marks: &mut [Option<DigitSet>; 81],
) -> Result<(), LineError> {
    let mut value = None;
    for (&part, &word) in parts.iter().zip(words) {
        match part {
            Part::Value => value = Digit::new(number(word, 9, Expected::Value)? as u8),
            Part::List => marks[cell.index()] = Some(list(word)?),
            Part::Mask => {
                let notes = DigitSet::from_bits(number(word, 511, Expected::Notes)?);
                // The second kind of notes counts where there are none of the first.
                let before = &mut marks[cell.index()];
                *before = before.filter(|notes| !notes.is_empty()).or(Some(notes));
            }
            Part::Colour => _ = number(word, u16::MAX, Expected::Colour)?,
            Part::Editable => match number(word, 1, Expected::Editable)? {
                0 => setup.puzzle.set(cell, value),
                _ => setup.placed.set(cell, value),
            },
        }
    }
    Ok(())
}

fn number(word: Piece<'_>, largest: u16, expected: Expected) -> Result<u16, LineError> {
    let number = word.text.parse().ok().filter(|&number| number <= largest);
    number.ok_or_else(|| word.fault(ErrorKind::Text { expected, found: excerpt(word.text) }))
}

fn list(word: Piece<'_>) -> Result<DigitSet, LineError> {
    if word.text == "-" {
        return Ok(DigitSet::EMPTY);
    }
    let digits = word.text.split_terminator(',').map(|digit| Digit::new(digit.parse().ok()?));
    digits.collect::<Option<DigitSet>>().ok_or_else(|| {
        word.fault(ErrorKind::Text { expected: Expected::NoteList, found: excerpt(word.text) })
    })
}

/// Writes one game: the digits alone where nothing has been placed or noted.
pub(crate) fn write(setup: &Setup) -> String {
    let digit = |digit: Option<Digit>| digit.map_or(0, Digit::get);
    let mut data = String::new();
    if setup.ink() == setup.puzzle && setup.candidates.is_none() {
        for cell in Cell::ALL {
            data.push_str(&digit(setup.puzzle.get(cell)).to_string());
        }
    } else {
        // An attribute cannot hold a line end as it is.
        data.push_str("version: 3&#10;");
        for cell in Cell::ALL {
            let (given, placed) = (setup.puzzle.get(cell), setup.placed.get(cell));
            let ink = given.or(placed);
            let written = setup.candidates.filter(|_| ink.is_none());
            let notes = written.map_or(0, |written| written.get(cell).bits());
            let editable = u8::from(given.is_none());
            data.push_str(&format!("{}|{notes}|{editable}|", digit(ink)));
        }
    }
    format!("<game data=\"{data}\"/>")
}
