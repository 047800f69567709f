//! One candidate at its place, with the marks of both dancers.

use minuet_core::Digit;
use minuet_core::paper::Mark;

use super::style::{Charset, Style};

const OVERDOT: char = '\u{307}';
const UNDERDOT: char = '\u{323}';

/// Three columns: the digit in the middle, figures and dots around it.
pub(super) fn marked(digit: Digit, circle: Mark, square: Mark, style: Style) -> String {
    match style.charset {
        Charset::Unicode => unicode(digit, circle, square),
        Charset::Ascii => ascii(digit, circle, square),
    }
}

/// Few terminal fonts have digits in squares, so a square is a pair of brackets.
fn unicode(digit: Digit, circle: Mark, square: Mark) -> String {
    let mut text = match circle {
        Mark::Enclosed => circled(digit).to_string(),
        _ => digit.to_string(),
    };
    if square == Mark::Dot {
        text.push(UNDERDOT);
    }
    if circle == Mark::Dot {
        text.push(OVERDOT);
    }
    if square == Mark::Enclosed { format!("[{text}]") } else { format!(" {text} ") }
}

fn circled(digit: Digit) -> char {
    const CIRCLED: [char; 9] = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];
    CIRCLED[digit.index()]
}

fn ascii(digit: Digit, circle: Mark, square: Mark) -> String {
    match (circle, square) {
        (Mark::None, Mark::None) => format!(" {digit} "),
        (Mark::Dot, Mark::None) => format!(" {digit}'"),
        (Mark::None, Mark::Dot) => format!(" {digit},"),
        (Mark::Dot, Mark::Dot) => format!(" {digit};"),
        (Mark::Enclosed, Mark::None) => format!("({digit})"),
        (Mark::None, Mark::Enclosed) => format!("[{digit}]"),
        (Mark::Enclosed, Mark::Dot) => format!("({digit},"),
        (Mark::Dot, Mark::Enclosed) => format!("[{digit}'"),
        (Mark::Enclosed, Mark::Enclosed) => format!("{{{digit}}}"),
    }
}

/// A small digit in the upper left corner.
pub(super) fn small(digit: Digit, style: Style) -> char {
    const RAISED: [char; 9] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    const PLAIN: [char; 9] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    style.pick(RAISED, PLAIN)[digit.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same marks on a 3 in both charsets.
    fn check(circle: Mark, square: Mark, in_unicode: &str, in_ascii: &str) {
        let three = Digit::ALL[2];
        assert_eq!(unicode(three, circle, square), in_unicode);
        assert_eq!(ascii(three, circle, square), in_ascii);
    }

    #[test]
    fn every_pair_of_marks() {
        check(Mark::None, Mark::None, " 3 ", " 3 ");
        check(Mark::Dot, Mark::None, " 3\u{307} ", " 3'");
        check(Mark::None, Mark::Dot, " 3\u{323} ", " 3,");
        check(Mark::Dot, Mark::Dot, " 3\u{323}\u{307} ", " 3;");
        check(Mark::Enclosed, Mark::None, " ③ ", "(3)");
        check(Mark::None, Mark::Enclosed, "[3]", "[3]");
        check(Mark::Enclosed, Mark::Dot, " ③\u{323} ", "(3,");
        check(Mark::Dot, Mark::Enclosed, "[3\u{307}]", "[3'");
        check(Mark::Enclosed, Mark::Enclosed, "[③]", "{3}");
    }
}
