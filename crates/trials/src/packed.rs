//! Packs any text as links of f-puzzles do, with a packer of our own.

/// Packs each unit as if it were new: longer than what a site does, and any JSON reaches the reader of links.
pub fn packed(json: &str) -> String {
    const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bits: Vec<usize> = Vec::new();
    let mut put = |number: usize, count: usize| bits.extend((0..count).map(|i| number >> i & 1));
    let (mut width, mut entries) = (2, 3);
    for (i, unit) in json.encode_utf16().enumerate() {
        let kind = usize::from(unit > 255);
        put(kind, width);
        put(unit.into(), 8 * (kind + 1));
        // A new unit makes an entry, and from the second on it ends another.
        entries += if i == 0 { 1 } else { 2 };
        while entries >= 1 << width {
            width += 1;
        }
        width = width.max(3);
    }
    put(2, width);
    let sixth = |bits: &[usize]| (0..6).fold(0, |n, i| 2 * n + bits.get(i).copied().unwrap_or(0));
    bits.chunks(6).map(|six| char::from(ALPHABET[sixth(six)])).collect()
}
