//! The board and what it says to a screen reader.

use minuet_answer::{Reply, Request};
use minuet_core::paper::{Dance, Marks};
use minuet_core::{Cell, Dancer, Digit, Paper, Starter};
use minuet_show::Highlight;

use crate::common::{EASY, ask, sheet};

fn draw(sheet: &Paper, show: Highlight, digit: Option<Digit>) -> (String, Vec<String>) {
    match ask(Request::Draw { sheet: sheet.clone(), show, digit }) {
        Reply::Drawn(drawn) => (drawn.svg, drawn.words),
        other => panic!("{other:?}"),
    }
}

fn set(
    sheet: &mut Paper,
    list: fn(&mut Paper) -> &mut minuet_core::paper::Cells,
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
    let (svg, words) = draw(&sheet, Highlight::default(), None);
    assert_eq!(words[0], "row 1 column 1, given 5");
    assert_eq!(words[2], "row 1 column 3, candidates 3 and 6, 3 circled");
    assert_eq!(words[3], "row 1 column 4, empty, small 2");
    assert_eq!(words[8], "row 1 column 9, ink 5");
    assert!(svg.contains("data-cell=\"r1c3\"") && svg.contains("t-circle"));
    assert!(!svg.contains("style="));
    // A minuet of an unknown dancer is not drawn, but the sheet is.
    sheet.dances[0].by = Some(Dancer::Circle);
    assert_eq!(draw(&sheet, Highlight::default(), None).1[2], "row 1 column 3, candidates 3 and 6");
}

#[test]
fn numbers_and_evidence_are_pointed_out() {
    let (plain, _) = draw(&sheet(EASY), Highlight::default(), None);
    let show = Highlight {
        cells: "r1c1".parse::<Cell>().unwrap().into(),
        structures: vec!["row 1".parse().unwrap()],
        ..Highlight::default()
    };
    let (lit, _) = draw(&sheet(EASY), show, Digit::new(5));
    assert_eq!(plain.matches("glow").count(), 0);
    assert_eq!(lit.matches("glow").count(), 3);
    assert_eq!(lit.matches("t-evidence").count(), 1);
    assert_eq!(lit.matches("t-change").count(), 1);
}
