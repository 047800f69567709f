//! The sheet for a page that styles it: every cell is a group, every part has a class, and colours are left to the page.

use std::collections::BTreeSet;
use std::fmt::Write;

use minuet_core::{Cell, Digit};

use super::glyphs::{self, decimal, name};
use crate::font::Face;
use crate::picture::{Item, Paint, Picture, Point, Run, Tone, cell_at, highlights};

/// The picture as an SVG element to be placed in a page.
///
/// Each part has the class of its tone (`t-given`, `t-circle`) and takes the `color` that the page gives it.
/// Everything in a cell is inside `<g class="cell" data-cell="r4c7">`, digits have a class such as `n5`. Where a
/// `digit` is to be highlighted, a rectangle of class `glow` lies under each of them. The page
/// itself speaks to screen readers, so the element is hidden from them.
pub fn board(picture: &Picture, digit: Option<Digit>) -> String {
    let Picture { width, height, items, .. } = picture;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sheet\" viewBox=\"0 0 {width} {height}\" \
         aria-hidden=\"true\" focusable=\"false\">\n{}",
        definitions(items)
    );
    let (under, over): (Vec<&Item>, Vec<&Item>) =
        items.iter().partition(|item| item.tone() < Tone::Given);
    for item in under.iter().filter(|item| item.tone() < Tone::Hair) {
        svg.push_str(&part(item));
    }
    if let Some(digit) = digit {
        for corner in highlights(picture, digit) {
            let _ = write!(svg, "{}", glow(corner));
        }
    }
    for item in under.iter().filter(|item| item.tone() >= Tone::Hair) {
        svg.push_str(&part(item));
    }
    for cell in Cell::ALL {
        let inside: String =
            over.iter().filter(|item| place(item) == Some(cell)).map(|item| part(item)).collect();
        if !inside.is_empty() {
            let _ = writeln!(svg, "<g class=\"cell\" data-cell=\"{cell}\">{inside}</g>");
        }
    }
    svg.push_str("<g class=\"margins\">");
    over.iter().filter(|item| place(item).is_none()).for_each(|item| svg.push_str(&part(item)));
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn glow((corner, side): (Point, i32)) -> String {
    let Point { x, y } = corner;
    format!(
        "<rect class=\"glow\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"{}\" \
         fill=\"currentColor\"/>",
        side / 6
    )
}

/// The cell in which a part lies.
fn place(item: &Item) -> Option<Cell> {
    cell_at(match item {
        Item::Rect { corner, width, height, .. } => corner.plus(width / 2, height / 2),
        Item::Disc { centre, .. } => *centre,
        Item::Line { from, to, .. } => Point::new((from.x + to.x) / 2, (from.y + to.y) / 2),
        Item::Text(run) => run.at.plus(run.width() / 2, 0),
        Item::Candidates { corner, .. } => corner.plus(1, 1),
    })
}

fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Paper => "t-paper",
        Tone::Evidence => "t-evidence",
        Tone::Hair => "t-hair",
        Tone::Grid => "t-grid",
        Tone::Frame => "t-frame",
        Tone::Change => "t-change",
        Tone::Label => "t-label",
        Tone::Given => "t-given",
        Tone::Found => "t-found",
        Tone::Pencil => "t-pencil",
        Tone::Small => "t-small",
        Tone::Circle => "t-circle",
        Tone::Square => "t-square",
        Tone::Erased => "t-erased",
        Tone::Text => "t-text",
    }
}

fn painted(paint: Paint) -> String {
    match paint {
        Paint::Fill => "fill=\"currentColor\"".to_owned(),
        Paint::Outline(width) => {
            format!("fill=\"none\" stroke=\"currentColor\" stroke-width=\"{width}\"")
        }
    }
}

fn part(item: &Item) -> String {
    let class = class(item.tone());
    match item {
        Item::Rect { paint, corner: Point { x, y }, width, height, .. } => format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {}/>",
            painted(*paint)
        ),
        Item::Disc { paint, radius, centre: Point { x, y }, .. } => format!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {}/>",
            painted(*paint)
        ),
        Item::Line { width, from, to, .. } => format!(
            "<path class=\"{class}\" d=\"M{} {}L{} {}\" {}/>",
            from.x,
            from.y,
            to.x,
            to.y,
            painted(Paint::Outline(*width))
        ),
        Item::Text(run) => text(run, class),
        Item::Candidates { corner: Point { x, y }, digits, .. } => {
            let place =
                |digit| format!("<use class=\"n{digit}\" href=\"#p{digit}\" x=\"{x}\" y=\"{y}\"/>");
            let places: String = digits.iter().map(place).collect();
            format!("<g class=\"{class}\" fill=\"currentColor\">{places}</g>")
        }
    }
}

fn text(run: &Run, class: &str) -> String {
    let mut text = format!("<g class=\"{class}\" fill=\"currentColor\">");
    for (character, Point { x, y }) in run.glyphs() {
        let (name, scale) = (name(run.face, character), decimal(run.size));
        let number = if character.is_ascii_digit() && run.text.len() == 1 {
            format!(" class=\"n{character}\"")
        } else {
            String::new()
        };
        let _ = write!(
            text,
            "<use{number} href=\"#{name}\" transform=\"translate({x} {y})scale({scale})\"/>"
        );
    }
    text.push_str("</g>");
    text
}

/// The outlines of all glyphs, and each candidate at its place in a cell.
fn definitions(items: &[Item]) -> String {
    let mut letters: BTreeSet<(Face, char)> = BTreeSet::new();
    for face in Face::ALL {
        letters.extend(('1'..='9').map(|digit| (face, digit)));
    }
    for item in items {
        if let Item::Text(run) = item {
            letters.extend(run.text.chars().map(|character| (run.face, character)));
        }
    }
    let outlines: String =
        letters.iter().map(|&(face, character)| glyphs::definition(face, character)).collect();
    format!("<defs>\n{outlines}{}</defs>\n", glyphs::places(minuet_core::DigitSet::ALL))
}
