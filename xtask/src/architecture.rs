//! The list of crates in ARCHITECTURE.md is the workspace's.

use anyhow::{Context, ensure};

use crate::process::root;

/// Compares the crates named in the table of ARCHITECTURE.md with the members of the workspace.
pub(crate) fn run() -> anyhow::Result<()> {
    let read = |name: &str| std::fs::read_to_string(root().join(name)).context(name.to_owned());
    let manifest = read("Cargo.toml")?;
    let members = manifest.split("members = [").nth(1).and_then(|rest| rest.split(']').next());
    let mut members: Vec<&str> = members
        .context("Cargo.toml lists no members")?
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","))
        .filter_map(|path| path.rsplit('/').next())
        .collect();
    let text = read("ARCHITECTURE.md")?;
    let mut named: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    members.sort_unstable();
    named.sort_unstable();
    ensure!(named == members, "ARCHITECTURE.md lists {named:?}, the workspace has {members:?}");
    println!("xtask: ARCHITECTURE.md lists the {} crates of the workspace", members.len());
    Ok(())
}
