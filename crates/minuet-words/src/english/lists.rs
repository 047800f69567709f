//! Grammar: lists, plurals, articles.

use minuet_core::{Cell, CellSet, Digit, DigitSet, Ordinal, Structure};

/// `a`, `a and b`, `a, b and c`.
pub(super) fn join<T: ToString>(items: impl IntoIterator<Item = T>, last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let Some(end) = items.pop() else { return String::new() };
    if items.is_empty() { end } else { format!("{} {last} {end}", items.join(", ")) }
}

/// `a, b and c`.
pub(super) fn and<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    join(items, "and")
}

/// `1, 4 and 8`.
pub(super) fn numbers(digits: DigitSet) -> String {
    and(digits.iter())
}

/// `1 4 8`, the way they are written in a cell.
pub(super) fn written(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ")
}

/// `r1c1, r1c2 and r4c1`.
pub(super) fn cells(cells: CellSet) -> String {
    and(cells.iter())
}

/// `r1c1 r1c2`, for brief lines.
pub(super) fn short_cells(cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// `a 4`, `an 8`.
pub(super) fn one(digit: Digit) -> String {
    format!("{} {digit}", if digit.get() == 8 { "an" } else { "a" })
}

/// `row 1`, `rows 1 and 2`; nothing for none.
pub(super) fn lines(kind: &str, ordinals: &[Ordinal]) -> String {
    match ordinals {
        [] => String::new(),
        [only] => format!("{kind} {only}"),
        many => format!("{kind}s {}", and(many)),
    }
}

/// `one cell`, `seven cells`, `14 cells`.
pub(super) fn count(n: usize, noun: &str) -> String {
    format!("{} {}", number_word(n), plural(n, noun))
}

/// The noun, with an s unless there is exactly one.
pub(super) fn plural(n: usize, noun: &str) -> String {
    if n == 1 { noun.to_string() } else { format!("{noun}s") }
}

/// `one` to `nine`, then digits.
pub(super) fn number_word(n: usize) -> String {
    const WORDS: [&str; 10] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_string())
}

/// `both`, `all three`.
pub(super) fn all(n: usize) -> String {
    if n == 2 { "both".into() } else { format!("all {}", number_word(n)) }
}

/// The text with its first letter in upper case.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// `double`, `triple` or `group of four`.
pub(super) fn group(size: usize) -> &'static str {
    match size {
        2 => "double",
        3 => "triple",
        _ => "group of four",
    }
}

/// `row`, `column` or `box`: to people a square is always a dancer.
pub(super) fn kind(structure: Structure) -> &'static str {
    match structure {
        Structure::Row(_) => "row",
        Structure::Column(_) => "column",
        Structure::Square(_) => "box",
    }
}

/// `row 4`, `column 7`, `box 5`.
pub(super) fn place(structure: Structure) -> String {
    let (Structure::Row(n) | Structure::Column(n) | Structure::Square(n)) = structure;
    format!("{} {n}", kind(structure))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(found: &str, expect: &str) {
        assert_eq!(found, expect);
    }

    fn set(digits: &[u8]) -> DigitSet {
        digits.iter().filter_map(|&n| Digit::new(n)).collect()
    }

    #[test]
    fn lists() {
        check(&numbers(set(&[])), "");
        check(&numbers(set(&[4])), "4");
        check(&numbers(set(&[4, 8])), "4 and 8");
        check(&numbers(set(&[1, 4, 8])), "1, 4 and 8");
        check(&written(set(&[1, 4, 8])), "1 4 8");
        check(&cells(Cell::ALL[..2].iter().copied().collect()), "r1c1 and r1c2");
        check(&lines("row", &Ordinal::ALL[..1]), "row 1");
        check(&lines("row", &Ordinal::ALL[..3]), "rows 1, 2 and 3");
        check(&and([0, 9, 26].map(|n| place(Structure::ALL[n]))), "row 1, column 1 and box 9");
    }

    #[test]
    fn articles_and_plurals() {
        check(&one(Digit::ALL[3]), "a 4");
        check(&one(Digit::ALL[7]), "an 8");
        check(&count(0, "cell"), "no cells");
        check(&count(1, "cell"), "one cell");
        check(&count(7, "cell"), "seven cells");
        check(&count(14, "cell"), "14 cells");
        check(&all(2), "both");
        check(&all(4), "all four");
        check(&capital("circle"), "Circle");
        check(&capital(""), "");
    }
}
