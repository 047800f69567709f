//! One page: pictures at their places, in hundredths of a millimetre.

use crate::font::Face;
use crate::picture::{Item, Picture, Point, Run, Tone, lines};

use super::PageSize;

/// Points of a printer in a hundredth of a millimetre.
pub const POINTS: f32 = 72.0 / 2540.0;

/// The empty edge of a page.
pub(super) const EDGE: i32 = 1300;
/// The height of the head and of the foot, inside the edges.
pub(super) const HEAD: i32 = 900;
const FOOT: i32 = 600;

/// Sizes of text.
pub(super) const TEXT: i32 = 350;
pub(super) const FINE: i32 = 260;
const TITLE: i32 = 460;

/// A picture on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The picture.
    pub picture: Picture,
    /// Its upper left corner on the page.
    pub at: Point,
    /// How wide it is there.
    pub width: i32,
}

impl Part {
    /// How high it is on the page.
    pub fn height(&self) -> i32 {
        let height = i64::from(self.picture.height) * i64::from(self.width);
        (height / i64::from(self.picture.width)) as i32
    }
}

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its width in hundredths of a millimetre.
    pub width: i32,
    /// Its height.
    pub height: i32,
    /// What is on it.
    pub parts: Vec<Part>,
}

impl Page {
    /// A page of this width, just large enough for its only picture.
    pub fn of(picture: Picture, width: i32) -> Page {
        let part = Part { picture, at: Point::new(0, 0), width };
        Page { width, height: part.height(), parts: vec![part] }
    }

    /// An empty page with its title and number.
    pub(super) fn new(size: PageSize, title: &str, number: usize) -> Page {
        let (width, height) = size.dimensions();
        let mut page = Page { width, height, parts: Vec::new() };
        page.text(Point::new(EDGE, EDGE + 400), TITLE, Face::Bold, Tone::Text, title);
        let number = number.to_string();
        let middle = (width - Face::Regular.width(&number, TEXT)) / 2;
        page.text(Point::new(middle, height - EDGE), TEXT, Face::Regular, Tone::Label, &number);
        page
    }

    /// Width and height in points.
    pub fn points(&self) -> (f32, f32) {
        (self.width as f32 * POINTS, self.height as f32 * POINTS)
    }

    /// The upper left corner, the width and the height of the room between head and foot.
    pub(super) fn room(&self) -> (Point, i32, i32) {
        let corner = Point::new(EDGE, EDGE + HEAD);
        (corner, self.width - 2 * EDGE, self.height - 2 * EDGE - HEAD - FOOT)
    }

    /// Places a picture.
    pub(super) fn place(&mut self, picture: Picture, at: Point, width: i32) {
        self.parts.push(Part { picture, at, width });
    }

    /// Writes a line of text whose baseline starts at `at`.
    pub(super) fn text(&mut self, at: Point, size: i32, face: Face, tone: Tone, text: &str) {
        let run = Run { tone, face, size, at, text: text.to_owned() };
        match self.parts.last_mut() {
            // Lines of text share one picture, which is as large as the page.
            Some(part) if part.width == self.width && part.at == Point::new(0, 0) => {
                part.picture.items.push(Item::Text(run));
            }
            _ => {
                let (width, height, items) = (self.width, self.height, vec![Item::Text(run)]);
                let picture = Picture { title: String::new(), width, height, items };
                self.place(picture, Point::new(0, 0), width);
            }
        }
    }

    /// Writes lines of text under each other, the first at the top of `at`.
    pub(super) fn paragraph(&mut self, at: Point, size: i32, lines: &[String]) {
        for (index, line) in lines.iter().enumerate() {
            let at = at.plus(0, size + leading(size) * index as i32);
            self.text(at, size, Face::Regular, Tone::Text, line);
        }
    }
}

/// From one line to the next.
pub(super) fn leading(size: i32) -> i32 {
    size * 7 / 5
}

/// A sentence in lines of at most this width.
pub(super) fn wrapped(text: &str, size: i32, width: i32) -> Vec<String> {
    lines(text, Face::Regular, size, width)
}
