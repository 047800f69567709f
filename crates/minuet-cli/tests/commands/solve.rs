//! `minuet solve`.

use crate::common::{
    EASY, EASY_SOLUTION, EMPTY, ESCARGOT, MINUET, file, fits_schema, fresh, minuet, path,
};

#[track_caller]
fn check(args: &[&str], code: i32, said: &str) {
    let run = minuet([&["solve"], args].concat()).ends(code);
    let words: Vec<&str> = run.out.split_whitespace().collect();
    assert!(words.join(" ").contains(said), "expected {said}: {}", run.out);
}

#[test]
fn the_outcome_ends_the_story() {
    check(&[EASY], 0, "Solved in Step 1: no minuet is needed.");
    check(&[MINUET], 0, "Solved in Step 4, with ");
    check(&[ESCARGOT], 1, "All 17 starters have been danced; none erases a single candidate.");
    check(&[ESCARGOT], 1, "(Depth 2 solves this puzzle: --reading depth=2.)");
    check(&[ESCARGOT, "--reading", "depth=2"], 0, "Solved in Step 4");
}

#[test]
fn what_is_not_well_posed_is_named() {
    let twice = EASY.replacen("53..", "535.", 1);
    check(&[&twice], 1, "row 1 has 5 twice, in r1c1 and r1c3");
    let crowded =
        "4........5........6.........12.3.789.............................................";
    check(&[crowded], 1, "no number is left for r4c1 (row 4 has 1 2 3 7 8 9, column 1 has 4 5 6)");
    let two = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
    check(&[two], 1, "two of them differ in r1c4, r1c5, r4c4 and r4c5.");
    check(&[EMPTY, "--format", "md"], 1, "There is more than one solution");
}

#[test]
fn explanations_come_in_three_sizes() {
    let size = |detail| minuet(["solve", MINUET, "--explain", detail]).ends(0).out.len();
    assert!(size("none") < size("brief") && size("brief") < size("full"));
}

#[test]
fn sheets_are_drawn_when_asked_for() {
    let pictures = |sheets: &str, sign: &str| {
        minuet(["solve", MINUET, "--sheets", sheets]).ends(0).out.matches(sign).count()
    };
    assert_eq!(pictures("none", "┏"), 0);
    assert!(pictures("dance", "The sheet in mid-dance") >= 1);
    assert!(pictures("all", "┏") > pictures("dance", "┏"));
}

#[test]
fn a_picture_is_before_the_tricks_it_explains() {
    let story = minuet(["solve", MINUET]).ends(0).out;
    let at = |words: &str| story.find(words).unwrap_or_else(|| panic!("{words}: {story}"));
    let ending =
        [" completes: ", " is right. Erase", "rase, dead in both", "rase, blocked by both"];
    let first = ending.iter().filter_map(|words| story.find(words)).min();
    assert!(first.is_some_and(|first| at("The sheet in mid-dance") < first), "{story}");
}

#[test]
fn markdown_has_pictures_beside_it() {
    let folder = path("solve-pictures");
    let _ = std::fs::remove_dir_all(&folder);
    let (folder, text) = (folder.display().to_string(), fresh("solve-pictured.md"));
    let args = ["solve", MINUET, "--explain", "full", "--pictures", &folder];
    minuet(args).complains(2, "pictures go with Markdown");
    minuet([&args[..], &["-o", &text]].concat()).ends(0);
    let story = std::fs::read_to_string(&text).expect("the file is there");
    let shown = story.matches("](solve-pictures/").count();
    let drawn = std::fs::read_dir(&folder).expect("the folder is there").count();
    assert!(shown > 5 && shown == drawn, "{shown} shown, {drawn} drawn");
    // What is there is left alone.
    minuet([&args[..], &["-o", &fresh("solve-again.md")]].concat()).complains(2, "already exists");
}

#[test]
fn the_extension_chooses_the_format() {
    let solved = |name: &str| {
        let path = fresh(name);
        assert_eq!(minuet(["solve", EASY, "-o", &path]).ends(0).out, "");
        std::fs::read_to_string(path).expect("the file is there")
    };
    assert!(solved("solve-story.md").starts_with("# 53..7"));
    assert!(solved("solve-trace.json").starts_with("{\"minuet\":2,"));
    assert!(solved("solve-story.txt").starts_with("5 3 ."));
}

#[test]
fn the_output_is_never_the_input() {
    let path = file("solve-same.txt", EASY);
    minuet(["solve", &path, "--force", "-o", &path]).complains(2, "is one of the inputs");
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), EASY);
}

#[test]
fn a_wrong_input_leaves_the_output_alone() {
    let path = file("solve-kept.txt", "precious");
    minuet(["solve", "nowhere.txt", "-o", &path]).complains(2, "nowhere.txt");
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), "precious");
    minuet(["solve", EASY, "-o", "/nowhere/at/all.txt"]).complains(2, "cannot be written");
}

#[test]
fn json_fits_its_schema() {
    for puzzle in [EASY, MINUET, ESCARGOT, EMPTY] {
        let run = minuet(["solve", "--json", puzzle]);
        let [document] = run.json().try_into().expect("one line");
        fits_schema("solve", &document);
        assert_eq!(document["puzzle"], puzzle);
        assert_eq!(document.get("certificate").is_some(), puzzle == ESCARGOT);
    }
    let run = minuet(["solve", "--json", EASY]).ends(0);
    assert_eq!(run.json()[0]["outcome"]["solution"], EASY_SOLUTION);
}

/// A failure is a claim about every starter: its certificate makes it, and the dances of them all are left out.
#[test]
fn a_failure_carries_no_dance_that_its_certificate_stands_for() {
    let short = minuet(["solve", "--json", ESCARGOT]);
    let whole = minuet(["solve", "--json", "--explain", "full", ESCARGOT]);
    let dances = |document: &serde_json::Value| {
        let entries = document["entries"].as_array().expect("entries");
        entries.iter().filter(|entry| entry["find"]["rule"] == "stall").count()
    };
    let (mut document, full) = (short.json()[0].clone(), whole.json()[0].clone());
    assert_eq!(dances(&document), 0);
    assert!(dances(&full) >= 17);
    for (name, text) in [("short-failure.json", &short.out), ("whole-failure.json", &whole.out)] {
        minuet(["check", &file(name, text)]).ends(0);
    }
    // Without the certificate nothing shows that no starter helps, and a certificate of another position does not either.
    let certificate = document["certificate"].take();
    let judged = |document: &serde_json::Value, words: &str| {
        let run = minuet(["check", &file("forged-failure.json", document.to_string())]).ends(1);
        assert!(run.out.contains(words), "{}", run.out);
    };
    judged(&document, "has not stalled");
    document["certificate"] = certificate;
    let entries = document["entries"].as_array_mut().expect("entries");
    entries.pop();
    judged(&document, "rejected");
}

#[test]
fn the_shortest_starters_are_no_longer() {
    let entries = |starters: &str| {
        let run = minuet(["solve", "--json", MINUET, "--starters", starters]).ends(0);
        run.json()[0]["entries"].as_array().expect("entries").len()
    };
    assert!(entries("shortest") <= entries("footnote8"));
}

#[test]
fn several_puzzles_have_titles() {
    let run = minuet(["solve", EASY, MINUET, "--explain", "none"]).ends(0);
    assert!(
        run.out.contains(&format!("== {EASY}\n")) && run.out.contains(&format!("== {MINUET}\n"))
    );
    let path = file("solve-titles.txt", format!("# two\n{EASY} mine\n"));
    let run = minuet(["solve", &path, "--explain", "none"]).ends(0);
    assert!(run.out.starts_with(&format!("== {path}:2  mine\n")));
}

#[test]
fn wrong_readings_are_explained() {
    minuet(["solve", EASY, "--reading", "depth=0"]).complains(2, "expected 1..9");
    minuet(["solve", EASY, "--reading", "speed=9"]).complains(2, "expected blocking=never");
    minuet(["solve", EASY, "--json", "--format", "md"]).complains(2, "cannot be used with");
}

/// Each puzzle of invalid.tsv gets exit 1 and a sentence that says why.
#[test]
fn invalid_puzzles_of_the_corpora() {
    let Some(folder) = std::env::var_os("MINUET_CORPORA") else { return };
    let path = std::path::Path::new(&folder).join("corpora/invalid.tsv");
    let text = std::fs::read_to_string(&path).expect("MINUET_CORPORA holds corpora/invalid.tsv");
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let said = match fields[2] {
            "multi" => "There is more than one solution; two of them differ in ",
            _ => "This cannot be solved: ",
        };
        check(&[fields[0], "--sheets", "none"], 1, said);
        let run = minuet(["solve", fields[0], "--explain", "none"]).ends(1);
        let bare = "This cannot be solved: there is no solution.";
        assert!(!run.out.contains(bare), "{line}: the conflict is not named");
    }
}
