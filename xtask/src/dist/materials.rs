//! The bill of materials, in the format CycloneDX: what is shipped and not ours, for programs that look for known flaws.

use serde_json::json;

use super::shipped::Package;
use super::{Commit, VERSION};

/// The bill, as JSON.
pub(super) fn list(packages: &[Package], commit: &Commit) -> anyhow::Result<String> {
    let address = |name: &str, version: &str| format!("pkg:cargo/{name}@{version}");
    let components: Vec<_> = packages
        .iter()
        .map(|Package { name, version, licence, sha256, .. }| {
            json!({
                "type": "library",
                "bom-ref": address(name, version),
                "name": name,
                "version": version,
                "purl": address(name, version),
                "hashes": [{ "alg": "SHA-256", "content": sha256 }],
                "licenses": [{ "expression": licence }],
            })
        })
        .collect();
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": address("minuet-cli", VERSION),
                "name": "minuet",
                "version": VERSION,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "properties": [{ "name": "minuet:commit", "value": commit.name }],
            },
        },
        "components": components,
    });
    Ok(format!("{}\n", serde_json::to_string_pretty(&list)?))
}
