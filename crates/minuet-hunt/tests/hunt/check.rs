//! Hunts checked, and damage found.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minuet_core::{Puzzle, Verdict};
use minuet_hunt::{Checked, Extent, Folder, HuntError, Order, Part, Plan, Question, Source, Tally};
use minuet_report::Report;

use crate::common::{file, lines, many, order, place, run, run_until, text};

fn check(folder: &Path, extent: Extent) -> Result<Checked, HuntError> {
    minuet_hunt::check(folder, extent, Some(2), &Arc::new(AtomicBool::new(false)), &mut |_, _| {})
}

/// A hunt over 100 puzzles with failures among them, in a new folder.
fn hunted(name: &str) -> (std::path::PathBuf, Order) {
    let folder = place(name);
    let mut puzzles = many(100);
    puzzles.push(Puzzle::EMPTY);
    let input = file(&folder, "input.txt", text(&puzzles) + "no puzzle\n");
    let asked = order(&input, &folder.join("out"));
    run(&asked).expect("a hunt");
    (folder, asked)
}

#[test]
fn a_sound_hunt_is_accepted() {
    let (_, asked) = hunted("check-sound");
    let checked = check(&asked.folder, Extent::Full).expect("a check");
    assert_eq!((checked.fault_count, checked.rows, checked.again), (0, 101, 101), "{checked:?}");
    assert!(checked.complete && checked.uncompared.is_none() && checked.certificates > 1);
    let checked = check(&asked.folder, Extent::Sample(30)).expect("a check");
    assert!((10..70).contains(&checked.again), "{checked:?}");
}

#[test]
fn all_columns_are_checked() {
    let (folder, asked) = hunted("check-columns");
    let question = Question {
        find_depth: Some(1),
        find_number: Some(2),
        by: minuet_hunt::By::Teacher,
        ..Question::default()
    };
    let asked = Order { question, folder: folder.join("taught"), ..asked };
    run(&asked).expect("a hunt");
    assert_eq!(check(&asked.folder, Extent::Full).expect("a check").fault_count, 0);
    rewrite(&asked, |part| part.lines[3].row.depth = Some("9".into()));
    check_fault(&asked.folder, "line 4: its depth or number is wrong");
    rewrite(&asked, |part| {
        part.lines[3].row.depth = Some("0".into());
        let taught = part.lines.iter_mut().find_map(|line| line.row.taught.as_mut());
        taught.expect("a row of the teacher").trick_a += 1;
    });
    check_fault(&asked.folder, "the teacher's columns are wrong");
}

/// Changes the first part of a hunt.
fn rewrite(asked: &Order, change: impl FnOnce(&mut Part)) {
    let path = Folder::new(&asked.folder).part(0);
    let mut part = Part::open(&path).expect("a part");
    change(&mut part);
    std::fs::write(&path, part.encode(&asked.question).expect("bytes")).expect("a part");
}

#[track_caller]
fn check_fault(folder: &Path, words: &str) {
    let checked = check(folder, Extent::Full).expect("a check");
    assert!(
        checked.faults.iter().any(|fault| fault.to_string().contains(words)),
        "{words}: {checked:?}"
    );
    assert!(checked.fault_count >= 1);
}

/// What is found, and how it came about.
type Damage = (&'static str, fn(&mut Part));

#[test]
fn damage_is_found() {
    let damages: [Damage; 10] = [
        ("line 2 has a different puzzle", |part| part.lines[1].row.puzzle = Puzzle::EMPTY),
        ("line 2 has no row", |part| drop(part.lines.remove(1))),
        ("there is no puzzle on line 999", |part| {
            let mut line = part.lines[0].clone();
            line.number = 999;
            part.lines.push(line);
            part.footer.tally = minuet_hunt::Tally::of(part.lines.iter().map(|line| &line.row));
        }),
        ("line 102 is not a puzzle, but it is not rejected", |part| part.footer.rejected.clear()),
        ("line 400 is rejected, but nothing is wrong with it", |part| {
            let rejected = minuet_hunt::Rejected { line: 400, column: None, reason: String::new() };
            part.footer.rejected.push(rejected);
        }),
        ("and the row says failed", |part| {
            part.lines[100].row.decision.verdict = Verdict::Failed;
        }),
        ("the outcome is", |part| {
            let row = part.lines.iter_mut().find(|line| line.row.verdict() == Verdict::Failed);
            row.expect("a failure").row.decision.verdict = Verdict::Minuet;
        }),
        ("its figures are wrong", |part| part.lines[0].row.decision.left3 = Some(1)),
        ("its position is not the row's", |part| {
            let row = part.lines.iter_mut().find(|line| line.row.verdict() == Verdict::Failed);
            row.expect("a failure").row.decision.starters = Some(0);
        }),
        ("it belongs to another hunt", |part| part.footer.hunt = String::new()),
    ];
    let (_, asked) = hunted("check-damage");
    let path = Folder::new(&asked.folder).part(0);
    let whole = std::fs::read(&path).expect("a part");
    for (words, damage) in damages {
        rewrite(&asked, |part| {
            damage(part);
            // Only the damage itself is to be found.
            let mut tally = minuet_hunt::Tally::of(part.lines.iter().map(|line| &line.row));
            tally.rejected = part.footer.rejected.len() as u64;
            part.footer.tally = tally;
        });
        check_fault(&asked.folder, words);
        std::fs::write(&path, &whole).expect("the part as it was");
    }
    std::fs::write(&path, &whole[..whole.len() - 9]).expect("a torn part");
    check_fault(&asked.folder, "is damaged");
    std::fs::remove_file(&path).expect("no part");
    check_fault(&asked.folder, "00000000.parquet: it is missing");
}

#[test]
fn forged_totals_are_found() {
    let forgeries: [fn(&mut Tally); 3] = [
        |tally| (tally.failed, tally.minuet) = (tally.failed - 1, tally.minuet + 1),
        |tally| tally.basic += 1,
        |tally| tally.rejected -= 1,
    ];
    let (_, asked) = hunted("check-forged");
    let path = Folder::new(&asked.folder).part(0);
    let whole = std::fs::read(&path).expect("a part");
    for forge in forgeries {
        rewrite(&asked, |part| forge(&mut part.footer.tally));
        let words = "its rows and rejected lines are not those that its footer counts";
        check_fault(&asked.folder, words);
        let error = Report::of(&asked.folder).expect_err("no figures").to_string();
        assert!(error.contains(words), "{error}");
        std::fs::write(&path, &whole).expect("the part as it was");
    }
}

/// The hunt was not asked for this column, so nobody checks it, and readers of the part would take it for checked.
#[test]
fn a_part_has_no_other_columns() {
    let (_, asked) = hunted("check-more-columns");
    let path = Folder::new(&asked.folder).part(0);
    let mut part = Part::open(&path).expect("a part");
    part.lines.iter_mut().for_each(|line| line.row.depth = Some("9".into()));
    let question = Question { find_depth: Some(9), ..asked.question };
    std::fs::write(&path, part.encode(&question).expect("bytes")).expect("a part");
    check_fault(&asked.folder, "its bytes are not those that a hunt writes for these rows");
}

#[test]
fn certificates_are_judged() {
    let (_, asked) = hunted("check-certificates");
    let failed =
        lines(&asked.folder).into_iter().find(|line| line.row.verdict() == Verdict::Failed);
    let hash = minuet_hunt::hash_of_puzzle(&failed.expect("a failure").row.puzzle);
    let folder = Folder::new(&asked.folder);
    let path = folder.failure(&hash);
    let whole = std::fs::read_to_string(&path).expect("a certificate");

    std::fs::copy(&path, folder.failure("0123")).expect("a copy");
    check_fault(&asked.folder, "failures/0123.json: no row has this puzzle");
    std::fs::remove_file(folder.failure("0123")).expect("no copy");

    std::fs::write(&path, &whole[..100]).expect("a torn file");
    check_fault(&asked.folder, &format!("{hash}.json: EOF while parsing"));
    std::fs::write(&path, whole.replacen("\"minuet\":2", "\"minuet\":3", 1)).expect("another");
    check_fault(&asked.folder, "version 3 of the format, expected 2");
    std::fs::write(&path, whole.replacen("ending=trust", "ending=proof", 1)).expect("another");
    check_fault(&asked.folder, "it is for another puzzle or reading");
    let start = whole.find("\"dances\":[").expect("dances") + "\"dances\":[".len();
    let second = start + whole[start..].find("{\"starter\"").expect("a starter");
    let third = second + 1 + whole[second + 1..].find("{\"starter\"").expect("another");
    std::fs::write(&path, format!("{}{}", &whole[..second], &whole[third..])).expect("one less");
    check_fault(&asked.folder, &format!("{hash}.json: "));
    std::fs::remove_file(&path).expect("none");
    check_fault(&asked.folder, &format!("{hash}.json: No such file"));
}

#[test]
fn unfinished_hunts_and_lost_inputs() {
    let folder = place("check-unfinished");
    let input = file(&folder, "input.txt", text(&many(5000)));
    let asked = Order { threads: Some(1), ..order(&input, &folder.join("out")) };
    run_until(&asked, 2).expect("a hunt");
    let checked = check(&asked.folder, Extent::Sample(10)).expect("a check");
    assert!(!checked.complete && checked.fault_count == 0, "{checked:?}");

    file(&folder, "input.txt", text(&many(4999)));
    let checked = check(&asked.folder, Extent::Sample(10)).expect("a check");
    let reason = checked.uncompared.expect("a reason").to_string();
    assert_eq!(reason, "input.txt has changed");
    assert_eq!(checked.fault_count, 1, "a changed input is a fault");
    std::fs::remove_file(input).expect("no input");
    let checked = check(&asked.folder, Extent::Sample(10)).expect("a check");
    let reason = checked.uncompared.expect("a reason").to_string();
    assert!(reason.starts_with("input.txt cannot be read: "), "{reason}");
    assert_eq!(checked.fault_count, 1, "a missing input is a fault");

    let error = check(&folder, Extent::Full).expect_err("no hunt").to_string();
    assert!(error.contains("does not hold a hunt: it has no hunt.json"), "{error}");
}

/// Every reader refuses a folder with this file changed like this, and accepts it again afterwards.
#[track_caller]
fn refused_by_all(asked: &Order, path: &Path, content: &[u8], words: &str) {
    let before = std::fs::read(path).ok();
    std::fs::write(path, content).expect("a file");
    for error in [
        run(asked).map(drop).err().map(|error| error.to_string()),
        Report::of(&asked.folder).map(drop).err().map(|error| error.to_string()),
        match check(&asked.folder, Extent::Sample(1)) {
            Err(error) => Some(error.to_string()),
            Ok(checked) => checked.faults.first().map(ToString::to_string),
        },
    ] {
        let error = error.expect(words);
        assert!(error.contains(words), "{words}: {error}");
    }
    match before {
        Some(bytes) => std::fs::write(path, bytes).expect("as it was"),
        None => std::fs::remove_file(path).expect("as it was"),
    }
}

#[test]
fn a_flipped_bit_is_found_by_every_reader() {
    let (_, asked) = hunted("check-bits");
    for path in [Folder::new(&asked.folder).part(0), asked.folder.join("hunt.json")] {
        let whole = std::fs::read(&path).expect("a file");
        for place in (0..whole.len()).step_by(whole.len() / 25) {
            let mut bytes = whole.clone();
            bytes[place] ^= 1 << (place % 8);
            refused_by_all(&asked, &path, &bytes, "");
        }
    }
    assert_eq!(check(&asked.folder, Extent::Full).expect("a check").fault_count, 0);
}

#[test]
fn parts_that_are_too_many_or_too_few() {
    let (_, asked) = hunted("check-parts");
    let folder = Folder::new(&asked.folder);
    let whole = std::fs::read(folder.part(0)).expect("a part");
    refused_by_all(
        &asked,
        &asked.folder.join("parts/0.parquet"),
        &whole,
        "not a part of this hunt",
    );
    refused_by_all(&asked, &folder.part(7), &whole, "00000007.parquet");
    std::fs::remove_file(folder.part(0)).expect("no part");
    assert!(!Report::of(&asked.folder).expect("figures").complete, "a part is missing");
    check_fault(&asked.folder, "00000000.parquet: it is missing");
    run(&asked).expect("rebuilt");
    let plan = Plan::load(&folder).expect("readable").expect("settings");
    let claims = Plan { chunks: Some(1_000_000_000_000_000_000), ..plan.clone() };
    claims.save(&folder).expect("saved");
    let checked = check(&asked.folder, Extent::Sample(1)).expect("a check");
    assert_eq!(checked.fault_count, 1_000_000_000_000_000_000 - 1);
    assert!(!Report::of(&asked.folder).expect("figures").complete);
}

#[test]
fn the_list_of_rejected_lines_is_checked() {
    let (_, asked) = hunted("check-list");
    let path = asked.folder.join("rejected.tsv");
    let list = std::fs::read_to_string(&path).expect("a list");
    for other in [list.replace("102", "101"), list.clone() + "more\n", String::new()] {
        std::fs::write(&path, other).expect("another list");
        check_fault(&asked.folder, "it does not list the lines that the parts reject");
    }
    run(&asked).expect("a hunt writes it again");
    assert_eq!(std::fs::read_to_string(&path).expect("a list"), list);
}

/// Another sample each time: what is not found today is found another day.
#[test]
fn a_sample_is_new_each_time() {
    let (_, asked) = hunted("check-sample");
    rewrite(&asked, |part| part.lines[0].row.decision.left3 = Some(1));
    // One row in five, which is the wrong one in all of forty, or in none, once in ten thousand times.
    let faults = || check(&asked.folder, Extent::Sample(20)).expect("a check").fault_count;
    let found = (0..40).filter(|_| faults() > 0).count();
    assert!((1..40).contains(&found), "{found} of 40 checks found it");
}

/// Whatever the settings of a folder claim, a check ends.
#[test]
fn hostile_folders() {
    let (_, asked) = hunted("check-hostile");
    let folder = Folder::new(&asked.folder);
    let plan = Plan::load(&folder).expect("readable").expect("settings");
    let check_plan = |plan: Plan, words: &str| {
        plan.save(&folder).expect("saved");
        let said = match check(&asked.folder, Extent::Full) {
            Ok(checked) => checked.faults.iter().map(ToString::to_string).collect::<String>(),
            Err(error) => error.to_string(),
        };
        assert!(said.contains(words), "{words}: {said}");
    };
    let sample = |clusters| vec![Source::Sample { clusters, seed: 1 }];
    let huge = Plan { inputs: sample(1_000_000_000_000_000_000), ..plan.clone() };
    check_plan(huge, "more than a machine can do");
    check_plan(Plan { chunk: u32::MAX, ..plan.clone() }, "more than a machine can do");
    check_plan(Plan { inputs: sample(1 << 32), ..plan.clone() }, "belongs to another hunt");
    #[cfg(unix)]
    for (name, make) in [("fifo", "mkfifo"), ("endless", "ln -s /dev/zero")] {
        let path = asked.folder.join(name);
        let mut command = std::process::Command::new("sh");
        command.arg("-c").arg(format!("{make} \"$0\"")).arg(&path);
        assert!(command.status().expect("a shell").success());
        let text = serde_json::to_string(&plan.inputs).expect("JSON");
        let mut inputs: Vec<serde_json::Value> = serde_json::from_str(&text).expect("JSON");
        inputs[0]["path"] = serde_json::json!(path);
        let inputs = serde_json::from_value(inputs.into()).expect("inputs");
        check_plan(Plan { inputs, ..plan.clone() }, "cannot be compared with it");
        // A part or a certificate that never ends is none either.
        plan.save(&folder).expect("saved");
        let part = folder.part(0);
        let whole = std::fs::read(&part).expect("a part");
        std::fs::remove_file(&part).expect("no part");
        std::fs::rename(&path, &part).expect("in its place");
        check_fault(&asked.folder, "00000000.parquet cannot be read");
        std::fs::remove_file(&part).expect("none");
        std::fs::write(&part, whole).expect("the part as it was");
    }
}
