//! What the teacher makes of a puzzle.

use minuet_core::{Entry, Find, Outcome, Puzzle, Reading, Step, Trace};
use minuet_fast::Decision;

/// The teacher's part of a row: figures that depend on the paper's order of starters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taught {
    /// The outcome and its figures, as the teacher finds them.
    pub decision: Decision,
    /// The step that finishes the puzzle.
    pub step: Option<u8>,
    /// Minuets that changed the sheet.
    pub minuets: u32,
    /// Minuets that were opened.
    pub tried: u32,
    /// Dancers of the main line that turned out wrong.
    pub conflicts: u32,
    /// Candidates of the main line that trick a erased.
    pub trick_a: u32,
    /// Candidates of the main line that trick b erased.
    pub trick_b: u32,
    /// What ended the puzzle.
    pub ending: EndedBy,
}

/// What ended a puzzle: the last thing that a minuet of the main line brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedBy {
    /// No minuet was needed.
    Basic,
    /// A dancer was complete.
    Complete,
    /// A dancer broke, and clean-up finished its partner.
    Conflict,
    /// Trick a, and clean-up finished the rest.
    TrickA,
    /// Trick b, and clean-up finished the rest.
    TrickB,
    /// A full round that changed nothing.
    Failed,
}

impl EndedBy {
    /// Every ending, in the order of their words here.
    pub const ALL: [EndedBy; 6] = [
        EndedBy::Basic,
        EndedBy::Complete,
        EndedBy::Conflict,
        EndedBy::TrickA,
        EndedBy::TrickB,
        EndedBy::Failed,
    ];

    /// Its word in a table.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::Basic => "basic",
            EndedBy::Complete => "complete",
            EndedBy::Conflict => "conflict",
            EndedBy::TrickA => "trick-a",
            EndedBy::TrickB => "trick-b",
            EndedBy::Failed => "failed",
        }
    }
}

impl Taught {
    /// Solves the puzzle; nothing where it is not well posed.
    pub fn of(puzzle: &Puzzle, reading: &Reading) -> Option<Taught> {
        if minuet_fast::count(puzzle, 2) != 1 {
            return None;
        }
        Taught::from_trace(&minuet_method::solve(&(*puzzle).into(), reading))
    }

    /// What a trace of the teacher tells; nothing where the puzzle is not well posed.
    pub fn from_trace(trace: &Trace) -> Option<Taught> {
        let (step, minuets, tried, starters, left) = match trace.outcome {
            Outcome::Solved { step, minuets, tried, .. } => {
                (Some(step.number()), minuets, tried, None, None)
            }
            Outcome::Failed { minuets, tried, starters, left, .. } => {
                (None, minuets, tried, Some(starters as u16), Some(left as u16))
            }
            Outcome::None { .. } | Outcome::Several { .. } => return None,
        };
        let verdict = trace.outcome.verdict();
        let decision = Decision { verdict, left3: left3(trace), starters, left };
        let ending = if step.is_none() { EndedBy::Failed } else { EndedBy::Basic };
        let mut taught =
            Taught { decision, step, minuets, tried, conflicts: 0, trick_a: 0, trick_b: 0, ending };
        taught.count(trace);
        Some(taught)
    }

    /// Counts what the minuets of the main line brought.
    fn count(&mut self, trace: &Trace) {
        // A nested dancer that completes ends the whole puzzle.
        let counts =
            |entry: &&Entry| entry.dance.is_empty() || matches!(entry.find, Find::Complete { .. });
        for entry in trace.entries.iter().filter(counts) {
            let erased =
                entry.effect.erased.iter().map(|erased| erased.digits.len() as u32).sum::<u32>();
            let ending = match entry.find {
                Find::Unmarked { .. } | Find::BothEnclose { .. } => {
                    self.trick_a += erased;
                    EndedBy::TrickA
                }
                Find::DoubleBlocked { .. } => {
                    self.trick_b += erased;
                    EndedBy::TrickB
                }
                Find::Wrong { .. } => {
                    self.conflicts += 1;
                    EndedBy::Conflict
                }
                Find::Complete { .. } => EndedBy::Complete,
                Find::NakedSingle { .. }
                | Find::HiddenSingle { .. }
                | Find::Passive { .. }
                | Find::HalfDouble { .. }
                | Find::Aligned { .. }
                | Find::NakedGroup { .. }
                | Find::HiddenGroup { .. }
                | Find::Fill { .. }
                | Find::Starter { .. }
                | Find::Stall
                | Find::Leave => continue,
            };
            if self.ending != EndedBy::Failed {
                self.ending = ending;
            }
        }
    }
}

/// The candidates on the sheet when Step 3 has first come to its end.
fn left3(trace: &Trace) -> Option<u16> {
    let basic = trace.entries.iter().take_while(|entry| entry.step < Step::Four).count();
    Some(trace.sheet(basic).ok()?.position().left() as u16)
}
