//! Texts of a list or an array, copied once and one after the other.

use std::collections::BTreeSet;

/// Many texts in one piece of memory, which nothing else can change.
#[derive(Default)]
pub(crate) struct Texts {
    bytes: Vec<u8>,
    /// Where each ends.
    ends: Vec<usize>,
    /// Rows that hold nothing.
    void: BTreeSet<usize>,
}

impl Texts {
    /// Room for `count` texts, each as long as a puzzle on one line.
    pub(crate) fn with_capacity(count: usize) -> Texts {
        // A length is only a promise: beyond this, memory is taken as the texts come.
        let count = count.min(1 << 20);
        Texts {
            bytes: Vec::with_capacity(81 * count),
            ends: Vec::with_capacity(count),
            void: BTreeSet::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Adds a text.
    pub(crate) fn push(&mut self, text: &[u8]) {
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len());
    }

    /// Adds a text that NumPy holds as four bytes per character, filled up with zeros.
    pub(crate) fn push_wide(&mut self, codes: &[u32]) {
        let end = codes.iter().rposition(|&code| code != 0).map_or(0, |last| last + 1);
        let codes = &codes[..end];
        if codes.iter().fold(0, |all, code| all | code) < 0x80 {
            self.bytes.extend(codes.iter().map(|&code| code as u8));
        } else {
            let letters = codes.iter().map(|&code| char::from_u32(code).unwrap_or('\u{fffd}'));
            self.bytes.extend(letters.collect::<String>().as_bytes());
        }
        self.ends.push(self.bytes.len());
    }

    /// Adds a row without a text.
    pub(crate) fn push_void(&mut self) {
        self.void.insert(self.len());
        self.push(&[]);
    }

    /// The text of a row.
    pub(crate) fn get(&self, row: usize) -> Option<&[u8]> {
        let start = if row == 0 { 0 } else { self.ends[row - 1] };
        let is_void = !self.void.is_empty() && self.void.contains(&row);
        (!is_void).then(|| &self.bytes[start..self.ends[row]])
    }
}
