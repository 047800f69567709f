//! `cargo xtask package`: the crates that are published, as their users get them.

use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

use crate::process::{cargo, root, run, target};

/// The crates that are published: docs/library.md says what they promise.
const PUBLIC: [&str; 6] = [
    "minuet-core",
    "minuet-words",
    "minuet-formats",
    "minuet-method",
    "minuet-fast",
    "minuet-check",
];

/// What the program of a stranger is given, and what it must say.
const PUZZLE: &str =
    "3....8.9...5..7..6..759.....1....2.8.6.8..9..4....3..71...6.....8..7.......3..6..";
const ANSWERS: [&str; 3] = ["racer: Minuet", "teacher: solved", "judge: accepted"];

/// Packages the crates, builds each from its package, and lets a program outside the workspace use the packages.
pub(crate) fn run_all() -> anyhow::Result<()> {
    let mut package = cargo(&["package", "--locked", "--allow-dirty"]);
    run(package.args(PUBLIC.map(|name| format!("--package={name}"))))?;
    let manifest = root().join("examples/stranger/Cargo.toml");
    let mut stranger = cargo(&["run", "--quiet", "--manifest-path"]);
    stranger.arg(manifest).arg("--target-dir").arg(target().join("stranger"));
    for name in PUBLIC {
        let unpacked = target().join(format!("package/{name}-{}", env!("CARGO_PKG_VERSION")));
        let unpacked = std::path::absolute(unpacked)?;
        stranger.arg("--config");
        stranger.arg(format!("patch.crates-io.{name}.path=\"{}\"", unpacked.display()));
    }
    let said = answer(&mut stranger)?;
    for answer in ANSWERS {
        ensure!(said.contains(answer), "the stranger does not say \"{answer}\":\n{said}");
    }
    println!("xtask: {} packages, used by a stranger", PUBLIC.len());
    Ok(())
}

/// What the program prints when it is given the puzzle.
fn answer(program: &mut Command) -> anyhow::Result<String> {
    let mut running = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    running.stdin.take().context("standard input is piped")?.write_all(PUZZLE.as_bytes())?;
    let output = running.wait_with_output()?;
    ensure!(output.status.success(), "the program of a stranger failed");
    Ok(String::from_utf8(output.stdout)?)
}
