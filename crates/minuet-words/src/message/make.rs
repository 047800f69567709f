//! Why a puzzle cannot be made as requested.

use minuet_core::Structure;

/// Why a puzzle cannot be made as requested. Classes and symmetries go by their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MakeMessage {
    // What is asked for cannot be understood.
    UnknownClass,
    UnknownSymmetry {
        known: Vec<&'static str>,
    },
    NotASpan,

    // The clues cannot be like that.
    TooFewClues {
        most: usize,
        fewest: usize,
    },
    /// The smallest number of clues is above the largest.
    NoNumberOfClues,
    /// The pattern does not have as many cells as there should be clues.
    PatternSize {
        cells: usize,
    },
    /// Two lines of a band or stack have no clue, so they could change places.
    EmptyLines {
        one: Structure,
        other: Structure,
    },
    /// No set of cells with the symmetry has as many cells as there should be clues.
    SymmetricClues {
        symmetry: &'static str,
    },
    /// The pattern does not have the symmetry.
    PatternSymmetry {
        symmetry: &'static str,
    },

    // The packs.
    PackTitle {
        pack: &'static str,
    },

    // Class and number of minuets exclude each other.
    ClassWithoutMinuet {
        class: String,
    },
    ClassWithMinuet {
        class: String,
    },
    ClassWithoutNumber {
        class: String,
    },
}
