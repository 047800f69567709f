//! What can happen to the folder of a hunt.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minuet_hunt::{Folder, HuntError, Order, hunt};

use crate::common::{bytes, file, many, order, place, refused, run, text};

#[test]
fn a_damaged_part_is_named_and_made_anew() {
    let folder = place("folder-damaged");
    let input = file(&folder, "input.txt", text(&many(1500)));
    let asked = order(&input, &folder.join("out"));
    run(&asked).expect("a hunt");
    let expected = bytes(&asked.folder);
    let part = Folder::new(&asked.folder).part(1);
    let whole = std::fs::read(&part).expect("a part");
    for length in [0, 3, whole.len() / 2, whole.len() - 1] {
        std::fs::write(&part, &whole[..length]).expect("a torn part");
        refused(&asked, "parts/00000001.parquet is damaged");
        refused(&asked, "Remove it and run the hunt again");
    }
    std::fs::remove_file(&part).expect("as it was told");
    assert_eq!(run(&asked).expect("the rest").found, 2);
    assert!(bytes(&asked.folder) == expected);

    std::fs::copy(Folder::new(&asked.folder).part(0), &part).expect("a copy");
    refused(&asked, "it belongs to another hunt or another place");
}

#[test]
fn one_hunt_at_a_time() {
    let folder = place("folder-locked");
    let input = file(&folder, "input.txt", text(&many(10)));
    let asked = order(&input, &folder.join("out"));
    let lock = Folder::new(&asked.folder).claim().expect("a lock");
    refused(&asked, "another hunt is running in");
    drop(lock);
    run(&asked).expect("a hunt");
}

#[test]
fn other_folders_are_left_alone() {
    let folder = place("folder-foreign");
    let input = file(&folder, "input.txt", text(&many(10)));
    refused(&order(&input, &folder), "is not empty and does not hold a hunt: name a new folder");
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1);
    file(&folder, "hunt.json", "{}");
    refused(&order(&input, &folder), "these are not the settings of a hunt: ");
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 2, "nothing is added");
    refused(&order(&input, &input), "input.txt cannot be written");
}

#[test]
fn what_a_hunt_did_not_make_stays() {
    let folder = place("folder-users");
    let input = file(&folder, "input.txt", text(&many(10)));
    for name in ["tmp", "parts", "failures", "lock"] {
        let asked = order(&input, &folder.join(name));
        std::fs::create_dir_all(asked.folder.join(name)).expect("a folder");
        let notes = file(&asked.folder.join(name), "notes.txt", "years of work");
        refused(&asked, "is not empty and does not hold a hunt: name a new folder");
        assert_eq!(std::fs::read_to_string(notes).expect("still there"), "years of work");
        assert_eq!(std::fs::read_dir(&asked.folder).expect("a folder").count(), 1, "{name}");
    }
    let asked = order(&input, &folder.join("out"));
    run(&asked).expect("a hunt");
    std::fs::create_dir(asked.folder.join("tmp")).expect("a folder");
    let notes = file(&asked.folder.join("tmp"), "notes.txt", "years of work");
    run(&asked).expect("the same hunt");
    assert!(notes.exists());
}

/// Pipes in place of the files that a hunt opens: it does not wait for their other ends.
#[test]
#[cfg(unix)]
fn pipes_keep_no_hunt_waiting() {
    let folder = place("folder-pipes");
    let input = file(&folder, "input.txt", text(&many(100)));
    let asked = order(&input, &folder.join("out"));
    run(&asked).expect("a hunt");
    let expected = bytes(&asked.folder);
    let failures = std::fs::read_dir(asked.folder.join("failures")).expect("a folder");
    let failure = failures.map(|entry| entry.expect("a file").path()).next().expect("a failure");
    let pipe = |path: &std::path::Path| {
        std::fs::remove_file(path).expect("a file");
        let made = std::process::Command::new("mkfifo").arg(path).status();
        assert!(made.is_ok_and(|status| status.success()));
    };
    pipe(&failure);
    std::fs::remove_file(Folder::new(&asked.folder).part(0)).expect("a part");
    run(&asked).expect("rebuilt");
    assert!(bytes(&asked.folder) == expected);
    pipe(&asked.folder.join("minuet.lock"));
    refused(&asked, "minuet.lock cannot be read");
}

#[test]
fn leftovers_are_cleared_away() {
    let folder = place("folder-leftovers");
    let input = file(&folder, "input.txt", text(&many(10)));
    let asked = order(&input, &folder.join("out"));
    drop(
        Folder::new(&asked.folder)
            .claim()
            .expect("a hunt that ends before its settings are written"),
    );
    let growing = asked.folder.join("minuet.tmp");
    file(&growing, "00000000.parquet", "half a part");
    run(&asked).expect("a hunt");
    assert_eq!(std::fs::read_dir(growing).expect("a folder").count(), 0);
}

#[test]
fn an_input_that_changes_under_the_hunt() {
    let folder = place("folder-moving");
    // More than is read ahead.
    let long = text(&many(500)).repeat(80);
    let input = file(&folder, "input.txt", &long);
    let asked = Order { threads: Some(1), ..order(&input, &folder.join("out")) };
    let mut changed = false;
    let mut watch = |_: &_| {
        if !std::mem::replace(&mut changed, true) {
            std::fs::write(&input, &long[82..]).expect("another file");
        }
    };
    match hunt(&asked, &Arc::new(AtomicBool::new(false)), &mut watch) {
        Err(HuntError::Moving { name }) => assert_eq!(name, "input.txt"),
        other => panic!("expected an error: {other:?}"),
    }
}
