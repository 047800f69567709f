//! Solutions to show: the same on every machine.

use minuet_core::{Cell, Digit, DigitSet, Position, Solution};

use crate::count::{count_in, solutions};

/// The solutions inside `position` where there is at most one; the first and the last in reading order where
/// there are several.
///
/// [`solutions`] gives them in the order of the search, and machines differ in that.
///
/// ```
/// use minuet_core::Position;
///
/// let [first, last] = minuet_fast::examples(&Position::OPEN)[..] else { unreachable!() };
/// assert!(first.to_string().starts_with("123456789456789123789123456"));
/// assert!(last.to_string().starts_with("987654321654321987321987654"));
/// ```
pub fn examples(position: &Position) -> Vec<Solution> {
    let found = solutions(position, 2);
    if found.len() < 2 {
        return found;
    }
    let first = end(position, |digits| digits.iter().next());
    let last = end(position, |digits| digits.iter().last());
    first.into_iter().chain(last).collect()
}

/// The solution whose numbers, cell by cell, are what `wanted` takes from those that are still possible.
fn end(position: &Position, wanted: impl Fn(DigitSet) -> Option<Digit>) -> Option<Solution> {
    let mut position = *position;
    for cell in Cell::ALL {
        loop {
            let digits = position.get(cell);
            let digit = wanted(digits)?;
            position.set(cell, digit.into());
            if count_in(&position, 1) > 0 {
                break;
            }
            position.set(cell, digits - digit.into());
        }
    }
    position.solution()
}
