//! `minuet hunt`.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use minuet_make::{Random, Symmetry};

use crate::common::{
    EASY, EMPTY, ESCARGOT, MINUET, Run, command, fed, file, fits_schema, fresh, minuet, path, run,
};

/// Whether everything is asked for.
fn is_full() -> bool {
    std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1")
}

/// A folder that is not there yet.
fn place(name: &str) -> String {
    let path = path(name);
    let _ = std::fs::remove_dir_all(&path);
    path.display().to_string()
}

/// A file of this many puzzles, all different, with a failure now and then.
fn many(name: &str, count: usize) -> String {
    let mut random = Random::new(17);
    let puzzles = [EASY, MINUET, ESCARGOT].map(|text| text.parse().expect("a puzzle"));
    let one = |i: usize| match i % 400 {
        7 => puzzles[2],
        i => puzzles[i % 2],
    };
    let text = (0..count).map(|i| format!("{}\n", Symmetry::random(&mut random).apply(&one(i))));
    file(name, text.collect::<String>())
}

#[track_caller]
fn hunt(args: &[&str]) -> Run {
    minuet([&["hunt"], args].concat())
}

/// All files of a hunt but the settings and the lock.
fn files(folder: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folders = ["parts", "failures"].map(|inner| Path::new(folder).join(inner));
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.push(Path::new(folder).join("rejected.tsv"));
    paths.sort();
    let inside = |path: &Path| path.strip_prefix(folder).expect("inside").to_owned();
    paths.iter().map(|path| (inside(path), std::fs::read(path).expect("a file"))).collect()
}

#[test]
fn outcomes_are_told() {
    let input = file("hunt-told.txt", [EASY, MINUET, ESCARGOT, EMPTY].join("\n"));
    let folder = place("hunt-told");
    let run = hunt(&[&input, "-o", &folder]).ends(0);
    let expected = format!(
        "reading   blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1\n\
         basic                1  Steps 1 to 3 are enough\n\
         minuet               1  solved in Step 4\n\
         failed               1  the method fails; each has a certificate\n\
         several              1  more than one solution\n\
         {folder} is complete: 1 part.\n"
    );
    assert_eq!(run.out, expected);
    // Again, there is nothing to do, and the report is the same.
    assert_eq!(hunt(&[&input, "-o", &folder]).ends(0).out, expected);
    let checked = minuet(["check", &folder]).ends(0).out;
    let words =
        "accepted: complete, 1 part of 4 rows compared with the inputs, 4 rows decided again";
    assert!(checked.contains(words) && checked.ends_with("1 certificate holds\n"), "{checked}");
}

#[test]
fn rejected_lines_spoil_nothing() {
    let input = file("hunt-mixed.txt", format!("{EASY}\nnot a puzzle\n{MINUET}\n"));
    let folder = place("hunt-mixed");
    let run = hunt(&[&input, "-o", &folder, "--json"]).ends(1);
    let answer = &run.json()[0];
    fits_schema("hunt", answer);
    assert_eq!((&answer["basic"], &answer["rejected"]), (&1.into(), &1.into()));
    let list = std::fs::read_to_string(Path::new(&folder).join("rejected.tsv")).expect("a list");
    assert!(list.contains("hunt-mixed.txt\t2\t1\t"), "{list}");
}

#[test]
fn checks_fit_their_schema() {
    let input = file("hunt-schema.txt", format!("{EASY}\n{ESCARGOT}\n"));
    let folder = place("hunt-schema");
    hunt(&[&input, "-o", &folder]).ends(0);
    let answer = &minuet(["check", "--json", "--full", &folder]).ends(0).json()[0];
    fits_schema("check-hunt", answer);
    assert_eq!((&answer["accepted"], &answer["again"]), (&true.into(), &2.into()));
    std::fs::remove_file(Path::new(&folder).join("parts/00000000.parquet")).expect("a part");
    let run = minuet(["check", &folder]).ends(1);
    assert!(run.out.contains("00000000.parquet: it is missing"), "{}", run.out);
    std::fs::remove_file(Path::new(&folder).join("hunt.json")).expect("settings");
    minuet(["check", &folder]).complains(2, "does not hold a hunt");
}

#[test]
fn standard_input_is_read_once() {
    let folder = place("hunt-stdin");
    let args = ["hunt", "-", "-o", folder.as_str()];
    let run = fed(args, format!("{EASY}\n{MINUET}\n"));
    run.complains(
        0,
        "standard input cannot be read again: if this hunt is stopped, it cannot be resumed",
    );
    fed(args, format!("{EASY}\n{MINUET}\n")).complains(2, "which cannot be read a second time");
    let run = minuet(["check", &folder]).ends(0);
    assert!(run.out.contains("(standard input cannot be read again)"), "{}", run.out);
}

#[test]
#[cfg(unix)]
fn a_stopped_hunt_over_standard_input_promises_nothing() {
    let folder = place("hunt-stdin-stopped");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"));
    command.args(["hunt", "-", "-o", &folder]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().expect("the binary starts");
    while !Path::new(&folder).join("hunt.json").exists() {
        std::thread::sleep(Duration::from_millis(5));
    }
    interrupt(&child);
    let input = child.stdin.take();
    let output = child.wait_with_output().expect("it ends");
    drop(input);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        said.contains("Standard input cannot be read again, so it stays incomplete."),
        "{said}"
    );
    assert!(!said.contains("resumes"), "{said}");
}

#[test]
fn commands_of_a_report_can_be_pasted() {
    let input = file("hunt-quoted.txt", ESCARGOT);
    let folder = place("hunt it's quoted");
    hunt(&[&input, "-o", &folder]).ends(0);
    let words = minuet(["report", &folder]).ends(0).out;
    let command = words.lines().find_map(|line| line.trim().strip_prefix("minuet ")).expect(&words);
    assert!(command.contains(r"hunt it'\''s quoted/failures/"), "{command}");
    let script = format!("\"$0\" {command}");
    let mut shell = std::process::Command::new("sh");
    let status = shell.args(["-c", &script, env!("CARGO_BIN_EXE_minuet")]).status();
    assert!(status.is_ok_and(|status| status.success()), "{command}");
}

#[test]
fn wrong_requests() {
    let input = file("hunt-wrong.txt", EASY);
    let folder = place("hunt-wrong");
    hunt(&["absent.txt", "-o", &folder]).complains(2, "absent.txt cannot be read");
    hunt(&[&input]).complains(2, "--output <DIR>");
    hunt(&[&input, "-o", &folder, "--chunk", "0"]).complains(2, "0 is not in 1..");
    hunt(&[&input, "-o", "/proc/no/such"]).complains(2, "/proc/no/such cannot be written");
    let empty = file("hunt-empty.txt", "# nothing\n");
    hunt(&[&empty, "-o", &folder]).complains(2, "there is no puzzle in these inputs");
}

fn start(args: &[&str]) -> Child {
    std::process::Command::new(env!("CARGO_BIN_EXE_minuet"))
        .arg("hunt")
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts")
}

/// Kills hunts at random moments and lets them go on: what comes out is what comes out undisturbed.
#[test]
fn a_killed_hunt_loses_nothing() {
    let seventeen = std::env::var_os("MINUET_CORPORA").filter(|_| is_full()).map(PathBuf::from);
    let input = match seventeen {
        Some(corpora) => corpora.join("corpora/seventeen.txt").display().to_string(),
        None => many("hunt-killed.txt", 6000),
    };
    let whole = place("hunt-killed-whole");
    let begun = Instant::now();
    hunt(&[&input, "-o", &whole, "--chunk", "512", "--threads", "1"]).ends(0);
    let duration = begun.elapsed();
    let expected = files(&whole);
    let mut random = Random::new(9);
    for kill in 0..if is_full() { 50 } else { 4 } {
        let threads = ["1", "2"][kill % 2];
        let folder = place(&format!("hunt-killed-{kill}"));
        let args = [&input, "-o", &folder, "--chunk", "512", "--threads", threads];
        let mut child = start(&args);
        std::thread::sleep(duration.mul_f64(random.below(1000) as f64 / 1000.0));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        hunt(&args).ends(0);
        assert!(files(&folder) == expected, "kill {kill} with {threads} threads");
        std::fs::remove_dir_all(folder).expect("no longer needed");
    }
}

/// Presses Ctrl-C.
fn interrupt(child: &Child) {
    let signal =
        std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(signal.is_ok_and(|status| status.success()));
}

/// Waits until the first part is there.
fn wait_for_a_part(folder: &str) {
    let parts = Path::new(folder).join("parts");
    let begun = Instant::now();
    while std::fs::read_dir(&parts).map_or(0, Iterator::count) == 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no part after a minute");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
#[cfg(unix)]
fn a_stopped_hunt_ends_in_good_order() {
    let input = many("hunt-stopped.txt", 30_000);
    let folder = place("hunt-stopped");
    let args = [&input, "-o", &folder, "--chunk", "256", "--threads", "1"];
    let mut child = start(&args);
    wait_for_a_part(&folder);
    // While it is running, no other hunt may run there.
    hunt(&args).complains(2, "another hunt is running in");
    let begun = Instant::now();
    interrupt(&child);
    let status = child.wait().expect("it ends");
    assert!(begun.elapsed() < Duration::from_secs(2), "it took {:?}", begun.elapsed());
    assert_eq!(status.code(), Some(130));
    assert_eq!(
        std::fs::read_to_string(Path::new(&folder).join("rejected.tsv"))
            .expect("a list")
            .lines()
            .count(),
        1
    );
    minuet(["check", &folder]).ends(0);
    hunt(&args).ends(0);
}

/// A file that must not grow says what a full disk says.
#[test]
#[cfg(unix)]
fn a_full_disk_is_told_and_loses_nothing() {
    let input = many("hunt-full.txt", 3000);
    let whole = place("hunt-full-whole");
    hunt(&[&input, "-o", &whole, "--chunk", "512"]).ends(0);
    let folder = place("hunt-full");
    let script = "trap '' XFSZ; ulimit -f 20; exec \"$0\" \"$@\"";
    let output = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_minuet")])
        .args(["hunt", &input, "-o", &folder, "--chunk", "512"])
        .output()
        .expect("a shell");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("cannot be written: File too large"), "{complaint}");
    assert!(complaint.contains("when this is fixed, the same command resumes"), "{complaint}");
    hunt(&[&input, "-o", &folder, "--chunk", "512"]).ends(0);
    assert!(files(&folder) == files(&whole));
}

/// Peak memory does not grow with the input: 64 MB are enough for any.
#[test]
#[cfg(target_os = "linux")]
fn memory_is_bounded() {
    let lines = if is_full() { 2_000_000 } else { 100_000 };
    let input = file("hunt-memory.txt", format!("{EASY}\n").repeat(lines));
    let folder = place("hunt-memory");
    let mut child = start(&[&input, "-o", &folder, "--threads", "2"]);
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    while child.try_wait().expect("it runs").is_none() {
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0 kB");
        let size = line.trim().trim_end_matches(" kB").parse().unwrap_or(0);
        peak = peak.max(size);
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(peak > 1000, "the peak was seen");
    assert!(peak < 64 * 1024, "{peak} kB");
}

#[test]
fn reports_fit_their_schema() {
    let input = file("hunt-report.txt", format!("{EASY}\n{ESCARGOT}\nno puzzle\n"));
    let folder = place("hunt-report");
    hunt(&[&input, "-o", &folder, "--teach", "--find-number", "2"]).ends(1);
    let run = minuet(["report", &folder, "--json"]).ends(1);
    fits_schema("report", &run.json()[0]);
    let written = |name: &str| {
        let name = fresh(name);
        assert_eq!(minuet(["report", &folder, "-o", &name]).ends(1).out, "");
        std::fs::read_to_string(name).expect("a report")
    };
    let page = written("hunt-report.html");
    assert!(page.contains(ESCARGOT) && page.contains("<svg"), "{page}");
    assert_eq!(written("hunt-report.json"), run.out);
    assert_eq!(written("hunt-report.txt"), minuet(["report", &folder]).ends(1).out);
    let words = minuet(["report", &folder]).ends(1).out;
    assert!(words.contains("1 of 2 well-posed puzzles fails: 50.0 %"), "{words}");
    minuet(["report", "no/such/folder"]).complains(2, "does not hold a hunt");
    minuet(["report", &folder, "-o", "/no/such/page.html"]).complains(2, "cannot be written");
    minuet(["report", &folder, "-o", "report.pdf"]).complains(2, "ends in .html, .txt or .json");
}

#[test]
#[cfg(unix)]
fn a_stopped_check_leaves_nothing_behind() {
    let input = many("hunt-check-stopped.txt", 30_000);
    let folder = place("hunt-check-stopped");
    hunt(&[&input, "-o", &folder, "--dedupe"]).ends(0);
    run(command().args(["check", &folder]).env("TMPDIR", "/no/such/folder"))
        .complains(2, "TMPDIR can place elsewhere");
    let temporary = place("hunt-check-stopped-temporary");
    std::fs::create_dir(&temporary).expect("a folder for temporary files");
    let count = || std::fs::read_dir(&temporary).expect("a folder").count();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"))
        .args(["check", "--full", "--threads", "1", &folder])
        .env("TMPDIR", &temporary)
        .spawn()
        .expect("the binary starts");
    let begun = Instant::now();
    while count() == 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no temporary file after a minute");
        std::thread::sleep(Duration::from_millis(5));
    }
    interrupt(&child);
    let status = child.wait().expect("it ends");
    assert_eq!(status.code(), Some(130));
    assert_eq!(count(), 0);
    // After a hunt, where nothing is left behind, Ctrl-C works as everywhere: here on a file that does not end.
    let small = place("hunt-check-small");
    hunt(&[&many("hunt-check-small.txt", 3), "-o", &small]).ends(0);
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"))
        .args(["check", &small, "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut said = String::new();
    let out = child.stdout.as_mut().expect("a pipe");
    BufReader::new(out).read_line(&mut said).expect("a line");
    interrupt(&child);
    assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said}");
}

#[test]
fn repeats_and_samples() {
    let input = file("hunt-twice.txt", format!("{EASY}\n{MINUET}\n{EASY}\n"));
    let folder = place("hunt-twice");
    let run = hunt(&[&input, "-o", &folder, "--dedupe"]).ends(0);
    assert!(run.out.contains("repeated             1  essentially the same as an earlier one"));
    let folder = place("hunt-sample");
    hunt(&["--sample", "2", "--seed", "3", "-o", &folder]).ends(0);
    let words = minuet(["report", &folder]).ends(0).out;
    assert!(words.contains("Over all minimal puzzles, estimated from"), "{words}");
    hunt(&["--sample", "2", &input, "-o", &folder]).complains(2, "cannot be used with");
}
