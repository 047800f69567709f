//! What leaves the page.

use serde::Serialize;

/// A sheet as a text for a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shared {
    /// Letters, digits, `-`, `_` and `.` only: it fits into an address as it is.
    pub text: String,
}

/// A QR code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Code {
    /// An SVG element.
    pub svg: String,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exported {
    /// A name for it.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// Its content, if it is text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Its content in Base64, if it is not text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
}
