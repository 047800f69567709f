//! Sets of numbers and of cells, and the geometry of structures.

use minuet_core::{Cell, CellSet, Digit, DigitSet, Structure};

fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(|cell| cell.parse::<Cell>().expect("a cell")).collect()
}

fn check_structures(text: &str, expect: &[&str]) {
    let names: Vec<String> =
        cells(text).structures().map(|structure| structure.to_string()).collect();
    assert_eq!(names, expect);
}

#[test]
fn structures_that_hold_all_cells() {
    check_structures("r1c1 r1c3", &["row 1", "square 1"]);
    check_structures("r1c1 r1c4", &["row 1"]);
    check_structures("r1c1 r2c1", &["column 1", "square 1"]);
    check_structures("r1c1 r2c2", &["square 1"]);
    check_structures("r1c1 r4c4", &[]);
    check_structures("r5c5", &["row 5", "column 5", "square 5"]);
    check_structures("", &[]);
}

#[test]
fn every_cell_sees_twenty_others() {
    for cell in Cell::ALL {
        assert_eq!(cell.seen().len(), 20);
        assert!(!cell.sees(cell));
        let union = cell
            .structures()
            .map(Structure::cells)
            .into_iter()
            .fold(CellSet::EMPTY, |all, one| all | one);
        assert_eq!(union - CellSet::of(cell), cell.seen());
    }
}

#[test]
fn twenty_seven_structures_of_nine() {
    for (index, structure) in Structure::ALL.into_iter().enumerate() {
        assert_eq!(structure.index(), index);
        assert_eq!(structure.cells().len(), 9);
        assert_eq!(structure.is_square(), index >= 18);
    }
}

#[test]
fn pairs_and_singles() {
    assert_eq!(cells("r1c1").single(), Cell::new(0));
    assert_eq!(cells("r1c1 r1c2").single(), None);
    assert_eq!(cells("r9c9 r1c2").pair().map(|pair| pair.map(Cell::index)), Some([1, 80]));
    assert_eq!(CellSet::EMPTY.first(), None);
    assert_eq!(DigitSet::EMPTY.first(), None);
    assert_eq!(
        DigitSet::from_bits(0b1_0000_0001).pair().map(|pair| pair.map(Digit::get)),
        Some([1, 9])
    );
    assert_eq!(DigitSet::ALL.pair(), None);
}

#[test]
fn bits_beyond_the_last_are_dropped() {
    assert_eq!(CellSet::from_bits(u128::MAX), CellSet::ALL);
    assert_eq!(DigitSet::from_bits(u16::MAX), DigitSet::ALL);
    assert_eq!((Cell::new(81), Digit::new(0), Digit::new(10)), (None, None, None));
}
