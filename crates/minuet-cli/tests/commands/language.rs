//! Nothing is said that another language could not say: in the language made by machine, where every letter has an
//! accent, no plain word may show up.

use crate::common::{EASY, EMPTY, ESCARGOT, MINUET, command, file, minuet, path, run};

/// Runs a command in the language with accents. `known` are words that stay as they are: names of formats, columns,
/// classes and outcomes, which are data.
#[track_caller]
fn check(args: &[&str], known: &[&str]) {
    let run = run(command().env("MINUET_LANG", "en-XA").args(args).write_stdin(""));
    let said = format!("{}\n{}", run.out, run.err.lines().map(ours).collect::<Vec<_>>().join("\n"));
    let words = said.split(|c: char| !c.is_ascii_alphabetic());
    let escaped: Vec<&str> =
        words.filter(|word| word.len() >= 3 && !known.contains(word)).collect();
    assert!(escaped.is_empty(), "{args:?}: {escaped:?} in {said}");
    assert!(!said.is_ascii(), "{args:?}: something is said: {said}");
}

/// What is ours in a line on standard error: not the name of the program, and of an argument that cannot be read only
/// the reason, as the frame around it comes from the library that reads arguments.
fn ours(line: &str) -> &str {
    match line.strip_prefix("minuet: ") {
        Some(said) => said,
        None => line.rsplit_once(">': ").map_or("", |(_, said)| said),
    }
}

#[test]
fn stories() {
    for puzzle in [EASY, MINUET, ESCARGOT, EMPTY, &EASY.replacen("53", "55", 1)] {
        check(&["solve", puzzle], &[]);
        check(&["solve", puzzle, "--ascii", "--explain", "full", "--sheets", "all"], &[]);
        // The name of a block of text in Markdown.
        check(&["solve", puzzle, "--format", "md"], &["text"]);
        check(&["count", puzzle], &[]);
    }
}

#[test]
fn hints() {
    for puzzle in [EASY, MINUET, EMPTY, &EASY.replacen("53", "55", 1)] {
        for level in ["where", "what", "why"] {
            check(&["hint", puzzle, "--level", level], &[]);
        }
    }
    check(&["hint", ESCARGOT, "--reading", "depth=1"], &[]);
}

#[test]
fn pictures_have_titles() {
    for step in ["1", "9", "end"] {
        let mut command = command();
        command.env("MINUET_LANG", "en-XA").args(["draw", MINUET, "--step", step]);
        let drawn = run(&mut command).ends(0).out;
        let title = drawn.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>"));
        let (title, _) = title.expect("a title");
        assert!(title.len() > 10 && !title.contains("the"), "{title}");
        assert!(!title.contains(|c: char| c.is_ascii_alphabetic()), "{title}");
    }
}

#[test]
fn inputs_that_cannot_be_read() {
    let empty = file("language-empty.txt", "# nothing\n");
    let binary = file("language-binary.txt", b"\x89PNG\0\0\0");
    let short = &EASY[..80];
    let folder = path("").display().to_string();
    for input in ["nowhere.txt", "", "12", short, &empty, &binary, &folder, "S9B12", "1,2,3"] {
        check(&["count", input], &[]);
    }
    check(&["count", EASY, "--column", "text"], &[]);
    check(&["count", &empty, "--column", "text"], &[]);
    check(&["draw", EASY, MINUET], &[]);
    check(&["check", "nowhere.json"], &[]);
    check(&["check", &empty], &[]);
    check(&["check", "-"], &[]);
    // What phones save, by its own name.
    let heic = file("language-photo.heic", b"\0\0\0\x18ftypheic");
    check(&["read", &heic, &empty, "--debug", "seen.png"], &[]);
    check(&["read", &empty], &[]);
    check(&["read", &heic], &[]);
    check(&["count", &heic], &[]);
}

#[test]
fn tables() {
    let columns = ["puzzle", "outcome", "left", "starters", "clues", "basic", "failed", "none"];
    let erased = "4 1".to_owned() + &EASY[1..];
    check(&["rate", EASY, ESCARGOT, "12", &erased], &columns);
    check(&["rate", EASY, "-o", "ratings.doc"], &[]);
    check(&["rate", EASY, "-o", "ratings.parquet", "--tsv"], &[]);
    for condition in [
        "",
        "size>1",
        "clues",
        "clues=many",
        "outcome=1",
        "outcome<1",
        "(clues=1",
        "clues=1 1",
        "&",
    ] {
        check(&["rate", EASY, "--where", condition], &[]);
    }
    check(&["rate", EASY, "--where", &"not ".repeat(70)], &[]);
    for format in ["%q", "%", r"\x"] {
        check(&["rate", EASY, "--format", format], &[]);
    }
    check(&["rate", EASY, "--sort", "size"], &[]);
}

#[test]
fn puzzles_to_order() {
    check(&["generate", "--clues", "28"], &[]);
    let wrong: [&[&str]; 9] = [
        &["--clues", "16"],
        &["--clues", "few"],
        &["--class", "hard"],
        &["--effort", "long"],
        &["--timeout", "soon"],
        &["--class", "step1", "--minuets", "1"],
        &["--near", EMPTY],
        &["--pattern", EASY, "--clues", "20"],
        &["--class", "depth9", "--timeout", "0"],
    ];
    for args in wrong {
        check(&[&["generate", "--seed", "1"], args].concat(), &[]);
    }
    check(&["pack", "step9"], &[]);
    check(&["pack", "step1", "--number", "9999"], &[]);
    let classes = ["step", "minuet", "minuets", "two", "many", "depth"];
    check(&["pack"], &classes);
}

#[test]
fn files_that_cannot_be_written() {
    let there = file("language-there.svg", "mine");
    let folder = path("").display().to_string();
    for output in ["sheet.gif", "sheet", "nowhere/sheet.svg", &there] {
        check(&["draw", EASY, "-o", output], &[]);
    }
    check(&["draw", EASY, "-o", &folder, "--format", "svg"], &[]);
    check(&["draw", EASY, "--film", "-o", "film.png"], &[]);
    check(&["draw", EASY, "--step", "999"], &[]);
    check(&["draw", EASY, "--step", "first"], &[]);
    check(&["draw", EASY, "--pace", "0"], &[]);
    check(&["draw", EMPTY, "--step", "1"], &[]);
    check(&["draw", &EASY.replacen("53", "55", 1), "--step", "1"], &[]);
    let sheet = ["print", "--worksheet", EASY, "-o"];
    let wrong: [&[&str]; 5] = [
        &["sheet.svg"],
        &["nowhere/sheet.pdf"],
        &["sheet.pdf", "--title", "水"],
        &["sheet.pdf", "--paper", "a5"],
        &["sheet.pdf", "--base-url", "here"],
    ];
    for args in wrong {
        check(&[&sheet, args].concat(), &[]);
    }
    let booklet = path("language.pdf").display().to_string();
    check(&["print", "--booklet", EMPTY, "-o", &booklet, "--force"], &[]);
    check(&["man", "-o", &there], &[]);
    let input = file("language-input.txt", EASY);
    check(&["solve", &input, "-o", &input], &[]);
    check(&["rate", EASY, "--tsv", "-o", &there], &[]);
    check(&["solve", EASY, "-o", "/nowhere/at/all.txt"], &[]);
    check(&["solve", EASY, "--reading", "speed=9"], &[]);
}

#[test]
fn an_unknown_language_is_english() {
    let run = run(command().env("MINUET_LANG", "tlh").args(["count", EASY]));
    assert_eq!(run.ends(0).out, minuet(["count", EASY]).out);
}
