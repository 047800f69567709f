//! Racer against judge on whatever position the bytes describe.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    trials::duel(bytes);
});
