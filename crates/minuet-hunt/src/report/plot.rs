//! Counts drawn as bars: small pictures in SVG.

use std::fmt::Write;

const WIDTH: u64 = 640;
const HEIGHT: u64 = 160;
const BELOW: u64 = 24;

/// A bar a row. Heights are square roots of the counts, so that rare things can be seen beside common ones.
pub(super) fn bars(rows: &[(String, u64)]) -> String {
    let most = rows.iter().map(|row| row.1).max().unwrap_or(1).max(1);
    let step = WIDTH / (rows.len() as u64).max(1);
    let wide = (step * 4 / 5).clamp(1, 60);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"bars\">",
        HEIGHT + BELOW + 14
    );
    // Where bars are narrow, only some of them can have a word.
    let every = 28u64.div_ceil(step.max(1));
    for (i, (name, count)) in (0..).zip(rows) {
        let height = ((*count as f64 / most as f64).sqrt() * HEIGHT as f64).round() as u64;
        let height = height.max(u64::from(*count > 0));
        let (x, y) = (i * step + (step - wide.min(step)) / 2, 14 + HEIGHT - height);
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{height}\"><title>{name}: {count}</title></rect>"
        );
        if i % every == 0 {
            let middle = i * step + step / 2;
            let _ = write!(svg, "<text x=\"{middle}\" y=\"{}\">{name}</text>", HEIGHT + BELOW + 6);
        }
        if step >= 40 {
            let middle = i * step + step / 2;
            let _ = write!(svg, "<text x=\"{middle}\" y=\"{}\">{count}</text>", y - 3);
        }
    }
    svg + "</svg>"
}
