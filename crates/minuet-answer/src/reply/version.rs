//! The version that every document has.

use serde::{Deserialize, Serialize};

/// The version of every document: 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("const" = 1)))]
pub struct Version(pub u32);

impl Version {
    /// What is written now.
    pub const NOW: Version = Version(1);
}
