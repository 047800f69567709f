//! Step 3 in words.

use crate::common::{MANY, Shelf};
use minuet_core::{Entry, Find, Step};

fn three(entry: &Entry) -> bool {
    entry.step == Step::Three && entry.dance.is_empty()
}

fn naked(size: usize) -> impl Fn(&Entry) -> bool {
    move |entry| {
        three(entry) && matches!(&entry.find, Find::NakedGroup { cells, .. } if cells.len() == size)
    }
}

fn hidden(size: usize) -> impl Fn(&Entry) -> bool {
    move |entry| {
        three(entry)
            && matches!(&entry.find, Find::HiddenGroup { cells, .. } if cells.len() == size)
    }
}

fn half_double(entry: &Entry) -> bool {
    three(entry) && matches!(entry.find, Find::HalfDouble { .. })
}

#[test]
fn every_find() {
    let shelf = Shelf::new(&MANY, "");
    let text = [
        shelf.first("naked single", |entry| {
            three(entry) && matches!(entry.find, Find::NakedSingle { .. })
        }),
        shelf.first("hidden single", |entry| {
            three(entry) && matches!(entry.find, Find::HiddenSingle { .. })
        }),
        shelf.first("half doubles on a margin", half_double),
        shelf.first("half double in a square", |entry| {
            half_double(entry)
                && matches!(&entry.find, Find::HalfDouble { structure, .. } if structure.is_square())
        }),
        shelf.first("half double that blocks", |entry| {
            half_double(entry) && !entry.effect.is_empty()
        }),
        shelf.first("naked double", naked(2)),
        shelf.first("naked triple", naked(3)),
        shelf.first("hidden double", hidden(2)),
        shelf.first("hidden triple", hidden(3)),
    ];
    insta::assert_snapshot!(text.concat());
}

#[test]
fn extensions() {
    let shelf = Shelf::new(&MANY, "blocking=aligned,groups=4");
    let text = [
        shelf.first("aligned", |entry| three(entry) && matches!(entry.find, Find::Aligned { .. })),
        shelf.first("a group of four", |entry| {
            matches!(&entry.find,
            Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } if cells.len() == 4)
        }),
    ];
    insta::assert_snapshot!(text.concat());
}
