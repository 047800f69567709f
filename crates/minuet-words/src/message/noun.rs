//! What is wrong with a cell, a puzzle, a reading or another noun.

use minuet_core::{
    Broken, Misfit, NotASolution, ParseCellError, ParsePositionError, ParsePuzzleError,
    ParseReadingError, ParseStructureError,
};

use crate::Message;

/// What is wrong with a cell, a puzzle, a reading or another noun. The errors themselves belong to the nouns,
/// which come before all words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NounMessage {
    Broken(Broken),
    Cell(ParseCellError),
    Structure(ParseStructureError),
    Puzzle(ParsePuzzleError),
    Position(ParsePositionError),
    Solution(NotASolution),
    Reading(ParseReadingError),
    Misfit(Misfit),
}

macro_rules! nouns {
    ($($variant:ident($error:ident);)*) => {$(
        impl From<$error> for NounMessage {
            fn from(error: $error) -> NounMessage {
                NounMessage::$variant(error)
            }
        }

        impl From<$error> for Message {
            fn from(error: $error) -> Message {
                Message::Noun(error.into())
            }
        }
    )*};
}

nouns! {
    Broken(Broken);
    Cell(ParseCellError);
    Structure(ParseStructureError);
    Puzzle(ParsePuzzleError);
    Position(ParsePositionError);
    Solution(NotASolution);
    Reading(ParseReadingError);
    Misfit(Misfit);
}
