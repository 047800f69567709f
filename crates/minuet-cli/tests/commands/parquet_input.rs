//! Puzzles in a column of a Parquet file, for every command that reads puzzles.

use std::sync::Arc;

use parquet::data_type::{ByteArray, ByteArrayType, Int32Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::common::{EASY, EASY_SOLUTION, ESCARGOT, MINUET, file, minuet};

/// A file with the columns `id` and `text`; a cell may be empty.
fn table(texts: &[Option<&str>]) -> Vec<u8> {
    let schema = "message puzzles { REQUIRED INT32 id; OPTIONAL BINARY text (UTF8); }";
    let schema = Arc::new(parse_message_type(schema).expect("a schema"));
    let mut bytes = Vec::new();
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(&mut bytes, schema, properties).expect("a writer");
    let mut group = writer.next_row_group().expect("a group");
    let ids: Vec<i32> = (1..).take(texts.len()).collect();
    let mut column = group.next_column().expect("a column").expect("id");
    column.typed::<Int32Type>().write_batch(&ids, None, None).expect("written");
    column.close().expect("closed");
    let values: Vec<ByteArray> = texts.iter().flatten().map(|&text| text.into()).collect();
    let levels: Vec<i16> = texts.iter().map(|text| i16::from(text.is_some())).collect();
    let mut column = group.next_column().expect("a column").expect("text");
    column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None).expect("written");
    column.close().expect("closed");
    group.close().expect("closed");
    writer.close().expect("closed");
    bytes
}

#[track_caller]
fn check_refused(name: &str, bytes: &[u8], options: &[&str], words: &str) {
    let name = file(name, bytes);
    minuet([&["count", &name], options].concat()).complains(2, words);
}

#[test]
fn every_command_reads_it() {
    let name = file("parquet-one.parquet", table(&[Some(EASY)]));
    let orders: [&[&str]; 6] = [
        &["count"],
        &["solve", "--explain", "none"],
        &["hint"],
        &["rate", "--tsv"],
        &["convert"],
        &["draw"],
    ];
    for order in orders {
        let run = minuet([order, &[&name, "--column", "text"]].concat()).ends(0);
        assert!(!run.out.is_empty(), "{order:?}");
    }
    let run = minuet(["count", &name, "--column", "text"]).ends(0);
    assert_eq!(run.out, format!("1 solution\n{EASY_SOLUTION}\n"));
    for option in ["--near", "--pattern"] {
        let order = ["generate", option, &name, "--column", "text", "--seed", "1"];
        assert_eq!(minuet(order).ends(0).out.lines().count(), 1);
        let order = ["generate", option, &name, "--seed", "1"];
        minuet(order).complains(2, "there is no column puzzle");
    }
}

#[test]
fn what_rate_writes_can_be_read() {
    let name = crate::common::fresh("parquet-rated.parquet");
    minuet(["rate", EASY, MINUET, ESCARGOT, "-o", &name]).ends(0);
    let run = minuet(["convert", &name]).ends(0);
    assert_eq!(run.out.lines().collect::<Vec<_>>(), [EASY, MINUET, ESCARGOT]);
}

#[test]
fn rows_that_hold_no_puzzle() {
    let rows = table(&[Some(EASY), None, Some("12"), Some(""), Some(MINUET)]);
    let name = file("parquet-rows.parquet", rows);
    let run = minuet(["convert", &name, "--column", "text"])
        .complains(2, "row 2: this cell of the table is empty");
    assert_eq!(run.out, format!("{EASY}\n{MINUET}\n"));
    assert!(run.err.contains("row 3, column"), "{}", run.err);
    assert!(run.err.contains("row 4: this cell of the table is empty"), "{}", run.err);
}

#[test]
fn files_that_are_refused() {
    let good = table(&[Some(EASY)]);
    check_refused(
        "parquet-name.parquet",
        &good,
        &[],
        "there is no column puzzle; the columns are id, text; choose one with --column",
    );
    check_refused("parquet-name.parquet", &good, &[], "the columns are id, text");
    check_refused(
        "parquet-type.parquet",
        &good,
        &["--column", "id"],
        "column id does not hold texts",
    );
    check_refused(
        "parquet-torn.parquet",
        &good[..good.len() / 2],
        &["--column", "text"],
        "Parquet",
    );
    check_refused("parquet-none.parquet", &table(&[]), &["--column", "text"], "there is no puzzle");
    check_refused("parquet-text.txt", EASY.as_bytes(), &["--column", "text"], "--column is for");
    let name = file("parquet-check.parquet", good);
    minuet(["check", &name]).complains(2, "is not a text file");
}
