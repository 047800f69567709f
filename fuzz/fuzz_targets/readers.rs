//! Readers on whatever text the bytes describe: the one for the format that `MINUET_FORMAT` names, or all.
#![no_main]

use std::sync::LazyLock;

use minuet_formats::Format;

static FORMAT: LazyLock<Option<Format>> = LazyLock::new(|| {
    let name = std::env::var("MINUET_FORMAT").ok()?;
    Some(name.parse().expect("MINUET_FORMAT names a format"))
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    match *FORMAT {
        Some(format) => trials::reader(format, bytes),
        None => trials::readers(bytes),
    };
});
