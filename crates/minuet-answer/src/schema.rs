//! The JSON Schema of requests and replies, from which the page's types are made.

use schemars::{JsonSchema, Schema, schema_for};
use serde::Serialize;

use crate::{Reply, Request};

/// A request and its reply.
#[derive(Serialize, JsonSchema)]
struct Protocol {
    /// What may be asked.
    request: Request,
    /// What is replied.
    reply: Reply,
}

/// The JSON Schema of [`Request`] and [`Reply`].
pub fn protocol() -> Schema {
    schema_for!(Protocol)
}
