//! Interrupted hunts, and hunts that are not the same.

use minuet_core::Reading;
use minuet_hunt::{By, Folder, HuntEnding, Input, Order, Plan, Question, Repeats};

use crate::common::{bytes, file, many, order, place, refused, run, run_until, text};

#[test]
fn the_same_bytes_whatever_happens() {
    let folder = place("resume-bytes");
    let mut content = text(&many(6000));
    content.insert_str(82 * 3000, "a line that is no puzzle\n");
    let input = file(&folder, "input.txt", content);
    let whole = Order { threads: Some(1), ..order(&input, &folder.join("whole")) };
    let summary = run(&whole).expect("a hunt");
    assert_eq!((summary.chunks, summary.found, summary.tally.rejected), (12, 0, 1));
    let expected = bytes(&whole.folder);
    for threads in [1, 2, 5] {
        let name = format!("stopped-{threads}");
        let stopped = Order { threads: Some(threads), ..order(&input, &folder.join(name)) };
        let summary = run_until(&stopped, 3).expect("a hunt");
        assert_eq!(summary.ending, HuntEnding::Stopped);
        // A chunk in the middle may be the one that is missing.
        let _ = std::fs::remove_file(stopped.folder.join("parts/00000001.parquet"));
        let left = std::fs::read_dir(stopped.folder.join("parts")).expect("parts").count() as u64;
        let summary = run(&stopped).expect("the rest");
        assert_eq!((summary.chunks, summary.found), (12, left));
        assert!(bytes(&stopped.folder) == expected, "{threads} threads");
        // Once complete, nothing is left to do.
        assert_eq!(run(&stopped).expect("a look").found, 12);
    }
}

#[test]
fn what_changed_is_said() {
    let folder = place("resume-changed");
    let puzzles = many(40);
    let input = file(&folder, "input.txt", text(&puzzles));
    let asked = order(&input, &folder.join("out"));
    run(&asked).expect("a hunt");
    let check = |order: Order, words: &str| refused(&order, words);
    let with = |question: Question| Order { question, ..asked.clone() };
    let plain = Question::default();
    check(
        with(Question { reading: Reading::PAPER.with_depth(2), ..plain }),
        "holds another hunt: the reading was blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1, and is now",
    );
    check(
        with(Question { find_depth: Some(3), ..plain }),
        "the limit for the depth was not set, and is now 3",
    );
    check(
        with(Question { find_number: Some(3), ..plain }),
        "the limit for the minuet number was not set",
    );
    check(
        with(Question { by: By::Teacher, ..plain }),
        "solving by the teacher was off, and is now on",
    );
    check(Order { chunk: Some(256), ..asked.clone() }, "the chunk size was 512, and is now 256");
    check(
        Order { column: Some("x".into()), ..asked.clone() },
        "the column was not set, and is now x",
    );
    check(
        Order { repeats: Repeats::Omit, ..asked.clone() },
        "leaving out repeats was off, and is now on",
    );
    let twice = vec![Input::File(input.clone()); 2];
    check(Order { inputs: twice, ..asked.clone() }, "the number of inputs was 1, and is now 2");
    let other = file(&folder, "other.txt", text(&puzzles));
    let inputs = vec![Input::File(other)];
    check(Order { inputs, ..asked.clone() }, "input 1 was input.txt, and is now other.txt");
    file(&folder, "input.txt", text(&puzzles[1..]));
    check(asked.clone(), "input.txt had 3280 bytes and now has 3198");
    let mut swapped = puzzles.clone();
    swapped.swap(3, 4);
    file(&folder, "input.txt", text(&swapped));
    check(asked.clone(), "the content of input.txt has changed");
    // Without a word about chunks, those of the folder are meant.
    file(&folder, "input.txt", text(&puzzles));
    run(&Order { chunk: None, ..asked.clone() }).expect("the same hunt");
    // The same file elsewhere is the same input.
    std::fs::create_dir(folder.join("inner")).expect("a folder");
    let moved = file(&folder.join("inner"), "input.txt", text(&puzzles));
    run(&Order { inputs: vec![Input::File(moved)], ..asked.clone() }).expect("the same hunt");

    let place = Folder::new(&asked.folder);
    let plan = Plan::load(&place).expect("readable").expect("settings");
    Plan { version: "0.0.1".to_owned(), ..plan }.save(&place).expect("saved");
    check(asked, "the version of the program was 0.0.1, and is now");
}
