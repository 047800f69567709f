//! The place of an entry: its line, its step, and whether its rule is used there.

use minuet_core::{Block, Blocker, CellSet, Dancer, DigitSet, Entry, Find, Step, Structure};

use crate::state::{Line, Minuet, State};
use crate::{Fault, blocks};

/// An entry's line and step, with all that the sheet holds before it.
pub(crate) struct Place<'a> {
    pub(crate) state: &'a State,
    pub(crate) line: &'a Line,
    pub(crate) dance: &'a [Dancer],
    pub(crate) step: Step,
}

impl<'a> Place<'a> {
    pub(crate) fn of(entry: &'a Entry, state: &'a State) -> Result<Place<'a>, Fault> {
        let (dance, step) = (entry.dance.as_slice(), entry.step);
        let place = Place { state, line: state.line(dance)?, dance, step };
        if place.allows(&entry.find) {
            return Ok(place);
        }
        Err(Fault::WrongStep { rule: entry.find.rule(), step, dance: dance.to_vec() })
    }

    /// Whether a rule is used in this step on this line.
    fn allows(&self, find: &Find) -> bool {
        let (on_main, for_dancers): (&[Step], &[Step]) = match find {
            Find::NakedSingle { .. } => (&[Step::Two, Step::Three], &[Step::Four]),
            Find::HiddenSingle { .. } | Find::HalfDouble { .. } | Find::HiddenGroup { .. } => {
                (&[Step::One, Step::Three], &[Step::Four])
            }
            Find::Aligned { .. } | Find::NakedGroup { .. } => (&[Step::Three], &[Step::Four]),
            Find::Passive { .. } => (&[Step::One], &[Step::Four]),
            Find::Fill { .. } => (&[Step::Two], &[]),
            Find::Starter { .. }
            | Find::Unmarked { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => (&[Step::Four], &[Step::Four]),
        };
        (if self.is_main() { on_main } else { for_dancers }).contains(&self.step)
    }

    pub(crate) fn is_main(&self) -> bool {
        self.dance.is_empty()
    }

    /// The minuet that the line opened, which must be the innermost.
    pub(crate) fn minuet(&self) -> Result<&'a Minuet, Fault> {
        self.state.innermost(self.dance)
    }

    /// In Step 1 one looks at squares only.
    pub(crate) fn looks_at(&self, structure: Structure) -> Result<(), Fault> {
        if self.step == Step::One && !structure.is_square() {
            return Err(Fault::NotASquare { structure });
        }
        Ok(())
    }

    /// In the step that needs them, blocks close `cells` to `digits`; other steps have no blocks.
    pub(crate) fn blocked(
        &self,
        needed_in: Step,
        blocks: &[Block],
        cells: CellSet,
        digits: DigitSet,
    ) -> Result<(), Fault> {
        if self.step == needed_in {
            blocks::close_exactly(self.state, blocks, cells, digits)
        } else if blocks.is_empty() {
            Ok(())
        } else {
            Err(Fault::StrayBlocks)
        }
    }

    /// A mark is written once.
    pub(crate) fn is_new(&self, mark: Blocker) -> Result<(), Fault> {
        if self.state.marks.contains(&mark) { Err(Fault::MarkStands { mark }) } else { Ok(()) }
    }
}
