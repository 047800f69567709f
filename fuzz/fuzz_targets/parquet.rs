//! The reader of Parquet on the bytes as they are, or on a good file with some bytes changed.
#![no_main]

use std::sync::{Arc, LazyLock};

use minuet_core::Reading;
use minuet_hunt::{By, Line, Part, Question, Row};
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::file::properties::{WriterProperties, WriterVersion};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use trials::own_puzzles;

/// A part of a hunt, and tables as others may write them.
static GOOD: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let plain = || WriterProperties::builder().set_dictionary_enabled(false);
    let lengths = plain().set_encoding(Encoding::DELTA_LENGTH_BYTE_ARRAY);
    let zstd = Compression::ZSTD(ZstdLevel::default());
    let tables = [
        plain().build(),
        plain().set_encoding(Encoding::DELTA_BYTE_ARRAY).build(),
        lengths.set_compression(Compression::GZIP(Default::default())).build(),
        WriterProperties::builder().set_compression(Compression::SNAPPY).build(),
        WriterProperties::builder()
            .set_compression(zstd)
            .set_writer_version(WriterVersion::PARQUET_2_0)
            .build(),
    ];
    let tables = tables.into_iter().map(|properties| table(properties).expect("a table in memory"));
    tables.chain([part()]).collect()
});

/// A part, as our own writer makes it.
fn part() -> Vec<u8> {
    let question = Question {
        reading: Reading::PAPER,
        find_depth: None,
        find_number: None,
        by: By::Racer,
        weighed: false,
    };
    let puzzles = own_puzzles();
    let rows = puzzles.iter().take(5).map(|puzzle| Row::of(puzzle, &question));
    let lines = (1..).zip(rows).map(|(number, row)| Line { number, row }).collect();
    let part = Part::new("hunt", 0, "puzzles.txt", lines, Vec::new(), 0);
    part.encode(&question).expect("a part in memory")
}

/// Seven rows, two of them empty.
fn table(properties: WriterProperties) -> parquet::errors::Result<Vec<u8>> {
    let schema = parse_message_type("message m { OPTIONAL BINARY puzzle (UTF8); }")?;
    let mut bytes = Vec::new();
    let mut writer = SerializedFileWriter::new(&mut bytes, Arc::new(schema), Arc::new(properties))?;
    let mut group = writer.next_row_group()?;
    let puzzles = own_puzzles();
    let texts: Vec<ByteArray> =
        puzzles.iter().take(5).map(|puzzle| puzzle.to_string().as_str().into()).collect();
    if let Some(mut column) = group.next_column()? {
        column.typed::<ByteArrayType>().write_batch(&texts, Some(&[1, 0, 1, 1, 0, 1, 1]), None)?;
        column.close()?;
    }
    group.close()?;
    writer.close()?;
    Ok(bytes)
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, rest)) = bytes.split_first() else { return };
    let file = match GOOD.get(usize::from(choice) % (GOOD.len() + 1)) {
        Some(good) => changed(good.clone(), rest),
        None => rest.to_vec(),
    };
    if let Ok(texts) = minuet_hunt::parquet_texts(file, None) {
        for (row, text) in (1..).zip(&texts).take(1000) {
            let _ = minuet_hunt::read_cell(row, text.as_deref());
        }
    }
});

/// Three bytes for each change: a place, and the new value there. Places go round, so that both ends
/// of the file are near.
fn changed(mut file: Vec<u8>, changes: &[u8]) -> Vec<u8> {
    for change in changes.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % file.len();
        file[place] = change[2];
    }
    file
}
