//! One cell as a screen reader says it.

use minuet_core::paper::{Content, Mark};
use minuet_core::{Cell, Dancer, Digit, DigitSet, Paper};

use super::dancer_names::enclosed;
use super::lists::{numbers, plural};

/// What is in a cell: `row 4 column 7, candidates 3 and 6, 3 circled`.
pub(super) fn text(paper: &Paper, cell: Cell) -> String {
    let mut parts = vec![format!("row {} column {}", cell.row_number(), cell.column_number())];
    match paper.content(cell) {
        Content::Given(digit) => parts.push(format!("given {digit}")),
        Content::Found(digit) => parts.push(format!("ink {digit}")),
        Content::Held { digit, dancer, .. } => parts.push(format!("{digit} held by {dancer}")),
        Content::Pencil(digits) => {
            parts.push(match digits.len() {
                0 => "empty".to_owned(),
                n => format!("{} {}", plural(n, "candidate"), numbers(digits)),
            });
            let small = paper.small_digits(cell);
            if !small.is_empty() {
                parts.push(format!("small {}", numbers(small)));
            }
            for dancer in Dancer::BOTH {
                let dotted = match dancer {
                    Dancer::Circle => "overdotted",
                    Dancer::Square => "underdotted",
                };
                for (mark, how) in [(Mark::Enclosed, enclosed(dancer)), (Mark::Dot, dotted)] {
                    let has = |digit: &Digit| paper.mark(dancer, cell, *digit) == mark;
                    let marked: DigitSet = Digit::ALL.into_iter().filter(has).collect();
                    if !marked.is_empty() {
                        parts.push(format!("{} {how}", numbers(marked)));
                    }
                }
            }
        }
    }
    parts.join(", ")
}
