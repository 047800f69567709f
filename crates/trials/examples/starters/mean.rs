//! A mean and its standard error.

use std::fmt;

/// The mean of some numbers, and its standard error.
#[derive(Clone, Copy)]
pub(crate) struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    pub(crate) fn of(numbers: impl Iterator<Item = u32>) -> Mean {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for number in numbers.map(f64::from) {
            count += 1.0;
            sum += number;
            squares += number * number;
        }
        let mean = sum / count;
        Mean { mean, error: ((squares / count - mean * mean) / count).sqrt() }
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(3);
        write!(f, "{:.digits$} ± {:.*}", self.mean, digits.max(1), self.error)
    }
}
