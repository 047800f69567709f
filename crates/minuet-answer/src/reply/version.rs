//! The version that every document has.

use serde::{Deserialize, Serialize};

/// The version of every document: 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("const" = 2)))]
pub struct Version(pub u32);

impl Version {
    /// What is written now.
    pub const NOW: Version = Version(2);
}
