//! The fullest sheets there can be: nothing overlaps, nothing is cut off.

use minuet_core::{
    Cell, Dancer, Digit, DigitSet, Effect, Entry, Erased, Find, Inked, Position, Puzzle, Setup,
    Sheet, Starter, Step, Structure,
};
use minuet_show::picture::{Item, Paint, Picture, Tone};

/// Nine candidates in every cell.
fn full() -> Sheet {
    let candidates = Some(Position::of(&Puzzle::EMPTY));
    Sheet::new(&Setup { puzzle: Puzzle::EMPTY, placed: Puzzle::EMPTY, candidates })
}

fn apply(sheet: &mut Sheet, step: Step, dance: &[Dancer], find: Find, effect: Effect) {
    let entry = Entry { step, dance: dance.to_vec(), find, effect };
    sheet.apply(&entry).expect("an entry that fits");
}

/// As many half doubles as there are digits, in every structure.
fn half_doubles(sheet: &mut Sheet, digits: &[Digit]) {
    for structure in Structure::ALL {
        let cells: Vec<Cell> = structure.cells().iter().collect();
        for pair in cells.chunks(2) {
            for &digit in digits {
                let cells = [pair[0], *pair.last().expect("a pair")];
                let find = Find::HalfDouble { structure, digit, cells, blocks: Vec::new() };
                apply(sheet, Step::Three, &[], find, Effect::default());
            }
        }
    }
}

/// Opens a minuet on the line at `path`, and lets its dancers mark every cell: `circle` keeps these
/// everywhere, or encloses the only one, and so does `square`.
fn dance(sheet: &mut Sheet, path: &[Dancer], [circle, square]: [DigitSet; 2]) {
    let starter = Starter::Cell { cell: Cell::ALL[0], digits: [Digit::ALL[0], Digit::ALL[1]] };
    apply(
        sheet,
        Step::Four,
        path,
        Find::Starter { starter, depth: 3, sees: 0, settles: None },
        Effect::default(),
    );
    for (dancer, kept) in [(Dancer::Circle, circle), (Dancer::Square, square)] {
        let path = [path, &[dancer]].concat();
        let erased = Cell::ALL.map(|cell| Erased { cell, digits: DigitSet::ALL - kept }).to_vec();
        let inked = |digit| Cell::ALL.map(|cell| Inked { cell, digit }).to_vec();
        let effect = Effect { erased, inked: kept.single().map_or_else(Vec::new, inked) };
        let structure = Structure::ALL[0];
        let find = Find::NakedGroup { structure, cells: structure.cells(), digits: kept };
        apply(sheet, Step::Four, &path, find, effect);
    }
}

/// Sheets fuller than any solve makes them, with their names.
pub(crate) fn sheets() -> Vec<(&'static str, Sheet)> {
    let (eight, one, nine) =
        (DigitSet::ALL - Digit::ALL[4].into(), Digit::ALL[1].into(), Digit::ALL[8].into());
    let seven = eight - Digit::ALL[5].into();
    let made = |make: &dyn Fn(&mut Sheet)| {
        let mut sheet = full();
        half_doubles(&mut sheet, &Digit::ALL);
        make(&mut sheet);
        sheet
    };
    let nested = |sheet: &mut Sheet, path: &[Dancer], last| {
        for depth in 0..path.len() {
            dance(sheet, &path[..depth], [eight, eight]);
        }
        dance(sheet, path, last);
    };
    let [circle, square] = Dancer::BOTH;
    vec![
        ("nine candidates and margins", made(&|_| {})),
        ("dots of both", made(&|sheet| dance(sheet, &[], [eight, eight]))),
        ("circle around two", made(&|sheet| dance(sheet, &[], [one, eight]))),
        ("square around two", made(&|sheet| dance(sheet, &[], [eight, one]))),
        ("square around nine", made(&|sheet| dance(sheet, &[], [eight, nine]))),
        ("both around nine", made(&|sheet| dance(sheet, &[], [nine, nine]))),
        ("depth 2", made(&|sheet| nested(sheet, &[circle], [seven, nine]))),
        ("depth 3", made(&|sheet| nested(sheet, &[circle, square], [one, seven]))),
    ]
}

/// Left, top, right, bottom.
type Box = [i32; 4];

fn overlap([l, t, r, b]: Box, [left, top, right, bottom]: Box) -> bool {
    l < right && left < r && t < bottom && top < b
}

/// The box around a filled item or a text; outlines, which go around digits, have none.
fn solid(item: &Item) -> Option<Box> {
    match item {
        Item::Disc { paint: Paint::Fill, centre, radius, .. } => {
            Some([centre.x - radius, centre.y - radius, centre.x + radius, centre.y + radius])
        }
        Item::Line { tone: Tone::Circle | Tone::Square, width, from, to } => {
            Some([from.x, from.y - width / 2, to.x, to.y + width / 2])
        }
        // Digits are on the line; no other letters are on the sheet but r and c.
        Item::Text(run) => {
            let cap = minuet_show::font::cap(run.size);
            Some([run.at.x, run.at.y - cap, run.at.x + run.width(), run.at.y])
        }
        _ => None,
    }
}

/// The box inside a figure around a digit.
fn inside(item: &Item) -> Option<Box> {
    match *item {
        Item::Disc { paint: Paint::Outline(_), centre, radius, .. } => {
            Some([centre.x - radius, centre.y - radius, centre.x + radius, centre.y + radius])
        }
        Item::Rect { tone: Tone::Square, corner, width, height, .. } => {
            Some([corner.x, corner.y, corner.x + width, corner.y + height])
        }
        _ => None,
    }
}

/// The box of a line of the grid.
fn line(item: &Item) -> Option<Box> {
    match *item {
        Item::Line { tone: Tone::Hair | Tone::Grid, width, from, to } => {
            let half = width / 2;
            Some([from.x - half, from.y - half, to.x + half, to.y + half])
        }
        _ => None,
    }
}

#[test]
fn nothing_overlaps_and_nothing_is_cut_off() {
    for (name, sheet) in sheets() {
        let picture = Picture::of(&sheet);
        let solids: Vec<Box> = picture.items.iter().filter_map(solid).collect();
        for (index, a) in solids.iter().enumerate() {
            let [left, top, right, bottom] = *a;
            let fits = left >= 0 && top >= 0 && right <= picture.width && bottom <= picture.height;
            assert!(fits, "{name}: {a:?} is cut off");
            for b in &solids[..index] {
                assert!(!overlap(*a, *b), "{name}: {a:?} overlaps {b:?}");
            }
            for b in picture.items.iter().filter_map(line) {
                assert!(!overlap(*a, b), "{name}: {a:?} stands on the line {b:?}");
            }
        }
        for figure in picture.items.iter().filter_map(inside) {
            let [left, top, right, bottom] = figure;
            let touches = |[l, t, r, b]: &Box| {
                let within = left < *l && top < *t && *r < right && *b < bottom;
                overlap(figure, [*l, *t, *r, *b]) && !within
            };
            assert_eq!(solids.iter().find(|solid| touches(solid)), None, "{name}: {figure:?}");
            for b in picture.items.iter().filter_map(line) {
                assert!(!overlap(figure, b), "{name}: {figure:?} stands on the line {b:?}");
            }
        }
    }
}
