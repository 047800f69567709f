//! The JSON Schemas in docs/schema are those of the types.

use crate::Reference;
use crate::process::{self, cargo};

/// Compares or writes the schemas: a test of the command line does both.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let name = "every_schema_is_that_of_the_types";
    let mut test = cargo(&["test", "--quiet", "-p", "minuet-cli", "--bin", "minuet", name]);
    if reference == Reference::Write {
        test.env("MINUET_BLESS", "1");
    }
    process::run(&mut test)
}
