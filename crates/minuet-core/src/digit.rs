//! The numbers 1 to 9.

use std::fmt;
use std::num::NonZero;

/// A number from 1 to 9.
///
/// ```
/// use minuet_core::Digit;
/// assert_eq!(Digit::new(4).unwrap().to_string(), "4");
/// assert!(Digit::new(10).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZero<u8>);

impl Digit {
    /// The nine numbers, ascending.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZero::<u8>::MIN); 9];
        let mut i = 1;
        while i < 9 {
            all[i] = Digit(all[i - 1].0.saturating_add(1));
            i += 1;
        }
        all
    };

    /// The number `n`, when it is one from 1 to 9.
    pub const fn new(n: u8) -> Option<Digit> {
        match NonZero::new(n) {
            Some(n) if n.get() <= 9 => Some(Digit(n)),
            _ => None,
        }
    }

    /// The number that the character `'1'` to `'9'` stands for.
    pub fn from_char(c: char) -> Option<Digit> {
        c.to_digit(10).and_then(|n| Digit::new(n as u8))
    }

    /// The number itself, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The number counted from 0, to index an array of nine.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
