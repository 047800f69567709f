//! The packs are made again by the commands in them.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::process::{minuet, root};

/// Makes all packs again.
pub(crate) fn run() -> anyhow::Result<()> {
    let minuet = minuet()?;
    let folder = std::fs::read_dir(root().join("crates/minuet-make/packs"))?;
    // All names come first, as lists are written beside the packs for a moment.
    let mut paths =
        folder.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    for path in paths {
        make(&minuet, &path).with_context(|| path.display().to_string())?;
        println!("xtask: made {}", path.display());
    }
    Ok(())
}

fn make(minuet: &Path, path: &Path) -> anyhow::Result<()> {
    let old = std::fs::read_to_string(path)?;
    let head: Vec<&str> = old.lines().take_while(|line| line.starts_with('#')).collect();
    let value = |name: &str| {
        let named = |line: &&str| line.strip_prefix(name).map(str::to_owned);
        head.iter().find_map(named).with_context(|| format!("there is no {name:?} in it"))
    };
    let command = value("# command: minuet ")?;
    let depth = value("# class: ")?.strip_prefix("depth").map_or("1".to_owned(), str::to_owned);
    let puzzles = output(Command::new(minuet).args(command.split(' ')))?;
    // A file, as the command line would be too long.
    let list = path.with_extension("tmp");
    std::fs::write(&list, puzzles)?;
    let reading = format!("depth={depth}");
    let rated = output(
        Command::new(minuet)
            .args(["rate", "--sort", "effort", "--format", r"%p\t%m\t%e", "--reading", &reading])
            .arg(&list),
    );
    std::fs::remove_file(&list)?;
    Ok(std::fs::write(path, head.join("\n") + "\n" + &rated?)?)
}

fn output(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}
