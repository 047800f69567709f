//! A film: one SVG that shows picture after picture.

use std::collections::BTreeMap;

use super::glyphs::{Glyphs, Spelling};
use super::{body, document};
use crate::picture::{Item, Paint, Picture, Point, Theme, Tone};

/// The pictures one after another, each for the given number of milliseconds, in a loop. A viewer without
/// animation shows the first one. What several pictures share is written once.
pub fn film(pictures: &[Picture], milliseconds: u32, theme: Theme, width: Option<u32>) -> String {
    let Some(first) = pictures.first() else { return String::new() };
    let mut frame = Picture { items: Vec::new(), ..first.clone() };
    frame.height = pictures.iter().map(|picture| picture.height).max().unwrap_or(first.height);
    let mut glyphs = Glyphs::new(Spelling::Words);
    let paper = Item::Rect {
        tone: Tone::Paper,
        paint: Paint::Fill,
        corner: Point::new(0, 0),
        width: frame.width,
        height: frame.height,
    };
    let mut parts = body(&[&paper], theme, &mut glyphs);
    for (shown, items) in scenes(pictures) {
        let drawn = body(&items, theme, &mut glyphs);
        if shown.iter().all(|&shown| shown) {
            parts.push_str(&drawn);
        } else {
            let hidden = if shown[0] { "" } else { " display=\"none\"" };
            let change = changes(&shown, milliseconds);
            parts.push_str(&format!("<g{hidden}>{change}\n{drawn}</g>\n"));
        }
    }
    document(&frame, width, &format!("{}{parts}", glyphs.defined()))
}

/// Items that are seen in the same pictures, layer by layer.
fn scenes(pictures: &[Picture]) -> Vec<(Vec<bool>, Vec<&Item>)> {
    let mut shown: BTreeMap<&Item, Vec<bool>> = BTreeMap::new();
    for (index, picture) in pictures.iter().enumerate() {
        for item in picture.items.iter().filter(|item| item.tone() != Tone::Paper) {
            let seen = shown.entry(item).or_insert_with(|| vec![false; pictures.len()]);
            seen[index] = true;
        }
    }
    let mut scenes: BTreeMap<_, Vec<&Item>> = BTreeMap::new();
    for (item, seen) in shown {
        scenes.entry((item.tone(), seen)).or_default().push(item);
    }
    scenes.into_iter().map(|((_, seen), items)| (seen, items)).collect()
}

/// When a part comes and goes.
fn changes(shown: &[bool], milliseconds: u32) -> String {
    let (mut values, mut times) = (Vec::new(), Vec::new());
    for (index, &seen) in shown.iter().enumerate() {
        if index == 0 || seen != shown[index - 1] {
            values.push(if seen { "inline" } else { "none" });
            times.push(time(index, shown.len()));
        }
    }
    let length = u64::from(milliseconds) * shown.len() as u64;
    format!(
        "<animate attributeName=\"display\" calcMode=\"discrete\" dur=\"{length}ms\" \
         repeatCount=\"indefinite\" values=\"{}\" keyTimes=\"{}\"/>",
        values.join(";"),
        times.join(";")
    )
}

/// The part of the whole that has passed before picture `index`, as a decimal.
fn time(index: usize, count: usize) -> String {
    let ten_thousandths = (index * 100_000).div_ceil(count);
    if ten_thousandths == 0 { "0".into() } else { format!(".{ten_thousandths:05}") }
}
