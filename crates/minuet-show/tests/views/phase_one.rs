//! Steps 1 and 2 in words.

use crate::common::{MANY, Shelf};
use minuet_core::{Block, Blocker, Entry, Find, Step};

fn has(blocks: &[Block], is: impl Fn(&Blocker) -> bool) -> bool {
    blocks.iter().any(|block| is(&block.by))
}

fn is_ink(by: &Blocker) -> bool {
    matches!(by, Blocker::Ink { .. })
}

fn is_half_double(by: &Blocker) -> bool {
    matches!(by, Blocker::HalfDouble { .. })
}

fn is_group(by: &Blocker) -> bool {
    matches!(by, Blocker::Group { .. })
}

/// Hidden singles of Step 1, by what closes the other cells.
fn hidden_single(is: impl Fn(&[Block]) -> bool) -> impl Fn(&Entry) -> bool {
    move |entry| match &entry.find {
        Find::HiddenSingle { blocks, .. } => entry.step == Step::One && is(blocks),
        _ => false,
    }
}

fn passive(of: fn(&Blocker) -> bool, by: fn(&Blocker) -> bool) -> impl Fn(&Entry) -> bool {
    move |entry| match &entry.find {
        Find::Passive { of: mark, blocks, .. } => of(mark) && has(blocks, by),
        _ => false,
    }
}

#[test]
fn every_find() {
    let shelf = Shelf::new(&MANY, "");
    let text = [
        shelf.first("hidden single", hidden_single(|blocks| !has(blocks, |by| !is_ink(by)))),
        shelf.first("closed by small digits", hidden_single(|blocks| has(blocks, is_half_double))),
        shelf.first("closed by a double", hidden_single(|blocks| has(blocks, is_group))),
        shelf.first("half double", |entry| {
            entry.step == Step::One && entry.find.rule() == minuet_core::Rule::HalfDouble
        }),
        shelf.first("half double in a line", |entry| {
            entry.step == Step::One
                && matches!(entry.find, Find::HalfDouble { .. })
                && !entry.effect.is_empty()
        }),
        shelf.first("hidden double", |entry| {
            matches!(&entry.find,
            Find::HiddenGroup { cells, .. } if entry.step == Step::One && cells.len() == 2)
        }),
        shelf.first("hidden triple", |entry| {
            matches!(&entry.find,
            Find::HiddenGroup { cells, .. } if entry.step == Step::One && cells.len() == 3)
        }),
        shelf.first("passive, by ink", passive(is_half_double, is_ink)),
        shelf.first("passive, by small digits", passive(is_half_double, is_half_double)),
        shelf.first("passive, by a double", passive(is_half_double, is_group)),
        shelf.first("fill", |entry| {
            matches!(&entry.find,
            Find::Fill { blocks, .. } if !has(blocks, |by| !is_ink(by)))
        }),
        shelf.first("fill beside small digits", |entry| {
            matches!(&entry.find,
            Find::Fill { blocks, .. } if has(blocks, is_half_double))
        }),
        shelf.first("naked single", |entry| {
            entry.step == Step::Two && matches!(entry.find, Find::NakedSingle { .. })
        }),
    ];
    insta::assert_snapshot!(text.concat());
}
