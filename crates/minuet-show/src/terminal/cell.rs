//! The three lines of one cell.

use minuet_core::paper::{Content, Mark};
use minuet_core::{Cell, Dancer, Digit, DigitSet, Paper};

use super::place::marked;
use super::style::{Colour, Style};
use crate::Highlight;

const BOLD: &str = "1";
const BLUE: &str = "34";
const GREEN: &str = "32";
const MAGENTA: &str = "35";
const CYAN: &str = "36";
const STRUCK: &[&str] = &["9", "31"];
const REVERSE: &str = "7";

/// Draws cells, all in the same style.
pub(super) struct Pen<'a> {
    pub(super) paper: &'a Paper,
    pub(super) highlight: &'a Highlight,
    pub(super) style: Style,
}

impl Pen<'_> {
    /// The columns between two lines of the grid.
    pub(super) fn width(&self) -> usize {
        if self.paper.is_danced() { 9 } else { 7 }
    }

    /// Line 0, 1 or 2 of the cell.
    pub(super) fn line(&self, cell: Cell, line: usize) -> String {
        match self.paper.content(cell) {
            Content::Pencil(digits) => self.candidates(cell, digits, line),
            _ if line != 1 => self.blank(cell, self.width()),
            Content::Given(digit) => {
                let text = match self.style.colour {
                    Colour::Always => format!(" {digit} "),
                    Colour::Never => self.style.pick(format!("•{digit}•"), format!("*{digit}*")),
                };
                self.centred(cell, &text, BOLD)
            }
            Content::Found(digit) => self.centred(cell, &format!(" {digit} "), BLUE),
            Content::Held { digit, dancer, .. } => {
                let held = |own| if own == dancer { Mark::Enclosed } else { Mark::None };
                let [circle, square] = Dancer::BOTH.map(held);
                let text = marked(digit, circle, square, self.style);
                self.centred(cell, &text, BLUE)
            }
        }
    }

    fn centred(&self, cell: Cell, text: &str, code: &str) -> String {
        let side = self.blank(cell, (self.width() - 3) / 2);
        let codes = self.lit(cell, &[code]);
        format!("{side}{}{side}", self.style.paint(text, &codes))
    }

    fn candidates(&self, cell: Cell, digits: DigitSet, line: usize) -> String {
        let places = Digit::ALL[3 * line..3 * line + 3].iter();
        let places: String = places.map(|&digit| self.place(cell, digits, digit)).collect();
        if self.paper.is_danced() { places } else { self.blank(cell, 1) + &places }
    }

    /// One candidate: three columns in a minuet, two otherwise.
    fn place(&self, cell: Cell, digits: DigitSet, digit: Digit) -> String {
        let danced = self.paper.is_danced();
        if !digits.contains(digit) {
            return self.blank(cell, if danced { 3 } else { 2 });
        }
        let [circle, square] = Dancer::BOTH.map(|dancer| self.paper.mark(dancer, cell, digit));
        let struck = self.highlight.struck_in(cell).contains(digit);
        if struck {
            let text = match self.style.colour {
                Colour::Always => format!("{digit} "),
                Colour::Never => format!("{digit}x"),
            };
            let text = if danced { format!(" {text}") } else { text };
            return self.style.paint(&text, &self.lit(cell, STRUCK));
        }
        let codes: &[&str] = match (circle, square) {
            (Mark::None, Mark::None) => &[],
            (_, Mark::None) => &[GREEN],
            (Mark::None, _) => &[MAGENTA],
            _ => &[CYAN],
        };
        let text =
            if danced { marked(digit, circle, square, self.style) } else { format!("{digit} ") };
        self.style.paint(&text, &self.lit(cell, codes))
    }

    /// Empty columns; in a cell that is lit they are filled where colour cannot show it.
    fn blank(&self, cell: Cell, columns: usize) -> String {
        let lit = self.highlight.cells.contains(cell);
        let fill = match self.style.colour {
            Colour::Never if lit => self.style.pick("·", "."),
            _ => " ",
        };
        self.style.paint(&fill.repeat(columns), &self.lit(cell, &[]))
    }

    fn lit<'c>(&self, cell: Cell, codes: &[&'c str]) -> Vec<&'c str> {
        let reverse = self.highlight.cells.contains(cell).then_some(REVERSE);
        codes.iter().copied().chain(reverse).collect()
    }
}
