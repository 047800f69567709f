//! What the page exports comes back with every mark, and the coach continues from it as if nothing had happened.

use minuet_answer::{ExportFormat, Reply, Request, ThemeName, Until};
use minuet_core::{Cell, Dancer, Digit, DigitSet, Paper, Puzzle, Reading, Setup};
use proptest::prelude::*;
use trials::own_puzzles;

use crate::common::{ask, do_it, hint, packed};

fn exported(sheet: &Paper, format: ExportFormat) -> String {
    let (theme, width) = (ThemeName::Light, None);
    match ask(Request::Export { sheet: sheet.clone(), format, theme, width }) {
        Reply::Exported(file) => file.text.expect("a text"),
        other => panic!("{other:?}"),
    }
}

fn opened(text: &str) -> (Paper, String) {
    match ask(Request::Open { text: text.to_owned() }) {
        Reply::Opened(opened) => (opened.sheet, opened.format),
        other => panic!("{text}: {other:?}"),
    }
}

/// Puzzles that need minuets, some of them within others.
fn puzzle(number: usize) -> Puzzle {
    let deep = packed("depth2").puzzle;
    let own = own_puzzles();
    if number.is_multiple_of(3) { deep } else { own[number % own.len()] }
}

/// A mark that a player might add: where, what, and which kind.
type Extra = (usize, usize, u8);

fn add(paper: &mut Paper, (cell, digit, kind): Extra) {
    let (cell, digit) = (Cell::ALL[cell], Digit::ALL[digit]);
    let is_open = paper.open().contains(cell);
    let with = |cells: &minuet_core::paper::Cells| cells.get(cell) | DigitSet::of(digit);
    match (kind, paper.dances.last_mut()) {
        (0, _) => paper.small.set(cell, with(&paper.small)),
        (1, _) => {
            let [row, column, _] = cell.structures();
            let line = if digit.get() % 2 == 0 { row } else { column };
            paper.margins.set(line, paper.margins.get(line) | DigitSet::of(digit));
        }
        (2, Some(dance)) => dance.circle.dots.set(cell, with(&dance.circle.dots)),
        (3, Some(dance)) => dance.square.enclosed.set(cell, Some(digit)),
        (4, Some(dance)) => dance.circle.dots.set_void(cell),
        _ if is_open => paper.pencil.set(cell, with(&paper.pencil)),
        _ => {}
    }
}

/// The sheet that the coach comes to after this many entries.
fn walked(number: usize, steps: usize, reading: Reading) -> Paper {
    let mut paper = Paper::new(puzzle(number));
    for _ in 0..steps {
        let changed = do_it(paper.clone(), reading, Until::Entry);
        if changed.told.is_empty() {
            break;
        }
        paper = changed.sheet;
    }
    paper
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 40, ..ProptestConfig::default() })]

    #[test]
    fn sheets_come_back_and_are_gone_on_with(
        number in 0_usize..60,
        steps in 0_usize..400,
        extras in prop::collection::vec((0_usize..81, 0_usize..9, 0_u8..6), 0..8),
    ) {
        let reading = Reading::PAPER.with_depth(2);
        let mut paper = walked(number, steps, reading);
        extras.into_iter().for_each(|extra| add(&mut paper, extra));
        for (format, name) in [(ExportFormat::Sheet, "sheet"), (ExportFormat::Link, "link")] {
            let (back, read_as) = opened(&exported(&paper, format));
            prop_assert_eq!((&back, read_as.as_str()), (&paper, name));
            prop_assert_eq!(hint(&back, reading), hint(&paper, reading));
        }
    }
}

/// The teacher reads its own sheets as it left them, in mid-dance and within minuets of dancers.
#[test]
fn a_sheet_in_mid_dance_is_continued_faithfully() {
    let reading = Reading::PAPER.with_depth(2);
    let mut nested = 0;
    for number in 0..9 {
        let setup = Setup::from(puzzle(number));
        let choice = minuet_method::Choice::Footnote8;
        let Some(trace) = minuet_method::solve_within(&setup, &reading, choice, 4000) else {
            continue;
        };
        let mut sheet = trace.start();
        let mut paper = Paper::new(setup.puzzle);
        for entry in &trace.entries {
            sheet.apply(entry).unwrap();
            paper = minuet_method::written(&paper, &sheet);
            let read = minuet_method::read(&paper).unwrap();
            assert_eq!(minuet_method::written(&paper, &read), paper);
            let mut path = Vec::new();
            let mut lines = vec![Vec::new()];
            for dance in sheet.dances() {
                path.extend(dance.opened_by());
                lines.extend(Dancer::BOTH.map(|dancer| [path.as_slice(), &[dancer]].concat()));
            }
            nested += usize::from(sheet.dances().len() > 1);
            for line in lines {
                let (left, taken) = (sheet.lane(&line).unwrap(), read.lane(&line).unwrap());
                assert_eq!(left.position(), taken.position(), "{line:?} {paper:?}");
                // A number that is enclosed and blocks nothing more needs no Rule 19 to be solved.
                assert!(left.solved().is_subset(taken.solved()), "{line:?} {paper:?}");
                for cell in (taken.solved() - left.solved()).iter() {
                    let digit = left.position().get(cell).single().expect("it is enclosed");
                    assert!(!cell.seen().iter().any(|seen| left.position().has(seen, digit)));
                }
            }
        }
    }
    assert!(nested > 50, "{nested}");
}
