//! What was seen, drawn on the photo.

use minuet_answer::Photo;
use minuet_core::Cell;
use minuet_read::Grey;
use minuet_show::font::Face;
use minuet_show::picture::{Item, Picture, Point, Run, Theme, Tone};
use minuet_show::png;
use minuet_words::message::ShowMessage;

/// The longest side of the picture: enough to see all digits.
const LONGEST: usize = 2000;
/// Units of the picture in a pixel of it.
const UNITS: f32 = 16.0;

/// The photo with corners, lines and digits, each digit with how sure it is, in percent. What is unsure has another colour.
pub(super) fn png(grey: &Grey, photo: &Photo) -> Result<Vec<u8>, ShowMessage> {
    let by = grey.width().max(grey.height()).div_ceil(LONGEST).max(1);
    let (width, height, pixels) = smaller(grey, by);
    let place = |[x, y]: [f32; 2]| {
        let units = |n: f32| (n / by as f32 * UNITS).round() as i32;
        Point::new(units(x), units(y))
    };
    let crossings = photo.crossings.map(|row| row.map(place));
    let whole = |pixels: usize| pixels as i32 * UNITS as i32;
    let mut items = lines(&crossings);
    items.extend(Cell::ALL.into_iter().flat_map(|cell| written(cell, photo, &crossings)));
    let corner = |at| disc(place(at), &crossings);
    items.extend(photo.corners.into_iter().map(corner));
    let picture =
        Picture { title: String::new(), width: whole(width), height: whole(height), items };
    png::over(&picture, Theme::Light, width as u32, &pixels)
}

/// The picture with each square of `by` × `by` pixels as one.
fn smaller(grey: &Grey, by: usize) -> (usize, usize, Vec<u8>) {
    let (width, height) = (grey.width() / by, grey.height() / by);
    let mean = |x: usize, y: usize| {
        let rows = (y * by..(y + 1) * by).map(|row| row * grey.width() + x * by);
        let sum: usize = rows
            .flat_map(|start| &grey.pixels()[start..start + by])
            .map(|&shade| usize::from(shade))
            .sum();
        (sum / (by * by)) as u8
    };
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    (width, height, places.map(|(x, y)| mean(x, y)).collect())
}

type Crossings = [[Point; 10]; 10];

/// About how wide a cell is.
fn side(crossings: &Crossings) -> i32 {
    let (from, to) = (crossings[0][0], crossings[9][9]);
    ((to.x - from.x).abs().max((to.y - from.y).abs()) / 9).max(1)
}

/// The lines through the crossings, those around boxes heavier.
fn lines(crossings: &Crossings) -> Vec<Item> {
    let thin = (side(crossings) / 40).max(1);
    let line = |index: usize, from: Point, to: Point| {
        let width = if index.is_multiple_of(3) { 2 * thin } else { thin };
        Item::Line { tone: Tone::Circle, width, from, to }
    };
    let pieces = (0..10).flat_map(|line| (0..9).map(move |piece| (line, piece)));
    pieces
        .flat_map(|(index, piece)| {
            let (row, column) = (crossings[index], |at: usize| crossings[at][index]);
            let across = line(index, row[piece], row[piece + 1]);
            [across, line(index, column(piece), column(piece + 1))]
        })
        .collect()
}

fn disc(centre: Point, crossings: &Crossings) -> Item {
    let radius = (side(crossings) / 8).max(1);
    Item::Disc { tone: Tone::Square, paint: minuet_show::picture::Paint::Fill, radius, centre }
}

/// What was read in a cell, beside what is seen there.
fn written(cell: Cell, photo: &Photo, crossings: &Crossings) -> Vec<Item> {
    let (row, column) = (cell.index() / 9, cell.index() % 9);
    let corner = crossings[row][column];
    let opposite = crossings[row + 1][column + 1];
    let centre = Point::new((corner.x + opposite.x) / 2, (corner.y + opposite.y) / 2);
    let is_unsure = photo.unsure.contains(cell);
    let content = match (photo.puzzle.get(cell), photo.written.get(cell)) {
        (Some(digit), _) => (Face::Bold, digit.to_string()),
        (None, Some(digit)) => (Face::Regular, digit.to_string()),
        (None, None) if photo.candidates.contains(cell) => (Face::Regular, "…".to_owned()),
        // An empty cell that is clear needs no mark.
        (None, None) if !is_unsure => return Vec::new(),
        (None, None) => (Face::Regular, "?".to_owned()),
    };
    let tone = if is_unsure { Tone::Erased } else { Tone::Circle };
    let side = side(crossings);
    let (face, text) = content;
    let percent = format!("{:.0}", (photo.confidence[cell.index()] * 100.0).floor());
    vec![
        Item::Text(Run { tone, face, size: side / 3, at: centre.plus(side / 5, -side / 8), text }),
        Item::Text(Run {
            tone,
            face: Face::Regular,
            size: side / 5,
            at: centre.plus(-side * 2 / 5, side * 2 / 5),
            text: percent,
        }),
    ]
}
