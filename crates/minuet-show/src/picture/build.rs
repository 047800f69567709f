//! From a sheet to its picture, layer by layer.

use minuet_core::paper::{Content, Margins};
use minuet_core::{Cell, CellSet, Dancer, DigitSet, Paper, Sheet, Structure};

use super::layout::{
    self, BEFORE, BELOW, CELL, GRID, HEAVY, INK, LABEL, MARGIN, RIGHT, SMALL, THIN,
};
use super::{Item, Paint, Picture, Point, Run, Tone, dancers};
use crate::Highlight;
use crate::font::Face;

impl Picture {
    /// A sheet with nothing pointed out.
    pub fn of(sheet: &Sheet) -> Picture {
        Picture::still(&Paper::from(sheet))
    }

    /// A paper with nothing pointed out.
    pub fn still(paper: &Paper) -> Picture {
        Picture::of_paper(paper, &Highlight::default())
    }

    /// The paper with what is pointed out on it.
    pub fn of_paper(paper: &Paper, highlight: &Highlight) -> Picture {
        let mut items = vec![ground()];
        items.extend(lights(highlight));
        items.extend(grid());
        items.extend(frames(highlight));
        items.extend(labels());
        items.extend(ink(paper));
        items.extend(pencil(paper, highlight));
        items.extend(half_doubles(paper));
        items.extend(dancers(paper));
        items.extend(strikes(paper, highlight));
        let title = format!("Sudoku {}", paper.all_ink());
        Picture { title, width: WIDTH, height: HEIGHT, items }
    }
}

const WIDTH: i32 = BEFORE + GRID + RIGHT;
const HEIGHT: i32 = BEFORE + GRID + BELOW;

fn ground() -> Item {
    let corner = Point::new(0, 0);
    Item::Rect { tone: Tone::Paper, paint: Paint::Fill, corner, width: WIDTH, height: HEIGHT }
}

fn lights(highlight: &Highlight) -> impl Iterator<Item = Item> {
    (highlight.cells | highlight.written).iter().map(|cell| Item::Rect {
        tone: Tone::Evidence,
        paint: Paint::Fill,
        corner: layout::corner(cell),
        width: CELL,
        height: CELL,
    })
}

fn grid() -> Vec<Item> {
    let mut items = Vec::new();
    for (tone, width) in [(Tone::Hair, THIN), (Tone::Grid, HEAVY)] {
        let heavy = tone == Tone::Grid;
        for line in (1..9).filter(|line| heavy == (line % 3 == 0)) {
            let (near, at, far) = (BEFORE, BEFORE + CELL * line, BEFORE + GRID);
            let (from, to) = (Point::new(near, at), Point::new(far, at));
            items.push(Item::Line { tone, width, from, to });
            let (from, to) = (Point::new(at, near), Point::new(at, far));
            items.push(Item::Line { tone, width, from, to });
        }
    }
    let (tone, paint, corner) = (Tone::Grid, Paint::Outline(HEAVY), Point::new(BEFORE, BEFORE));
    items.push(Item::Rect { tone, paint, corner, width: GRID, height: GRID });
    items
}

/// Thin frames inside the cells that a find is about, heavy ones where something is written and around the
/// structures.
fn frames(highlight: &Highlight) -> Vec<Item> {
    let inset = |tone, inset: i32, width: i32, cell| Item::Rect {
        tone,
        paint: Paint::Outline(width),
        corner: layout::corner(cell).plus(inset, inset),
        width: CELL - 2 * inset,
        height: CELL - 2 * inset,
    };
    let lit = (highlight.cells - highlight.written).iter();
    let mut items: Vec<Item> = lit.map(|cell| inset(Tone::Frame, 9, 4, cell)).collect();
    items.extend(highlight.written.iter().map(|cell| inset(Tone::Change, 12, 12, cell)));
    items.extend(highlight.structures.iter().map(|&structure| {
        let (corner, width, height) = layout::extent(structure);
        Item::Rect { tone: Tone::Change, paint: Paint::Outline(24), corner, width, height }
    }));
    items
}

fn text(tone: Tone, face: Face, size: i32, text: impl ToString) -> Run {
    Run { tone, face, size, at: Point::new(0, 0), text: text.to_string() }
}

fn labels() -> impl Iterator<Item = Item> {
    Margins::lines().map(|line| {
        let name = match line {
            Structure::Row(row) => format!("r{row}"),
            Structure::Column(column) | Structure::Square(column) => format!("c{column}"),
        };
        Item::Text(text(Tone::Label, Face::Regular, LABEL, name).centred(layout::label(line)))
    })
}

/// Givens first, so that items of one kind follow each other.
fn ink(paper: &Paper) -> Vec<Item> {
    let [mut givens, mut found] = [Vec::new(), Vec::new()];
    for cell in Cell::ALL {
        let at = layout::middle(cell);
        let digit = |tone, face, size, digit| Item::Text(text(tone, face, size, digit).centred(at));
        match paper.content(cell) {
            Content::Given(given) => givens.push(digit(Tone::Given, Face::Bold, INK, given)),
            Content::Found(one) => found.push(digit(Tone::Found, Face::Regular, INK, one)),
            Content::Held { digit: one, .. } => {
                found.push(digit(Tone::Found, Face::Regular, INK * 3 / 4, one));
            }
            Content::Pencil(_) => {}
        }
    }
    givens.extend(found);
    givens
}

/// The candidates of a cell, including those that are being erased.
fn candidates(paper: &Paper, highlight: &Highlight, cell: Cell) -> DigitSet {
    match paper.content(cell) {
        Content::Pencil(digits) => digits | highlight.struck_in(cell),
        Content::Given(_) | Content::Found(_) | Content::Held { .. } => DigitSet::EMPTY,
    }
}

fn pencil(paper: &Paper, highlight: &Highlight) -> Vec<Item> {
    let cells = Cell::ALL.into_iter().map(|cell| (cell, candidates(paper, highlight, cell)));
    let filled = cells.filter(|(_, digits)| !digits.is_empty());
    let item = |(cell, digits)| {
        let (tone, corner) = (Tone::Pencil, layout::corner(cell));
        Item::Candidates { tone, corner, digits }
    };
    filled.map(item).collect()
}

fn half_doubles(paper: &Paper) -> Vec<Item> {
    let mut items = Vec::new();
    for cell in Cell::ALL {
        for (index, digit) in paper.small_digits(cell).iter().enumerate() {
            let at = layout::small(cell, index);
            items.push(Item::Text(Run { at, ..text(Tone::Small, Face::Regular, SMALL, digit) }));
        }
    }
    for line in Margins::lines() {
        let digits = paper.margins.get(line);
        for (index, digit) in digits.iter().enumerate() {
            let at = layout::margin(line, index, digits.len());
            items.push(Item::Text(text(Tone::Small, Face::Regular, MARGIN, digit).centred(at)));
        }
    }
    items
}

/// Circle's marks first, so that items of one kind follow each other.
fn dancers(paper: &Paper) -> Vec<Item> {
    let mut items = Vec::new();
    for cell in Cell::ALL {
        match paper.content(cell) {
            Content::Held { dancer, level, .. } => {
                items.extend(dancers::held(layout::middle(cell), dancer, level));
            }
            Content::Pencil(digits) => items.extend(digits.iter().flat_map(|digit| {
                let both = Dancer::BOTH.map(|dancer| paper.mark(dancer, cell, digit));
                dancers::marks(layout::place(layout::corner(cell), digit), both, paper.level())
            })),
            Content::Given(_) | Content::Found(_) => {}
        }
    }
    items.sort();
    items
}

fn strikes(paper: &Paper, highlight: &Highlight) -> Vec<Item> {
    let mut strikes = Vec::new();
    let cells: CellSet = highlight.struck.iter().map(|erased| erased.cell).collect();
    for cell in cells.iter() {
        let digits = candidates(paper, highlight, cell) & highlight.struck_in(cell);
        strikes.extend(digits.iter().map(|digit| {
            let at = layout::place(layout::corner(cell), digit);
            let (from, to) = (at.plus(-36, 36), at.plus(36, -36));
            Item::Line { tone: Tone::Erased, width: 8, from, to }
        }));
    }
    strikes
}
