//! The licences of everything that is shipped and not ours, with their texts.

use std::collections::BTreeMap;
use std::fs;

use anyhow::ensure;

use super::shipped::Package;
use crate::process::root;

/// How the names of files with licences begin.
const NAMES: [&str; 5] = ["COPYING", "COPYRIGHT", "LICEN", "NOTICE", "UNLICEN"];

/// The font that pictures and page are set in, with its licence.
const FONT: (&str, &str) = ("Inter (font): OFL-1.1", "crates/minuet-show/fonts/OFL.txt");

/// What is in everything that Rust compiles.
const LIBRARY: (&str, &str) =
    ("Rust's standard library: MIT OR Apache-2.0", "(c) The Rust Project Contributors");

/// All packages with their licences, then each text once, under the packages that it belongs to.
pub(super) fn text(packages: &[Package]) -> anyhow::Result<String> {
    let mut list = format!("Minuet contains:\n\n    {}\n    {}\n", FONT.0, LIBRARY.0);
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    texts.entry(mit(LIBRARY.1)?).or_default().push("Rust's standard library".to_owned());
    for package in packages {
        let Package { name, version, licence, .. } = package;
        let named = format!("{name} {version}");
        list.push_str(&format!("    {named}: {licence}\n"));
        for text in texts_of(package)? {
            texts.entry(text).or_default().push(named.clone());
        }
    }
    let font = fs::read_to_string(root().join(FONT.1))?;
    texts.entry(unified(&font)).or_default().push("Inter".to_owned());
    let mut texts: Vec<(String, String)> =
        texts.into_iter().map(|(text, names)| (names.join(", "), text)).collect();
    texts.sort();
    for (names, text) in texts {
        list.push_str(&format!("\n{}\n{names}\n\n{text}\n", "-".repeat(80)));
    }
    Ok(list)
}

/// The texts that a package brings with it. Where it brings nothing, its authors and the words of the MIT licence, if that
/// is its licence.
fn texts_of(package: &Package) -> anyhow::Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(&package.folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if NAMES.iter().any(|begin| name.starts_with(begin)) && entry.file_type()?.is_file() {
            texts.push(unified(&fs::read_to_string(entry.path())?));
        }
    }
    if texts.is_empty() {
        let Package { name, licence, authors, .. } = package;
        ensure!(licence.split(' ').any(|word| word == "MIT"), "{name} has no text of its licence");
        texts.push(mit(&authors.join(", "))?);
    }
    Ok(texts)
}

/// The MIT licence of somebody else.
fn mit(holders: &str) -> anyhow::Result<String> {
    let ours = fs::read_to_string(root().join("LICENSE-MIT"))?;
    let words = ours.split("\n\n").filter(|part| !part.starts_with("Copyright"));
    let words: Vec<&str> = words.collect();
    Ok(unified(&format!("Copyright {holders}\n\n{}", words.join("\n\n"))))
}

/// A text without what does not tell it from another: the ends of lines, and empty lines around it.
fn unified(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
