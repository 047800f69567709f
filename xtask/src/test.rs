//! `cargo xtask test`: everything that must pass.

use std::process::Command;

use anyhow::ensure;

use crate::process::{cargo, corpora, root};
use crate::{Reference, architecture, browser, pictures, process, readme, types};

/// How much of the corpora is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    Sample,
    Full,
}

pub(crate) fn run(extent: Extent) -> anyhow::Result<()> {
    process::run(&mut cargo(&["fmt", "--all", "--check"]))?;
    for apart in ["bench/race/Cargo.toml", "fuzz/Cargo.toml", "examples/stranger/Cargo.toml"] {
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
    no_test_is_left_out()?;
    // Without the examples, which the lints have checked.
    process::run(&mut tests(extent, &["--tests"]))?;
    process::run(&mut tests(extent, &["--doc"]))?;
    // The racer, and what is made with it, once more as on a machine without vectors. Never all features at
    // once: that would test the vectors nowhere. Tests of the whole workspace, so that all else is built already.
    let portable = ["--features", "minuet-fast/portable", "--test", "racer", "--test", "make"];
    process::run(&mut tests(extent, &portable))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    process::run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    architecture::run()?;
    types::run(Reference::Compare)?;
    readme::run(Reference::Compare)?;
    pictures::run(Reference::Compare)?;
    browser::run_tests()?;
    println!("xtask: all passed");
    Ok(())
}

/// A library that is not built for tests has none, as they would never run.
fn no_test_is_left_out() -> anyhow::Result<()> {
    for folder in std::fs::read_dir(root().join("crates"))? {
        let folder = folder?.path();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml"))?;
        let found =
            Command::new("grep").args(["-rl", r"#\[test\]"]).arg(folder.join("src")).output()?;
        ensure!(
            !manifest.contains("\ntest = false\n") || found.stdout.is_empty(),
            "tests that never run, as Cargo.toml says `test = false`: {}",
            String::from_utf8_lossy(&found.stdout)
        );
    }
    Ok(())
}

fn tests(extent: Extent, what: &[&str]) -> Command {
    let mut tests = cargo(&["test", "--workspace"]);
    tests.args(what);
    if let Some(corpora) = corpora() {
        tests.env("MINUET_CORPORA", corpora);
    }
    if extent == Extent::Full {
        // Everything takes long: optimised code pays.
        tests.arg("--release").env("MINUET_FULL", "1").env("PROPTEST_CASES", "2000");
    }
    tests
}
