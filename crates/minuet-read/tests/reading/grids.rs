//! Grids that are no Sudoku.

use minuet_read::{Content, Grey, Missing, read};

/// A grid with this number of cells in each direction on white paper; the cells for which `black` holds are filled.
fn grid(cells: usize, black: impl Fn(usize, usize) -> bool) -> Grey {
    let (side, start) = (720, 60);
    let length = side - 2 * start;
    let pixel = |i: usize| {
        let (x, y) = (i % side, i / side);
        let inside = (start..=start + length).contains(&x) && (start..=start + length).contains(&y);
        let near = |at: usize| (at - start) * cells % length < 2 * cells;
        let cell = |at: usize| ((at - start) * cells / length).min(cells - 1);
        let dark = inside && (near(x) || near(y) || black(cell(y), cell(x)));
        if dark { 30 } else { 220 }
    };
    Grey::new(side, side, (0..side * side).map(pixel).collect()).expect("as many pixels")
}

/// Nothing is said to be a digit for sure.
pub(crate) fn has_no_sure_digit(picture: &Grey) {
    if let Ok(seen) = read(picture) {
        for (cell, seen) in seen.cells.iter() {
            let is_digit = matches!(seen.content, Content::Printed(_) | Content::Written(_));
            assert!(!(is_digit && seen.sure), "{cell} is said to be {:?}", seen.content);
        }
    }
}

#[test]
fn other_sizes() {
    for cells in [4, 6, 8, 10, 12, 16, 18, 25] {
        let seen = read(&grid(cells, |_, _| false));
        assert_eq!(seen.err(), Some(Missing::OtherSize), "{cells} cells");
    }
}

#[test]
fn crosswords() {
    for cells in [9, 11, 13, 15, 17] {
        has_no_sure_digit(&grid(cells, |row, column| (row * 7 + column * 5) % 6 == 0));
        has_no_sure_digit(&grid(cells, |row, column| row % 2 == 1 && column % 2 == 1));
    }
}

#[test]
fn an_empty_grid_is_empty() {
    let seen = read(&grid(9, |_, _| false)).expect("a grid");
    for (cell, seen) in seen.cells.iter() {
        assert_eq!(seen.content, Content::Empty, "{cell}");
    }
}
