//! From a sheet to its picture, layer by layer.

use minuet_core::{Cell, CellSet, Dancer, DigitSet, Entry, Misfit, Puzzle, Sheet, Structure};

use super::layout::{
    self, BEFORE, BELOW, CELL, GRID, HEAVY, INK, LABEL, MARGIN, RIGHT, SMALL, THIN,
};
use super::moment::{Moment, Pointed};
use super::{Item, Paint, Picture, Point, Run, Tone, marks};
use crate::font::Face;
use crate::paper::{Content, Paper};

impl Picture {
    /// The sheet as it lies there.
    pub fn of(sheet: &Sheet) -> Picture {
        Picture::of_paper(&Paper::of(sheet), &Pointed::default())
    }

    /// A sheet as a player has it, with what is pointed out on it.
    pub fn of_paper(paper: &Paper, pointed: &Pointed) -> Picture {
        draw(&Moment::pointed(paper.clone(), pointed))
    }

    /// What `entries`, the next ones, do to the sheet: what they speak of is lit, what they write is framed,
    /// what they erase is struck out. A minuet that they end is seen as it stands before that.
    ///
    /// # Errors
    ///
    /// The first entry that does not fit on the sheet.
    pub fn step(before: &Sheet, entries: &[Entry]) -> Result<Picture, Misfit> {
        Moment::of(before, entries).map(|moment| draw(&moment))
    }
}

fn draw(moment: &Moment) -> Picture {
    let paper = &moment.paper;
    let mut items = vec![ground()];
    items.extend(lights(moment));
    items.extend(grid());
    items.extend(frames(moment));
    items.extend(labels());
    items.extend(ink(paper));
    items.extend(pencil(moment));
    items.extend(half_doubles(paper));
    items.extend(dancers(paper));
    items.extend(strikes(moment));
    Picture { title: title(paper), width: WIDTH, height: HEIGHT, items }
}

const WIDTH: i32 = BEFORE + GRID + RIGHT;
const HEIGHT: i32 = BEFORE + GRID + BELOW;

/// The digits on the sheet, as text.
fn title(paper: &Paper) -> String {
    let mut ink = Puzzle::EMPTY;
    for cell in Cell::ALL {
        ink.set(cell, paper.ink(cell));
    }
    format!("Sudoku {ink}")
}

fn ground() -> Item {
    let corner = Point::new(0, 0);
    Item::Rect { tone: Tone::Paper, paint: Paint::Fill, corner, width: WIDTH, height: HEIGHT }
}

fn lights(moment: &Moment) -> impl Iterator<Item = Item> {
    (moment.lit | moment.changed).iter().map(|cell| Item::Rect {
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

/// Thin frames inside the cells that a find speaks of, heavy ones where something is written and around the
/// structures.
fn frames(moment: &Moment) -> Vec<Item> {
    let inset = |tone, inset: i32, width: i32, cell| Item::Rect {
        tone,
        paint: Paint::Outline(width),
        corner: layout::corner(cell).plus(inset, inset),
        width: CELL - 2 * inset,
        height: CELL - 2 * inset,
    };
    let lit = (moment.lit - moment.changed).iter();
    let mut items: Vec<Item> = lit.map(|cell| inset(Tone::Frame, 9, 4, cell)).collect();
    items.extend(moment.changed.iter().map(|cell| inset(Tone::Change, 12, 12, cell)));
    items.extend(moment.structures.iter().map(|&structure| {
        let (corner, width, height) = layout::extent(structure);
        Item::Rect { tone: Tone::Change, paint: Paint::Outline(24), corner, width, height }
    }));
    items
}

fn text(tone: Tone, face: Face, size: i32, text: impl ToString) -> Run {
    Run { tone, face, size, at: Point::new(0, 0), text: text.to_string() }
}

fn labels() -> impl Iterator<Item = Item> {
    Paper::lines().map(|line| {
        let name = match line {
            Structure::Row(row) => format!("r{row}"),
            Structure::Column(column) | Structure::Square(column) => format!("c{column}"),
        };
        Item::Text(text(Tone::Label, Face::Regular, LABEL, name).centred(layout::label(line)))
    })
}

/// Givens first, so that all of one kind stand together.
fn ink(paper: &Paper) -> Vec<Item> {
    let [mut givens, mut found] = [Vec::new(), Vec::new()];
    for cell in Cell::ALL {
        let at = layout::middle(cell);
        let digit = |tone, face, size, digit| Item::Text(text(tone, face, size, digit).centred(at));
        match paper.content[cell] {
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

/// The candidates of a cell, those included that are erased just now.
fn candidates(moment: &Moment, cell: Cell) -> DigitSet {
    match moment.paper.content[cell] {
        Content::Pencil(digits) => digits | moment.struck(cell),
        _ => DigitSet::EMPTY,
    }
}

fn pencil(moment: &Moment) -> Vec<Item> {
    let cells = Cell::ALL.into_iter().map(|cell| (cell, candidates(moment, cell)));
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
        for (index, digit) in paper.small[cell].iter().enumerate() {
            let at = layout::small(cell, index);
            items.push(Item::Text(Run { at, ..text(Tone::Small, Face::Regular, SMALL, digit) }));
        }
    }
    for (line, digits) in Paper::lines().zip(paper.margins) {
        for (index, digit) in digits.iter().enumerate() {
            let at = layout::margin(line, index, digits.len());
            items.push(Item::Text(text(Tone::Small, Face::Regular, MARGIN, digit).centred(at)));
        }
    }
    items
}

/// Circle's marks first, so that all of one kind stand together.
fn dancers(paper: &Paper) -> Vec<Item> {
    let mut items = Vec::new();
    for cell in Cell::ALL {
        match paper.content[cell] {
            Content::Held { dancer, level, .. } => {
                items.extend(marks::held(layout::middle(cell), dancer, level));
            }
            Content::Pencil(digits) => items.extend(digits.iter().flat_map(|digit| {
                let both = Dancer::BOTH.map(|dancer| paper.mark(dancer, cell, digit));
                marks::marks(layout::place(layout::corner(cell), digit), both, paper.level)
            })),
            Content::Given(_) | Content::Found(_) => {}
        }
    }
    items.sort();
    items
}

fn strikes(moment: &Moment) -> Vec<Item> {
    let cells: CellSet = moment.struck.erased.iter().map(|erased| erased.cell).collect();
    let strikes = cells.iter().flat_map(|cell| {
        let digits = candidates(moment, cell) & moment.struck(cell);
        digits
            .iter()
            .map(move |digit| {
                let at = layout::place(layout::corner(cell), digit);
                let (from, to) = (at.plus(-36, 36), at.plus(36, -36));
                Item::Line { tone: Tone::Erased, width: 8, from, to }
            })
            .collect::<Vec<_>>()
    });
    strikes.collect()
}
