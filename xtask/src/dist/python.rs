//! The Python package: a wheel for this platform and any Python from 3.11 on, and its sources.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::cluster::Environment;
use crate::process::{paths_left_out, root, run, target};

/// Where the wheel takes the licences of others from; it is there only while the wheel is built.
const LICENCES: &str = "crates/minuet-py/THIRD-PARTY-LICENCES.txt";

/// Writes wheel and sources into a folder.
pub(super) fn write(folder: &Path, licences: &str, time: u64) -> anyhow::Result<()> {
    let requirements = root().join("crates/minuet-py/tests/requirements.txt");
    let requirements = fs::read_to_string(requirements)?;
    let maturin = requirements.lines().find(|line| line.starts_with("maturin=="));
    let environment = Environment::bare("python-dist")?;
    let maturin = maturin.context("tests/requirements.txt names no version of maturin")?;
    run(environment.module("pip").args(["install", "-q", maturin]))?;
    let make = |what: &[&str]| {
        let mut make = environment.module("maturin");
        make.args(what).arg("--out").arg(folder).env("SOURCE_DATE_EPOCH", time.to_string());
        make.env("CARGO_TARGET_DIR", std::path::absolute(target())?);
        run(make.env("CARGO_ENCODED_RUSTFLAGS", paths_left_out().join("\u{1f}")))
    };
    make(&["sdist"])?;
    let file = root().join(LICENCES);
    fs::write(&file, licences)?;
    let made = make(&["build", "--profile", "dist", "--locked"]);
    fs::remove_file(&file)?;
    made
}
