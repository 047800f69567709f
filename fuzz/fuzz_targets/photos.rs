//! The readers of picture files, and the reader of what is in them, on the bytes as they are, or on a good file with some
//! bytes changed.
#![no_main]

/// Small pictures of each kind.
const GOOD: [&[u8]; 5] = [
    include_bytes!("../../crates/minuet-photo/tests/files/colour.jpg"),
    include_bytes!("../../crates/minuet-photo/tests/files/progressive.jpg"),
    include_bytes!("../../crates/minuet-photo/tests/files/cmyk.jpg"),
    include_bytes!("../../crates/minuet-photo/tests/files/lossy.webp"),
    include_bytes!("../../crates/minuet-photo/tests/files/clear.webp"),
];

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, rest)) = bytes.split_first() else { return };
    let file = match GOOD.get(usize::from(choice) % (GOOD.len() + 1)) {
        Some(good) => changed(good.to_vec(), rest),
        None => rest.to_vec(),
    };
    // Larger ones are read as well, but not thousands of times.
    if let Ok(picture) = minuet_photo::grey(&file)
        && picture.pixels().len() < 1 << 20
    {
        let _ = minuet_read::read(&picture);
    }
});

/// Three bytes for each change: a place, and the new value there.
fn changed(mut file: Vec<u8>, changes: &[u8]) -> Vec<u8> {
    for change in changes.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % file.len();
        file[place] = change[2];
    }
    file
}
