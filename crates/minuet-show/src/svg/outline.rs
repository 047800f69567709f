//! Outlines of glyphs as path data, in few characters.

use crate::font::{EM, Stroke};

/// The em in which outlines are written: coarser than the font's own, which makes files smaller.
pub(super) const FINE: i32 = 625;

/// An outline as path data: relative coordinates, y downward, a command letter only where it changes. A control
/// point that a smooth curve would place within `slack` of its true place is left out.
pub(super) fn outline(strokes: &[Stroke], slack: i32) -> String {
    let mut pen = Pen { slack, ..Pen::default() };
    for stroke in strokes {
        match *stroke {
            Stroke::Move(x, y) => {
                pen.draw('m', &[(x, y)]);
                pen.start = pen.last;
            }
            Stroke::Line(x, y) => pen.draw('l', &[(x, y)]),
            Stroke::Curve(x1, y1, x, y) => pen.draw('q', &[(x1, y1), (x, y)]),
            Stroke::Close => {
                pen.path.push('z');
                (pen.letter, pen.last) = ('z', pen.start);
            }
        }
    }
    pen.path
}

#[derive(Default)]
struct Pen {
    path: String,
    slack: i32,
    letter: char,
    start: (i32, i32),
    last: (i32, i32),
    /// The control point of the last curve, as a reader of the path computes it.
    control: (i32, i32),
}

impl Pen {
    /// The points of one command, each relative to where the last command ended.
    fn draw(&mut self, letter: char, points: &[(i32, i32)]) {
        let round = |value: i32| (2 * value * FINE + EM).div_euclid(2 * EM);
        let points: Vec<(i32, i32)> = points.iter().map(|&(x, y)| (round(x), -round(y))).collect();
        let last = self.last;
        let away = |&(x, y): &(i32, i32)| (x - last.0, y - last.1);
        let (letter, numbers) = match (letter, points.as_slice()) {
            ('l', [end]) if end.1 == last.1 => ('h', vec![away(end).0]),
            ('l', [end]) if end.0 == last.0 => ('v', vec![away(end).1]),
            ('q', [control, end]) if self.is_smooth(*control) => {
                self.control = self.reflected();
                let (x, y) = away(end);
                ('t', vec![x, y])
            }
            _ => {
                self.control = points[0];
                (letter, points.iter().map(away).flat_map(|(x, y)| [x, y]).collect())
            }
        };
        self.write(letter, &numbers);
        self.last = points.last().copied().unwrap_or(last);
        if !matches!(letter, 'q' | 't') {
            self.control = self.last;
        }
    }

    /// The control point that a smooth curve takes by itself.
    fn reflected(&self) -> (i32, i32) {
        (2 * self.last.0 - self.control.0, 2 * self.last.1 - self.control.1)
    }

    /// Whether a curve with this control point continues smoothly, apart from rounding.
    fn is_smooth(&self, (x, y): (i32, i32)) -> bool {
        let (right, down) = self.reflected();
        matches!(self.letter, 'q' | 't') && (right - x).abs().max((down - y).abs()) <= self.slack
    }

    fn write(&mut self, letter: char, numbers: &[i32]) {
        let mut first = letter != self.letter;
        if first {
            self.path.push(letter);
        }
        for &number in numbers {
            if !first && number >= 0 {
                self.path.push(' ');
            }
            self.path.push_str(&number.to_string());
            first = false;
        }
        self.letter = letter;
    }
}
