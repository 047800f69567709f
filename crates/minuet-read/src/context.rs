//! What the other cells of a photo say about a cell.

use crate::judged::Judged;

/// Cells with at least this share of it are by hand for certain.
const CERTAIN: f32 = 0.95;

/// How much likelier than not it remains that a cell is by hand, where no other cell is so for certain, one, or more: who
/// writes into a puzzle does not stop at one digit, and dirt looks like small marks.
const OTHERS: [f32; 3] = [0.05, 0.4, 1.0];

/// Weighs handwriting in each cell by how much there is in the others.
pub(crate) fn weigh(cells: &mut [Judged]) {
    let by_hand = |cell: &Judged| cell.kinds[2] + cell.kinds[3] > CERTAIN;
    let certain = cells.iter().filter(|cell| by_hand(cell)).count();
    for cell in cells {
        let others = certain - usize::from(by_hand(cell));
        let factor = OTHERS[others.min(2)];
        cell.kinds[2] *= factor;
        cell.kinds[3] *= factor;
        let sum: f32 = cell.kinds.iter().sum();
        cell.kinds = cell.kinds.map(|share| share / sum);
    }
}

/// How much the heights of printed digits differ at most, in cells.
const EVEN: f32 = 0.06;
/// How fast the logarithm of the odds of handwriting grows with the rest.
const STEEP: f32 = 25.0;
/// How many digits must be printed for certain before their height is known.
const ENOUGH: usize = 5;

/// Tells printed and written digits apart by the height that most printed ones have, where there is handwriting at all.
pub(crate) fn compare_heights(cells: &mut [Judged]) {
    let certain = cells.iter().filter(|cell| cell.kinds[2] + cell.kinds[3] > CERTAIN).count();
    let printed = cells.iter().filter(|cell| cell.kinds[1] > 0.9);
    let mut heights: Vec<f32> = printed.map(|cell| cell.height).collect();
    heights.sort_by(f32::total_cmp);
    if certain < 2 || heights.len() < ENOUGH {
        return;
    }
    let usual = heights[heights.len() / 2];
    for cell in cells {
        let odds = (((cell.height - usual).abs() - EVEN) * STEEP).clamp(-1.0, 4.0).exp();
        let [_, printed, written, _] = cell.kinds;
        let share = written * odds / (printed + written * odds).max(f32::MIN_POSITIVE);
        cell.kinds[1] = (printed + written) * (1.0 - share);
        cell.kinds[2] = (printed + written) * share;
    }
}
