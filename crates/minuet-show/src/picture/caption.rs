//! Words under a picture.

use super::{Item, Paint, Picture, Point, Run, Tone};
use crate::font::Face;

const SIZE: i32 = 110;
const LINE: i32 = 150;
const EDGE: i32 = 100;
const GAP: i32 = -20;

impl Picture {
    /// The same picture with a sentence under it, in as many lines as it needs.
    #[must_use]
    pub fn captioned(mut self, sentence: &str) -> Picture {
        let lines = lines(sentence, Face::Regular, SIZE, self.width - 2 * EDGE);
        let top = self.height;
        self.height += GAP + LINE * lines.len() as i32 + EDGE / 2;
        let (tone, paint, corner) = (Tone::Paper, Paint::Fill, Point::new(0, top));
        let (width, height) = (self.width, self.height - top);
        self.items.push(Item::Rect { tone, paint, corner, width, height });
        for (index, text) in lines.into_iter().enumerate() {
            let at = Point::new(EDGE, top + GAP + LINE * index as i32 + SIZE);
            let run = Run { tone: Tone::Text, face: Face::Regular, size: SIZE, at, text };
            self.items.push(Item::Text(run));
        }
        self.title = sentence.to_owned();
        self
    }
}

/// A text in lines of at most `width`; a longer word gets a line of its own.
pub(crate) fn lines(text: &str, face: Face, size: i32, width: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in crate::render::tokens(text) {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line} {word}");
            if face.width(&longer, size) <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(word);
    }
    lines
}
