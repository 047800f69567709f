//! The two dancers.

use std::fmt;

/// One of the two potential solutions grown from a starter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Dancer {
    /// Marked with circles and overdots; takes the smaller number or the first cell.
    Circle,
    /// Marked with squares and underdots.
    Square,
}

impl Dancer {
    /// Circle, then square.
    pub const BOTH: [Dancer; 2] = [Dancer::Circle, Dancer::Square];

    /// The partner.
    pub const fn other(self) -> Dancer {
        match self {
            Dancer::Circle => Dancer::Square,
            Dancer::Square => Dancer::Circle,
        }
    }
}

/// `circle` or `square`.
impl fmt::Display for Dancer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Dancer::Circle => "circle",
            Dancer::Square => "square",
        })
    }
}
