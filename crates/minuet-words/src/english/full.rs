//! The full sentence of an entry.

use minuet_core::{Find, Step};

use super::minuet::Reason;
use super::{minuet, phase_one, step_three};
use crate::story::Scene;

/// Where to look, why it follows, what to write.
pub(super) fn text(scene: &Scene<'_>) -> String {
    let early = matches!(scene.entry.step, Step::One | Step::Two);
    match &scene.entry.find {
        Find::NakedSingle { cell, digit, blocks } if early => {
            phase_one::naked_single(scene, *cell, *digit, blocks)
        }
        Find::NakedSingle { cell, digit, .. } => step_three::naked_single(scene, *cell, *digit),
        Find::HiddenSingle { structure, cell, digit, blocks } if early => {
            phase_one::hidden_single(scene, *structure, *cell, *digit, blocks)
        }
        Find::HiddenSingle { structure, cell, digit, .. } => {
            step_three::hidden_single(scene, *structure, *cell, *digit)
        }
        Find::Passive { of, closed, cell, digit, .. } if !early => {
            step_three::passive(scene, of, [*closed, *cell], *digit)
        }
        Find::Passive { of, closed, cell, digit, blocks } => {
            phase_one::passive(scene, of, [*closed, *cell], *digit, blocks)
        }
        Find::HalfDouble { structure, digit, cells, blocks } if early => {
            phase_one::half_double(scene, *structure, *digit, *cells, blocks)
        }
        Find::HalfDouble { structure, digit, cells, .. } => {
            step_three::half_double(scene, *structure, *digit, *cells)
        }
        Find::Aligned { structure, digit, cells } => {
            step_three::aligned(scene, *structure, *digit, *cells)
        }
        Find::NakedGroup { structure, cells, digits } => {
            step_three::naked_group(scene, *structure, *cells, *digits)
        }
        Find::HiddenGroup { structure, cells, digits } if early => {
            phase_one::hidden_group(scene, *structure, *cells, *digits)
        }
        Find::HiddenGroup { structure, cells, digits } => {
            step_three::hidden_group(scene, *structure, *cells, *digits)
        }
        Find::Fill { cell, digits, blocks } => phase_one::fill(*cell, *digits, blocks),
        Find::Starter { starter, sees, settles, .. } => {
            minuet::opening(scene, starter, Reason { sees: *sees, settles: *settles })
        }
        Find::Unmarked { cell, circle, square } => minuet::unmarked(scene, *cell, *circle, *square),
        Find::BothEnclose { cell, digit } => minuet::both_enclose(scene, *cell, *digit),
        Find::DoubleBlocked { digit, circle, square, structures } => {
            minuet::double_blocked(scene, *digit, [*circle, *square], *structures)
        }
        Find::Wrong { dancer, broken } => minuet::wrong(scene, *dancer, broken.as_ref()),
        Find::Complete { dancer } => minuet::complete(scene, *dancer),
        Find::Stall => minuet::stall(scene),
        Find::Leave => minuet::leave(scene),
    }
}
