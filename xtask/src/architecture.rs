//! What ARCHITECTURE.md and CONTRIBUTING.md name is there: every crate of the workspace, every file and folder, every name
//! in the sources.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use crate::process::root;

/// Compares the two guides with the workspace.
pub(crate) fn run() -> anyhow::Result<()> {
    let read = |name: &str| std::fs::read_to_string(root().join(name)).context(name.to_owned());
    let architecture = read("ARCHITECTURE.md")?;
    let crates = same_crates(&architecture, &read("Cargo.toml")?)?;
    println!("xtask: ARCHITECTURE.md lists the {crates} crates of the workspace");
    let present = everything_in(&root())?;
    let sources = sources(&present)?;
    let words: HashSet<&str> = sources.iter().flat_map(|source| source.split(is_between)).collect();
    for (name, text) in
        [("ARCHITECTURE.md", architecture), ("CONTRIBUTING.md", read("CONTRIBUTING.md")?)]
    {
        let missing = missing(&text, &present);
        ensure!(missing.is_empty(), "{name} names what is not there: {}", missing.join(", "));
        let unknown: Vec<&str> = names(&text).filter(|name| !words.contains(name)).collect();
        ensure!(unknown.is_empty(), "{name} names what no source has: {}", unknown.join(", "));
        let (paths, names) = (paths(&text).count(), names(&text).count());
        println!("xtask: the {paths} paths and {names} names in {name} exist");
    }
    Ok(())
}

/// Compares the crates named in the table of ARCHITECTURE.md with the members of the workspace, and counts them.
fn same_crates(architecture: &str, manifest: &str) -> anyhow::Result<usize> {
    let members = manifest.split("members = [").nth(1).and_then(|rest| rest.split(']').next());
    let mut members: Vec<&str> = members
        .context("Cargo.toml lists no members")?
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","))
        .filter_map(|path| path.rsplit('/').next())
        .collect();
    let rows = architecture.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let mut named: Vec<&str> = rows.collect();
    members.sort_unstable();
    named.sort_unstable();
    ensure!(named == members, "ARCHITECTURE.md lists {named:?}, the workspace has {members:?}");
    Ok(members.len())
}

/// The paths that no file or folder of the project ends in.
fn missing<'text>(text: &'text str, present: &[PathBuf]) -> Vec<&'text str> {
    let is_there = |path: &str| {
        let path = path.split("/*").next().unwrap_or(path);
        present.iter().any(|present| present.ends_with(path))
    };
    paths(text).filter(|path| !is_there(path)).collect()
}

/// What stands in backticks and looks like a path in the project: it has a slash, or ends like a source file.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|quoted| {
        let in_project = !quoted.starts_with(['/', '.']);
        let is_plain = quoted.chars().all(|c| c.is_ascii_alphanumeric() || "/._-*".contains(c));
        let ending = Path::new(quoted).extension().and_then(|ending| ending.to_str());
        let is_source = matches!(
            ending,
            Some("rs" | "js" | "mjs" | "ts" | "css" | "html" | "md" | "toml" | "pyi")
        );
        in_project && is_plain && (quoted.contains('/') || is_source)
    })
}

/// What stands in backticks and looks like a name in the sources: of `a::b()` it is `b`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter_map(|quoted| {
        let last = quoted.trim_end_matches("()").rsplit("::").next()?;
        let is_name = !last.is_empty() && !last.contains(is_between);
        is_name.then_some(last)
    })
}

/// Whether a character is part of no name.
fn is_between(character: char) -> bool {
    !character.is_ascii_alphanumeric() && character != '_'
}

fn sources(present: &[PathBuf]) -> anyhow::Result<Vec<String>> {
    let is_source = |path: &&PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        path.is_file() && matches!(ending, Some("rs" | "js" | "mjs" | "ts" | "py" | "pyi" | "toml"))
    };
    let read = |path: &PathBuf| std::fs::read_to_string(path).context(path.display().to_string());
    present.iter().filter(is_source).map(read).collect()
}

/// All files and folders of the project, except what is built or hidden.
fn everything_in(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with('.') || ["target", "node_modules"].contains(&name) {
            continue;
        }
        if path.is_dir() {
            found.extend(everything_in(&path)?);
        }
        found.push(path);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_is_not_there_is_named() {
        let present =
            ["crates/a/src", "crates/a/src/rules", "crates/a/src/rules/one.rs"].map(PathBuf::from);
        let text = "In `rules/one.rs`, `rules/*.rs`, `a/src/` and `one.rs`; `/api`, `../shared` and `a b/c` are \
                    none. `src/one.rs`, `two.rs`, `other/*.rs` and `rules/two` are gone.";
        assert_eq!(missing(text, &present), ["src/one.rs", "two.rs", "other/*.rs", "rules/two"]);
    }

    #[test]
    fn names_are_told_from_other_words() {
        let text = "Of `rules::find()`, `Find`, `a b`, `src/one.rs` and `--bless`, two are names.";
        assert!(names(text).eq(["find", "Find"]));
    }
}
