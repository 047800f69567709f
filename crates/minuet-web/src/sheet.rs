//! The sheet as the page keeps it: what the player has on the paper, right or wrong.

use minuet_core::{Dancer, Puzzle, Starter};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cells, Margins};

/// What the player has on the paper. Lists have an item a cell, in reading order, and may be left out where
/// all of them are empty. Numbers of a cell are written as a text such as `"36"`, none as `""`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The digits that the puzzle came with: 81 characters, `.` for an empty cell.
    pub puzzle: Puzzle,
    /// The digits that the player has inked since, written likewise.
    #[serde(default)]
    pub ink: Puzzle,
    /// Big pencil: the candidates of a cell.
    #[serde(default, skip_serializing_if = "Cells::is_empty")]
    pub pencil: Cells,
    /// Small pencil in the upper left corner: half doubles of a square.
    #[serde(default, skip_serializing_if = "Cells::is_empty")]
    pub small: Cells,
    /// The margins of rows 1 to 9, then of columns 1 to 9: their half doubles.
    #[serde(default, skip_serializing_if = "Margins::is_empty")]
    pub margins: Margins,
    /// The open minuets, the outermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dances: Vec<Dance>,
}

/// An open minuet with the marks of its two dancers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dance {
    /// The binary choice that opened it.
    pub starter: Starter,
    /// The dancer of the enclosing minuet that opened it; none on the main line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Dancer>,
    /// The marks of circle.
    #[serde(default)]
    pub circle: Marks,
    /// The marks of square.
    #[serde(default)]
    pub square: Marks,
}

/// The marks of a dancer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// The candidates with a dot: those that the dancer retains. `""` where it retains all, `"-"` where it has
    /// none left and so is wrong.
    #[serde(default, skip_serializing_if = "Cells::is_empty")]
    pub dots: Cells,
    /// The numbers in a circle or square: 81 characters, `.` for none.
    #[serde(default)]
    pub enclosed: Puzzle,
    /// Whether a minuet of its own has shown it to be wrong.
    #[serde(default, skip_serializing_if = "Standing::is_open")]
    pub standing: Standing,
}

/// What is known of a dancer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It may be right.
    #[default]
    Open,
    /// Both dancers of a minuet of its own broke: it is wrong.
    Wrong,
}

impl Standing {
    fn is_open(&self) -> bool {
        *self == Standing::Open
    }
}
