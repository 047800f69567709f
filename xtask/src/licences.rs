//! What is shipped is free to be shipped under MIT or Apache-2.0.

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::process::cargo;

/// Licences that ask for no more than a notice.
const ALLOWED: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "LLVM-exception",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Checks the licence of every package in the lock file.
pub(crate) fn run() -> anyhow::Result<()> {
    let output = cargo(&["metadata", "--format-version", "1", "--locked"]).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("none");
        ensure!(is_allowed(licence), "{}: licence {licence}", package["name"]);
    }
    println!("xtask: licences of {} packages", packages.len());
    Ok(())
}

/// Whether one alternative of an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` is allowed.
fn is_allowed(expression: &str) -> bool {
    let alternatives = expression.split(" AND ").map(|part| part.trim_matches(['(', ')']));
    alternatives.into_iter().all(|part| {
        part.split(" OR ").flat_map(|choice| choice.split('/')).any(|choice| {
            choice.split(" WITH ").all(|name| ALLOWED.contains(&name.trim_matches(['(', ')', ' '])))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn expressions() {
        assert!(is_allowed("MIT OR Apache-2.0"));
        assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception OR GPL-3.0"));
        assert!(!is_allowed("AGPL-3.0"));
        assert!(!is_allowed("MIT AND GPL-2.0"));
        assert!(!is_allowed("none"));
    }
}
