//! Every reader on the text that some bytes describe: for a fuzzer, and for tests.

use std::sync::LazyLock;

use minuet_core::{DigitSet, Paper, Position, Reading, Setup};
use minuet_formats::{
    Format, FormatError, Reader, Record, parse, parse_as, parse_paper_as, read_line, write,
    write_paper,
};

use crate::{own_puzzles, packed};

/// A message is a sentence, whatever is in the text.
const LONGEST_MESSAGE: usize = 400;

/// Of many puzzles in a text, only this many are written again.
const FEW: usize = 3;

/// Reads the text in every format and says how many puzzles were found by themselves. Nothing may panic,
/// errors name a place in the text, and what is read and written again reads the same.
///
/// # Panics
///
/// When something of that does not hold.
pub fn readers(bytes: &[u8]) -> usize {
    let text = described(bytes);
    let places = Places::of(&text);
    let found = places.check(Reader::new(&text), None);
    for format in Format::ALL {
        places.check(Reader::of(&text, format), Some(format));
    }
    for (i, line) in text.split(|&byte| byte == b'\n').enumerate() {
        if let Err(error) = read_line(line, i + 1) {
            places.check_error(&error);
        }
    }
    let _ = parse(&String::from_utf8_lossy(&text));
    found
}

/// The same for one format: its own texts, found out and forced.
///
/// # Panics
///
/// When something of that does not hold.
pub fn reader(format: Format, bytes: &[u8]) -> usize {
    let text = described_in(format, bytes);
    let places = Places::of(&text);
    let found = places.check(Reader::new(&text), None);
    places.check(Reader::of(&text, format), Some(format));
    let _ = parse_as(&String::from_utf8_lossy(&text), format);
    found
}

/// How many characters each line has.
struct Places(Vec<usize>);

impl Places {
    fn of(text: &[u8]) -> Places {
        let lines = text.split(|&byte| byte == b'\n');
        Places(lines.map(|line| String::from_utf8_lossy(line).chars().count()).collect())
    }

    fn check(&self, reader: Reader<'_>, format: Option<Format>) -> usize {
        let (mut found, mut last) = (0, 1);
        for result in reader {
            let line = match result {
                Ok(record) => {
                    found += 1;
                    assert!(format.is_none_or(|format| record.format == format), "{record:?}");
                    if found <= FEW {
                        again(&record, format);
                    }
                    record.line
                }
                Err(error) => {
                    self.check_error(&error);
                    error.line
                }
            };
            assert!((1..=self.0.len()).contains(&line), "line {line} of {}", self.0.len());
            // An error in a grid may be below its first line, but nothing comes before what was read.
            assert!(line + 20 > last, "line {line} after line {last}");
            last = line;
        }
        found
    }

    fn check_error(&self, error: &FormatError) {
        let length = error.line.checked_sub(1).and_then(|line| self.0.get(line));
        let length = *length.unwrap_or_else(|| panic!("there is no such line: {error}"));
        // A byte order mark is a character that is not counted; the end is one after the last.
        assert!((1..=length + 1).contains(&error.column), "there is no such column: {error}");
        assert!(error.to_string().len() < LONGEST_MESSAGE, "{error}");
    }
}

/// What is written in the format it was read in reads the same; in another, it does from then on. The others are
/// tried where no format was forced.
fn again(record: &Record, forced: Option<Format>) {
    if record.format.writable() {
        assert_eq!(rewritten(&record.setup, record.format), record.setup, "{}", record.format);
    }
    if let Some(sheet) = &record.sheet {
        for format in [Format::Sheet, Format::Link] {
            let text = write_paper(sheet, format).expect("a format that is written");
            let read =
                parse_paper_as(&text, format).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read, **sheet, "{format}");
        }
    }
    let others = Format::ALL.into_iter().filter(|format| format.writable() && forced.is_none());
    for format in others {
        let once = rewritten(&record.setup, format);
        assert_eq!(rewritten(&once, format), once, "{format}");
    }
}

fn rewritten(setup: &Setup, format: Format) -> Setup {
    let text = write(setup, format).expect("a format that is written");
    let read = parse_as(&text, format).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let found = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(found.ink(), read.ink(), "found out in {format}\n{text}");
    read
}

/// The first byte chooses: the bytes as they are, or a good text and then four bytes for each change of it.
fn described(bytes: &[u8]) -> Vec<u8> {
    let Some((&choice, rest)) = bytes.split_first() else { return Vec::new() };
    let kinds = Format::ALL.len() + 2;
    let choice = usize::from(choice);
    match choice % kinds {
        0 => rest.to_vec(),
        1 => link(&changed(json(choice / kinds), rest)),
        kind => changed(good(Format::ALL[kind - 2], choice / kinds), rest),
    }
}

/// The same with texts of one format alone.
fn described_in(format: Format, bytes: &[u8]) -> Vec<u8> {
    let Some((&choice, rest)) = bytes.split_first() else { return Vec::new() };
    let number = usize::from(choice / 4);
    match choice % 4 {
        0 => rest.to_vec(),
        1 if format == Format::FPuzzles => link(&changed(json(number), rest)),
        _ => changed(good(format, number), rest),
    }
}

fn changed(mut text: Vec<u8>, changes: &[u8]) -> Vec<u8> {
    for change in changes.chunks_exact(4) {
        let at = usize::from(u16::from_le_bytes([change[1], change[2]])) % (text.len() + 1);
        let end = (at + usize::from(change[3])).min(text.len());
        match change[0] % 8 {
            0 => text.insert(at, change[3]),
            1 => _ = text.drain(at..end),
            2 => text.truncate(at),
            3 if text.len() < 5000 => text.extend_from_within(at..end),
            4 => text.rotate_left(at),
            _ if at < text.len() => text[at] = change[3],
            _ => {}
        }
    }
    text
}

/// A puzzle from the middle of a solve.
fn setup(number: usize) -> Setup {
    let puzzles = own_puzzles();
    let mut setup = Setup::from(puzzles[number % puzzles.len()]);
    let mut position = Position::of(&setup.puzzle);
    for (i, (cell, digits)) in Position::of(&setup.puzzle).iter().enumerate() {
        match (setup.puzzle.get(cell), digits.first()) {
            (None, Some(digit)) if (i + number).is_multiple_of(11) => {
                setup.placed.set(cell, Some(digit));
            }
            (None, Some(digit)) if digits.len() > 1 && (i + number).is_multiple_of(3) => {
                position.erase(cell, DigitSet::of(digit));
            }
            _ => {}
        }
    }
    setup.candidates = number.is_multiple_of(2).then_some(position);
    setup
}

/// A text in a format, ours where we write it.
fn good(format: Format, number: usize) -> Vec<u8> {
    let setup = setup(number);
    let line = setup.puzzle.to_string();
    let text = match format {
        Format::Sdx => setup.position().to_string(),
        Format::Bank => format!("0000183b305c {}  1.2", line.replace('.', "0")),
        Format::Csv => format!("id,puzzle,solution\n7,{line},{line}"),
        Format::S9b => board(&setup),
        Format::Text => format!("Puzzle {number}: ({line})"),
        Format::Sheet | Format::Link => {
            let paper = papers()[number % papers().len()].clone();
            write_paper(&paper, format).expect("a format that is written")
        }
        _ => write(&setup, format).expect("a format that is written"),
    };
    format!("{text}\n").into_bytes()
}

/// Sheets from the middle of solves, in mid-dance most of them, some with a minuet within another.
fn papers() -> &'static [Paper] {
    static PAPERS: LazyLock<Vec<Paper>> = LazyLock::new(|| {
        let reading = Reading::PAPER.with_depth(2);
        let mut papers = Vec::new();
        for puzzle in own_puzzles().iter().take(20) {
            let (setup, choice) = (Setup::from(*puzzle), minuet_method::Choice::Footnote8);
            let Some(trace) = minuet_method::solve_within(&setup, &reading, choice, 2000) else {
                continue;
            };
            for step in (0..trace.entries.len()).step_by(29) {
                papers.extend(trace.sheet(step).map(|sheet| Paper::from(&sheet)));
            }
        }
        papers
    });
    &PAPERS
}

fn board(setup: &Setup) -> String {
    let mut text = String::from("S9B");
    for (cell, digits) in setup.position().iter() {
        let number = match (setup.puzzle.get(cell), setup.placed.get(cell)) {
            (Some(digit), _) => u16::from(digit.get()),
            (None, Some(digit)) => u16::from(digit.get()) + 9,
            (None, None) => 18 + digits.bits(),
        };
        for part in [number / 36, number % 36] {
            text.extend(char::from_digit(part.into(), 36));
        }
    }
    text
}

/// What a link packs, with a little of everything.
fn json(number: usize) -> Vec<u8> {
    let setup = setup(number);
    let mut cells = Vec::new();
    for (cell, digits) in setup.position().iter() {
        let marks: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
        cells.push(match (setup.puzzle.get(cell), setup.placed.get(cell)) {
            (Some(digit), _) => format!("{{\"value\":{digit},\"given\":true}}"),
            (None, Some(digit)) => format!("{{\"value\":\"{digit}\",\"cornerPencilMarks\":[]}}"),
            (None, None) => format!("{{\"centerPencilMarks\":[{}]}}", marks.join(",")),
        });
    }
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!("{{\"size\":9,\"title\":\"é\",\"arrow\":[],\"grid\":[{}]}}", rows.join(","))
        .into_bytes()
}

fn link(json: &[u8]) -> Vec<u8> {
    let packed = packed(&String::from_utf8_lossy(json));
    format!("https://www.f-puzzles.com/?load={packed}").into_bytes()
}
