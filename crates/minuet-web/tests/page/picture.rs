//! The board and what it says to a screen reader.

use minuet_core::{Dancer, Digit, Starter};
use minuet_web::{Dance, Marks, Request, Response, Sheet, Show, answer};

use crate::common::{EASY, sheet};

fn draw(sheet: &Sheet, show: Show) -> (String, Vec<String>) {
    match answer(Request::Draw { sheet: sheet.clone(), show }) {
        Response::Drawn(drawn) => (drawn.svg, drawn.words),
        other => panic!("{other:?}"),
    }
}

fn set(
    sheet: &mut Sheet,
    list: fn(&mut Sheet) -> &mut minuet_web::Cells,
    cell: &str,
    digits: &[u8],
) {
    let digits = digits.iter().map(|&digit| Digit::new(digit).unwrap()).collect();
    list(sheet).set(cell.parse().unwrap(), digits);
}

#[test]
fn a_sheet_may_hold_anything() {
    let mut sheet = sheet(EASY);
    set(&mut sheet, |sheet| &mut sheet.pencil, "r1c3", &[3, 6]);
    set(&mut sheet, |sheet| &mut sheet.small, "r1c4", &[2]);
    sheet.ink.set("r1c9".parse().unwrap(), Digit::new(5));
    let mut circle = Marks::default();
    circle.enclosed.set("r1c3".parse().unwrap(), Digit::new(3));
    let starter = Starter::Cell {
        cell: "r1c3".parse().unwrap(),
        digits: [Digit::new(3).unwrap(), Digit::new(6).unwrap()],
    };
    sheet.dances.push(Dance { starter, by: None, circle, square: Marks::default() });
    let (svg, words) = draw(&sheet, Show::default());
    assert_eq!(words[0], "row 1 column 1, given 5");
    assert_eq!(words[2], "row 1 column 3, candidates 3 and 6, 3 circled");
    assert_eq!(words[3], "row 1 column 4, empty, small 2");
    assert_eq!(words[8], "row 1 column 9, ink 5");
    assert!(svg.contains("data-cell=\"r1c3\"") && svg.contains("t-circle"));
    assert!(!svg.contains("style="));
    // A minuet of a dancer that nobody knows is not drawn, but the sheet is.
    sheet.dances[0].by = Some(Dancer::Circle);
    assert_eq!(draw(&sheet, Show::default()).1[2], "row 1 column 3, candidates 3 and 6");
}

#[test]
fn numbers_and_evidence_are_pointed_out() {
    let (plain, _) = draw(&sheet(EASY), Show::default());
    let show = Show {
        lit: vec!["r1c1".parse().unwrap()],
        structures: vec!["row 1".parse().unwrap()],
        digit: Digit::new(5),
        ..Show::default()
    };
    let (lit, _) = draw(&sheet(EASY), show);
    assert_eq!(plain.matches("glow").count(), 0);
    assert_eq!(lit.matches("glow").count(), 3);
    assert_eq!(lit.matches("t-evidence").count(), 1);
    assert_eq!(lit.matches("t-change").count(), 1);
}
