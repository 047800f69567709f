//! Pictures as PNG.

use minuet_words::message::ShowMessage;
use tiny_skia::{
    Color, FillRule, Paint as Ink, Path, PathBuilder, Pixmap, Rect, Stroke as Pen, Transform,
};

use crate::font::{EM, Face, Stroke};
use crate::picture::{Item, Paint, Picture, Rgb, Theme, Tone};

/// The most pixels that a side may have.
pub const LARGEST: u32 = 16_384;

/// The picture as a PNG file, `width` pixels wide.
///
/// # Errors
///
/// When the size is out of bounds.
pub fn png(picture: &Picture, theme: Theme, width: u32) -> Result<Vec<u8>, ShowMessage> {
    canvas(picture, theme, width)?.encode_png().map_err(|_| ShowMessage::PixelsNotPacked)
}

/// The picture over a grey one of the same size, which is `width` pixels wide and has a byte for each: as a PNG file.
///
/// # Errors
///
/// When the size is out of bounds.
pub fn over(
    picture: &Picture,
    theme: Theme,
    width: u32,
    grey: &[u8],
) -> Result<Vec<u8>, ShowMessage> {
    let mut canvas = blank(picture, width)?;
    for (pixel, &shade) in canvas.data_mut().chunks_exact_mut(4).zip(grey) {
        pixel.copy_from_slice(&[shade, shade, shade, 255]);
    }
    fill(&mut canvas, picture, theme);
    canvas.encode_png().map_err(|_| ShowMessage::PixelsNotPacked)
}

fn canvas(picture: &Picture, theme: Theme, width: u32) -> Result<Pixmap, ShowMessage> {
    let mut canvas = blank(picture, width)?;
    let [red, green, blue] = theme.colour(Tone::Paper);
    canvas.fill(Color::from_rgba8(red, green, blue, 255));
    fill(&mut canvas, picture, theme);
    Ok(canvas)
}

/// A canvas in the shape of a picture.
fn blank(picture: &Picture, width: u32) -> Result<Pixmap, ShowMessage> {
    let scale = f64::from(width) / f64::from(picture.width);
    let height = (f64::from(picture.height) * scale).round() as u32;
    let fits = (1..=LARGEST).contains(&width) && (1..=LARGEST).contains(&height);
    let canvas = if fits { Pixmap::new(width, height) } else { None };
    canvas.ok_or(ShowMessage::PictureWidth { width, most: LARGEST })
}

fn fill(canvas: &mut Pixmap, picture: &Picture, theme: Theme) {
    let scale = (f64::from(canvas.width()) / f64::from(picture.width)) as f32;
    for item in &picture.items {
        draw(canvas, item, theme.colour(item.tone()), Transform::from_scale(scale, scale));
    }
}

fn draw(canvas: &mut Pixmap, item: &Item, [red, green, blue]: Rgb, scale: Transform) {
    let mut ink = Ink::default();
    ink.set_color_rgba8(red, green, blue, 255);
    for run in item.runs() {
        for (character, at) in run.glyphs() {
            if let Some(path) = glyph(run.face, character) {
                let size = run.size as f32 / EM as f32;
                let place = scale.pre_translate(at.x as f32, at.y as f32).pre_scale(size, -size);
                canvas.fill_path(&path, &ink, FillRule::Winding, place, None);
            }
        }
    }
    let Some((path, paint)) = shape(item) else { return };
    match paint {
        Paint::Fill => canvas.fill_path(&path, &ink, FillRule::Winding, scale, None),
        Paint::Outline(width) => {
            let pen = Pen { width: width as f32, ..Pen::default() };
            canvas.stroke_path(&path, &ink, &pen, scale, None);
        }
    }
}

/// The path of a line or a shape, and how it is drawn.
fn shape(item: &Item) -> Option<(Path, Paint)> {
    match *item {
        Item::Rect { corner, width, height, paint, .. } => {
            let [x, y, width, height] = [corner.x, corner.y, width, height].map(|n| n as f32);
            Some((PathBuilder::from_rect(Rect::from_xywh(x, y, width, height)?), paint))
        }
        Item::Disc { centre, radius, paint, .. } => {
            let [x, y, radius] = [centre.x, centre.y, radius].map(|n| n as f32);
            Some((PathBuilder::from_circle(x, y, radius)?, paint))
        }
        Item::Line { from, to, width, .. } => {
            let mut path = PathBuilder::new();
            path.move_to(from.x as f32, from.y as f32);
            path.line_to(to.x as f32, to.y as f32);
            Some((path.finish()?, Paint::Outline(width)))
        }
        Item::Text(_) | Item::Candidates { .. } => None,
    }
}

fn glyph(face: Face, character: char) -> Option<Path> {
    let mut path = PathBuilder::new();
    for stroke in &face.glyph(character).outline {
        match *stroke {
            Stroke::Move(x, y) => path.move_to(x as f32, y as f32),
            Stroke::Line(x, y) => path.line_to(x as f32, y as f32),
            Stroke::Curve(x1, y1, x, y) => path.quad_to(x1 as f32, y1 as f32, x as f32, y as f32),
            Stroke::Close => path.close(),
        }
    }
    path.finish()
}
