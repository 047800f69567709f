//! `cargo xtask test`: everything that must pass.

use std::process::Command;

use crate::process::{cargo, corpora};
use crate::{Reference, architecture, browser, licences, pictures, process, readme, types};

/// How much of the corpora is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    Sample,
    Full,
}

pub(crate) fn run(extent: Extent) -> anyhow::Result<()> {
    process::run(&mut cargo(&["fmt", "--all", "--check"]))?;
    for apart in ["bench/race/Cargo.toml", "fuzz/Cargo.toml"] {
        process::run(&mut cargo(&["fmt", "--manifest-path", apart, "--check"]))?;
    }
    process::run(&mut cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))?;
    process::run(&mut tests(extent, &["--workspace"]))?;
    // The racer, and what is made with it, once more as on a machine without vectors. Never all features at
    // once: that would test the vectors nowhere.
    let portable = ["-p", "minuet-fast", "-p", "minuet-make", "--features", "minuet-fast/portable"];
    process::run(&mut tests(extent, &portable))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    process::run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    architecture::run()?;
    licences::run()?;
    types::run(Reference::Compare)?;
    readme::run(Reference::Compare)?;
    pictures::run(Reference::Compare)?;
    browser::run_tests()?;
    println!("xtask: all passed");
    Ok(())
}

fn tests(extent: Extent, what: &[&str]) -> Command {
    let mut tests = cargo(&["test"]);
    tests.args(what);
    if let Some(corpora) = corpora() {
        tests.env("MINUET_CORPORA", corpora);
    }
    if extent == Extent::Full {
        // Everything takes long: optimised code pays.
        tests.args(["--profile", "full"]).env("MINUET_FULL", "1").env("PROPTEST_CASES", "2000");
    }
    tests
}
