//! The labels of a report.

use crate::message::ReportLabel;

pub(super) fn say(label: ReportLabel) -> &'static str {
    use ReportLabel as L;
    match label {
        L::Page => "Minuet hunt",
        L::Title => "The hunt for the Minuet Conjecture",
        L::Input => "input",
        L::Basic => "basic",
        L::Minuet => "minuet",
        L::Failed => "failed",
        L::None => "none",
        L::Several => "several",
        L::Rejected => "rejected",
        L::Repeated => "repeated",
        L::FailureRate => "failure rate",
        L::All => "all",
        L::ExactBounds => "exact bounds",
        L::Puzzles => "puzzles",
        L::PuzzlesLogarithmic => "puzzles (logarithmic scale)",
        L::Minuets => "Minuets that changed the sheet, of solved puzzles",
        L::Tried => "Minuets tried, of solved puzzles",
        L::Endings => "What ended the puzzle",
        L::Numbers => "Minuet number",
        L::Depths => "Minuet depth",
        L::Starters => "Starters left where failures end",
        L::Clues => "Clues of well-posed puzzles",
        L::MinuetsAxis => "minuets that changed the sheet",
        L::TriedAxis => "minuets tried",
        L::EndingsAxis => "ending",
        L::NumbersAxis => "minuet number",
        L::DepthsAxis => "minuet depth",
        L::StartersAxis | L::StartersColumn => "starters",
        L::CluesAxis | L::CluesColumn => "clues",
        L::Failures => "Failures",
        L::FailureList => "Failures (puzzle, clues, starters left; the command that checks it)",
        L::PuzzleAndCommand => "puzzle, and the command that checks it",
        L::Where => "where",
        L::LeftColumn => "candidates left",
        L::DepthColumn => "depth",
        L::EndedComplete => "complete",
        L::EndedConflict => "conflict",
        L::EndedTrickA => "trick a",
        L::EndedTrickB => "trick b",
    }
}
