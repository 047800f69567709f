//! Base64: the usual alphabet for files, the one for addresses for links.

const LETTERS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// The two signs beside letters and digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Alphabet {
    /// `+` and `/`, filled up with `=`.
    Usual,
    /// `-` and `_`, not filled up.
    Address,
}

impl Alphabet {
    fn sign(self, value: u32) -> char {
        let signs = match self {
            Alphabet::Usual => b"+/",
            Alphabet::Address => b"-_",
        };
        let index = value as usize & 63;
        char::from(LETTERS.get(index).copied().unwrap_or_else(|| signs[index - 62]))
    }

    fn value(self, sign: u8) -> Option<u32> {
        (0..64).find(|&value| self.sign(value) == char::from(sign))
    }
}

pub(crate) fn encode(bytes: &[u8], alphabet: Alphabet) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | u32::from(*chunk.get(i).unwrap_or(&0)));
        for place in 0..4 {
            if place <= chunk.len() {
                text.push(alphabet.sign(bits >> (18 - 6 * place)));
            } else if alphabet == Alphabet::Usual {
                text.push('=');
            }
        }
    }
    text
}

/// None where a sign belongs to no alphabet.
pub(crate) fn decode(text: &str, alphabet: Alphabet) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for sign in text.bytes() {
        bits = bits << 6 | alphabet.value(sign)?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], usual: &str, address: &str) {
        assert_eq!(encode(bytes, Alphabet::Usual), usual);
        assert_eq!(encode(bytes, Alphabet::Address), address);
        assert_eq!(decode(address, Alphabet::Address).as_deref(), Some(bytes));
    }

    #[test]
    fn there_and_back() {
        check(b"", "", "");
        check(b"M", "TQ==", "TQ");
        check(b"Mi", "TWk=", "TWk");
        check(b"Min", "TWlu", "TWlu");
        check(&[0xfb, 0xff, 0xbf], "+/+/", "-_-_");
        assert_eq!(decode("T*", Alphabet::Address), None);
    }
}
