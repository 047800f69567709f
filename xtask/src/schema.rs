//! The JSON Schemas in docs/schema are what the program says.

use std::process::Command;

use anyhow::{Context, ensure};

use crate::Reference;
use crate::process::{minuet, root};

const NAMES: [&str; 13] = [
    "solve",
    "hint",
    "check",
    "check-hunt",
    "count",
    "rate",
    "hunt",
    "hunt-near",
    "report",
    "pack",
    "convert",
    "certificate",
    "page",
];

/// Compares or writes the schemas.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let minuet = minuet()?;
    let folder = root().join("docs/schema");
    std::fs::create_dir_all(&folder)?;
    for name in NAMES {
        let output = Command::new(&minuet).args(["schema", name]).output()?;
        ensure!(output.status.success(), "minuet schema {name} failed");
        let path = folder.join(format!("{name}.json"));
        match reference {
            Reference::Write => std::fs::write(&path, &output.stdout)?,
            Reference::Compare => {
                let kept = std::fs::read(&path).with_context(|| path.display().to_string())?;
                ensure!(
                    kept == output.stdout,
                    "docs/schema/{name}.json is out of date: cargo xtask schema --bless"
                );
            }
        }
    }
    println!("xtask: {} JSON Schemas", NAMES.len());
    Ok(())
}
