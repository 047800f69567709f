//! Step 4 in words.

use crate::common::{DEEP, MANY, Shelf, solved, told};
use minuet_core::{Broken, Cell, Dancer, Entry, Find, Starter, Step, Structure, Trace};

fn of(path: &'static [Dancer], is: fn(&Find) -> bool) -> impl Fn(&Entry) -> bool {
    move |entry| entry.step == Step::Four && entry.dance == path && is(&entry.find)
}

const MAIN: &[Dancer] = &[];
const CIRCLE: &[Dancer] = &[Dancer::Circle];
const SQUARE: &[Dancer] = &[Dancer::Square];

#[test]
fn dancing_alone() {
    let shelf = Shelf::new(&MANY, "");
    let text = [
        shelf.first("starter cell", |entry| {
            matches!(&entry.find, Find::Starter { starter: Starter::Cell { .. }, .. })
        }),
        shelf.first("starter half double", |entry| {
            matches!(&entry.find, Find::Starter { starter: Starter::HalfDouble { .. }, .. })
        }),
        shelf.first("circle", of(CIRCLE, |find| matches!(find, Find::NakedSingle { .. }))),
        shelf.first("square", of(SQUARE, |find| matches!(find, Find::NakedSingle { .. }))),
        shelf.first("hidden", of(SQUARE, |find| matches!(find, Find::HiddenSingle { .. }))),
        shelf.first("half double", of(CIRCLE, |find| matches!(find, Find::HalfDouble { .. }))),
        shelf.first("naked group", of(CIRCLE, |find| matches!(find, Find::NakedGroup { .. }))),
        shelf.first("hidden group", of(CIRCLE, |find| matches!(find, Find::HiddenGroup { .. }))),
    ];
    insta::assert_snapshot!(text.concat());
}

#[test]
fn dancing_together() {
    let shelf = Shelf::new(&MANY, "");
    let blocked = |same: bool| {
        move |entry: &Entry| {
            matches!(&entry.find,
            Find::DoubleBlocked { structures: [a, b], .. } if (a == b) == same)
        }
    };
    let text = [
        shelf.first("trick a", of(MAIN, |find| matches!(find, Find::Unmarked { .. }))),
        shelf.first("trick a, special", of(MAIN, |find| matches!(find, Find::BothEnclose { .. }))),
        shelf.first("trick b", blocked(false)),
        shelf.first("trick b, special", blocked(true)),
    ];
    insta::assert_snapshot!(text.concat());
}

#[test]
fn endings() {
    let shelf = Shelf::new(&MANY, "");
    let wrong = |is: fn(&Broken) -> bool| {
        move |entry: &Entry| {
            matches!(&entry.find,
            Find::Wrong { broken: Some(broken), .. } if is(broken))
        }
    };
    let text = [
        shelf.first("twice", wrong(|broken| matches!(broken, Broken::Twice { .. }))),
        shelf.first("nowhere", wrong(|broken| matches!(broken, Broken::Nowhere { .. }))),
        shelf.first("empty", wrong(|broken| matches!(broken, Broken::Empty { .. }))),
        shelf.first("complete", of(MAIN, |find| matches!(find, Find::Complete { .. }))),
        shelf.first("stall", of(MAIN, |find| matches!(find, Find::Stall))),
    ];
    insta::assert_snapshot!(text.concat());
}

#[test]
fn minuets_within_minuets() {
    let shelf = Shelf::new(&[DEEP, MANY[4]], "depth=2");
    let text = [
        shelf.first("starter", of(CIRCLE, |find| matches!(find, Find::Starter { .. }))),
        shelf.first("alone", |entry| {
            entry.dance == [Dancer::Circle, Dancer::Square]
                && matches!(entry.find, Find::HiddenSingle { .. })
        }),
        shelf.first("stall", of(CIRCLE, |find| matches!(find, Find::Stall))),
        shelf.first("trick a", |entry| {
            entry.dance.len() == 1 && matches!(entry.find, Find::Unmarked { .. })
        }),
        shelf.first("trick b", |entry| {
            entry.dance.len() == 1 && matches!(entry.find, Find::DoubleBlocked { .. })
        }),
        shelf.first("wrong", |entry| {
            entry.dance.len() == 1 && matches!(entry.find, Find::Wrong { .. })
        }),
    ];
    insta::assert_snapshot!(text.concat());
}

/// The trace cut after its first starter, with one more find, right or not: words do not judge.
fn ended(find: Find, dance: &[Dancer], deeper: bool) -> (Trace, usize) {
    let mut trace = solved(MANY[1], "");
    let starter = |entry: &Entry| matches!(entry.find, Find::Starter { .. });
    let opened = trace.entries.iter().position(starter).expect("a minuet");
    trace.entries.truncate(opened + 1);
    if deeper {
        let mut nested = trace.entries[opened].clone();
        nested.dance = vec![Dancer::Circle];
        trace.entries.push(nested);
    }
    let effect = minuet_core::Effect::default();
    trace.entries.push(Entry { step: Step::Four, dance: dance.to_vec(), find, effect });
    let last = trace.entries.len() - 1;
    (trace, last)
}

#[test]
fn rare_endings() {
    let empty = Some(Broken::Empty { cell: Cell::ALL[4] });
    let nowhere =
        Some(Broken::Nowhere { digit: minuet_core::Digit::ALL[3], structure: Structure::ALL[20] });
    let rare = [
        ended(Find::Leave, MAIN, false),
        ended(Find::Wrong { dancer: Dancer::Square, broken: empty }, MAIN, false),
        ended(Find::Wrong { dancer: Dancer::Square, broken: nowhere }, CIRCLE, true),
        ended(Find::Wrong { dancer: Dancer::Circle, broken: None }, MAIN, false),
        ended(Find::Complete { dancer: Dancer::Square }, CIRCLE, true),
        ended(Find::Leave, CIRCLE, true),
    ];
    let text: Vec<String> = rare.iter().map(|(trace, index)| told(trace, *index)).collect();
    insta::assert_snapshot!(text.join("\n"));
}
