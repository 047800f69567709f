//! One cell as a screen reader says it.

use minuet_core::{Cell, Dancer, DigitSet};

use crate::paper::{Content, Paper};

/// What stands in a cell: `row 4 column 7, candidates 3 and 6, 3 circled`.
pub fn spoken(paper: &Paper, cell: Cell) -> String {
    let mut parts = vec![format!("row {} column {}", cell.row_number(), cell.column_number())];
    match paper.content[cell] {
        Content::Given(digit) => parts.push(format!("given {digit}")),
        Content::Found(digit) => parts.push(format!("ink {digit}")),
        Content::Held { digit, dancer, .. } => parts.push(format!("{digit} held by {dancer}")),
        Content::Pencil(digits) => {
            parts.push(match digits.len() {
                0 => "empty".to_owned(),
                1 => format!("candidate {}", numbers(digits)),
                _ => format!("candidates {}", numbers(digits)),
            });
            let small = paper.small[cell];
            if !small.is_empty() {
                parts.push(format!("small {}", numbers(small)));
            }
            parts.extend(Dancer::BOTH.into_iter().flat_map(|dancer| marks(paper, cell, dancer)));
        }
    }
    parts.join(", ")
}

fn numbers(digits: DigitSet) -> String {
    let mut items: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    let Some(end) = items.pop() else { return String::new() };
    if items.is_empty() { end } else { format!("{} and {end}", items.join(", ")) }
}

fn marks(paper: &Paper, cell: Cell, dancer: Dancer) -> Vec<String> {
    let marks = &paper.marks[dancer as usize][cell];
    let (enclosed, dotted) = match dancer {
        Dancer::Circle => ("circled", "overdotted"),
        Dancer::Square => ("squared", "underdotted"),
    };
    let said = |digits: DigitSet, how: &str| {
        (!digits.is_empty()).then(|| format!("{} {how}", numbers(digits)))
    };
    said(marks.enclosed, enclosed).into_iter().chain(said(marks.dots, dotted)).collect()
}
