//! What all commands share, in every form and when things go wrong: inputs, exit codes, pipes, colour.

use std::io::{Read, Write};
use std::process::{Child, Output, Stdio};

use crate::common::{
    EASY, EASY_SOLUTION, MINUET, command, fed, file, fresh, minuet, run, zstandard,
};

/// Counts the solutions of `input`, which must be one puzzle that is `EASY`.
#[track_caller]
fn check(input: &str) {
    let run = minuet(["count", input]).ends(0);
    assert_eq!(run.out, format!("1 solution\n{EASY_SOLUTION}\n"), "{input}");
}

fn gz(text: &str) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text.as_bytes()).expect("packed");
    packed.finish().expect("packed")
}

#[test]
fn puzzles_as_arguments() {
    for sign in ["0", "*", "_", "x", "X", "-"] {
        check(&EASY.replace('.', sign));
    }
    for format in ["grid", "pencil-marks", "hodoku", "susser", "sukaku"] {
        check(&minuet(["convert", EASY, "--to", format]).ends(0).out);
    }
    check(&format!("id,{EASY},hard"));
}

#[test]
fn puzzles_that_begin_with_a_dash_or_a_dot() {
    let easy: Vec<char> = EASY_SOLUTION.chars().collect();
    for empty in 1..5 {
        for sign in ["-", "."] {
            let rest: String = easy[empty..].iter().collect();
            let puzzle = sign.repeat(empty) + &rest;
            assert!(minuet(["count", &puzzle]).ends(0).out.contains(EASY_SOLUTION));
            assert!(minuet(["rate", &puzzle, "--tsv"]).ends(0).out.contains("\tbasic\t81\t"));
        }
    }
    let barred = minuet(["convert", EASY, "--to", "grid", "--bars"]).ends(0).out;
    check(&format!("-------------\n{barred}"));
}

#[test]
fn files_plain_and_packed() {
    check(&file("input-plain.txt", EASY));
    check(&file("input-crlf.txt", format!("\u{feff}# mine\r\n{EASY}\r\n")));
    check(&file("input-packed.gz", gz(EASY)));
    check(&file("input-packed.zst", zstandard(EASY)));
    check(&file("input-packed-but-not-called-so.txt", gz(EASY)));
    check(&file("input-table.csv", format!("id,puzzle,rating\n7,{EASY},1.5\n")));
    let twice = [gz(&format!("{EASY}\n")), gz(&format!("{EASY}\n"))].concat();
    let twice = file("input-twice.gz", twice);
    assert_eq!(minuet(["convert", &twice]).ends(0).out.lines().count(), 2);
}

#[test]
fn standard_input() {
    for input in [EASY.as_bytes().to_vec(), gz(EASY)] {
        let run = fed(["count", "-"], input).ends(0);
        assert!(run.out.contains(EASY_SOLUTION));
    }
    fed(["count", "-"], "").complains(2, "standard input: there is no puzzle in it");
    let both = fed(["convert", MINUET, "-"], EASY).ends(0);
    assert_eq!(both.out, format!("{MINUET}\n{EASY}\n"));
}

#[test]
fn what_is_no_puzzle() {
    let complains = |input: &str, words: &str| minuet(["count", input]).complains(2, words);
    complains("nowhere.txt", "\"nowhere.txt\" is neither an existing file nor a puzzle");
    complains("", "an argument is empty");
    minuet(["count", EASY, "53.."]).complains(2, "argument 2: line 1, column 5: expected 81 cells");
    complains(env!("CARGO_TARGET_TMPDIR"), "is a folder: name the files in it");
    complains(&EASY[..80], "line 1, column 81: expected 81 cells, found 80");
    complains(&EASY.replacen('.', "q", 1), "column 3: expected a digit, '.' or '0', found 'q'");
    complains(&file("input-empty.txt", ""), "input-empty.txt: there is no puzzle in it");
    complains(&file("input-remark.txt", "# nothing\n\n"), "there is no puzzle in it");
    complains(&file("input-zero.dat", b"\x89PNG\0\0\0"), "is not a text file");
    complains(&file("input-latin.txt", b"caf\xe9 \n"), "expected UTF-8 text, found the byte 0xe9");
    let cut = gz(EASY);
    complains(&file("input-cut.gz", &cut[..cut.len() / 2]), "input-cut.gz cannot be read: ");
    complains(&file("input-cut.zst", b"\x28\xb5\x2f\xfd\x00"), "input-cut.zst cannot be read: ");
}

#[test]
fn the_others_come_out_all_the_same() {
    let long = "5".repeat(10_000_000);
    let words = "hello ".repeat(1_000_000);
    let mut bytes = format!("{long}\n{EASY}\n{words}\nhello\n").into_bytes();
    bytes.extend_from_slice(b"\xff\xfe\xfd\n");
    bytes.extend_from_slice(EASY.as_bytes());
    let path = file("input-spoilt.txt", bytes);
    let run = minuet(["convert", &path, "nowhere.txt", MINUET]).complains(2, "nowhere.txt");
    assert_eq!(run.out, format!("{EASY}\n{EASY}\n{MINUET}\n"));
    for line in ["line 1,", "line 3,", "line 4,", "line 5,"] {
        assert!(run.err.contains(&format!("input-spoilt.txt: {line}")), "{}", run.err);
    }
    assert!(run.err.len() < 1500, "long lines are not repeated: {} bytes", run.err.len());
}

#[test]
fn wrong_requests() {
    minuet([]).complains(2, "Usage: ");
    minuet(["solve"]).complains(2, "required");
    minuet(["dance"]).complains(2, "unrecognized subcommand 'dance'");
    minuet(["solve", EASY, "--explian", "full"]).complains(2, "a similar argument exists");
    minuet(["solve", EASY, "-x"]).complains(2, "unexpected argument '-x'");
    assert!(minuet(["solve", "--help"]).ends(0).out.contains("Examples:"));
    assert!(minuet(["--version"]).ends(0).out.starts_with("minuet "));
}

/// Starts the binary, reads one byte of the stream that `take` takes, and hangs up.
#[track_caller]
fn hang_up<R: Read>(args: &[&str], take: fn(&mut Child) -> Option<R>) -> Output {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"));
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stream = take(&mut child).expect("a piped stream");
    stream.read_exact(&mut [0]).expect("a byte");
    drop(stream);
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let many = file("input-many.txt", format!("{EASY}\n").repeat(5_000));
    for args in [["rate", "--tsv", &many], ["convert", "--to=grid", &many]] {
        let output = hang_up(&args, |child| child.stdout.take());
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    }
    let garbage = file("input-garbage.txt", "garbage\n".repeat(50_000));
    let output = hang_up(&["rate", &garbage], |child| child.stderr.take());
    assert_eq!(output.status.code(), Some(1), "nobody has to listen to complaints");
}

#[test]
fn a_full_disk_is_told() {
    let full = std::path::Path::new("/dev/full");
    if let Ok(full) = std::fs::OpenOptions::new().write(true).open(full) {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"));
        let output = command.args(["convert", EASY]).stdout(full).output().expect("it starts");
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stderr.starts_with(b"minuet: the output cannot be written: "));
    }
}

#[test]
fn colour_and_characters() {
    let solved = |args: &[&str], name: &str, value: &str| {
        let mut command = command();
        run(command.args(["solve", MINUET, "--sheets=all"]).args(args).env(name, value)).ends(0).out
    };
    let colour = |text: &str| text.contains('\u{1b}');
    assert!(!colour(&solved(&[], "TERM", "xterm")), "a pipe gets no colour");
    assert!(colour(&solved(&["--color=always"], "TERM", "xterm")));
    assert!(colour(&solved(&["--color=always"], "NO_COLOR", "1")), "the option is stronger");
    assert!(!colour(&solved(&["--color=never"], "CLICOLOR_FORCE", "1")));
    assert!(!solved(&[], "LC_ALL", "C.UTF-8").is_ascii());
    assert!(solved(&["--ascii"], "LC_ALL", "C.UTF-8").is_ascii());
    assert!(solved(&[], "LC_ALL", "C").is_ascii());
}

#[test]
#[cfg(unix)]
fn names_of_files_move_no_cursor() {
    let name = file("input-\u{1b}[31mred.txt", "no puzzle");
    let run = minuet(["count", &name]).complains(2, r"input-\u{1b}[31mred.txt: ");
    assert!(!run.err.contains('\u{1b}'), "{run:?}");
}

#[test]
fn a_file_gets_no_colour() {
    let path = fresh("input-colourless.txt");
    let mut command = command();
    command.args(["solve", MINUET, "-o"]).arg(&path).env("CLICOLOR_FORCE", "1");
    run(&mut command).ends(0);
    assert!(!std::fs::read_to_string(&path).expect("the file is there").contains('\u{1b}'));
}

#[test]
fn text_is_as_wide_as_it_may_be() {
    let widest = |columns: &str| {
        let mut command = command();
        command.args(["solve", MINUET, "--sheets=none"]).env("COLUMNS", columns);
        let text = run(&mut command).ends(0).out;
        text.lines().map(|line| line.chars().count()).max().expect("a line")
    };
    assert!(widest("50") <= 50 && widest("1") <= 40);
    assert!((80..=100).contains(&widest("99999")) && (80..=90).contains(&widest("wide")));
}

/// Half a million bytes that unpack to more than memory should hold.
#[test]
fn bombs_are_refused_with_one_sentence() {
    let mebibyte = gz(&"\n".repeat(1 << 20));
    let bomb = file("input-bomb.gz", mebibyte.repeat(513));
    for command in ["check", "rate", "solve", "convert"] {
        minuet([command, &bomb]).complains(2, "input-bomb.gz has more than 512 MiB (unpacked");
    }
}

/// Files may have names that are not UTF-8.
#[test]
#[cfg(target_os = "linux")]
fn names_that_are_not_text() {
    use std::os::unix::ffi::OsStrExt;
    let name = std::ffi::OsStr::from_bytes(b"input-\xff.txt");
    let path = crate::common::path("").join(name);
    std::fs::write(&path, format!("{EASY}\n")).expect("written");
    let rated = run(command().arg("rate").arg(&path));
    assert!(rated.code == 0 && rated.out.contains("basic"), "{rated:?}");
    std::fs::write(&path, minuet(["solve", "--json", EASY]).out).expect("written");
    let checked = run(command().arg("check").arg(&path));
    assert!(checked.code == 0 && checked.out.contains("accepted"), "{checked:?}");
}

/// What is printed must arrive, even if it is only the help.
#[test]
#[cfg(target_os = "linux")]
fn help_on_a_full_device() {
    for argument in ["--help", "--version"] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a device");
        let mut help = std::process::Command::new(env!("CARGO_BIN_EXE_minuet"));
        let status = help.arg(argument).stdout(full).stderr(Stdio::null()).status();
        assert_eq!(status.expect("it runs").code(), Some(2), "{argument}");
    }
}

/// Lines that end with nothing but a carriage return are rejected with a word.
#[test]
fn carriage_returns_are_reported() {
    let old = file("input-returns.txt", format!("{EASY}\r{MINUET}\r"));
    minuet(["count", &old]).complains(2, "a carriage return and more text");
    check(&file("input-two-returns.txt", format!("{EASY}\r\r\n")));
}
