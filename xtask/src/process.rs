//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lives in the workspace").to_owned()
}

/// Cargo, in the root of the project.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command to its end, and says so when it fails.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    println!("xtask: {}", spelled(command));
    let status = command.status().with_context(|| format!("{} cannot start", spelled(command)))?;
    ensure!(status.success(), "{} failed", spelled(command));
    Ok(())
}

fn spelled(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// The folder with the large corpora: what `MINUET_CORPORA` says, or `../shared` where that is there.
pub(crate) fn corpora() -> Option<PathBuf> {
    let named = std::env::var_os("MINUET_CORPORA").map(PathBuf::from);
    named.or_else(|| {
        let beside = root().parent()?.join("shared");
        beside.join("golden").is_dir().then_some(beside)
    })
}

/// The folder where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The binary `minuet`, built now: the one that the tests have built already, where they have run.
pub(crate) fn minuet() -> anyhow::Result<PathBuf> {
    run(&mut cargo(&["build", "--workspace", "--bin", "minuet"]))?;
    Ok(target().join("debug").join("minuet"))
}
