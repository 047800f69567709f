//! Hunts in folders that are thrown away.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use minuet_core::{Puzzle, Reading, Verdict};
use minuet_fast::decide;
use minuet_hunt::{
    Folder, HuntEnding, HuntError, Input, Line, Order, Part, Question, Repeats, Summary, hunt,
};
use minuet_make::{Random, Symmetry};
use trials::own_puzzles;

/// An empty folder of this name; no other test may use it.
pub(crate) fn place(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hunt").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder for tests");
    path
}

/// A file in a folder.
pub(crate) fn file(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, content).expect("a file for tests");
    path
}

/// Many puzzles, all different: the project's own in other clothes. The method fails on one in fifty.
pub(crate) fn many(count: usize) -> Vec<Puzzle> {
    let mut random = Random::new(2018);
    let fails = |puzzle: &Puzzle| decide(puzzle, &Reading::PAPER).verdict == Verdict::Failed;
    let (hard, mild): (Vec<Puzzle>, Vec<Puzzle>) = own_puzzles().into_iter().partition(fails);
    let puzzle = |i: usize| if i % 50 == 7 { hard[i % hard.len()] } else { mild[i % mild.len()] };
    (0..count).map(|i| Symmetry::random(&mut random).apply(&puzzle(i))).collect()
}

/// Puzzles, one per line.
pub(crate) fn text(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect()
}

/// An order for one input, chunks of 512 lines, two threads.
pub(crate) fn order(input: &Path, folder: &Path) -> Order {
    Order {
        inputs: vec![Input::File(input.to_owned())],
        column: None,
        question: Question::default(),
        chunk: Some(512),
        repeats: Repeats::Decide,
        threads: Some(2),
        folder: folder.to_owned(),
    }
}

/// Hunts to the end.
pub(crate) fn run(order: &Order) -> Result<Summary, HuntError> {
    let summary = hunt(order, &Arc::new(AtomicBool::new(false)), &mut |_| {})?;
    assert_eq!(summary.ending, HuntEnding::Complete);
    Ok(summary)
}

/// Hunts until this many chunks are finished.
pub(crate) fn run_until(order: &Order, chunks: u64) -> Result<Summary, HuntError> {
    let stop = Arc::new(AtomicBool::new(false));
    let folder = Folder::new(&order.folder);
    let watch = |_: &_| {
        if folder.parts().is_ok_and(|parts| parts.len() as u64 >= chunks) {
            stop.store(true, Ordering::Relaxed);
        }
    };
    hunt(order, &stop, &mut { watch })
}

/// All rows of a hunt, in order.
pub(crate) fn lines(folder: &Path) -> Vec<Line> {
    let folder = Folder::new(folder);
    let parts = folder.parts().expect("parts").into_iter();
    parts.flat_map(|chunk| Part::open(&folder.part(chunk)).expect("a part").lines).collect()
}

/// The bytes of all parts and certificates, with their names, and of the list of bad lines.
pub(crate) fn bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all =
        vec![(PathBuf::new(), std::fs::read(folder.join("rejected.tsv")).expect("a list"))];
    for inner in ["parts", "failures"] {
        for entry in std::fs::read_dir(folder.join(inner)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.strip_prefix(folder).expect("inside").to_owned();
            all.push((name, std::fs::read(&path).expect("a file")));
        }
    }
    all.sort();
    all
}

/// A run that must be refused, with these words.
#[track_caller]
pub(crate) fn refused(order: &Order, words: &str) {
    let error = run(order).expect_err(words).to_string();
    assert!(error.contains(words), "expected {words:?}: {error}");
}
