//! Reads drawn photos under ever worse conditions and prints the table of docs/reading.md.
//!
//! `conditions [PHOTOS]`: how many photos for each row (20); `conditions --picture FILE`: one of them as a PNG,
//! twice: as it was taken, and with what was seen in it; `conditions --time`: how long 12 megapixels take.
#![forbid(unsafe_code)]

#[path = "../tests/reading/drawn/mod.rs"]
mod drawn;

use drawn::{Conditions, Page, Random, fonts, photo};
use minuet_core::Cell;
use minuet_read::{Content, Grey, Point, read};
use tiny_skia::{Paint, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, Transform};

/// What is changed: its name, its values, and how they are set.
type Row = (&'static str, [f32; 6], fn(&mut Conditions, f32));

const ROWS: [Row; 7] = [
    ("turn, degrees", [5.0, 15.0, 25.0, 35.0, 45.0, 90.0], |c, v| c.turn = v),
    ("tilt, degrees", [10.0, 20.0, 30.0, 40.0, 50.0, 60.0], |c, v| c.tilt = v),
    ("bend, cells", [0.1, 0.2, 0.4, 0.6, 0.8, 1.0], |c, v| c.bend = v),
    ("blur, cells", [0.04, 0.06, 0.08, 0.1, 0.12, 0.15], |c, v| c.blur = v),
    ("noise, of 255", [5.0, 10.0, 20.0, 30.0, 40.0, 60.0], |c, v| c.noise = v),
    ("light lost, share", [0.3, 0.5, 0.7, 0.8, 0.9, 0.95], |c, v| c.shade = v),
    ("size, pixels a cell", [40.0, 30.0, 20.0, 16.0, 12.0, 10.0], |c, v| c.size = v),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [option, file] = &arguments[..]
        && option == "--picture"
    {
        let conditions =
            Conditions { turn: 8.0, tilt: 25.0, bend: 0.25, shade: 0.5, ..Conditions::default() };
        let (photo, _) = drawn_photo(&conditions, 3);
        return std::fs::write(file, pictured(&photo)).expect("written");
    }
    if arguments.first().is_some_and(|option| option == "--time") {
        return println!("{} ms", median_time());
    }
    let photos: u64 = arguments.first().map_or(20, |count| count.parse().expect("a number"));
    for (name, values, set) in ROWS {
        let heads: Vec<String> = values.iter().map(f32::to_string).collect();
        println!("| {name} | {} |", heads.join(" | "));
        let results = values.map(|value| {
            let mut conditions = Conditions::default();
            set(&mut conditions, value);
            let read = (0..photos).map(|seed| judged(&conditions, seed));
            let (right, misled) = read.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            let percent = (100.0 * right as f64 / photos as f64).round();
            if misled > 0 { format!("{percent} ({misled} wrong)") } else { percent.to_string() }
        });
        println!("| read, % | {} |", results.join(" | "));
    }
}

/// A photo of a random page, with what stands on it.
fn drawn_photo(conditions: &Conditions, seed: u64) -> (Grey, [u8; 81]) {
    let mut random = Random::new(seed + 1000);
    let fonts = fonts();
    let font = &fonts[random.below(fonts.len())];
    let cells =
        std::array::from_fn(|_| if random.below(3) == 0 { 1 + random.below(9) as u8 } else { 0 });
    let page = Page::new(cells, font, &mut random);
    (photo(&page, conditions, &mut random), cells)
}

/// Whether a photo is read without a fault, and how many wrong cells are called sure.
fn judged(conditions: &Conditions, seed: u64) -> (usize, usize) {
    let (photo, cells) = drawn_photo(conditions, seed);
    let Ok(seen) = read(&photo) else { return (0, 0) };
    let wrong = |cell: &Cell| match seen.cells[*cell].content {
        Content::Empty => cells[cell.index()] != 0,
        Content::Printed(digit) => cells[cell.index()] != digit.get(),
        Content::Written(_) | Content::Candidates => true,
    };
    let wrong: Vec<Cell> = Cell::ALL.into_iter().filter(wrong).collect();
    let misled = wrong.iter().filter(|cell| seen.cells[**cell].sure).count();
    (usize::from(wrong.is_empty()), misled)
}

/// A photo, and beside it the same with the lines that were found.
fn pictured(photo: &Grey) -> Vec<u8> {
    let (width, height) = (photo.width() as u32, photo.height() as u32);
    let mut pixmap = Pixmap::new(2 * width + 8, height).expect("a picture");
    for (y, row) in photo.pixels().chunks_exact(photo.width()).enumerate() {
        for (x, &value) in row.iter().enumerate() {
            let colour = PremultipliedColorU8::from_rgba(value, value, value, 255);
            for left in [0, photo.width() + 8] {
                let at = y * (2 * photo.width() + 8) + left + x;
                pixmap.pixels_mut()[at] = colour.expect("a grey");
            }
        }
    }
    let seen = read(photo).expect("a puzzle");
    let mut ink = Paint::default();
    ink.set_color_rgba8(230, 60, 40, 255);
    let place = Transform::from_translate(width as f32 + 8.0, 0.0);
    for i in 0..10 {
        for line in [seen.crossings[i], seen.crossings.map(|row| row[i])] {
            let mut path = PathBuilder::new();
            path.move_to(line[0].x, line[0].y);
            line.iter().for_each(|Point { x, y }| path.line_to(*x, *y));
            let pen = Stroke { width: 2.0, ..Stroke::default() };
            pixmap.stroke_path(&path.finish().expect("a line"), &ink, &pen, place, None);
        }
    }
    pixmap.encode_png().expect("a PNG")
}

/// The median of nine readings of a photo of 12 megapixels, in milliseconds.
fn median_time() -> u128 {
    let (photo, _) =
        drawn_photo(&Conditions { size: 247.5, tilt: 15.0, ..Conditions::default() }, 1);
    let mut times: Vec<u128> = (0..9)
        .map(|_| {
            let start = std::time::Instant::now();
            read(&photo).expect("a puzzle");
            start.elapsed().as_millis()
        })
        .collect();
    times.sort_unstable();
    times[4]
}
