//! Puzzles that are essentially the same are decided once.

use minuet_core::{Puzzle, Verdict};
use minuet_hunt::{Extent, Folder, HuntEnding, Input, Line, Order, Part, Repeats, check, hunt};
use minuet_make::{Random, Symmetry};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::common::{bytes, file, lines, many, order, place, refused, run, text};
use trials::own_puzzles;

/// Three thousand puzzles, of which only the project's own are different from each other.
fn repeated() -> Vec<Puzzle> {
    let mut random = Random::new(5);
    let own: Vec<Puzzle> = own_puzzles().into_iter().take(20).collect();
    (0..3000).map(|i| Symmetry::random(&mut random).apply(&own[i * i % own.len()])).collect()
}

#[test]
fn each_is_decided_once() {
    let folder = place("repeats");
    let puzzles = repeated();
    // The second file has nothing new but its last line.
    let mut second = puzzles[..100].to_vec();
    second.push(own_puzzles()[30]);
    let inputs = [text(&puzzles), text(&second)];
    let inputs: Vec<Input> = (1..)
        .zip(&inputs)
        .map(|(i, text)| Input::File(file(&folder, &format!("input-{i}.txt"), text)))
        .collect();
    let asked = |out: &str, threads: usize| Order {
        inputs: inputs.clone(),
        repeats: Repeats::Omit,
        threads: Some(threads),
        ..order(&folder, &folder.join(out))
    };
    let first = asked("out", 2);
    let tally = run(&first).expect("a hunt").tally;
    let found = lines(&first.folder);
    let mut forms: Vec<Puzzle> =
        found.iter().map(|line| minuet_make::canonical(&line.row.puzzle)).collect();
    forms.sort();
    forms.dedup();
    assert_eq!(forms.len(), found.len(), "no two are the same");
    assert_eq!(tally.rows() + tally.repeated, 3101);
    // The first of each kind is the one that is decided.
    let mut kept = std::collections::BTreeSet::new();
    let firsts: Vec<Puzzle> = puzzles
        .iter()
        .chain(&second)
        .filter(|puzzle| kept.insert(minuet_make::canonical(puzzle)))
        .copied()
        .collect();
    assert_eq!(found.iter().map(|line| line.row.puzzle).collect::<Vec<_>>(), firsts);
    let other = asked("one", 1);
    run(&other).expect("a hunt");
    assert!(bytes(&first.folder) == bytes(&other.folder));
    let never = Arc::new(AtomicBool::new(false));
    let checked = check(&first.folder, Extent::Sample(5), Some(2), &never, &mut |_, _| {});
    assert_eq!(checked.expect("a check").fault_count, 0);
}

#[test]
fn a_page_may_have_nothing_left() {
    let folder = place("repeats-pages");
    let [one, .., other] = own_puzzles()[..] else { unreachable!("some puzzles") };
    let puzzles = [vec![one; 10_000], vec![other]].concat();
    let input = file(&folder, "input.txt", text(&puzzles));
    // In the middle of a part, and at its beginning.
    for chunk in [1 << 20, 5 << 10] {
        let asked = Order {
            repeats: Repeats::Omit,
            chunk: Some(chunk),
            ..order(&input, &folder.join(format!("out-{chunk}")))
        };
        assert_eq!(run(&asked).expect("a hunt").tally.repeated, 9_999);
        let found: Vec<Puzzle> = lines(&asked.folder).iter().map(|line| line.row.puzzle).collect();
        assert_eq!(found, [one, other]);
    }
}

#[test]
fn the_first_pass_may_be_interrupted() {
    let folder = place("repeats-stopped");
    let input = file(&folder, "input.txt", text(&many(4000)));
    let asked = Order { repeats: Repeats::Omit, ..order(&input, &folder.join("out")) };
    let stop = Arc::new(AtomicBool::new(false));
    let mut watch = |_: &_| stop.store(true, Ordering::Relaxed);
    let summary = hunt(&asked, &stop, &mut watch).expect("a hunt");
    assert_eq!((summary.ending, summary.chunks), (HuntEnding::Stopped, 0));
    assert!(!asked.folder.join("repeats").exists());
    run(&asked).expect("the rest");
}

#[test]
fn standard_input_cannot_be_read_twice() {
    let folder = place("repeats-stdin");
    let asked = order(&folder, &folder.join("out"));
    let asked = Order { inputs: vec![Input::Stdin], repeats: Repeats::Omit, ..asked };
    refused(&asked, "repeats can be found only by reading everything twice");
    #[cfg(unix)]
    {
        let pipe = folder.join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()));
        let asked = Order { inputs: vec![Input::File(pipe)], ..asked };
        refused(&asked, "repeats can be found only by reading everything twice");
    }
}

/// A damaged or missing list of repeats would let other puzzles be decided.
#[test]
fn lists_of_repeats_are_verified() {
    let folder = place("repeats-damaged");
    let puzzles = [many(600), many(600)].concat();
    let input = file(&folder, "input.txt", text(&puzzles));
    let asked = Order { repeats: Repeats::Omit, ..order(&input, &folder.join("out")) };
    run(&asked).expect("a hunt");
    let list = asked.folder.join("repeats/00000001");
    let whole = std::fs::read(&list).expect("a list");
    let again = |bytes: Option<Vec<u8>>, words: &str| {
        std::fs::remove_file(asked.folder.join("parts/00000001.parquet")).expect("a part");
        match bytes {
            Some(bytes) => std::fs::write(&list, bytes).expect("written"),
            None => std::fs::remove_file(&list).expect("removed"),
        }
        refused(&asked, words);
        std::fs::write(&list, &whole).expect("as it was");
        run(&asked).expect("rebuilt");
    };
    let mut flipped = whole.clone();
    flipped[0] ^= 2;
    let other = std::fs::read(asked.folder.join("repeats/00000000")).expect("a list");
    assert_ne!(other, whole);
    for bytes in [Some(flipped), Some(other), None] {
        again(bytes.clone(), "repeats is damaged: its checksum is wrong. Remove it");
        // A complete hunt does not need it any more, but a check reads it.
        bytes
            .map_or_else(|| std::fs::remove_file(&list), |bytes| std::fs::write(&list, bytes))
            .expect("damaged");
        check_fault(&asked, "repeats is damaged");
        std::fs::write(&list, &whole).expect("as it was");
    }
    std::fs::remove_dir_all(asked.folder.join("repeats")).expect("as it was told");
    std::fs::remove_file(asked.folder.join("parts/00000001.parquet")).expect("a part");
    run(&asked).expect("rebuilt");
    assert_eq!(std::fs::read(&list).expect("a list"), whole);
}

#[track_caller]
fn check_fault(asked: &Order, words: &str) {
    let checked = check(&asked.folder, Extent::Full, Some(2), &Arc::default(), &mut |_, _| {});
    let checked = checked.expect("a check");
    let found = checked.faults.iter().any(|fault| fault.to_string().contains(words));
    assert!(found, "{words}: {checked:?}");
}

/// The lists of one input are of no use for another, even if nothing else is left of the hunt that made them.
#[test]
fn lists_of_another_hunt_are_refused() {
    let folder = place("repeats-stale");
    let input = file(&folder, "input.txt", text(&[many(300), many(300)].concat()));
    let asked = Order { repeats: Repeats::Omit, ..order(&input, &folder.join("out")) };
    run(&asked).expect("a hunt");
    std::fs::remove_file(asked.folder.join("hunt.json")).expect("settings");
    std::fs::remove_dir_all(asked.folder.join("parts")).expect("parts");
    file(&folder, "input.txt", text(&many(600)));
    refused(&asked, "repeats is damaged");
}

/// A failure that is passed off as a repeat, or a repeat as a puzzle of its own.
#[test]
fn what_is_left_out_is_checked() {
    let folder = place("repeats-forged");
    let input = file(&folder, "input.txt", text(&[many(100), many(50)].concat()));
    let asked = Order { repeats: Repeats::Omit, ..order(&input, &folder.join("out")) };
    run(&asked).expect("a hunt");
    let path = Folder::new(&asked.folder).part(0);
    let whole = Part::open(&path).expect("a part");
    let forge = |change: fn(&mut Vec<Line>)| {
        let mut lines = whole.lines.clone();
        change(&mut lines);
        let left_out = 150 - lines.len() as u64;
        let Part { footer, .. } = whole.clone();
        let part = Part::new(&footer.hunt, 0, &footer.source, lines, footer.rejected, left_out);
        std::fs::write(&path, part.encode(&asked.question).expect("bytes")).expect("a part");
    };
    forge(|lines| {
        let failed = lines.iter().position(|line| line.row.verdict() == Verdict::Failed);
        drop(lines.remove(failed.expect("a failure")));
    });
    check_fault(&asked, "has no row");
    forge(|lines| lines.push(Line { number: 101, ..lines[0].clone() }));
    check_fault(&asked, "line 101 repeats an earlier puzzle, but it is not left out");
}
