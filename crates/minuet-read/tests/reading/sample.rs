//! A fixed sample of drawn photos.

use minuet_core::Cell;
use minuet_read::{Content, Grey, Missing, SeenCell, read};

use crate::drawn::{Conditions, Page, Random, fonts, photo};

const PUZZLES: [&str; 2] = [
    "3....8.9...5..7..6..759.....1....2.8.6.8..9..4....3..71...6.....8..7.......3..6..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
];

/// A page with one of the puzzles.
fn page(puzzle: usize, font: usize, random: &mut Random) -> Page {
    let digits: Vec<u8> = PUZZLES[puzzle % 2].bytes().map(|c| c.saturating_sub(b'0')).collect();
    let digits = digits.iter().map(|&d| if d > 9 { 0 } else { d }).collect::<Vec<u8>>();
    let fonts = fonts();
    Page::new(digits.try_into().expect("81 cells"), &fonts[font % fonts.len()], random)
}

/// Everything is read as it was drawn.
fn check(conditions: &Conditions, seed: u64) {
    let mut random = Random::new(seed);
    let page = page(seed as usize, seed as usize / 2, &mut random);
    compare(&photo(&page, conditions, &mut random), &page, &format!("{conditions:?}, seed {seed}"));
}

/// The page is read from this picture.
fn compare(picture: &Grey, page: &Page, name: &str) {
    let seen = read(picture).expect("a puzzle");
    for (cell, digit) in Cell::ALL.into_iter().zip(page.cells) {
        let content = seen.cells[cell].content;
        let is_right = match content {
            Content::Empty => digit == 0,
            Content::Printed(read) => read.get() == digit,
            _ => false,
        };
        assert!(is_right, "{name}: {cell} is {digit}, read as {content:?}");
    }
}

#[test]
fn good_photos() {
    for seed in 0..4 {
        check(&Conditions::default(), seed);
    }
}

/// Pure white but for less than two pixels in a hundred, or as dark.
#[test]
fn screenshots() {
    let page = page(0, 0, &mut Random::new(1));
    let (width, height) = (1920, 1080);
    let shade = |i: usize| {
        let (x, y) = ((i % width) as f32 - 750.0, (i / width) as f32 - 330.0);
        (page.at(x * 2.0, y * 2.0).unwrap_or(1.0) * 255.0) as u8
    };
    let light: Vec<u8> = (0..width * height).map(shade).collect();
    assert!(light.iter().filter(|&&shade| shade < 255).count() < light.len() / 50);
    let dark: Vec<u8> = light.iter().map(|shade| 255 - shade).collect();
    for (name, pixels) in [("light", light), ("dark", dark)] {
        compare(&Grey::new(width, height, pixels).expect("as many pixels"), &page, name);
    }
}

/// Light digits in dark cells are not read, but then the cells are not called empty for sure.
#[test]
fn exchanged_cells() {
    let page = page(1, 0, &mut Random::new(1));
    let side = 840;
    // The page's cells have 60 pixels and begin at 150; a few at the edge are left as they are, for the lines.
    let within = |at: usize| (150..690).contains(&at) && (2..59).contains(&((at - 150) % 60));
    let exchanged = |x: usize, y: usize| within(x) && within(y) && (x - 150) / 60 == (y - 150) / 60;
    let pixel = |i: usize| {
        let shade = page.at((i % side) as f32, (i / side) as f32).unwrap_or(1.0) * 255.0;
        (if exchanged(i % side, i / side) { 255.0 - shade * 0.37 } else { shade }) as u8
    };
    let pixels = (0..side * side).map(pixel).collect();
    let seen = read(&Grey::new(side, side, pixels).expect("as many pixels")).expect("a puzzle");
    let mut lost = 0;
    for (cell, digit) in Cell::ALL.into_iter().zip(page.cells).filter(|(_, digit)| *digit > 0) {
        let SeenCell { content, sure, .. } = seen.cells[cell];
        let is_right = matches!(content, Content::Printed(read) if read.get() == digit);
        assert!(is_right || !sure, "{cell}: {content:?}");
        lost += usize::from(!is_right);
    }
    assert!(lost > 0);
}

#[test]
fn turned_and_tilted() {
    for (seed, turn) in [(0, 7.0), (1, -20.0), (2, 90.0), (3, 180.0), (4, 263.0)] {
        check(&Conditions { turn, tilt: 15.0, ..Conditions::default() }, seed);
    }
}

#[test]
fn bent_and_shaded() {
    check(&Conditions { bend: 0.3, shade: 0.5, ..Conditions::default() }, 1);
    check(&Conditions { bend: 0.2, tilt: 20.0, noise: 6.0, ..Conditions::default() }, 2);
}

#[test]
fn blurred_and_noisy() {
    check(&Conditions { blur: 0.06, noise: 8.0, ..Conditions::default() }, 3);
}

#[test]
fn small_and_large() {
    check(&Conditions { size: 24.0, ..Conditions::default() }, 0);
    check(&Conditions { size: 130.0, ..Conditions::default() }, 1);
}

/// A good photo of a page, and the page.
fn good(seed: u64) -> (Page, Grey) {
    let mut random = Random::new(seed);
    let page = page(seed as usize, seed as usize / 2, &mut random);
    let photo = photo(&page, &Conditions::default(), &mut random);
    (page, photo)
}

/// The picture without its first columns of pixels.
fn without_left(picture: &Grey, lost: usize) -> Grey {
    let rows = picture.pixels().chunks(picture.width());
    let kept: Vec<u8> = rows.flat_map(|row| &row[lost..]).copied().collect();
    Grey::new(picture.width() - lost, picture.height(), kept).expect("as many")
}

#[test]
fn cut_off() {
    for seed in 0..4 {
        let (page, photo) = good(seed);
        // The puzzle begins at 100 pixels, and a cell has 40.
        for lost in [120, 140, 160, 180] {
            let is_told = match read(&without_left(&photo, lost)) {
                Ok(seen) => seen.may_be_cut_off,
                Err(missing) => matches!(missing, Missing::CutOff | Missing::NoGrid),
            };
            assert!(is_told, "seed {seed}, {lost} pixels");
        }
        assert!(!read(&photo).expect("a puzzle").may_be_cut_off, "seed {seed}");
        compare(&without_left(&photo, 104), &page, &format!("half the frame, seed {seed}"));
    }
}

#[test]
fn light_on_dark() {
    for seed in 0..4 {
        let (page, photo) = good(seed);
        let negative = photo.pixels().iter().map(|pixel| 255 - pixel).collect();
        let negative = Grey::new(photo.width(), photo.height(), negative).expect("as many");
        compare(&negative, &page, &format!("light on dark, seed {seed}"));
    }
}

#[test]
fn the_corners_are_those_of_the_puzzle_itself() {
    let mut random = Random::new(5);
    let page = page(0, 0, &mut random);
    let conditions = Conditions { turn: 90.0, ..Conditions::default() };
    let seen = read(&photo(&page, &conditions, &mut random)).expect("a puzzle");
    // A quarter turn, clockwise: the top left is now at the top right.
    let (low, high) = (2.5 * 40.0, 11.5 * 40.0);
    for (row, column, x, y) in
        [(0, 0, high, low), (0, 9, high, high), (9, 9, low, high), (9, 0, low, low)]
    {
        let corner = seen.crossings[row][column];
        assert!((corner.x - x).abs() < 6.0 && (corner.y - y).abs() < 6.0, "{corner:?}");
    }
}

#[test]
fn a_page_without_light_has_no_contrast() {
    let mut random = Random::new(6);
    let page = page(0, 0, &mut random);
    let photo = photo(&page, &Conditions { noise: 0.0, ..Conditions::default() }, &mut random);
    let dark = photo.pixels().iter().map(|value| value / 40).collect();
    let dark = Grey::new(photo.width(), photo.height(), dark).expect("as many");
    assert_eq!(read(&dark), Err(Missing::NoContrast));
}
