//! Files that commands write: whole or not at all, and never over what is there unless asked to.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{EASY, MINUET, file, minuet, path};

/// An empty folder.
fn place(name: &str) -> PathBuf {
    let folder = path(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).expect("a folder");
    folder
}

/// A file in a folder, which a user would miss.
fn mine(folder: &Path, name: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, "mine").expect("a file");
    path.display().to_string()
}

/// The file is as it was, and nothing else is left in its folder.
#[track_caller]
fn is_untouched(target: &str) {
    assert_eq!(fs::read_to_string(target).expect("it is there"), "mine", "{target}");
    let folder = Path::new(target).parent().expect("a folder");
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), 1, "{target}");
}

#[test]
fn existing_files_stay_where_there_is_no_answer() {
    for (name, args) in [
        ("story.md", &["solve", "53..7"][..]),
        ("table.tsv", &["rate", "53..7"]),
        ("table.parquet", &["rate", "53..7"]),
        ("grid.txt", &["convert", "53..7", "--to", "opensudoku"]),
        ("read.txt", &["read", "no-such-photo.png"]),
    ] {
        let target = mine(&place("output-vain"), name);
        let run = minuet([args, &["-o", &target, "--force"]].concat());
        assert_ne!(run.code, 0, "{name}: {run:?}");
        is_untouched(&target);
    }
}

#[test]
fn existing_files_are_replaced_only_by_force() {
    let hunt = place("output-hunt").join("hunt").display().to_string();
    let puzzles = file("output-puzzles.txt", format!("{EASY}\n"));
    minuet(["hunt", &puzzles, "-o", &hunt]).ends(0);
    let commands: [(&str, &[&str]); 9] = [
        ("story.md", &["solve", EASY]),
        ("table.tsv", &["rate", EASY]),
        ("table.parquet", &["rate", EASY]),
        ("made.txt", &["generate", "--seed", "1"]),
        ("pack.txt", &["pack", "step1"]),
        ("report.html", &["report", &hunt]),
        ("grid.txt", &["convert", EASY, "--to", "grid"]),
        ("sheet.svg", &["draw", EASY]),
        ("sheet.pdf", &["print", "--worksheet", EASY]),
    ];
    for (name, args) in commands {
        let target = mine(&place("output-force"), name);
        let args = [args, &["-o", &target]].concat();
        let words = format!("{name} already exists: choose another name, or add --force");
        minuet(args.iter().copied()).complains(2, &words);
        is_untouched(&target);
        assert_eq!(minuet([&args[..], &["--force"]].concat()).ends(0).out, "", "{name}");
        assert_ne!(fs::read(&target).expect("it is there"), b"mine", "{name}");
        fs::remove_file(&target).expect("it is there");
        minuet(args).ends(0);
        let folder = Path::new(&target).parent().expect("a folder");
        assert_eq!(fs::read_dir(folder).expect("a folder").count(), 1, "{name} alone");
    }
}

#[test]
fn an_input_is_never_replaced() {
    let folder = place("output-input");
    let input = folder.join("in.txt").display().to_string();
    fs::write(&input, format!("{EASY}\n")).expect("a file");
    let commands: [&[&str]; 5] = [
        &["rate", &input],
        &["solve", &input],
        &["convert", &input],
        &["generate", "--near", &input],
        &["draw", &input, "--format", "svg"],
    ];
    for args in commands {
        let dotted = folder.join(".").join("in.txt").display().to_string();
        for name in [&input, &dotted] {
            minuet([args, &["-o", name, "--force"]].concat())
                .complains(2, "in.txt is one of the inputs: choose another name");
        }
        assert_eq!(fs::read_to_string(&input).expect("it is there"), format!("{EASY}\n"));
    }
    let hunt = folder.join("hunt").display().to_string();
    minuet(["hunt", &input, "-o", &hunt]).ends(0);
    let settings = format!("{hunt}/hunt.json");
    minuet(["report", &hunt, "-o", &settings, "--force"]).complains(2, "is one of the inputs");
}

#[test]
fn a_search_that_finds_nothing_empties_no_file() {
    let target = mine(&place("output-nothing"), "made.txt");
    let args = ["generate", "--class", "depth9", "--timeout", "0", "--seed", "1", "--force", "-o"];
    minuet([&args[..], &[&target]].concat()).complains(1, "found only 0 of 1");
    is_untouched(&target);
}

/// A file that must not grow says what a full disk says.
#[test]
#[cfg(unix)]
fn a_full_disk_leaves_the_old_file() {
    let check = |command: &str, puzzles: &str, name: &str| {
        let target = mine(&place(&format!("output-full-{command}")), name);
        let script = "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\"";
        let output = std::process::Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_minuet")])
            .args([command, puzzles, "--force", "-o", &target])
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("cannot be written: File too large"), "{said}");
        is_untouched(&target);
    };
    check("solve", &file("output-many.txt", format!("{MINUET}\n").repeat(20)), "story.md");
    check("convert", &file("output-lines.txt", format!("{EASY}\n").repeat(2000)), "lines.txt");
}

#[test]
#[cfg(unix)]
fn a_killed_command_leaves_the_old_file() {
    let folder = place("output-killed");
    let target = mine(&folder, "table.tsv");
    let puzzles = file("output-endless.txt", format!("{MINUET}\n").repeat(20_000));
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"))
        .args(["rate", &puzzles, "--effort", "--force", "-o", &target])
        .spawn()
        .expect("it starts");
    while fs::read_dir(&folder).expect("a folder").count() == 1 {
        assert!(child.try_wait().expect("it runs").is_none(), "it ended too early");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!(fs::read_to_string(&target).expect("it is there"), "mine");
}

#[test]
#[cfg(unix)]
fn devices_links_and_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    minuet(["solve", EASY, "-o", "/dev/null"]).ends(0);
    minuet(["solve", MINUET, "-o", "/dev/full"]).complains(2, "/dev/full cannot be written");
    let folder = place("output-links");
    let target = mine(&folder, "story.md");
    let link = folder.join("link.md");
    symlink("story.md", &link).expect("a link");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).expect("its own file");
    let link = link.display().to_string();
    minuet(["solve", EASY, "-o", &link]).complains(2, "link.md already exists");
    minuet(["solve", EASY, "-o", &link, "--force"]).ends(0);
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    assert_ne!(fs::read(&target).expect("it is there"), b"mine");
    assert_eq!(fs::metadata(&target).expect("it is there").permissions().mode() & 0o777, 0o640);
    // A new file may be read by whoever may read any other.
    let new = folder.join("new.md").display().to_string();
    minuet(["solve", EASY, "-o", &new]).ends(0);
    let other = mine(&folder, "other.md");
    let mode = |name: &str| fs::metadata(name).expect("it is there").permissions().mode();
    assert_eq!(mode(&new), mode(&other));
}
