//! Each format is recognised without being named, and read correctly.

use minuet_core::{Position, Puzzle};
use minuet_formats::{Format, Reader, Setup, parse, parse_as, read, write};

use crate::common::{LINE, check, one, puzzle};

const PENCIL_MARKS: &str = "
.------------------.----------------.-------------------.
| 5    3     124    | 26    7   2468 | 1489   1249  248  |
| 6    247   247    | 1     9   5    | 3478   234   2478 |
| 12   9     8      | 23    34  24   | 13457  6     247  |
:------------------+----------------+-------------------:
| 8    125   1259   | 579   6   147  | 4579   2459  3    |
| 4    25    2569   | 8     5   3    | 579    259   1    |
| 7    15    1359   | 59    2   14   | 4589   459   6    |
:------------------+----------------+-------------------:
| 139  6     134579 | 357   35  7    | 2      8     4    |
| 23   278   237    | 4     1   9    | 36     3     5    |
| 123  1245  12345  | 2356  8   26   | 1346   7     9    |
'------------------'----------------'-------------------'
";

fn rows(row: impl Fn(&str) -> String) -> String {
    let rows: Vec<&str> = (0..9).map(|i| &LINE[9 * i..9 * i + 9]).collect();
    rows.into_iter().map(row).collect::<Vec<_>>().join("\n")
}

fn spaced(row: &str, gap: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(gap)
}

fn thirds(row: &str, gap: &str) -> String {
    [&row[..3], &row[3..6], &row[6..]].join(gap)
}

/// The example's naked singles are pencil: other cells still list their numbers.
fn pencilled() -> Setup {
    Setup { candidates: Some(Position::of(&puzzle())), ..Setup::from(puzzle()) }
}

#[test]
fn lines() {
    for sign in [".", "0", "*", "_", "X", "x", "-"] {
        check(&LINE.replace('.', sign), Format::Line, puzzle().into());
    }
    for rest in [" easy", "\teasy", ",easy", ";easy", "#easy", " # easy", " , easy \r\n"] {
        let record = check(&format!("{LINE}{rest}"), Format::Line, puzzle().into());
        assert_eq!(record.comment, "easy");
    }
    check(&format!("  {LINE}\n\n"), Format::Line, puzzle().into());
    check(&format!("\u{feff}{LINE}\r\n"), Format::Line, puzzle().into());
    check(&".".repeat(81), Format::Line, Puzzle::EMPTY.into());
}

#[test]
fn grids() {
    let grid = |text: &str| check(text, Format::Grid, puzzle().into());
    grid(&rows(str::to_owned));
    grid(&rows(|row| format!("|{}|", thirds(row, "|"))));
    grid(&rows(|row| thirds(row, " ")));
    grid(&rows(|row| spaced(row, " ")));
    grid(&rows(|row| format!("│{}│", spaced(row, "│"))));
    grid(&rows(|row| row.replace('.', "0")));
    grid(&rows(|row| spaced(row, "\t")));
    grid(&format!("#ASomebody\n#DA puzzle\n#CComment\n{}", rows(str::to_owned)));
    grid(&format!("[Puzzle]\r\n{}\r\n", rows(str::to_owned).replace('\n', "\r\n")));
    grid(&format!("[State]\n{}", rows(str::to_owned)));
    let record = grid(&format!("A fine puzzle\n{}", rows(str::to_owned)));
    assert_eq!((record.line, &*record.comment), (2, "A fine puzzle"));
}

#[test]
fn squares_of_tables() {
    let grid = |text: &str| check(text, Format::Grid, puzzle().into());
    for separator in [",", ";", "\t", ", "] {
        let bare = |row: &str| spaced(row, separator).replace('.', "");
        grid(&rows(bare));
        grid(&rows(|row| spaced(row, separator)).replace('.', "0"));
        grid(&rows(bare).replace('\n', "\r\n"));
        let quoted =
            |row: &str| row.chars().map(|c| format!("\"{c}\"")).collect::<Vec<_>>().join(separator);
        grid(&rows(quoted).replace('.', ""));
    }
    let table = rows(|row| spaced(row, ",").replace('.', ""));
    let two = format!("{table}\n{table}\n{LINE}\n");
    assert_eq!(Reader::new(two.as_bytes()).filter(Result::is_ok).count(), 3);
    // A field of two digits, a field too many, a row too few.
    for broken in [
        table.replace('5', "55"),
        table.replace('\n', ",\n"),
        table.lines().take(8).collect::<Vec<_>>().join("\n"),
    ] {
        assert!(Reader::new(broken.as_bytes()).all(|record| record.is_err()), "{broken}");
    }
}

#[test]
fn grids_with_rules() {
    let rows: Vec<String> = rows(|row| thirds(row, "|")).lines().map(str::to_owned).collect();
    for rule in [
        "---+---+---",
        "===========",
        "-----------",
        "---|---|---",
        "*-----------*",
        "───┼───┼───",
        "",
    ] {
        let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
        check(&bands.join(&format!("\n{rule}\n")), Format::Grid, puzzle().into());
    }
}

#[test]
fn grids_with_dashes_for_empty_cells() {
    for (empty, row) in [
        ("---------", "123------"),
        ("- - - - - - - - -", "1 2 3 - - - - - -"),
        ("---|---|---", "123|---|---"),
    ] {
        let text = [empty, empty, row, row, empty, row, row, row, empty].join("\n");
        let setup = one(&text).setup;
        assert_eq!(setup.puzzle.to_string()[18..30], *"123......123");
        assert_eq!(setup.puzzle.clues(), 15, "{text}");
    }
}

#[test]
fn puzzle_and_state() {
    let state = LINE.replacen("53..7", "53.6.", 1).replacen("6..195", "61.195", 1);
    let state: Vec<&str> = (0..9).map(|i| &state[9 * i..9 * i + 9]).collect();
    let text = format!("[Puzzle]\n{}\n\n[State]\n{}", rows(str::to_owned), state.join("\n"));
    let setup = one(&text).setup;
    assert_eq!(setup.puzzle, puzzle());
    let placed: Vec<String> =
        setup.placed.iter().map(|(cell, digit)| format!("{digit}{cell}")).collect();
    assert_eq!(placed, ["6r1c4", "1r2c2"]);
}

#[test]
fn pencil_marks() {
    check(PENCIL_MARKS, Format::PencilMarks, pencilled());
    check(&PENCIL_MARKS.replace(['.', ':', '\''], "*"), Format::PencilMarks, pencilled());
    let bars_only: Vec<&str> = PENCIL_MARKS.lines().filter(|line| line.contains('|')).collect();
    check(&bars_only.join("\n"), Format::PencilMarks, pencilled());
    let tight: Vec<String> = bars_only
        .iter()
        .map(|row| row.split([' ', '|']).filter(|word| !word.is_empty()).collect::<Vec<_>>())
        .map(|words| format!("|{}|", words.join("|")))
        .collect();
    check(&tight.join("\n"), Format::PencilMarks, pencilled());
}

#[test]
fn a_complete_grid_of_pencil_marks() {
    let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let setup = parse(solved).unwrap();
    let text = write(&setup, Format::PencilMarks).unwrap();
    assert_eq!(parse(&text), Ok(setup));
    assert_eq!(parse_as(&text, Format::PencilMarks).unwrap().puzzle, setup.puzzle);
}

#[test]
fn hodoku() {
    let record = one(
        ":0603:3:14+8..+9+72+5.+3...89.697+6....38.+61......3+2.8.56...9......2.5+9+186....+8+3\
         ....61+6+1...35+89:224 524 225 525 135:364 365::7",
    );
    assert_eq!(record.format, Format::Hodoku);
    let position = record.setup.position();
    assert_eq!(position.get("r2c4".parse().unwrap()).to_string(), "47");
    assert_eq!(record.setup.placed.clues(), 15);
    let case = record.case.unwrap();
    assert_eq!((&*case.technique, &*case.digits, &*case.extra), ("0603", "3", "7"));
    assert_eq!(case.erased.len(), 2);
    assert_eq!(case.placed.len(), 0);
    check(&format!(":0000:x:{LINE}:::"), Format::Hodoku, puzzle().into());
    check(&format!(":0901-x::{LINE}::::"), Format::Hodoku, puzzle().into());
}

#[test]
fn susser() {
    let mut expected = pencilled();
    let mut position = Position::of(&puzzle());
    position.erase("r1c3".parse().unwrap(), minuet_core::Digit::ALL[1].into());
    expected.candidates = Some(position);
    check(&format!("{LINE}:213"), Format::Susser, expected);
    check(&format!("{LINE}:"), Format::Susser, puzzle().into());
    let record = check(&format!("{LINE}:213 213 513\tnote"), Format::Susser, expected);
    assert_eq!(record.comment, "note");
    let placed = one(&LINE.replacen("5", "+5", 1)).setup.placed;
    assert_eq!(placed.to_string()[..3], *"5..");
}

#[test]
fn sukaku() {
    let text = write(&puzzle().into(), Format::Sukaku).unwrap();
    assert!(text.starts_with("....5......3......12.4....."));
    check(&text, Format::Sukaku, pencilled());
    check(&format!("{} note", text.replace('.', "0")), Format::Sukaku, pencilled());
}

#[test]
fn sdx() {
    let text = Position::of(&puzzle()).to_string();
    assert!(text.starts_with("5 3 124 26 7 2468 1489 1249 248"));
    check(&text, Format::Sdx, pencilled());
    let setup = parse(&text.replacen("5 3", "u5 3", 1)).unwrap();
    assert_eq!((setup.puzzle.clues(), setup.placed.clues()), (29, 1));
}

#[test]
fn bank_and_csv() {
    let zeros = LINE.replace('.', "0");
    let record = check(&format!("0000183b305c {zeros}  1.2"), Format::Bank, puzzle().into());
    assert_eq!(record.comment, "1.2");
    for text in [
        format!("id,puzzle,solution\n7,{zeros},{}", "1".repeat(81)),
        format!("7;\"{LINE}\";9.1"),
        format!("a,b,c,d,{LINE},f"),
        format!("3fb1c2aa90e14c3fb1c2aa90e14c3fb1c2aa,{LINE}"),
        format!("name\tpuzzle\nNo 1\t{LINE}"),
    ] {
        check(&text, Format::Csv, puzzle().into());
    }
    check(&format!("puzzle,solution\n{LINE},{zeros}"), Format::Line, puzzle().into());
}

/// Lines of big lists are read without a closer look. Where a format is asked for, all are looked at closely, which must
/// give the same.
#[test]
fn clean_lines_read_the_same_the_long_way() {
    let zeros = LINE.replace('.', "0");
    for (format, text) in [
        (Format::Line, format!("{LINE}\tnote, and more")),
        (Format::Line, format!("{}#note", LINE.replace('.', "*"))),
        (Format::Line, zeros.clone()),
        (Format::Line, format!("{zeros},1.2")),
        (Format::Bank, format!("0000183b305c {zeros}  1.2")),
        (Format::Bank, format!("000018330512 {zeros} # hard")),
        (Format::Bank, format!("0000183B305c {LINE}")),
        (Format::Csv, format!("17,{zeros},{zeros}, 1.2 ,\"x\",")),
        (Format::Csv, format!(",{LINE}")),
        (Format::Csv, format!("12345678901234567890,{LINE},easy,")),
        (Format::Csv, format!("3;{};é\t", LINE.replace('.', "x"))),
    ] {
        let long: Vec<_> = Reader::of(text.as_bytes(), format).collect();
        assert_eq!(read(text.as_bytes()), long, "{text}");
        assert!(long.len() == 1 && long[0].is_ok(), "{text}");
    }
}

#[test]
fn many_in_one_file() {
    let grid = rows(str::to_owned);
    let sdx = Position::of(&puzzle()).to_string();
    let text = format!(
        "# all sorts\n{LINE}\n{LINE}:\n\n{grid}\n\nTitle\n{grid}\n{LINE} x\n{PENCIL_MARKS}\n{PENCIL_MARKS}\n\n\
         {sdx}\n\n{grid}\n{grid}\n:0000:x:{LINE}:::\n"
    );
    let formats: Vec<Format> =
        Reader::new(text.as_bytes()).map(|record| record.unwrap().format).collect();
    use Format as F;
    let expected = [
        F::Line,
        F::Susser,
        F::Grid,
        F::Grid,
        F::Line,
        F::PencilMarks,
        F::PencilMarks,
        F::Sdx,
        F::Grid,
        F::Grid,
        F::Hodoku,
    ];
    assert_eq!(formats, expected);
}

#[test]
fn names_of_formats() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        assert_eq!(write(&puzzle().into(), format).is_ok(), format.writable());
    }
    let error = "sudoku".parse::<Format>().unwrap_err().to_string();
    assert!(error.starts_with("expected a format, one of line, grid, pencil-marks, "));
}

#[test]
fn a_run_of_any_length_is_told_its_length() {
    let error = minuet_formats::parse(&"5".repeat(5000)).unwrap_err().to_string();
    assert!(error.contains("expected 81 cells, found 5000"), "{error}");
}
