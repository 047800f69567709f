//! The sheet: what fits and what does not.

use minuet_core::{
    Cell, Dancer, Digit, DigitSet, Effect, Entry, Erased, Find, Inked, Misfit, Puzzle, Setup,
    Sheet, Starter, Step,
};
use minuet_words::message::NounMessage;

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn digit(n: u8) -> Digit {
    Digit::new(n).expect("a number")
}

fn entry(dance: &[Dancer], find: Find) -> Entry {
    Entry { step: Step::Four, dance: dance.to_vec(), find, effect: Effect::default() }
}

fn starter(at: &str) -> Find {
    let starter = Starter::Cell { cell: cell(at), digits: [digit(1), digit(2)] };
    Find::Starter { starter, depth: 2, sees: 0, settles: None }
}

fn single(at: &str, n: u8) -> Find {
    Find::NakedSingle { cell: cell(at), digit: digit(n), blocks: Vec::new() }
}

/// An empty sheet with minuets opened by the lines at these paths.
fn dancing(paths: &[&[Dancer]]) -> Sheet {
    let mut sheet = Sheet::new(&Setup::from(Puzzle::EMPTY));
    for (i, path) in paths.iter().enumerate() {
        let at = ["r1c1", "r5c5", "r9c9"][i];
        sheet.apply(&entry(path, starter(at))).expect("it fits");
    }
    sheet
}

/// An entry that does not fit leaves the sheet as it was.
fn check(opened: &[&[Dancer]], entry: &Entry, expect: Misfit) {
    let mut sheet = dancing(opened);
    assert_eq!(sheet.apply(entry), Err(expect), "{entry:?}");
    assert_eq!(sheet, dancing(opened));
}

const MAIN: &[Dancer] = &[];
const CIRCLE: &[Dancer] = &[Dancer::Circle];
const SQUARE: &[Dancer] = &[Dancer::Square];

#[test]
fn a_dancer_that_does_not_dance() {
    check(&[], &entry(CIRCLE, single("r1c1", 1)), Misfit::NoSuchDancer);
    check(&[MAIN], &entry(&[Dancer::Circle; 2], single("r1c1", 1)), Misfit::NoSuchDancer);
    // Circle opened the inner minuet, so square has no dancers of its own.
    let way = [Dancer::Square, Dancer::Circle];
    check(&[MAIN, CIRCLE], &entry(&way, single("r1c1", 1)), Misfit::NoSuchDancer);
    check(&[], &entry(CIRCLE, starter("r1c1")), Misfit::NoSuchDancer);
}

#[test]
fn a_minuet_that_is_not_open() {
    let unmarked =
        Find::Unmarked { cell: cell("r1c1"), circle: digit(1).into(), square: digit(2).into() };
    let finds = [
        Find::Stall,
        Find::Leave,
        Find::Complete { dancer: Dancer::Circle },
        Find::Wrong { dancer: Dancer::Circle, broken: None },
        unmarked,
        Find::BothEnclose { cell: cell("r1c1"), digit: digit(1) },
    ];
    for find in finds {
        check(&[], &entry(MAIN, find.clone()), Misfit::NoMinuet);
        // The innermost minuet comes first, and only the line that opened it may speak of it.
        check(&[MAIN, CIRCLE], &entry(MAIN, find.clone()), Misfit::NoMinuet);
        check(&[MAIN, CIRCLE], &entry(SQUARE, find), Misfit::NoMinuet);
    }
}

#[test]
fn one_minuet_a_line() {
    check(&[MAIN], &entry(MAIN, starter("r2c2")), Misfit::AlreadyOpen);
    check(&[MAIN, CIRCLE], &entry(SQUARE, starter("r2c2")), Misfit::AlreadyOpen);
}

#[test]
fn misfits_in_words() {
    let words = [Misfit::NoSuchDancer, Misfit::NoMinuet, Misfit::AlreadyOpen]
        .map(|misfit| NounMessage::from(misfit).to_string());
    let expect = [
        "that dancer is not on the sheet",
        "no minuet is open there",
        "a minuet is already open there",
    ];
    assert_eq!(words, expect);
}

#[test]
fn what_a_line_loses_its_dancers_lose() {
    let mut sheet = dancing(&[MAIN, CIRCLE]);
    let mut erase = entry(MAIN, single("r9c9", 7));
    erase
        .effect
        .erased
        .push(Erased { cell: cell("r9c9"), digits: DigitSet::ALL - digit(7).into() });
    erase.effect.inked.push(Inked { cell: cell("r9c9"), digit: digit(7) });
    sheet.apply(&erase).expect("it fits");
    for path in [MAIN, CIRCLE, SQUARE, &[Dancer::Circle, Dancer::Square]] {
        let lane = sheet.lane(path).expect("it is there");
        assert_eq!(lane.position().get(cell("r9c9")).to_string(), "7");
        assert!(lane.solved().contains(cell("r9c9")));
    }
}

#[test]
fn a_choice_is_made_and_not_solved() {
    let sheet = dancing(&[MAIN]);
    for (dancer, n) in [(Dancer::Circle, "1"), (Dancer::Square, "2")] {
        let lane = sheet.lane(&[dancer]).expect("it dances");
        assert_eq!(lane.position().get(cell("r1c1")).to_string(), n);
        assert!(lane.solved().is_empty());
    }
    assert_eq!(sheet.position().get(cell("r1c1")), DigitSet::ALL);
}

#[test]
fn endings() {
    let wrong = entry(MAIN, Find::Wrong { dancer: Dancer::Circle, broken: None });
    let mut sheet = dancing(&[MAIN]);
    sheet.apply(&wrong).expect("it fits");
    assert_eq!(sheet.position().get(cell("r1c1")).to_string(), "2");
    assert!(sheet.dances().is_empty());

    let mut sheet = dancing(&[MAIN, CIRCLE]);
    sheet.apply(&entry(CIRCLE, Find::Complete { dancer: Dancer::Square })).expect("it fits");
    assert_eq!(sheet.position().get(cell("r1c1")).to_string(), "1");
    assert_eq!(sheet.position().get(cell("r5c5")).to_string(), "2");
    assert!(sheet.dances().is_empty());

    let mut sheet = dancing(&[MAIN]);
    sheet.apply(&entry(MAIN, Find::Stall)).expect("it fits");
    assert!(sheet.dances().is_empty());
    assert_eq!(sheet.position().get(cell("r1c1")), DigitSet::ALL);
}
