//! Nouns as text: what `Display` writes, `FromStr` reads.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use minuet_core::{
    Cell, Dancer, NotASolution, ParseCellError, ParsePositionError, ParsePuzzleError,
    ParseStructureError, Position, Puzzle, Solution, Step, Structure, Verdict,
};
use minuet_words::message::NounMessage;
use proptest::prelude::*;

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn check<T>(noun: &T)
where
    T: Display + FromStr + PartialEq + Debug,
    T::Err: Debug + PartialEq,
{
    assert_eq!(noun.to_string().parse().as_ref(), Ok(noun));
}

fn check_error<T>(text: &str, error: T::Err, words: &str)
where
    T: FromStr + Debug + PartialEq,
    T::Err: Clone + Debug + PartialEq + Into<NounMessage>,
{
    assert_eq!(text.parse::<T>(), Err(error.clone()));
    assert_eq!(error.into().to_string(), words);
}

#[test]
fn cells() {
    Cell::ALL.iter().for_each(check);
    assert_eq!("R4C7".parse::<Cell>().map(Cell::index), Ok(33));
    for text in ["", "r4", "r0c1", "r1c0", "r10c1", "r1c:", "c1r1", "r1c1 ", "r١c1"] {
        check_error::<Cell>(
            text,
            ParseCellError,
            "expected a cell such as r4c7, row and column from 1 to 9",
        );
    }
}

#[test]
fn structures() {
    Structure::ALL.iter().for_each(check);
    for text in ["", "row", "row 0", "row 10", "row +4", "row 04", "line 4", "row  4", "Row 4"] {
        check_error::<Structure>(
            text,
            ParseStructureError,
            "expected a structure such as row 4, column 7 or square 5",
        );
    }
}

#[test]
fn puzzles() {
    let zeros: Puzzle = SOLUTION.replace('5', "0").parse().expect("a puzzle");
    assert_eq!(zeros.to_string(), SOLUTION.replace('5', "."));
    check(&zeros);
    check_error::<Puzzle>(
        &SOLUTION[1..],
        ParsePuzzleError::Length { found: 80 },
        "expected 81 characters, found 80",
    );
    check_error::<Puzzle>(
        &format!("{SOLUTION}1"),
        ParsePuzzleError::Length { found: 82 },
        "expected 81 characters, found 82",
    );
    check_error::<Puzzle>(
        &SOLUTION.replacen('3', "é", 1),
        ParsePuzzleError::Character { found: 'é', column: 2 },
        "column 2: expected a digit, '.' or '0', found 'é'",
    );
}

#[test]
fn solutions() {
    let solution: Solution = SOLUTION.parse().expect("a solution");
    check(&solution);
    assert!(solution.solves(&solution.puzzle()));
    let empty = Cell::ALL[0];
    check_error::<Solution>(
        &SOLUTION.replacen('5', ".", 1),
        NotASolution::Empty(empty),
        "r1c1 is empty",
    );
    let conflict = SOLUTION.replacen('5', "3", 1);
    let broken = conflict.parse::<Puzzle>().ok().and_then(|puzzle| puzzle.conflict());
    check_error::<Solution>(
        &conflict,
        NotASolution::Conflict(broken.expect("a conflict")),
        "row 1 has 3 twice, in r1c1 and r1c2",
    );
    check_error::<Solution>(
        "53",
        NotASolution::Text(ParsePuzzleError::Length { found: 2 }),
        "expected 81 characters, found 2",
    );
}

#[test]
fn positions() {
    check(&Position::OPEN);
    let text = Position::OPEN.to_string();
    let at = |index: usize| Cell::ALL[index];
    for wrong in ["1123456789", "0", "12-", "x"] {
        check_error::<Position>(
            &text.replacen("123456789", wrong, 1),
            ParsePositionError::Cell(at(0)),
            "r1c1: expected candidates such as 247, or - for none",
        );
    }
    check_error::<Position>(
        &format!("{text} 1"),
        ParsePositionError::Length { found: 82 },
        "expected 81 cells, found 82",
    );
    check_error::<Position>(
        "",
        ParsePositionError::Length { found: 0 },
        "expected 81 cells, found 0",
    );
}

#[test]
fn words_of_one_kind() {
    assert_eq!(Dancer::BOTH.map(|dancer| dancer.to_string()), ["circle", "square"]);
    assert_eq!(Dancer::BOTH.map(Dancer::other), [Dancer::Square, Dancer::Circle]);
    assert_eq!(Step::ALL.map(|step| step.to_string()), ["1", "2", "3", "4"]);
    assert_eq!(format!("{:8}|", Verdict::Minuet), "minuet  |");
}

proptest! {
    #[test]
    fn any_position(bits in prop::collection::vec(0_u16..512, 81)) {
        let mut position = Position::OPEN;
        for (cell, bits) in Cell::ALL.into_iter().zip(bits) {
            position.set(cell, minuet_core::DigitSet::from_bits(bits));
        }
        check(&position);
    }

    #[test]
    fn any_text_is_answered(text in ".*") {
        let _ = text.parse::<Puzzle>();
        let _ = text.parse::<Position>();
        let _ = text.parse::<Cell>();
        let _ = text.parse::<Structure>();
        let _ = text.parse::<minuet_core::Reading>();
    }
}
