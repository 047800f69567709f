//! What the network's outputs say about a cell.

use minuet_core::Digit;

use crate::network::OUTPUTS;
use crate::{Content, SeenCell};

/// Cells whose confidence is above this are sure: docs/reading.md says how often they are right.
const SURE: f32 = 0.95;

/// How likely each kind and each digit is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    /// Empty, printed, written, small marks.
    pub(crate) kinds: [f32; 4],
    /// The digits, if there is one.
    pub(crate) digits: [f32; 9],
    /// How high the mark is, in cells.
    pub(crate) height: f32,
}

impl Judged {
    /// From the outputs of the network, for a mark of this height.
    pub(crate) fn of(outputs: &[f32; OUTPUTS], height: f32) -> Judged {
        let (digits, kinds) = outputs.split_at(9);
        Judged { kinds: shares(kinds), digits: shares(digits), height }
    }

    /// The likeliest digit.
    fn digit(&self) -> Digit {
        let likeliest = Digit::ALL
            .into_iter()
            .max_by(|a, b| self.digits[a.index()].total_cmp(&self.digits[b.index()]));
        likeliest.unwrap_or(Digit::ALL[0])
    }

    /// The likeliest content, and how likely it is.
    pub(crate) fn likeliest(&self) -> (Content, f32) {
        let [empty, printed, written, candidates] = self.kinds;
        let digit = self.digit();
        let certain = self.digits[digit.index()];
        let contents = [
            (Content::Empty, empty),
            (Content::Candidates, candidates),
            (Content::Printed(digit), printed * certain),
            (Content::Written(digit), written * certain),
        ];
        contents
            .into_iter()
            .fold(contents[0], |best, next| if next.1 > best.1 { next } else { best })
    }

    /// The cell as it is reported.
    pub(crate) fn seen(&self) -> SeenCell {
        let [empty, printed, written, candidates] = self.kinds;
        let (content, confidence) = self.likeliest();
        let likely = std::array::from_fn(|i| match i {
            0 => empty + candidates,
            _ => (printed + written) * self.digits[i - 1],
        });
        SeenCell { content, confidence, sure: confidence > SURE, likely }
    }
}

/// Numbers that add up to 1 from their logarithms.
fn shares<const N: usize>(logarithms: &[f32]) -> [f32; N] {
    let most = logarithms.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: [f32; N] =
        std::array::from_fn(|i| logarithms.get(i).map_or(0.0, |value| (value - most).exp()));
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}
