//! A page with a puzzle, as a newspaper prints it.

use std::path::Path;

use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Rect, Transform};
use ttf_parser::{Face, OutlineBuilder};

use super::Random;

/// Pixels of a cell on the page.
pub(crate) const CELL: f32 = 60.0;

/// A page: ink on white paper, with a puzzle in the middle.
pub(crate) struct Page {
    pixmap: Pixmap,
    /// Pixels around the puzzle.
    pub(crate) margin: f32,
    /// The cells: 0 where there is nothing.
    pub(crate) cells: [u8; 81],
}

/// The fonts of the project, and those of the machine.
pub(crate) fn fonts() -> Vec<Vec<u8>> {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../minuet-show/fonts");
    let own = ["inter-regular.ttf", "inter-bold.ttf"].map(|name| ours.join(name));
    let others = [
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
        "/usr/share/fonts/truetype/liberation2/LiberationSerif-Regular.ttf",
        "/usr/share/fonts/truetype/liberation2/LiberationSans-Bold.ttf",
    ];
    let files = own.into_iter().chain(others.map(|path| Path::new(path).to_owned()));
    files.filter_map(|file| std::fs::read(file).ok()).collect()
}

impl Page {
    /// A page with these cells in this font, with text around the puzzle.
    pub(crate) fn new(cells: [u8; 81], font: &[u8], random: &mut Random) -> Page {
        let face = Face::parse(font, 0).expect("a font");
        let margin = CELL * 2.5;
        let side = (9.0 * CELL + 2.0 * margin) as u32;
        let mut pixmap = Pixmap::new(side, side).expect("a page");
        pixmap.fill(tiny_skia::Color::WHITE);
        let mut page = Page { pixmap, margin, cells };
        page.lines(random);
        for (i, &digit) in cells.iter().enumerate().filter(|(_, digit)| **digit > 0) {
            let x = margin + ((i % 9) as f32 + 0.5) * CELL;
            let y = margin + ((i / 9) as f32 + 0.5) * CELL;
            page.digit(&face, digit, x, y, CELL * 0.68);
        }
        // Lines of numbers above and below stand for text, and a neighbour's edge beside it.
        for row in 0..5 {
            let y = [0.6, 1.1, 1.6, 12.4, 13.0][row] * CELL;
            for column in 0..25 {
                if random.below(6) > 0 {
                    let digit = 1 + random.below(9) as u8;
                    page.digit(&face, digit, CELL + column as f32 * 18.0, y, 22.0);
                }
            }
        }
        page.bar(margin - CELL * 1.5, 0.0, 3.0, side as f32);
        page
    }

    fn lines(&mut self, random: &mut Random) {
        let thin = 1.0 + random.below(2) as f32;
        for i in 0..10 {
            let width = if i % 3 == 0 { 4.0 } else { thin };
            let at = self.margin + i as f32 * CELL - width / 2.0;
            let start = self.margin - 2.0;
            self.bar(at, start, width, 9.0 * CELL + 4.0);
            self.bar(start, at, 9.0 * CELL + 4.0, width);
        }
    }

    fn bar(&mut self, x: f32, y: f32, width: f32, height: f32) {
        if let Some(rect) = Rect::from_xywh(x, y, width, height) {
            self.pixmap.fill_rect(rect, &Paint::default(), Transform::identity(), None);
        }
    }

    /// A digit around a point; `size` is that of the font.
    fn digit(&mut self, face: &Face<'_>, digit: u8, x: f32, y: f32, size: f32) {
        let mut outline = Outline(PathBuilder::new());
        let glyph = face.glyph_index(char::from(b'0' + digit)).expect("a digit");
        let bounds = face.outline_glyph(glyph, &mut outline).expect("an outline");
        let path = outline.0.finish().expect("a path");
        let scale = size / f32::from(face.units_per_em());
        let middle_x = (f32::from(bounds.x_min) + f32::from(bounds.x_max)) / 2.0;
        let middle_y = (f32::from(bounds.y_min) + f32::from(bounds.y_max)) / 2.0;
        let place = Transform::from_translate(-middle_x, -middle_y)
            .post_scale(scale, -scale)
            .post_translate(x, y);
        self.pixmap.fill_path(&path, &Paint::default(), FillRule::Winding, place, None);
    }

    /// How bright the page is at a place, from 0 to 1; `None` beside it.
    pub(crate) fn at(&self, x: f32, y: f32) -> Option<f32> {
        let side = self.pixmap.width() as usize;
        let limit = (side - 1) as f32;
        if !(0.0..limit).contains(&x) || !(0.0..limit).contains(&y) {
            return None;
        }
        let (left, top) = (x as usize, y as usize);
        let (dx, dy) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| f32::from(self.pixmap.data()[(y * side + x) * 4]) / 255.0;
        let above = pixel(left, top) * (1.0 - dx) + pixel(left + 1, top) * dx;
        let below = pixel(left, top + 1) * (1.0 - dx) + pixel(left + 1, top + 1) * dx;
        Some(above * (1.0 - dy) + below * dy)
    }
}

struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }
    fn close(&mut self) {
        self.0.close();
    }
}
