//! What the Python module says by itself.

use super::hunt::n;
use super::lists::join;
use crate::message::PythonMessage;

pub(super) fn say(message: &PythonMessage) -> String {
    use PythonMessage as M;
    match message {
        M::ExpectedPuzzle { found } => {
            format!("expected a puzzle as str, or a Position, found {found}")
        }
        M::ExpectedPuzzles { found } => {
            format!("expected many puzzles (a list, a NumPy array or Arrow data), found {found}")
        }
        M::ExpectedPuzzleInRow { row, found } => {
            format!("row {row}: expected a puzzle as str, found {found}")
        }
        M::ExpectedDocument { found } => {
            format!("expected an Answer, a Trace or a JSON document as str, found {found}")
        }
        M::ExpectedTextsOrDigits { found, shape } => format!(
            "expected an array of texts (S81, U81), or of digits (uint8, n × 81), found {found} {shape:?}"
        ),
        M::ArrayWithoutTexts { found } => format!("the array does not hold texts, but {found}"),

        M::ExpectedWord { argument, known, found } => {
            format!("{argument}: expected {}, found {found:?}", join(known, "or"))
        }
        M::ExpectedDigit { found } => format!("expected a digit from 1 to 9, found {found}"),
        M::ExpectedCandidates { found } => {
            format!("expected candidates such as 247, found {found:?}")
        }
        M::ExpectedSeconds { found } => {
            format!("timeout: expected a number of seconds that is not negative, found {found}")
        }
        M::AlreadyFilled { cell, digit } => format!("{cell} is already filled: it holds {digit}"),
        M::NotJson { error } => format!("expected JSON: {error}"),

        M::AlreadyHandedOver => {
            "this Arrow array has already been handed over: export it again".into()
        }
        M::NotContiguous => "the array is not contiguous".into(),
        M::ThreadsNotStarted { error } => format!("no threads can be started: {error}"),

        M::HuntProgress { parts, puzzles, failed } => {
            format!("{}, {}, {failed} failed", n(*parts, "part"), n(*puzzles, "puzzle"))
        }
        M::FilesOrSample => "expected files, or --sample".into(),
    }
}
