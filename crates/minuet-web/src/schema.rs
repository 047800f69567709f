//! The JSON Schema of the questions and answers, from which the page's types are made.

use schemars::{JsonSchema, Schema, schema_for};
use serde::Serialize;

use crate::{Request, Response};

/// A question and its answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Protocol {
    /// What the page may ask.
    pub(crate) request: Request,
    /// What it is answered.
    pub(crate) response: Response,
}

/// The JSON Schema of [`Request`] and [`Response`].
pub fn protocol() -> Schema {
    schema_for!(Protocol)
}
