//! What is on a page, as PDF draws it: y upward.

use pdf_writer::{Content, Str};

use super::name;
use crate::font::Face;
use crate::picture::{Item, Paint, Picture, Point, Run, Theme, Tone};
use crate::print::{POINTS, Page};

/// The control points of a quarter circle of radius 1.
const QUARTER: f32 = 0.552_284_8;

/// The operations that draw the page.
pub(super) fn of(page: &Page, theme: Theme) -> Vec<u8> {
    let mut content = Content::new();
    for part in &page.parts {
        let scale = part.width as f32 / part.picture.width as f32 * POINTS;
        let bottom = page.height - part.at.y - part.height();
        content.save_state();
        let (right, up) = (part.at.x as f32 * POINTS, bottom as f32 * POINTS);
        content.transform([scale, 0.0, 0.0, scale, right, up]);
        Hand::new(&mut content, theme, &part.picture).draw();
        content.restore_state();
    }
    content.finish().into_vec()
}

/// Draws a picture; says colours, widths and fonts only where they change.
struct Hand<'a> {
    content: &'a mut Content,
    theme: Theme,
    picture: &'a Picture,
    fill: Option<Tone>,
    line: Option<(Tone, i32)>,
    font: Option<(Face, i32)>,
}

impl<'a> Hand<'a> {
    fn new(content: &'a mut Content, theme: Theme, picture: &'a Picture) -> Hand<'a> {
        Hand { content, theme, picture, fill: None, line: None, font: None }
    }

    fn draw(mut self) {
        for item in &self.picture.items {
            match item {
                Item::Text(run) => self.text(run),
                Item::Candidates { .. } => item.runs().iter().for_each(|run| self.text(run)),
                _ => self.shape(item),
            }
        }
    }

    fn up(&self, y: i32) -> f32 {
        (self.picture.height - y) as f32
    }

    fn fill(&mut self, tone: Tone) {
        if self.fill.replace(tone) != Some(tone) {
            let [red, green, blue] = self.theme.colour(tone).map(|part| f32::from(part) / 255.0);
            self.content.set_fill_rgb(red, green, blue);
        }
    }

    fn line(&mut self, tone: Tone, width: i32) {
        if self.line.replace((tone, width)) != Some((tone, width)) {
            let [red, green, blue] = self.theme.colour(tone).map(|part| f32::from(part) / 255.0);
            self.content.set_stroke_rgb(red, green, blue);
            self.content.set_line_width(width as f32);
        }
    }

    fn text(&mut self, run: &Run) {
        self.fill(run.tone);
        let glyphs: Vec<u8> = run
            .text
            .chars()
            .flat_map(|character| run.face.glyph(character).id.to_be_bytes())
            .collect();
        let (x, y) = (run.at.x as f32, self.up(run.at.y));
        self.content.begin_text();
        if self.font.replace((run.face, run.size)) != Some((run.face, run.size)) {
            self.content.set_font(name(run.face), run.size as f32);
        }
        self.content.next_line(x, y).show(Str(&glyphs)).end_text();
    }

    fn shape(&mut self, item: &Item) {
        let (tone, paint) = match *item {
            // The sheet of paper is there already.
            Item::Rect { tone: Tone::Paper, .. } if self.theme != Theme::Dark => return,
            Item::Rect { tone, paint, .. } | Item::Disc { tone, paint, .. } => (tone, paint),
            Item::Line { tone, width, .. } => (tone, Paint::Outline(width)),
            Item::Text(_) | Item::Candidates { .. } => return,
        };
        match paint {
            Paint::Fill => self.fill(tone),
            Paint::Outline(width) => self.line(tone, width),
        }
        self.path(item);
        match paint {
            Paint::Fill => self.content.fill_nonzero(),
            Paint::Outline(_) => self.content.stroke(),
        };
    }

    fn path(&mut self, item: &Item) {
        match *item {
            Item::Rect { corner, width, height, .. } => {
                let (x, y) = (corner.x as f32, self.up(corner.y + height));
                self.content.rect(x, y, width as f32, height as f32);
            }
            Item::Disc { centre, radius, .. } => self.circle(centre, radius as f32),
            Item::Line { from, to, .. } => {
                let (start, end) = (self.up(from.y), self.up(to.y));
                self.content.move_to(from.x as f32, start).line_to(to.x as f32, end);
            }
            Item::Text(_) | Item::Candidates { .. } => {}
        }
    }

    fn circle(&mut self, centre: Point, r: f32) {
        let (x, y, c) = (centre.x as f32, self.up(centre.y), r * QUARTER);
        self.content
            .move_to(x + r, y)
            .cubic_to(x + r, y + c, x + c, y + r, x, y + r)
            .cubic_to(x - c, y + r, x - r, y + c, x - r, y)
            .cubic_to(x - r, y - c, x - c, y - r, x, y - r)
            .cubic_to(x + c, y - r, x + r, y - c, x + r, y)
            .close_path();
    }
}
