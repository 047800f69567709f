//! The font of all pictures: a part of Inter in two weights, built into the program.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use ttf_parser::{Face as Parsed, OutlineBuilder};

const REGULAR: &[u8] = include_bytes!("../fonts/inter-regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/inter-bold.ttf");

/// The units of an em in which outlines and advances are given.
pub const EM: i32 = 2048;
/// The height of a digit or capital, in the same units.
pub const CAP: i32 = 1490;

/// A weight of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// For what is found and pencilled, and for text.
    Regular,
    /// For givens and headings.
    Bold,
}

/// A piece of an outline: coordinates in units of the em, y upward from the baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A new contour starts here.
    Move(i32, i32),
    /// A straight line.
    Line(i32, i32),
    /// A quadratic curve: its control point and its end.
    Curve(i32, i32, i32, i32),
    /// Back to the start of the contour.
    Close,
}

/// One glyph of the font.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// Its number in the font file.
    pub id: u16,
    /// How far the next glyph is from it.
    pub advance: i32,
    /// Its outline; empty for a blank.
    pub outline: Vec<Stroke>,
}

struct Table {
    glyphs: BTreeMap<char, Glyph>,
    missing: Glyph,
}

impl Face {
    /// Both weights.
    pub const ALL: [Face; 2] = [Face::Regular, Face::Bold];

    /// The font file.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Face::Regular => REGULAR,
            Face::Bold => BOLD,
        }
    }

    /// The glyph of a character; an empty box where the font lacks it, so that nothing goes missing unseen.
    pub fn glyph(self, character: char) -> &'static Glyph {
        let table = self.table();
        table.glyphs.get(&character).unwrap_or(&table.missing)
    }

    /// Whether the font has the character.
    pub fn has(self, character: char) -> bool {
        self.table().glyphs.contains_key(&character)
    }

    /// The characters it has, with their glyphs.
    pub fn glyphs(self) -> impl Iterator<Item = (char, &'static Glyph)> {
        self.table().glyphs.iter().map(|(&character, glyph)| (character, glyph))
    }

    /// The glyphs of a text in a size, each with the distance of its origin from the start.
    pub fn set(self, text: &str, size: i32) -> impl Iterator<Item = (char, i32)> {
        let mut advance = 0;
        text.chars().map(move |character| {
            let start = scaled(advance, size);
            advance += self.glyph(character).advance;
            (character, start)
        })
    }

    /// How wide a text is in a size.
    pub fn width(self, text: &str, size: i32) -> i32 {
        scaled(text.chars().map(|character| self.glyph(character).advance).sum(), size)
    }

    fn table(self) -> &'static Table {
        static TABLES: [OnceLock<Table>; 2] = [const { OnceLock::new() }; 2];
        TABLES[self as usize].get_or_init(|| read(self.bytes()))
    }
}

/// Units of the em at a size, rounded.
fn scaled(units: i32, size: i32) -> i32 {
    (units * size + EM / 2) / EM
}

/// The height of a digit in a size.
pub fn cap(size: i32) -> i32 {
    scaled(CAP, size)
}

fn read(bytes: &[u8]) -> Table {
    let face = Parsed::parse(bytes, 0).expect("the font in the program is sound");
    let glyph = |id: ttf_parser::GlyphId| {
        let mut outline = Outline(Vec::new());
        // A blank has no outline, which is not an error.
        let _ = face.outline_glyph(id, &mut outline);
        let advance = face.glyph_hor_advance(id).unwrap_or(0);
        Glyph { id: id.0, advance: advance.into(), outline: outline.0 }
    };
    let tables = face.tables().cmap.into_iter().flat_map(|cmap| cmap.subtables);
    let mut glyphs = BTreeMap::new();
    for table in tables.filter(ttf_parser::cmap::Subtable::is_unicode) {
        table.codepoints(|code| {
            if let (Some(character), Some(id)) = (char::from_u32(code), table.glyph_index(code)) {
                glyphs.insert(character, glyph(id));
            }
        });
    }
    Table { glyphs, missing: glyph(ttf_parser::GlyphId(0)) }
}

struct Outline(Vec<Stroke>);

/// Coordinates of the font are whole numbers.
impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Stroke::Move(x.round() as i32, y.round() as i32));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Stroke::Line(x.round() as i32, y.round() as i32));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let [x1, y1, x, y] = [x1, y1, x, y].map(|value| value.round() as i32);
        self.0.push(Stroke::Curve(x1, y1, x, y));
    }

    fn curve_to(&mut self, _: f32, _: f32, x2: f32, y2: f32, x: f32, y: f32) {
        // TrueType outlines have no cubic curves.
        self.quad_to(x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.push(Stroke::Close);
    }
}
