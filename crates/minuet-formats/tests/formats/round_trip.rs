//! What is written is read again, as far as the format holds it.

use minuet_core::{Cell, Digit, DigitSet, Position, Puzzle};
use minuet_formats::{Bars, Empty, Format, Reader, Setup, Style, parse, parse_as, write_styled};
use proptest::prelude::*;

fn puzzles(filled: f64) -> impl Strategy<Value = Puzzle> {
    let cell = prop::option::weighted(filled, 0_usize..9);
    prop::collection::vec(cell, 81).prop_map(|digits| {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, digit) in Cell::ALL.into_iter().zip(digits) {
            puzzle.set(cell, digit.map(|i| Digit::ALL[i]));
        }
        puzzle
    })
}

fn positions() -> impl Strategy<Value = Position> {
    prop::collection::vec(0_u16..512, 81).prop_map(|bits| {
        let mut position = Position::OPEN;
        for (cell, bits) in Cell::ALL.into_iter().zip(bits) {
            position.set(cell, DigitSet::from_bits(bits));
        }
        position
    })
}

/// Nonsense mostly: ink in conflict, candidates that ink blocks, cells with ink given and placed.
fn setups() -> impl Strategy<Value = Setup> {
    (puzzles(0.2), puzzles(0.1), prop::option::of(positions()))
        .prop_map(|(puzzle, placed, candidates)| Setup { puzzle, placed, candidates })
}

fn styles() -> impl Strategy<Value = Style> {
    let empty = prop_oneof![Just(Empty::Dot), Just(Empty::Zero)];
    let bars = prop_oneof![Just(Bars::None), Just(Bars::Drawn)];
    (empty, bars).prop_map(|(empty, bars)| Style { empty, bars })
}

/// The digits that are placed and not given.
fn placed(setup: &Setup) -> Puzzle {
    let mut placed = setup.placed;
    for (cell, _) in setup.puzzle.iter() {
        placed.set(cell, None);
    }
    placed
}

/// What `format` keeps of a setup.
fn kept(setup: &Setup, format: Format) -> Setup {
    let ink = Setup { placed: placed(setup), candidates: None, ..*setup };
    let position = setup.position();
    match format {
        Format::Line => setup.ink().into(),
        Format::Grid => ink,
        Format::Hodoku | Format::Susser => {
            let told_by_ink = position == ink.position();
            Setup { candidates: (!told_by_ink).then_some(position), ..ink }
        }
        Format::FPuzzles | Format::OpenSudoku => {
            // A cell without candidates looks like one without any marks.
            let filled = setup.ink();
            let mut written = Position::of(&filled);
            let marks = |cell: Cell| setup.candidates.map_or(DigitSet::EMPTY, |all| all.get(cell));
            let marked = |&cell: &Cell| filled.get(cell).is_none() && !marks(cell).is_empty();
            let cells: Vec<Cell> = Cell::ALL.into_iter().filter(marked).collect();
            for &cell in &cells {
                written.set(cell, marks(cell));
            }
            Setup { candidates: (!cells.is_empty()).then_some(written), ..ink }
        }
        _ => {
            let mut puzzle = Puzzle::EMPTY;
            for (cell, digits) in position.iter() {
                let alone = |digit| {
                    cell.structures()
                        .into_iter()
                        .all(|structure| position.places(digit, structure).single() == Some(cell))
                };
                puzzle.set(cell, digits.single().filter(|&digit| alone(digit)));
            }
            Setup { puzzle, placed: Puzzle::EMPTY, candidates: Some(position) }
        }
    }
}

fn check(setup: &Setup, format: Format, style: Style) -> Result<(), TestCaseError> {
    let text = write_styled(setup, format, style).unwrap();
    let expected = kept(setup, format);
    prop_assert_eq!(parse(&text), Ok(expected), "{}", text);
    prop_assert_eq!(parse_as(&text, format), Ok(expected), "{}", text);
    // Again and again, with other line ends and blank lines between.
    let twice = format!("{text}\n\n# next\n{text}\n").replace('\n', "\r\n");
    let records: Vec<_> = Reader::new(twice.as_bytes()).collect::<Result<_, _>>().unwrap();
    prop_assert_eq!(records.len(), 2);
    for record in &records {
        prop_assert_eq!((record.format, record.setup), (format, expected));
    }
    let loses_candidates = matches!(format, Format::Line | Format::Grid);
    let loses_emptiness = matches!(format, Format::FPuzzles | Format::OpenSudoku)
        && setup.candidates.is_some_and(|all| all.iter().any(|(_, digits)| digits.is_empty()));
    if !loses_emptiness {
        let again = write_styled(&expected, format, style).unwrap();
        prop_assert_eq!(again, text);
    }
    if !loses_candidates && !loses_emptiness {
        prop_assert_eq!(expected.position(), setup.position());
    }
    Ok(())
}

proptest! {
    #[test]
    fn line(setup in setups(), style in styles()) {
        check(&setup, Format::Line, style)?;
    }

    #[test]
    fn grid(setup in setups(), style in styles()) {
        check(&setup, Format::Grid, style)?;
    }

    #[test]
    fn pencil_marks(setup in setups(), style in styles()) {
        check(&setup, Format::PencilMarks, style)?;
    }

    #[test]
    fn hodoku(setup in setups(), style in styles()) {
        check(&setup, Format::Hodoku, style)?;
    }

    #[test]
    fn susser(setup in setups(), style in styles()) {
        check(&setup, Format::Susser, style)?;
    }

    #[test]
    fn f_puzzles(setup in setups(), style in styles()) {
        check(&setup, Format::FPuzzles, style)?;
    }

    #[test]
    fn opensudoku(setup in setups(), style in styles()) {
        check(&setup, Format::OpenSudoku, style)?;
    }

    #[test]
    fn sukaku(setup in setups(), style in styles()) {
        check(&setup, Format::Sukaku, style)?;
    }
}
