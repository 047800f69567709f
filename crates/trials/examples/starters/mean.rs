//! Means and their standard errors.

use std::fmt;

/// Numbers that are counted one by one, for their mean and its standard error.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean {
    count: u64,
    sum: i64,
    squares: i64,
}

impl Mean {
    pub(crate) fn of(numbers: impl Iterator<Item = u32>) -> Mean {
        numbers.fold(Mean::default(), Mean::with)
    }

    /// How much the first number is larger than the second: with pairs, what both have in common is in no error.
    pub(crate) fn of_differences(pairs: impl Iterator<Item = [u32; 2]>) -> Mean {
        let differences = pairs.map(|[one, other]| i64::from(one) - i64::from(other));
        differences.fold(Mean::default(), Mean::with)
    }

    pub(crate) fn with(self, number: impl Into<i64>) -> Mean {
        let number = number.into();
        self.add(Mean { count: 1, sum: number, squares: number * number })
    }

    pub(crate) fn add(self, other: Mean) -> Mean {
        Mean {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count as f64
    }

    fn error(&self) -> f64 {
        let (count, mean) = (self.count as f64, self.mean());
        ((self.squares as f64 / count - mean * mean) / count).sqrt()
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(3);
        write!(f, "{:.digits$} ± {:.*}", self.mean(), digits.max(1), self.error())
    }
}
