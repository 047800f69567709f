//! Sets of numbers.

use std::fmt;

use crate::Digit;
use crate::set::set_operators;

/// A set of numbers from 1 to 9, one bit per number.
///
/// ```
/// use minuet_core::{Digit, DigitSet};
/// let set: DigitSet = Digit::ALL.into_iter().filter(|d| d.get() > 6).collect();
/// assert_eq!(set.to_string(), "789");
/// assert_eq!((DigitSet::ALL - set).len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u16);

impl DigitSet {
    /// No number.
    pub const EMPTY: DigitSet = DigitSet(0);
    /// All nine numbers.
    pub const ALL: DigitSet = DigitSet(0x1ff);

    /// The set whose bit `d - 1` is set for each number `d`; higher bits are dropped.
    pub const fn from_bits(bits: u16) -> DigitSet {
        DigitSet(bits & 0x1ff)
    }

    /// One bit per number, number 1 lowest.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set that holds only `digit`.
    pub const fn of(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.index())
    }

    /// How many numbers.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `digit` is in it.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & (1 << digit.index()) != 0
    }

    /// Whether every number of it is in `other`.
    pub const fn is_subset(self, other: DigitSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds `digit`.
    pub fn insert(&mut self, digit: Digit) {
        *self |= DigitSet::of(digit);
    }

    /// Takes `digit` out.
    pub fn remove(&mut self, digit: Digit) {
        *self -= DigitSet::of(digit);
    }

    /// The smallest number.
    pub fn first(self) -> Option<Digit> {
        Digit::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The number, when there is exactly one.
    pub fn single(self) -> Option<Digit> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The two numbers, smaller first, when there are exactly two.
    pub fn pair(self) -> Option<[Digit; 2]> {
        if self.len() != 2 {
            return None;
        }
        let mut digits = self.iter();
        Some([digits.next()?, digits.next()?])
    }

    /// The numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        Digit::ALL.into_iter().filter(move |&digit| self.contains(digit))
    }
}

set_operators!(DigitSet of Digit);

/// The numbers in a row: `147`.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
