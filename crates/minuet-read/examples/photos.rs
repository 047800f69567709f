//! Reads labelled photos and says how many are read right.
//!
//! `photos FOLDER WRITTEN [WEIGHTS…]`: FOLDER holds the folders newspaper and phone, WRITTEN says which digits of the latter
//! are written by hand. With several WEIGHTS, each photo is read by those that were trained without its puzzle.
#![forbid(unsafe_code)]

mod support;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

use minuet_core::Cell;
use minuet_read::training::read_by;
use minuet_read::{Content, SeenCell, read};

/// Sums over photos.
#[derive(Default)]
struct Tally {
    photos: usize,
    whole: usize,
    cells: usize,
    right: usize,
    digits: usize,
    right_digits: usize,
    sure: usize,
    sure_wrong: usize,
    wrong_but_sure: usize,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, written, weights @ ..] = &arguments[..] else {
        panic!("photos FOLDER WRITTEN [WEIGHTS…]");
    };
    let weights: Vec<Vec<u8>> =
        weights.iter().map(|file| std::fs::read(file).expect("weights")).collect();
    let by_hand = by_hand(Path::new(written));
    let photos: Vec<PathBuf> = ["newspaper", "phone"]
        .iter()
        .flat_map(|part| support::photos(&Path::new(folder).join(part)))
        .collect();
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut slowest = 0;
    for (path, puzzle) in photos.iter().zip(support::puzzles(&photos)) {
        let part = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let tally = tallies.entry(part.into_owned()).or_default();
        let picture = support::grey(path);
        let start = Instant::now();
        let seen = match weights.len() {
            0 => read(&picture),
            folds => read_by(&weights[puzzle % folds], &picture),
        };
        slowest = slowest.max(start.elapsed().as_millis());
        tally.photos += 1;
        let Ok(seen) = seen else {
            println!("{name}: {seen:?}");
            tally.cells += 81;
            continue;
        };
        let mut wrong = Vec::new();
        let mut unsure = 0;
        for (cell, label) in Cell::ALL.into_iter().zip(support::labels(path)) {
            let hand =
                by_hand.get(&name[..name.len().min(5)]).is_some_and(|cells| cells.contains(&cell));
            let is_right = is_right(&seen.cells[cell], label, hand);
            let is_digit = (1..=9).contains(&label);
            tally.cells += 1;
            tally.right += usize::from(is_right);
            tally.digits += usize::from(is_digit);
            tally.right_digits += usize::from(is_digit && is_right);
            tally.sure += usize::from(seen.cells[cell].sure);
            tally.sure_wrong += usize::from(seen.cells[cell].sure && !is_right);
            unsure += usize::from(!seen.cells[cell].sure);
            if !is_right {
                let SeenCell { content, confidence, sure, .. } = seen.cells[cell];
                wrong.push(format!(
                    "{cell} {label}{} {content:?} {confidence:.4} {sure}",
                    if hand { "w" } else { "" }
                ));
            }
        }
        tally.whole += usize::from(wrong.is_empty());
        tally.wrong_but_sure += usize::from(!wrong.is_empty() && unsure == 0);
        if !wrong.is_empty() {
            println!("{name}: {unsure} unsure; {}", wrong.join(", "));
        }
    }
    for (part, t) in tallies {
        println!(
            "{part}: {}/{} whole, cells {}/{} = {:.3} %, digits {}/{} = {:.3} %, sure {:.2} %, of these wrong {}, photos wrong but all sure {}",
            t.whole,
            t.photos,
            t.right,
            t.cells,
            percent(t.right, t.cells),
            t.right_digits,
            t.digits,
            percent(t.right_digits, t.digits),
            percent(t.sure, t.cells),
            t.sure_wrong,
            t.wrong_but_sure,
        );
    }
    println!("slowest {slowest} ms");
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

fn is_right(cell: &SeenCell, label: u8, hand: bool) -> bool {
    match cell.content {
        Content::Empty => label == 0,
        Content::Candidates => label == 10,
        Content::Printed(digit) => digit.get() == label && !hand,
        Content::Written(digit) => digit.get() == label && hand,
    }
}

/// For each puzzle the cells that are written by hand.
fn by_hand(path: &Path) -> BTreeMap<String, Vec<Cell>> {
    let text = std::fs::read_to_string(path).expect("what is written by hand");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let (puzzle, cells) = line.split_once(' ')?;
            let cells = cells.split(' ').filter_map(|cell| cell.parse().ok()).collect();
            Some((puzzle.to_owned(), cells))
        })
        .collect()
}
