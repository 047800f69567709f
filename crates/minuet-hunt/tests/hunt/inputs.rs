//! The same rows from every kind of input.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use minuet_core::{Position, Puzzle};
use minuet_formats::{Format, write};
use minuet_hunt::{Input, Line, Order, Part, Question, Row, Tally, hunt};

use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::common::{bytes, file, lines, many, order, place, refused, run, text};

/// Hunts over one file and sees that its puzzles are these.
#[track_caller]
fn check(name: &str, content: &[u8], puzzles: &[Puzzle]) {
    let folder = place(&format!("input-{name}"));
    let input = file(&folder, name, content);
    run(&order(&input, &folder.join("out"))).expect("a hunt");
    let found: Vec<Puzzle> =
        lines(&folder.join("out")).iter().map(|line| line.row.puzzle).collect();
    assert!(found == puzzles, "{name}: {} puzzles, not {}", found.len(), puzzles.len());
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(text).expect("bytes");
    out.finish().expect("bytes")
}

#[test]
fn text_packed_or_not() {
    let puzzles = many(1000);
    let plain = text(&puzzles);
    check("plain.txt", plain.as_bytes(), &puzzles);
    check("ends.txt", plain.trim_end().replace('\n', "\r\n").as_bytes(), &puzzles);
    check("packed.gz", &gzip(plain.as_bytes()), &puzzles);
    // Two gzip files one after the other are one.
    let (head, tail) = plain.as_bytes().split_at(82 * 300);
    check("twice.gz", &[gzip(head), gzip(tail)].concat(), &puzzles);
    check("packed.zst", &compress_to_vec(plain.as_bytes(), CompressionLevel::Fastest), &puzzles);
}

/// Files that other programs have packed with Zstandard: three puzzles and forty in two frames with checksums, notes
/// between them; sixty rows by Polars, and by pyarrow in pages of the second version, of which every third is empty.
#[test]
fn zstandard_of_others() {
    let [easy, hard] = [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ]
    .map(|text| text.parse::<Puzzle>().expect("a puzzle"));
    let frames = include_bytes!("files/frames.zst");
    check("frames.zst", frames, &[vec![easy; 3], vec![hard; 40]].concat());
    let mut damaged = frames.to_vec();
    *damaged.last_mut().expect("a checksum") ^= 1;
    let folder = place("input-checksum");
    let input = file(&folder, "frames.zst", damaged);
    refused(&order(&input, &folder.join("out")), "frames.zst cannot be read");
    let rows = [easy, hard].repeat(20);
    check("zstd.parquet", include_bytes!("files/zstd.parquet"), &rows);
    check("zstd-v2.parquet", include_bytes!("files/zstd-v2.parquet"), &rows);
}

#[test]
fn other_formats() {
    let puzzles = many(600);
    let csv = puzzles.iter().map(|puzzle| format!("7,\"{puzzle}\",x\n"));
    check(
        "table.csv",
        ("id,puzzle,name\n".to_owned() + &csv.collect::<String>()).as_bytes(),
        &puzzles,
    );
    let grid = |puzzle: &Puzzle| write(&(*puzzle).into(), Format::Grid).expect("a grid");
    let grids: String = puzzles.iter().map(|puzzle| grid(puzzle) + "\n\n").collect();
    check("grids.sdk", grids.as_bytes(), &puzzles);
    // No grid is cut in two where lines and grids take turns.
    let mixed = puzzles.chunks(2).map(|pair| format!("{}\n{}\n", pair[0], grid(&pair[1])));
    check("mixed.txt", mixed.collect::<String>().as_bytes(), &puzzles);
}

#[test]
fn parquet() {
    let puzzles = many(900);
    let rows = puzzles.iter().map(|puzzle| Row::of(puzzle, &Question::default()));
    let rows = (1..).zip(rows).map(|(number, row)| Line { number, row }).collect();
    let part = Part::new("hunt", 0, "x", rows, Vec::new(), 0);
    let bytes = part.encode(&Question::default()).expect("bytes");
    check("table.parquet", &bytes, &puzzles);

    let folder = place("input-column");
    let input = file(&folder, "table.parquet", &bytes);
    let named = |column: &str| Order {
        column: Some(column.to_owned()),
        ..order(&input, &folder.join(format!("out-{column}")))
    };
    refused(&named("sudoku"), "there is no column sudoku; the columns are puzzle,");
    refused(&named("clues"), "the column clues does not hold texts");
    let tally = run(&named("outcome")).expect("a hunt").tally;
    assert_eq!(tally, Tally { rejected: 900, ..Tally::default() });
}

#[test]
fn a_filled_grid_may_stand_alone() {
    let [one, ..] = many(1)[..] else { unreachable!("a puzzle") };
    let filled = minuet_fast::solutions(&Position::of(&one), 1)[0].to_string();
    check("filled.txt", filled.as_bytes(), &[filled.parse().expect("a puzzle")]);
    // Nothing that a puzzle can say takes more room.
    let nines = "9".repeat(81);
    check("nines.txt", nines.as_bytes(), &[nines.parse().expect("a puzzle")]);
}

#[test]
fn lines_are_counted_as_they_stand() {
    let folder = place("input-lines");
    let [one, two, ..] = many(2)[..] else { unreachable!("two puzzles") };
    let long = format!("{two} {}", "ü".repeat(3_000_000));
    let content =
        format!("# a comment\n\n{one} a name\nnot a puzzle\n{}\n{long}\n{one}", "1".repeat(80));
    let first = file(&folder, "first.txt", content);
    let second = file(&folder, "second.txt", format!("{two}\n"));
    let inputs = vec![Input::File(first.clone()), Input::File(second)];
    let out = folder.join("out");
    let tally = run(&Order { inputs, ..order(&first, &out) }).expect("a hunt").tally;
    assert_eq!((tally.rows(), tally.rejected), (4, 2));
    let found: Vec<(u64, Puzzle)> =
        lines(&out).iter().map(|line| (line.number, line.row.puzzle)).collect();
    assert_eq!(found, [(3, one), (6, two), (7, one), (1, two)]);
    let rejected = std::fs::read_to_string(out.join("rejected.tsv")).expect("a list");
    let rejected: Vec<&str> = rejected.lines().collect();
    assert_eq!(rejected[0], "source\tline\tcolumn\treason");
    assert!(rejected[1].starts_with("first.txt\t4\t1\t"), "{rejected:?}");
    let short = "first.txt\t5\t81\texpected 81 cells, found 80 (read as line)";
    assert_eq!(rejected[2..], [short]);
}

#[test]
fn inputs_of_one_name_keep_their_paths() {
    let folder = place("input-names");
    let paths = ["a", "b"].map(|inner| {
        std::fs::create_dir(folder.join(inner)).expect("a folder");
        file(&folder.join(inner), "same.txt", text(&many(1)))
    });
    let inputs = paths.iter().map(|path| Input::File(path.clone())).collect();
    let out = folder.join("out");
    run(&Order { inputs, ..order(&paths[0], &out) }).expect("a hunt");
    let sources = [0, 1].map(|chunk| {
        let path = minuet_hunt::Folder::new(&out).part(chunk);
        minuet_hunt::Footer::open(&path).expect("a footer").source
    });
    assert_eq!(sources.map(|source| Path::new(&source).to_owned()), paths);
}

#[test]
fn what_is_no_input() {
    let folder = place("input-none");
    let out = folder.join("out");
    refused(&order(&folder.join("absent.txt"), &out), "absent.txt cannot be read: No such file");
    assert!(!out.exists(), "nothing is made for inputs that are not there");
    refused(&order(&folder, &out), "it is a folder: name the files in it");
    let picture = file(&folder, "picture.png", [137, 80, 78, 71, 0, 0, 0, 13]);
    refused(&order(&picture, &out), "picture.png: it is neither text nor Parquet");
    let out = folder.join("broken");
    let broken = gzip(text(&many(400)).as_bytes());
    let broken = file(&folder, "broken.gz", &broken[..broken.len() / 2]);
    refused(&order(&broken, &out), "broken.gz cannot be read");
    let torn = file(&folder, "torn.parquet", b"PAR1 and then nothing");
    refused(&order(&torn, &folder.join("torn")), "torn.parquet: ");
}

/// Files of old machines, whose lines end with a carriage return alone, are rejected rather than read to the first end.
#[test]
fn carriage_returns_lose_nothing_silently() {
    let folder = place("input-returns");
    let returns = text(&many(300)).replace('\n', "\r");
    for content in [returns.clone(), format!("# a list\r{returns}")] {
        let input = file(&folder, "returns.txt", content);
        let asked = order(&input, &folder.join("out"));
        let tally = run(&asked).expect("a hunt").tally;
        assert_eq!((tally.rows(), tally.rejected), (0, 1));
        let list = std::fs::read_to_string(asked.folder.join("rejected.tsv")).expect("a list");
        assert!(list.contains("carriage return"), "{list}");
        std::fs::remove_dir_all(&asked.folder).expect("nothing");
    }
}

/// Blank lines are in no part, however many there are.
#[test]
fn blank_lines_make_no_parts() {
    let folder = place("input-blank");
    let puzzles = many(2);
    let content = format!("{}{}{}", text(&puzzles[..1]), "\n".repeat(1 << 22), text(&puzzles[1..]));
    let input = file(&folder, "blank.txt", content);
    let summary = run(&order(&input, &folder.join("out"))).expect("a hunt");
    assert!(summary.chunks <= 2 && summary.tally.rows() == 2, "{summary:?}");
    let last = lines(&folder.join("out")).pop().expect("two rows");
    assert_eq!((last.number, last.row.puzzle), (2 + (1 << 22), puzzles[1]));
}

/// What an input is changed into while it is hunted is in no part, even if it is put back in time.
#[test]
fn inputs_that_change_in_the_middle() {
    let folder = place("input-changing");
    let (puzzles, question) = (many(40_000), Question::default());
    let table = Part::new(
        "",
        0,
        "",
        (1..)
            .zip(&puzzles)
            .map(|(number, &puzzle)| {
                let row = Row { puzzle, ..Row::of(&Puzzle::EMPTY, &question) };
                Line { number, row }
            })
            .collect(),
        Vec::new(),
        0,
    )
    .encode(&question)
    .expect("a table");
    let contents = [
        ("text.txt", text(&puzzles).into_bytes()),
        ("packed.gz", gzip(text(&puzzles).as_bytes())),
        ("table.parquet", table),
    ];
    for (name, content) in contents {
        let input = file(&folder, name, &content);
        let asked = order(&input, &folder.join(format!("{name}-out")));
        let mut changed = content.clone();
        // Far behind what is read ahead.
        let place = content.len() * 3 / 4;
        changed[place..place + 64].fill(b'.');
        let error = hunt(&asked, &Arc::default(), &mut |_| {
            file(&folder, name, &changed);
        });
        let error = error.expect_err(name).to_string();
        assert!(error.contains("changed while it was read"), "{name}: {error}");
        file(&folder, name, &content);
        run(&asked).expect("the rest");
        let clean = order(&input, &folder.join(format!("{name}-clean")));
        run(&clean).expect("a hunt");
        assert!(bytes(&asked.folder) == bytes(&clean.folder), "{name}");
    }
}
