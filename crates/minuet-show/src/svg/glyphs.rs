//! Glyphs as outlines: each is defined once and used wherever it occurs.

use std::collections::BTreeSet;

use minuet_core::DigitSet;

use super::outline::{FINE, outline};
use crate::font::Face;
use crate::picture::{Item, Point, Run, Tone, candidate};

/// What is defined once and used wherever it occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// Glyphs.
    Letters,
    /// Glyphs and whole words, for documents that repeat the same words.
    Words,
}

/// The glyphs and words that a document uses.
pub(super) struct Glyphs {
    spelling: Spelling,
    letters: BTreeSet<(Face, char)>,
    words: BTreeSet<(Face, String)>,
    candidates: DigitSet,
}

/// A glyph or a word at its place.
struct Placed {
    at: Point,
    name: String,
}

impl Glyphs {
    pub(super) fn new(spelling: Spelling) -> Glyphs {
        Glyphs {
            spelling,
            letters: BTreeSet::new(),
            words: BTreeSet::new(),
            candidates: DigitSet::EMPTY,
        }
    }

    /// Texts of one tone, weight and size. Those at the same height share one element, which says so
    /// once.
    pub(super) fn rows(&mut self, texts: &[&Item], colour: &str) -> String {
        let mut placed: Vec<Placed> = Vec::new();
        let mut size = 0;
        for item in texts {
            if let Item::Text(run) = item {
                size = run.size;
                match self.spelling {
                    Spelling::Letters => placed.extend(self.letters(run)),
                    Spelling::Words => placed.extend(self.words(run)),
                }
            }
        }
        placed.sort_by_key(|placed| (placed.at.y, placed.at.x));
        let scale = decimal(size);
        let mut rows = format!("<g fill=\"{colour}\" transform=\"scale({scale})\">\n");
        for row in placed.chunk_by(|a, b| a.at.y == b.at.y) {
            rows.push_str(&written(row, size));
        }
        rows.push_str("</g>\n");
        rows
    }

    /// Candidates of cells: their places in the cell belong to the definitions.
    pub(super) fn cells(&mut self, items: &[&Item], colour: &str) -> String {
        let mut cells = format!("<g fill=\"{colour}\">\n");
        for item in items {
            let Item::Candidates { corner: Point { x, y }, digits, .. } = item else { continue };
            self.candidates |= *digits;
            cells.push_str(&format!("<g transform=\"translate({x} {y})\">"));
            for digit in digits.iter() {
                cells.push_str(&format!("<use href=\"#p{digit}\"/>"));
            }
            cells.push_str("</g>\n");
        }
        cells.push_str("</g>\n");
        cells
    }

    fn letters(&mut self, run: &Run) -> Vec<Placed> {
        let seen = |character| !run.face.glyph(character).outline.is_empty();
        let letters: Vec<(char, Point)> = run.glyphs().filter(|&(c, _)| seen(c)).collect();
        self.letters.extend(letters.iter().map(|&(character, _)| (run.face, character)));
        let placed = letters.into_iter();
        placed.map(|(character, at)| Placed { at, name: name(run.face, character) }).collect()
    }

    fn words(&mut self, run: &Run) -> Vec<Placed> {
        let letters: Vec<(char, Point)> = run.glyphs().collect();
        let mut placed = Vec::new();
        for word in letters.split(|&(character, _)| character == ' ') {
            let Some(&(first, at)) = word.first() else { continue };
            let text: String = word.iter().map(|&(character, _)| character).collect();
            self.letters.extend(text.chars().map(|character| (run.face, character)));
            let name =
                if word.len() == 1 { name(run.face, first) } else { spelled(run.face, &text) };
            if word.len() > 1 {
                self.words.insert((run.face, text));
            }
            placed.push(Placed { at, name });
        }
        placed
    }

    /// The definitions.
    pub(super) fn defined(&self) -> String {
        let mut text = String::from("<defs>\n");
        let candidates = self.candidates.iter().flat_map(|digit| {
            let run = candidate(Tone::Pencil, Point::new(0, 0), digit);
            run.glyphs().map(|(character, _)| (run.face, character)).collect::<Vec<_>>()
        });
        let letters: BTreeSet<(Face, char)> =
            self.letters.iter().copied().chain(candidates).collect();
        for &(face, character) in &letters {
            text.push_str(&definition(face, character));
        }
        for (face, word) in &self.words {
            text.push_str(&format!("<g id=\"{}\">", spelled(*face, word)));
            for (character, x) in face.set(word, FINE) {
                let name = name(*face, character);
                text.push_str(&format!("<use href=\"#{name}\" x=\"{x}\"/>"));
            }
            text.push_str("</g>\n");
        }
        text.push_str(&places(self.candidates));
        text.push_str("</defs>\n");
        text
    }
}

/// The outline of a glyph.
pub(super) fn definition(face: Face, character: char) -> String {
    // Only digits are ever large.
    let slack = if character.is_ascii_digit() { 1 } else { 3 };
    let outline = outline(&face.glyph(character).outline, slack);
    let name = name(face, character);
    format!("<path id=\"{name}\" d=\"{outline}\"/>\n")
}

/// A glyph for each candidate, at its place in a cell.
pub(super) fn places(candidates: DigitSet) -> String {
    let mut text = String::new();
    for digit in candidates.iter() {
        let run = candidate(Tone::Pencil, Point::new(0, 0), digit);
        for (character, Point { x, y }) in run.glyphs() {
            let (name, scale) = (name(run.face, character), decimal(run.size));
            text.push_str(&format!(
                "<use id=\"p{digit}\" href=\"#{name}\" transform=\"translate({x} {y})scale({scale})\"/>\n"
            ));
        }
    }
    text
}

/// Glyphs and words of one height: a few each say it, many share one element that does.
fn written(row: &[Placed], size: i32) -> String {
    let fine = |units: i32| (units * FINE + size / 2) / size;
    let y = row.first().map_or(0, |placed| fine(placed.at.y));
    let (own, before, after) = match row {
        [] | [_] | [_, _] => (format!(" y=\"{y}\""), String::new(), "\n"),
        _ => (String::new(), format!("<g transform=\"translate(0 {y})\">"), "</g>\n"),
    };
    let glyph = |placed: &Placed| {
        format!("<use href=\"#{}\" x=\"{}\"{own}/>", placed.name, fine(placed.at.x))
    };
    let glyphs: String = row.iter().map(glyph).collect();
    format!("{before}{glyphs}{after}")
}

/// The name of a word.
fn spelled(face: Face, word: &str) -> String {
    let letters = word.chars().map(|character| name(face, character)[1..].to_owned());
    format!("{}-{}", letter(face), letters.collect::<String>())
}

fn letter(face: Face) -> char {
    match face {
        Face::Regular => 'r',
        Face::Bold => 'b',
    }
}

/// The same glyph has the same name in every document, so that one page can hold several.
pub(super) fn name(face: Face, character: char) -> String {
    let face = letter(face);
    if character.is_ascii_alphanumeric() {
        return format!("{face}{character}");
    }
    format!("{face}_{:x}", u32::from(character))
}

/// A size in units of the outlines as a decimal: `.1344`.
pub(super) fn decimal(size: i32) -> String {
    let parts = size * 10_000 / FINE;
    let text = format!("{}.{:04}", parts / 10_000, parts % 10_000);
    text.trim_start_matches('0').trim_end_matches('0').to_owned()
}
