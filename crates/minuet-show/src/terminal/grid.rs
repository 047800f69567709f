//! The whole sheet: labels, lines, cells, margins.

use minuet_core::{Cell, DigitSet, Ordinal, Paper, Structure};

use super::cell::Pen;
use super::place::small;
use super::style::Style;
use crate::Highlight;

/// The digits of a row's margin beside each of its three lines.
const MARGIN: usize = 3;

/// The paper, or the copy of it that the innermost minuet is danced on.
pub fn draw(paper: &Paper, style: &Style) -> String {
    draw_lit(paper, style, &Highlight::default())
}

/// The paper with cells lit and candidates struck out.
pub fn draw_lit(paper: &Paper, style: &Style, highlight: &Highlight) -> String {
    let pen = Pen { paper, highlight, style: *style };
    let mut lines = vec![labels(&pen)];
    for row in Ordinal::ALL {
        lines.push(border(&pen, Some(row)));
        lines.extend((0..3).map(|line| cells(&pen, row, line)));
    }
    lines.push(border(&pen, None));
    lines.extend(below(&pen));
    lines.push(String::new());
    lines.join("\n")
}

fn labels(pen: &Pen<'_>) -> String {
    let names = Ordinal::ALL.map(|column| centre(&format!("c{column}"), pen.width() + 1));
    format!("   {}{}", names.concat(), " ".repeat(MARGIN + 1))
}

fn centre(text: &str, width: usize) -> String {
    // The line to the right of a cell belongs to it here, so the text leans left.
    let room = width.saturating_sub(text.chars().count() + 1);
    let left = room / 2;
    format!("{}{text}{}", " ".repeat(left), " ".repeat(room - left + 1))
}

fn cells(pen: &Pen<'_>, row: Ordinal, line: usize) -> String {
    let label = if line == 1 { format!("r{row}") } else { "  ".into() };
    let [heavy, light] = [pen.style.pick('┃', '#'), pen.style.pick('│', '|')];
    let mut text = format!("{label}{heavy}");
    for column in Ordinal::ALL {
        text += &pen.line(Cell::at(row, column), line);
        text.push(if column.get() % 3 == 0 { heavy } else { light });
    }
    let margin = pen.paper.margins.get(Structure::Row(row));
    let beside: String =
        margin.iter().skip(MARGIN * line).take(MARGIN).map(|digit| digit.to_string()).collect();
    format!("{text} {beside:<MARGIN$}")
}

/// The line above `row`, or the last one; the small digits of the cells below are in it.
fn border(pen: &Pen<'_>, row: Option<Ordinal>) -> String {
    let heavy = row.is_none_or(|row| row.get() % 3 == 1);
    let dash = if heavy { pen.style.pick('━', '=') } else { pen.style.pick('─', '-') };
    let joints = joints(row, heavy, pen.style);
    let mut text = format!("  {}", joints[0]);
    for column in Ordinal::ALL {
        let digits =
            row.map_or(DigitSet::EMPTY, |row| pen.paper.small_digits(Cell::at(row, column)));
        text += &corner(digits, dash, pen);
        text.push(match column.get() {
            9 => joints[3],
            3 | 6 => joints[2],
            _ => joints[1],
        });
    }
    format!("{text}{}", " ".repeat(MARGIN + 1))
}

/// A piece of border that starts with small digits; those that do not fit are left out.
fn corner(digits: DigitSet, dash: char, pen: &Pen<'_>) -> String {
    let digits = digits.iter().map(|digit| small(digit, pen.style));
    digits.chain(std::iter::repeat(dash)).take(pen.width()).collect()
}

/// Left end, within a box, between boxes, right end.
fn joints(row: Option<Ordinal>, heavy: bool, style: Style) -> [char; 4] {
    let unicode = match (row.map(Ordinal::get), heavy) {
        (Some(1), _) => ['┏', '┯', '┳', '┓'],
        (None, _) => ['┗', '┷', '┻', '┛'],
        (Some(_), true) => ['┣', '┿', '╋', '┫'],
        (Some(_), false) => ['┠', '┼', '╂', '┨'],
    };
    style.pick(unicode, ['#', '+', '#', '#'])
}

/// The margins of the columns, as many lines as they need.
fn below(pen: &Pen<'_>) -> Vec<String> {
    let margins = Ordinal::ALL.map(|column| pen.paper.margins.get(Structure::Column(column)));
    let longest = margins.iter().map(|digits| digits.len()).max().unwrap_or(0);
    let room = pen.width();
    (0..longest.div_ceil(room))
        .map(|line| {
            let texts = margins.map(|digits| {
                let part = digits.iter().skip(line * room).take(room);
                let part: String = part.map(|digit| digit.to_string()).collect();
                centre(&part, room + 1)
            });
            format!("   {}{}", texts.concat(), " ".repeat(MARGIN + 1))
        })
        .collect()
}
