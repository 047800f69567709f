//! `minuet rate`: effort, shapes, conditions, order.

use crate::common::{EASY, EMPTY, ESCARGOT, MINUET, fresh, minuet};

const ALL: [&str; 4] = [EASY, MINUET, ESCARGOT, EMPTY];

/// What is printed for all four puzzles with these options and `--format`.
fn lines(format: &str, args: &[&str]) -> String {
    minuet([&["rate", "--format", format], args, &ALL].concat()).ends(0).out
}

/// The clues of the puzzles for which a condition holds.
#[track_caller]
fn check(condition: &str, expect: &[&str]) {
    let out = lines("%c", &["--where", condition]);
    assert_eq!(out.lines().collect::<Vec<_>>(), expect, "{condition}");
}

#[test]
fn letters() {
    assert_eq!(lines("%c %o", &[]), "30 basic\n18 minuet\n23 failed\n0 several\n");
    assert_eq!(lines(r"%%\t%S\\%m", &[]), "%\t1\\0\n%\t4\\6\n%\t-\\0\n%\t-\\-\n");
    assert_eq!(lines("%d/%n", &[]), "0/0\n1/2\n2/-\n-/-\n");
    assert_eq!(lines("%p", &[]), ALL.map(|puzzle| format!("{puzzle}\n")).concat());
    assert!(
        lines("%r", &[])
            .starts_with("blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1\n")
    );
}

#[test]
fn letters_that_mean_nothing() {
    let check = |format: &str, words: &str| {
        minuet(["rate", EASY, "--format", format]).complains(2, words);
    };
    check("%c %q", "character 4: %q is not a known code; the codes are %p puzzle, %o outcome, ");
    check("%c%", "character 3: % at the end; expected %p puzzle");
    check(r"\x", r"character 1: \x is not a known code; the codes are \t, \n and \\");
}

#[test]
fn effort_is_the_sum_of_its_parts() {
    let out = lines("%e %k %i %w %x %D %E", &[]);
    for line in out.lines().take(2) {
        let counts: Vec<u32> = line.split(' ').map(|count| count.parse().expect(line)).collect();
        assert_eq!(counts[0], counts[1..].iter().sum::<u32>());
    }
    // A failure and a puzzle with several solutions have none.
    assert!(out.ends_with("\n- - - - - - -\n- - - - - - -\n"), "{out}");
    let run = minuet(["rate", "--tsv", "--effort", EASY]).ends(0);
    let header = "\teffort\tminutes\tscans\tink\tpencil\terased\tdots\tenclosed\n";
    assert!(run.out.contains(header), "{run:?}");
}

#[test]
fn effort_is_the_same_for_a_symmetry() {
    // The puzzle upside down.
    let turned: String = MINUET.chars().rev().collect();
    let rated = |puzzle: &str| minuet(["rate", "--format", "%S %m %t %e %C", puzzle]).ends(0).out;
    assert_eq!(rated(MINUET), rated(&turned));
}

#[test]
fn conditions() {
    check("clues>=23", &["30", "23"]);
    check("clues > 23 or outcome = minuet", &["30", "18"]);
    check("minuets>=2 and clues<=24", &["18"]);
    check("not (outcome=basic OR outcome==several)", &["18", "23"]);
    check("outcome!=basic and not outcome=several and step<=4", &["18"]);
    check("depth=2", &["23"]);
    check("depth>1", &["23"]);
    check("number<>2 and number<=9", &["30"]);
    // No comparison holds where a column does not apply.
    check("starters<1000", &["23"]);
    check("clues<17 and clues>18", &[]);
}

#[test]
fn conditions_that_mean_nothing() {
    let check = |condition: &str, words: &str| {
        minuet(["rate", EASY, "--where", condition]).complains(2, words);
    };
    check("", "expected a column (outcome, left3, starters");
    check("clues", "expected one of = != < <= > >= at the end");
    check("clues>", "expected a number from 0 to 1000000 at the end");
    check("clues>many", "character 7: expected a number from 0 to 1000000, found \"many\"");
    check("depth>10", "character 7: expected a number from 0 to 9, found \"10\"");
    check("colour=3", "character 1: expected a column");
    check("puzzle=3", "character 1: expected a column");
    check("outcome<basic", "character 8: expected = or != after outcome, found \"<\"");
    check("outcome=good", "expected basic, minuet, failed, none or several, found \"good\"");
    check("(clues=3", "expected and, or, or a closing bracket at the end");
    check("clues=3 an left=1", "character 9: expected and, or, or the end, found \"an\"");
    check("clues=3 & left=1", "character 9: expected a column or a sign, found \"&\"");
    check(&"(".repeat(100_000), "less deeply nested brackets and nots");
}

#[test]
fn sorted() {
    assert_eq!(lines("%c", &["--sort", "clues"]), "0\n18\n23\n30\n");
    assert_eq!(lines("%c", &["--sort", "-clues"]), "30\n23\n18\n0\n");
    // Rows without the column come last, in either direction, in the order of the input.
    assert_eq!(lines("%c", &["--sort", "-effort"]), "18\n30\n23\n0\n");
    assert_eq!(lines("%c", &["--sort=effort,-clues"]), "30\n18\n23\n0\n");
    minuet(["rate", EASY, "--sort", "size"]).complains(2, "there is no column \"size\"");
}

#[test]
fn named_columns_are_shown() {
    let run = minuet(["rate", "--tsv", EASY, "--where", "minuets=0", "--sort", "effort"]).ends(0);
    let header = "puzzle\toutcome\tleft3\tstarters\tleft\tclues\tminuets\teffort\n";
    assert!(run.out.starts_with(header), "{run:?}");
}

#[test]
fn files_by_extension() {
    let written = |name: &str, args: &[&str]| {
        let name = fresh(name);
        let run = minuet([&["rate", EASY, ESCARGOT, "-o", &name], args].concat()).ends(0);
        assert!(run.out.is_empty(), "{run:?}");
        std::fs::read(name).expect("the file was written")
    };
    assert!(written("rate.tsv", &[]).starts_with(b"puzzle\toutcome\t"));
    assert!(written("rate.json", &[]).starts_with(b"{\"minuet\":2,"));
    assert!(written("rate.txt", &[]).starts_with(b"puzzle      "));
    assert_eq!(written("rate.any", &["--format", "%c"]), b"30\n23\n");
    let table = written("rate.parquet", &["--effort", "--sort", "clues"]);
    assert!(table.starts_with(b"PAR1") && table.ends_with(b"PAR1"));
}

#[test]
fn parquet_holds_the_table() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let name = fresh("rate-rows.parquet");
    minuet(["rate", EASY, MINUET, ESCARGOT, "--find-depth", "1", "-o", &name]).ends(0);
    let file = std::fs::File::open(&name).expect("a file");
    let reader = SerializedFileReader::new(file).expect("a Parquet file");
    let rows = reader.get_row_iter(None).expect("rows");
    let rows: Vec<String> = rows.map(|row| row.expect("a row").to_string()).collect();
    assert_eq!(rows.len(), 3);
    assert!(rows[0].starts_with(&format!("{{puzzle: \"{EASY}\", outcome: \"basic\"")), "{rows:?}");
    assert!(rows[2].ends_with("left: 240, clues: 23, depth: \">1\"}"), "{rows:?}");
}

#[test]
fn wrong_files() {
    minuet(["rate", EASY, "-o", "ratings.doc"])
        .complains(2, "expected a file name that ends in .tsv, .json, .parquet or .txt");
    minuet(["rate", EASY, "-o", "ratings.parquet", "--tsv"])
        .complains(2, "a .parquet file cannot hold what --tsv");
    minuet(["rate", EASY, "-o", "/no/such/folder/x.parquet"]).complains(2, "cannot be written");
    minuet(["rate", EASY, "--tsv", "--format", "%p"]).complains(2, "cannot be used with");
}
