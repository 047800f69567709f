//! Tables and parts with some bytes changed, or made to do harm: errors, no panics, and no more memory than their
//! size justifies.

use std::sync::Arc;

use minuet_hunt::{InputFault, Line, Part, Question, Row, parquet_texts};
use minuet_words::message::ParquetFault;
use parquet::basic::Encoding;
use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::file::properties::{WriterProperties, WriterVersion};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::common::{file, many, place};

/// What a byte is changed into: 4 and 8 among them, as Parquet writes them, which are Brotli and a dictionary.
const CHANGES: [u8; 5] = [0x00, 0x08, 0x10, 0x7f, 0xff];

fn part() -> Vec<u8> {
    let question = Question::default();
    let rows = many(3).into_iter().map(|puzzle| Row::of(&puzzle, &question));
    let lines = (1..).zip(rows).map(|(number, row)| Line { number, row }).collect();
    Part::new("hunt", 0, "x", lines, Vec::new(), 0).encode(&question).expect("bytes")
}

/// A table of these texts, with or without a dictionary.
fn table(texts: &[Option<&str>], properties: WriterProperties) -> Vec<u8> {
    let schema = parse_message_type("message m { OPTIONAL BINARY puzzle (UTF8); }").expect("one");
    let mut bytes = Vec::new();
    let (schema, properties) = (Arc::new(schema), Arc::new(properties));
    let mut writer = SerializedFileWriter::new(&mut bytes, schema, properties).expect("a writer");
    let mut group = writer.next_row_group().expect("a group");
    let values: Vec<ByteArray> = texts.iter().flatten().map(|&text| text.into()).collect();
    let levels: Vec<i16> = texts.iter().map(|text| i16::from(text.is_some())).collect();
    let mut column = group.next_column().expect("a column").expect("puzzle");
    column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None).expect("written");
    column.close().expect("closed");
    group.close().expect("closed");
    writer.close().expect("closed");
    bytes
}

/// Every byte of a file, changed in some ways.
fn damaged(bytes: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let places = (0..bytes.len()).flat_map(|place| CHANGES.map(|change| (place, change)));
    places.map(|(place, change)| {
        let mut bytes = bytes.to_vec();
        bytes[place] = change;
        bytes
    })
}

/// All ways of writing lengths, of which some pages have many, and versions of pages.
#[test]
fn lengths_in_front_of_texts() {
    let puzzles: Vec<String> = many(300).iter().map(ToString::to_string).collect();
    let some = |i: usize| (i % 7 != 3).then(|| &puzzles[i % 300][..i * i % 82]);
    let texts: Vec<Option<&str>> = (0..30_000).map(some).collect();
    for encoding in [Encoding::DELTA_LENGTH_BYTE_ARRAY, Encoding::DELTA_BYTE_ARRAY] {
        for version in [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0] {
            let properties = WriterProperties::builder()
                .set_dictionary_enabled(false)
                .set_encoding(encoding)
                .set_writer_version(version)
                .build();
            let read = parquet_texts(table(&texts, properties), None).expect("a table");
            let read = read.iter().map(|text| text.as_deref());
            assert!(read.eq(texts.iter().map(|text| text.map(str::as_bytes))), "{encoding}");
        }
    }
}

/// The header of such a list claims a thousand million of them.
#[test]
fn lengths_that_are_not_there() {
    for encoding in [Encoding::DELTA_LENGTH_BYTE_ARRAY, Encoding::DELTA_BYTE_ARRAY] {
        let plain = WriterProperties::builder().set_dictionary_enabled(false);
        let texts: Vec<Option<&str>> = vec![Some("1"); 300];
        let mut bytes = table(&texts, plain.set_encoding(encoding).build());
        // Blocks of 128 in four, and 300 in two bytes: made five by way of what follows.
        let header = [0x80, 0x01, 0x04, 0xac, 0x02];
        let found = bytes.windows(5).rposition(|window| window == header).expect("the list");
        bytes[found + 3..found + 8].copy_from_slice(&[0xff, 0xff, 0xff, 0xff, 0x03]);
        let error = parquet_texts(bytes, None).expect_err("300 texts");
        assert_eq!(error, InputFault::Parquet(ParquetFault::TooManyTexts));
        assert!(error.to_string().contains("more texts"), "{error}");
    }
}

#[test]
fn tables_with_a_byte_changed() {
    let texts: Vec<String> = many(3).iter().map(ToString::to_string).collect();
    let texts = [Some(texts[0].as_str()), None, Some(&texts[1]), Some(&texts[2])];
    let plain = WriterProperties::builder().set_dictionary_enabled(false).build();
    let second = WriterProperties::builder().set_writer_version(WriterVersion::PARQUET_2_0);
    let mut faults = Vec::new();
    for properties in [plain, WriterProperties::default(), second.build()] {
        for bytes in damaged(&table(&texts, properties)) {
            let read = parquet_texts(bytes, None);
            let rows = read.as_ref().map_or(0, Vec::len);
            assert!(rows <= 1 << 21, "{rows} rows");
            faults.extend(read.err());
        }
    }
    // What we find ourselves is a message, not a text as from the library.
    for fault in [
        ParquetFault::Packing { packing: "BROTLI(BrotliLevel(1))".to_owned() },
        ParquetFault::ColumnOutside,
        ParquetFault::Undecodable,
        ParquetFault::ShortPage,
        ParquetFault::NoDictionary,
    ] {
        assert!(faults.contains(&InputFault::Parquet(fault.clone())), "{fault:?}");
    }
}

#[test]
fn parts_with_a_byte_changed() {
    let folder = place("damage-parts");
    for bytes in damaged(&part()).step_by(23) {
        let path = file(&folder, "part.parquet", &bytes);
        if let Err(error) = Part::open(&path) {
            assert!(error.to_string().contains("part.parquet"), "{error}");
        }
    }
}

#[test]
fn more_than_a_file_can_hold() {
    let check = |texts: &[Option<&str>], words: &str| {
        let error = parquet_texts(table(texts, WriterProperties::default()), None).err();
        let error = error.map(|error| error.to_string());
        assert!(error.as_ref().is_some_and(|error| error.contains(words)), "{error:?}");
    };
    check(&vec![None; 3 << 20], "cannot hold more than");
    check(&vec![Some("12"); 3 << 20], "cannot hold more than");
    check(&[Some(&"1".repeat(1 << 17))], "row 1 holds more than 65536 bytes");
}

/// A table whose footer claims more rows than there are, by far.
#[test]
fn rows_that_are_not_there() {
    let texts: Vec<String> = many(10).iter().map(ToString::to_string).collect();
    let texts: Vec<Option<&str>> = texts.iter().map(|text| Some(text.as_str())).collect();
    let mut bytes = table(&texts, WriterProperties::default());
    // The footer: its version 1, the schema, and after it the number of rows, 10, as the third field.
    let length =
        u32::from_le_bytes(bytes[bytes.len() - 8..][..4].try_into().expect("four")) as usize;
    let footer = bytes.len() - 8 - length;
    let rows =
        footer + bytes[footer..].windows(2).position(|pair| pair == [0x16, 20]).expect("rows");
    // 2^40, doubled for its sign, seven bits at a time.
    let claim = [0x80, 0x80, 0x80, 0x80, 0x80, 0x40];
    bytes.splice(rows + 1..rows + 2, claim);
    let (end, longer) = (bytes.len() - 8, (length + claim.len() - 1) as u32);
    bytes[end..end + 4].copy_from_slice(&longer.to_le_bytes());
    let error = parquet_texts(bytes, None).expect_err("ten rows").to_string();
    assert_eq!(error, "it claims 1099511627776 rows and holds 10: it is damaged");
}
