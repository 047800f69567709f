//! The photos of others, where they are: `photos` in the folder that `MINUET_CORPORA` names.

use std::path::{Path, PathBuf};

use minuet_core::Cell;
use minuet_read::{Content, read};

#[path = "../../examples/support/mod.rs"]
mod support;

/// A fixed sample of the photos, or all of them with `MINUET_FULL=1`.
fn photos(part: &str) -> Vec<PathBuf> {
    let Some(folder) = std::env::var_os("MINUET_CORPORA") else { return Vec::new() };
    let folder = Path::new(&folder).join("photos").join(part);
    if !folder.is_dir() {
        return Vec::new();
    }
    let every =
        if std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1") { 1 } else { 20 };
    support::photos(&folder).into_iter().step_by(every).collect()
}

/// How many photos there are, how many have no wrong cell, and how many cells are wrong.
fn read_all(part: &str) -> (usize, usize, usize) {
    let photos = photos(part);
    let mut whole = 0;
    let mut wrong = 0;
    for path in &photos {
        let seen = read(&support::grey(path)).expect("a puzzle");
        let bad = Cell::ALL.into_iter().zip(support::labels(path)).filter(|&(cell, label)| {
            let said = match seen.cells[cell].content {
                Content::Empty => 0,
                Content::Printed(digit) | Content::Written(digit) => digit.get(),
                Content::Candidates => 10,
            };
            said != label
        });
        let bad = bad.count();
        whole += usize::from(bad == 0);
        wrong += bad;
    }
    (photos.len(), whole, wrong)
}

/// The weights that are shipped were trained on these photos too: what they get of photos they have never seen is in
/// docs/reading.md.
#[test]
fn newspapers() {
    let (photos, whole, _) = read_all("newspaper");
    assert!(whole * 100 >= photos * 98, "{whole} of {photos} photos");
}

#[test]
fn handwriting() {
    let (photos, _, wrong) = read_all("phone");
    assert!(wrong * 1000 <= photos * 81 * 3, "{wrong} cells of {photos} photos are wrong");
}
