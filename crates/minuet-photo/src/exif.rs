//! Which way up a picture is: a camera that is held sideways saves what its chip sees, and notes how to turn it.

/// One of the eight turns, as EXIF numbers them.
pub(crate) type Turn = u16;

/// As it is.
pub(crate) const UPRIGHT: Turn = 1;

/// The tag of the turn.
const ORIENTATION: usize = 0x0112;

/// How a picture is to be turned, by the notes of its camera; as it is where they do not say.
pub(crate) fn turn(exif: &[u8]) -> Turn {
    let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
    found(tiff).filter(|turn| (1..=8).contains(turn)).unwrap_or(UPRIGHT)
}

/// The value of the tag in the first table.
fn found(tiff: &[u8]) -> Option<Turn> {
    let order: fn(usize, (usize, &u8)) -> usize = match tiff.get(..4)? {
        b"MM\0*" => |sum, (_, &byte)| sum << 8 | usize::from(byte),
        b"II*\0" => |sum, (place, &byte)| sum | usize::from(byte) << (8 * place),
        _ => return None,
    };
    let number = |at: usize, length: usize| {
        let bytes = tiff.get(at..at.checked_add(length)?)?;
        Some(bytes.iter().enumerate().fold(0, order))
    };
    let table = number(4, 4)?;
    // Each row has 12 bytes: a tag, a type, a count, and the value.
    let rows = (0..number(table, 2)?).map(|row| table + 2 + 12 * row);
    let row = rows.into_iter().find(|&row| number(row, 2) == Some(ORIENTATION))?;
    Turn::try_from(number(row + 8, 2)?).ok()
}

/// The picture turned and mirrored.
pub(crate) fn turned(
    turn: Turn,
    width: usize,
    height: usize,
    pixels: Vec<u8>,
) -> (usize, usize, Vec<u8>) {
    if turn == UPRIGHT {
        return (width, height, pixels);
    }
    let (wide, high) = if turn >= 5 { (height, width) } else { (width, height) };
    // Where the pixel at a column and row of the turned picture comes from.
    let from = |x: usize, y: usize| match turn {
        2 => (width - 1 - x, y),
        3 => (width - 1 - x, height - 1 - y),
        4 => (x, height - 1 - y),
        5 => (y, x),
        6 => (y, height - 1 - x),
        7 => (width - 1 - y, height - 1 - x),
        _ => (width - 1 - y, x),
    };
    let places = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
    let turned = places.map(|(x, y)| from(x, y)).map(|(x, y)| pixels[y * width + x]).collect();
    (wide, high, turned)
}
