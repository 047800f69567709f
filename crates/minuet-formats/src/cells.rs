//! The signs that stand for cells and candidates, shared by the formats.

use minuet_core::{Cell, Digit, DigitSet, Ordinal, Position, Puzzle, Setup};

use crate::text::{LineError, Piece, excerpt};
use crate::{ErrorKind, Expected};

/// What a character says of a cell: a digit, or that it is empty. `None` if it is neither.
pub(crate) fn sign(c: char) -> Option<Option<Digit>> {
    match c {
        '.' | '0' | '*' | '_' | 'X' | 'x' | '-' => Some(None),
        _ => Digit::from_char(c).map(Some),
    }
}

/// Whether a `+` may precede a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plus {
    /// The digit after it is placed, not given.
    MarksPlaced,
    /// It is not allowed.
    Refused,
}

/// Reads exactly 81 cells.
pub(crate) fn read_ink(piece: Piece<'_>, plus: Plus) -> Result<Setup, LineError> {
    let mut setup = Setup::from(Puzzle::EMPTY);
    let mut count = 0;
    let mut chars = piece.text.char_indices();
    while let Some((at, c)) = chars.next() {
        let cell = Cell::new(count);
        count += 1;
        if c == '+' && plus == Plus::MarksPlaced {
            let digit = placed_digit(piece, at, chars.next())?;
            if let Some(cell) = cell {
                setup.placed.set(cell, Some(digit));
            }
            continue;
        }
        let Some(digit) = sign(c) else {
            let expected = match (cell, plus) {
                (None, _) => Expected::End,
                (_, Plus::MarksPlaced) => Expected::CellOrPlus,
                (_, Plus::Refused) => Expected::Cell,
            };
            return Err(piece.fault_at(at, ErrorKind::Character { expected, found: Some(c) }));
        };
        if let Some(cell) = cell {
            setup.puzzle.set(cell, digit);
        }
    }
    if count == 81 {
        Ok(setup)
    } else {
        Err(piece.fault_at_end(ErrorKind::Cells { expected: 81, found: count }))
    }
}

fn placed_digit(
    piece: Piece<'_>,
    plus: usize,
    next: Option<(usize, char)>,
) -> Result<Digit, LineError> {
    let found = next.map(|(_, c)| c);
    found.and_then(Digit::from_char).ok_or_else(|| {
        piece.fault_at(plus + 1, ErrorKind::Character { expected: Expected::Placed, found })
    })
}

/// All ink, `+` before placed digits.
pub(crate) fn write_ink(setup: &Setup, empty: char, text: &mut String) {
    for cell in Cell::ALL {
        match (setup.puzzle.get(cell), setup.placed.get(cell)) {
            (Some(given), _) => text.push_str(&given.to_string()),
            (None, Some(placed)) => text.push_str(&format!("+{placed}")),
            (None, None) => text.push(empty),
        }
    }
}

/// Reads candidates as digit, row and column, with blanks between: `224 524`.
pub(crate) fn read_triples(piece: Piece<'_>) -> Result<Vec<(Cell, Digit)>, LineError> {
    let triple = |word: Piece<'_>| {
        read_triple(word.text)
            .ok_or_else(|| word.fault(ErrorKind::Triple { found: excerpt(word.text) }))
    };
    piece.words(char::is_whitespace).map(triple).collect()
}

fn read_triple(word: &str) -> Option<(Cell, Digit)> {
    let [digit, row, column] = *word.as_bytes() else { return None };
    let number = |byte: u8| byte.wrapping_sub(b'0');
    let cell = Cell::at(Ordinal::new(number(row))?, Ordinal::new(number(column))?);
    Some((cell, Digit::new(number(digit))?))
}

/// Writes candidates as digit, row and column, with blanks between.
pub(crate) fn write_triples(candidates: &[(Cell, Digit)]) -> String {
    let triple = |&(cell, digit): &(Cell, Digit)| {
        format!("{digit}{}{}", cell.row_number(), cell.column_number())
    };
    candidates.iter().map(triple).collect::<Vec<_>>().join(" ")
}

/// The candidates that ink leaves open and that are not there any more.
pub(crate) fn deleted(setup: &Setup) -> Vec<(Cell, Digit)> {
    let position = setup.position();
    Position::of(&setup.ink())
        .iter()
        .flat_map(|(cell, open)| (open - position.get(cell)).iter().map(move |digit| (cell, digit)))
        .collect()
}

/// Removes deleted candidates. If none is deleted, nothing is pencilled that does not follow from the ink,
/// and the candidates stay unwritten.
pub(crate) fn delete(setup: &mut Setup, deleted: &[(Cell, Digit)]) {
    let mut left = Position::of(&setup.ink());
    for &(cell, digit) in deleted {
        left.erase(cell, digit.into());
    }
    setup.candidates = Some(left);
    unwrite(setup);
}

/// Writes candidates into the cells without ink, as far as there are any: where a cell has no marks,
/// everything that the ink leaves open is possible in it.
pub(crate) fn pencil(setup: &mut Setup, marks: &[Option<DigitSet>; 81]) {
    let ink = setup.ink();
    let mut position = Position::of(&ink);
    let mut found = None;
    for (cell, marks) in Cell::ALL.into_iter().zip(marks) {
        if let Some(marks) = marks.filter(|marks| !marks.is_empty() && ink.get(cell).is_none()) {
            position.set(cell, marks);
            found = Some(cell);
        }
    }
    setup.candidates = found.map(|_| position);
}

/// Leaves candidates unwritten where they say no more than the ink.
pub(crate) fn unwrite(setup: &mut Setup) {
    let position = setup.position();
    setup.candidates = (position != Position::of(&setup.ink())).then_some(position);
}

/// The setup of a position that does not tell ink from pencil: a lone digit is ink only if no other cell
/// of its structures still lists it, otherwise it is a naked single that has not been found yet.
pub(crate) fn settle(position: Position) -> Setup {
    let mut puzzle = Puzzle::EMPTY;
    for (cell, digits) in position.iter() {
        if let Some(digit) = digits.single()
            && !cell.seen().iter().any(|seen| position.has(seen, digit))
        {
            puzzle.set(cell, Some(digit));
        }
    }
    Setup { puzzle, placed: Puzzle::EMPTY, candidates: Some(position) }
}
