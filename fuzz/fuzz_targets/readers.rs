//! Every reader of text on whatever text the bytes describe.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    trials::readers(bytes);
});
