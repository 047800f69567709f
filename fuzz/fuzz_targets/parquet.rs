//! The reader of Parquet on the bytes as they are, or on a good file with some bytes changed.
#![no_main]

use std::sync::{Arc, LazyLock};

use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

static GOOD: LazyLock<Vec<u8>> = LazyLock::new(|| table().expect("a file in memory"));

fn table() -> parquet::errors::Result<Vec<u8>> {
    let schema = parse_message_type("message m { OPTIONAL BINARY puzzle (UTF8); }")?;
    let mut bytes = Vec::new();
    let mut writer = SerializedFileWriter::new(&mut bytes, Arc::new(schema), Arc::default())?;
    let mut group = writer.next_row_group()?;
    let texts: Vec<ByteArray> = trials::own_puzzles()
        .iter()
        .take(5)
        .map(|puzzle| puzzle.to_string().as_str().into())
        .collect();
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
    let text = if choice % 4 == 0 { rest.to_vec() } else { changed(GOOD.clone(), rest) };
    let _ = minuet_hunt::parquet_texts(text, None);
});

/// Three bytes for each change: a place, counted from either end, and what stands there from now on.
fn changed(mut file: Vec<u8>, changes: &[u8]) -> Vec<u8> {
    for change in changes.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % file.len();
        file[place] = change[2];
    }
    file
}
