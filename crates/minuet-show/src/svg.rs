//! Pictures as SVG: glyphs are outlines, so that a file looks the same everywhere.

mod board;
mod film;
mod glyphs;
mod outline;
mod shapes;

use std::fmt::Write;

use crate::picture::{Item, Paint, Picture, Theme, Tone};
use glyphs::{Glyphs, Spelling};

pub use board::board;
pub use film::film;

/// The usual width of a picture, in pixels.
const WIDTH: i32 = 680;

/// The picture as an SVG document, `width` pixels wide, or of the usual width.
pub fn svg(picture: &Picture, theme: Theme, width: Option<u32>) -> String {
    let mut glyphs = Glyphs::new(Spelling::Letters);
    let items: Vec<&Item> = picture.items.iter().collect();
    let body = body(&items, theme, &mut glyphs);
    document(picture, width, &format!("{}{body}", glyphs.defined()))
}

/// The document around its parts.
fn document(picture: &Picture, width: Option<u32>, body: &str) -> String {
    let Picture { title, width: units, height, .. } = picture;
    let wide = width.and_then(|width| i32::try_from(width).ok()).unwrap_or(WIDTH);
    let high = (i64::from(wide) * i64::from(*height) + i64::from(units / 2)) / i64::from(*units);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" \
         viewBox=\"0 0 {units} {height}\" role=\"img\">\n<title>{}</title>\n{body}</svg>\n",
        escape(title)
    )
}

/// The items; neighbours of one kind share an element.
fn body(items: &[&Item], theme: Theme, glyphs: &mut Glyphs) -> String {
    let mut body = String::new();
    for batch in items.chunk_by(|a, b| Kind::of(a) == Kind::of(b)) {
        let Some(first) = batch.first() else { continue };
        let [red, green, blue] = theme.colour(first.tone());
        let colour = format!("#{red:02x}{green:02x}{blue:02x}");
        // Writing to a string cannot fail.
        let _ = match Kind::of(first) {
            Kind::Text(..) => write!(body, "{}", glyphs.rows(batch, &colour)),
            Kind::Candidates(_) => write!(body, "{}", glyphs.cells(batch, &colour)),
            Kind::Fill(_) => {
                writeln!(body, "<path fill=\"{colour}\" d=\"{}\"/>", shapes::path(batch))
            }
            Kind::Dots(_, radius) => writeln!(
                body,
                "<path stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" d=\"{}\"/>",
                2 * radius,
                shapes::dots(batch)
            ),
            Kind::Rings(_, width) => writeln!(
                body,
                "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\">{}</g>",
                shapes::rings(batch)
            ),
            Kind::Lines(_, width) => writeln!(
                body,
                "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" d=\"{}\"/>",
                shapes::path(batch)
            ),
        };
    }
    body
}

/// What can be drawn in one element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text(Tone, crate::font::Face, i32),
    Candidates(Tone),
    Fill(Tone),
    Dots(Tone, i32),
    Rings(Tone, i32),
    Lines(Tone, i32),
}

impl Kind {
    fn of(item: &Item) -> Kind {
        match item {
            Item::Text(run) => Kind::Text(run.tone, run.face, run.size),
            Item::Candidates { tone, .. } => Kind::Candidates(*tone),
            Item::Disc { tone, paint: Paint::Fill, radius, .. } => Kind::Dots(*tone, *radius),
            Item::Disc { tone, paint: Paint::Outline(width), .. } => Kind::Rings(*tone, *width),
            Item::Rect { tone, paint: Paint::Fill, .. } => Kind::Fill(*tone),
            Item::Rect { tone, paint: Paint::Outline(width), .. }
            | Item::Line { tone, width, .. } => Kind::Lines(*tone, *width),
        }
    }
}

/// Text in XML.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}
