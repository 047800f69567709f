//! Step 4: minuets, one starter after the other.

use minuet_core::Dancer;

use crate::dance::{Stand, Yield, minuet};
use crate::scribe::Scribe;
use crate::starters::starters;

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

/// Minuets until one changes the line: the list is then made again. Each starter is tried once on an unchanged line.
fn round(scribe: &mut Scribe, path: &[Dancer], level: u8) -> Yield {
    let mut starters = starters(scribe.position(path));
    if let Some(lots) = &mut scribe.lots {
        lots.shuffle(&mut starters);
    }
    for starter in starters {
        if scribe.is_spent() {
            return Yield::Nothing;
        }
        match minuet(scribe, path, starter, level) {
            Yield::Nothing => {}
            brought => return brought,
        }
    }
    Yield::Nothing
}
