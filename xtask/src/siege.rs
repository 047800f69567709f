//! The siege: kills, damage, bombs and hostile clients, tried on the real program.

use std::process::Command;

use crate::process::{cargo, root, run, target};

/// Builds the program and lays siege to it.
pub(crate) fn lay(seed: u64, rounds: u32, attacks: &[String]) -> anyhow::Result<()> {
    run(&mut cargo(&["build", "--release", "--quiet", "--package", "minuet-cli"]))?;
    let mut siege = Command::new("python3");
    siege.arg(root().join("xtask/siege/siege.py"));
    siege.arg("--binary").arg(target().join("release").join("minuet"));
    siege.arg("--puzzles").arg(root().join("crates/trials/puzzles.txt"));
    siege.args(["--seed", &seed.to_string(), "--rounds", &rounds.to_string()]);
    run(siege.args(attacks).env("PYTHONDONTWRITEBYTECODE", "1"))
}
