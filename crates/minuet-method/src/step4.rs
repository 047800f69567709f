//! Step 4: minuets, one starter after the other.

use minuet_core::{Dancer, Starter};

use crate::dance::{Stand, Yield, minuet};
use crate::ranking::Ranking;
use crate::scribe::Scribe;
use crate::settles::is_settled;

/// Minuets on the line at `path` until a full round over every starter changes nothing.
///
/// Nesting is a last resort: only when a round of one depth changes nothing does a deeper one follow,
/// and whatever it finds, the shallow rounds begin again.
pub(crate) fn rounds(scribe: &mut Scribe, path: &[Dancer], depth: u8) -> Stand {
    let mut levels = 1..=depth;
    while let Some(level) = levels.next() {
        match round(scribe, path, level) {
            Yield::Nothing => {}
            Yield::Changed => levels = 1..=depth,
            Yield::End(stand) => return stand,
        }
    }
    Stand::Still
}

/// Minuets until one changes the line: the list is then made again. Each starter is tried once on an unchanged line; those
/// that a fruitless minuet has settled both ways come last, where the ranking passes over them.
fn round(scribe: &mut Scribe, path: &[Dancer], level: u8) -> Yield {
    let position = *scribe.position(path);
    let mut rest = scribe.ranking.list(&position);
    if let Some(lots) = &mut scribe.lots {
        lots.shuffle(&mut rest);
    }
    let mut passed = Vec::new();
    while let Some(starter) = scribe.ranking.take(&mut rest, &position).or_else(|| passed.pop()) {
        if scribe.is_spent() {
            return Yield::Nothing;
        }
        match minuet(scribe, path, starter, level) {
            Yield::Nothing => passed.extend(pass_over(scribe, &mut rest)),
            brought => return brought,
        }
    }
    Yield::Nothing
}

/// Takes out what the fruitless minuet just danced has settled both ways.
fn pass_over(scribe: &Scribe, rest: &mut Vec<Starter>) -> Vec<Starter> {
    match (scribe.ranking, scribe.at_rest) {
        (Ranking::BothSides, [Some(circle), Some(square)]) => {
            rest.extract_if(.., |starter| is_settled(starter, &[circle, square])).collect()
        }
        _ => Vec::new(),
    }
}
