//! The packages of others that are linked into what is shipped.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::process::{cargo, root};

/// A package of somebody else.
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: String,
    pub(super) authors: Vec<String>,
    /// Where its sources are on this machine.
    pub(super) folder: PathBuf,
    /// The hash of its archive in the registry.
    pub(super) sha256: String,
}

/// The packages that binary, Python module and site consist of, in the order of their names.
pub(super) fn packages() -> anyhow::Result<Vec<Package>> {
    let tree = printed(&[
        "tree",
        "--locked",
        "--package=minuet-cli",
        "--package=minuet-py",
        "--package=minuet-wasm",
        "--edges=normal,no-proc-macro",
        "--prefix=none",
        "--format={p}",
    ])?;
    let known = printed(&["metadata", "--locked", "--format-version=1"])?;
    let known: Value = serde_json::from_str(&known)?;
    let known = known["packages"].as_array().context("cargo knows no packages")?;
    let sums = sums()?;
    let mut packages = BTreeMap::new();
    for line in tree.lines().filter(|line| !line.is_empty()) {
        let mut words = line.split(' ');
        let (name, version) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let id = (name.to_owned(), version.trim_start_matches('v').to_owned());
        // Our own packages come from no registry.
        let Some(sha256) = sums.get(&id) else { continue };
        let package =
            known.iter().find(|known| known["name"] == *id.0 && known["version"] == *id.1);
        let package = package.with_context(|| format!("cargo does not know {line}"))?;
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let mut folder = PathBuf::from(text("manifest_path"));
        folder.pop();
        let package = Package {
            name: id.0.clone(),
            version: id.1.clone(),
            licence: text("license").replace('/', " OR "),
            authors: authors.map(str::to_owned).collect(),
            folder,
            sha256: sha256.clone(),
        };
        packages.insert(id, package);
    }
    Ok(packages.into_values().collect())
}

fn printed(arguments: &[&str]) -> anyhow::Result<String> {
    let output = cargo(arguments).output().context("cargo cannot start")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// The hashes of all packages from a registry, by name and version, as Cargo.lock has them.
fn sums() -> anyhow::Result<BTreeMap<(String, String), String>> {
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    let of = |package: &str, key: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        line.map(|value| value.trim_matches('"').to_owned())
    };
    let packages = lock.split("[[package]]").skip(1);
    Ok(packages
        .filter_map(|package| {
            let id = (of(package, "name")?, of(package, "version")?);
            Some((id, of(package, "checksum")?))
        })
        .collect())
}
