//! Pictures of the sheet.

use minuet_core::{Dancer, Find, Paper, Sheet, Trace};
use minuet_show::Highlight;
use minuet_show::terminal::{self, Charset, Colour, Style, compact, draw_lit};

use crate::common::{DEEP, EASY, EVIL, MANY, puzzle, solved};

const UNICODE: Style = Style { colour: Colour::Never, charset: Charset::Unicode };
const COLOURS: Style = Style { colour: Colour::Always, charset: Charset::Ascii };
const RICH: Style = Style { colour: Colour::Always, charset: Charset::Unicode };

fn draw(sheet: &Sheet, style: &Style) -> String {
    terminal::draw(&Paper::from(sheet), style)
}

/// Columns in a terminal: combining dots and escape sequences take none.
fn columns(line: &str) -> usize {
    let (mut columns, mut escape) = (0, false);
    for c in line.chars() {
        match c {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            '\u{307}' | '\u{323}' => {}
            _ if escape => {}
            _ => columns += 1,
        }
    }
    columns
}

/// All lines of a picture are equally wide, and none is too wide.
fn check_aligned(sheet: &Sheet) {
    for style in [Style::PLAIN, RICH, UNICODE, COLOURS] {
        let picture = draw(sheet, &style);
        let widths: Vec<usize> = picture.lines().map(columns).collect();
        assert!(widths.iter().all(|&width| width == widths[0] && width <= 100), "{picture}");
        assert!(style.charset == Charset::Unicode || picture.is_ascii(), "{picture}");
        assert_eq!(style.colour == Colour::Always, picture.contains('\x1b'));
    }
}

/// The sheet before the first entry of the kind.
fn before(trace: &Trace, is: impl Fn(&Find) -> bool) -> (Sheet, usize) {
    let index = trace.entries.iter().position(|entry| is(&entry.find)).expect("such an entry");
    (trace.sheet(index).expect("a trace that fits"), index)
}

/// A sheet with marks of both dancers.
fn mid_dance() -> (Trace, Sheet, usize) {
    let trace = solved(MANY[3], "");
    let (sheet, index) = before(&trace, |find| matches!(find, Find::Unmarked { .. }));
    (trace, sheet, index)
}

#[test]
fn one_character_a_cell() {
    insta::assert_snapshot!(compact(&puzzle(EASY)));
}

#[test]
fn fresh() {
    let sheet = Sheet::new(&puzzle(EASY).into());
    insta::assert_snapshot!(draw(&sheet, &UNICODE));
}

#[test]
fn phase_one_has_small_and_big_digits() {
    let (sheet, _) = before(&solved(EVIL, ""), |find| matches!(find, Find::Fill { .. }));
    insta::assert_snapshot!(draw(&sheet, &UNICODE));
}

#[test]
fn filled_with_margins() {
    let (sheet, _) = before(&solved(EVIL, ""), |find| matches!(find, Find::Starter { .. }));
    insta::assert_snapshot!("filled_unicode", draw(&sheet, &UNICODE));
    insta::assert_snapshot!("filled_ascii", draw(&sheet, &Style::PLAIN));
}

#[test]
fn both_dancers() {
    let (_, sheet, _) = mid_dance();
    insta::assert_snapshot!("both_dancers_unicode", draw(&sheet, &UNICODE));
    insta::assert_snapshot!("both_dancers_ascii", draw(&sheet, &Style::PLAIN));
}

#[test]
fn a_hint_lights_its_evidence() {
    let (trace, sheet, index) = mid_dance();
    let light = Highlight::of(&sheet, &trace.entries[index]);
    let lit = |style| draw_lit(&Paper::from(&sheet), style, &light);
    insta::assert_snapshot!("lit_ascii", lit(&Style::PLAIN));
    insta::assert_snapshot!("lit_colour", lit(&COLOURS).replace('\x1b', "^"));
}

#[test]
fn a_minuet_within_a_minuet_is_drawn_as_its_own_copy() {
    let trace = solved(DEEP, "depth=2");
    let nested = |find: &Find| matches!(find, Find::Wrong { .. });
    let (sheet, _) = before(&trace, nested);
    assert_eq!(sheet.dances().len(), 2);
    assert_eq!(sheet.dances()[1].opened_by(), Some(Dancer::Circle));
    insta::assert_snapshot!(draw(&sheet, &Style::PLAIN));
}

#[test]
fn all_lines_align() {
    for (text, reading) in MANY.map(|text| (text, "")).into_iter().chain([(DEEP, "depth=2")]) {
        let trace = solved(text, reading);
        for count in (0..trace.entries.len()).step_by(1 + trace.entries.len() / 25) {
            check_aligned(&trace.sheet(count).expect("a trace that fits"));
        }
    }
}
