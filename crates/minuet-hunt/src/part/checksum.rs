//! The checksum of a part, which is in its footer and covers every other byte of the file.

use std::ops::Range;

use twox_hash::XxHash3_128;

/// The key that Parquet keeps it under, after all our other keys.
pub(super) const KEY: &str = "minuet.checksum";

/// As many characters as the checksum takes.
pub(super) const BLANK: &str = "00000000000000000000000000000000";

/// Puts the checksum into a file that has been written without.
pub(super) fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    if let Some(place) = place(&bytes) {
        let sum = sum(&bytes, &place);
        bytes[place].copy_from_slice(sum.as_bytes());
    }
    bytes
}

/// Whether every byte of a file is as it was written.
pub(super) fn holds(bytes: &[u8]) -> bool {
    place(bytes).is_some_and(|place| bytes[place.clone()] == *sum(bytes, &place).as_bytes())
}

/// Where it is: after its key, a byte for the kind of what follows, and one for its length.
fn place(bytes: &[u8]) -> Option<Range<usize>> {
    let key = bytes.windows(KEY.len()).rposition(|window| window == KEY.as_bytes())?;
    let start = key + KEY.len() + 2;
    bytes.get(start..start + BLANK.len()).map(|_| start..start + BLANK.len())
}

fn sum(bytes: &[u8], place: &Range<usize>) -> String {
    let mut hash = XxHash3_128::new();
    hash.write(&bytes[..place.start]);
    hash.write(&bytes[place.end..]);
    format!("{:032x}", hash.finish_128())
}
