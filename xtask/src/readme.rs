//! The commands of the README run, and print what it shows.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output};

use anyhow::{Context, bail, ensure};

use crate::Reference;
use crate::process::{minuet, root};
use crate::session::{Shown, matches, sessions};

/// Documents whose sessions are run, each in a folder of its own.
const DOCUMENTS: [&str; 2] = ["README.md", "docs/commands.md"];

/// Runs all sessions, and compares or rewrites what they show.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let minuet = minuet()?;
    let folder = minuet.parent().context("the binary stands in a folder")?;
    DOCUMENTS.iter().try_for_each(|document| run_document(document, folder, reference))
}

fn run_document(document: &str, binaries: &Path, reference: Reference) -> anyhow::Result<()> {
    let path = root().join(document);
    let text = std::fs::read_to_string(&path).with_context(|| document.to_owned())?;
    let scratch = std::env::temp_dir().join(format!("minuet-readme-{}", std::process::id()));
    std::fs::create_dir_all(&scratch)?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let shown = sessions(&text);
    ensure!(!shown.is_empty(), "{document} shows no command");
    // From the end, so that rewriting does not move what is still to come; but run from the start, because
    // later commands read what earlier ones wrote.
    let outputs: Vec<Option<Output>> =
        shown.iter().map(|shown| execute(shown, binaries, &scratch)).collect::<Result<_, _>>()?;
    for (shown, output) in shown.iter().zip(&outputs).rev() {
        let Some(output) = output else { continue };
        let printed = String::from_utf8_lossy(&output.stdout);
        let printed: Vec<&str> = printed.trim_end().lines().collect();
        ensure!(
            output.status.code() == Some(shown.exit),
            "{document}: `{}` ended with {}, not {}: {}",
            shown.command,
            output.status,
            shown.exit,
            String::from_utf8_lossy(&output.stderr)
        );
        if matches(trimmed(&shown.output), &printed) {
            continue;
        }
        match reference {
            Reference::Compare => bail!(
                "{document}: `{}` no longer prints what is shown: cargo xtask readme --bless\n{}",
                shown.command,
                printed.join("\n")
            ),
            Reference::Write => {
                let printed = printed.iter().map(|line| line.trim_end().to_owned());
                lines.splice(shown.lines.clone(), printed);
            }
        }
    }
    std::fs::remove_dir_all(&scratch)?;
    if reference == Reference::Write {
        std::fs::write(&path, lines.join("\n") + "\n")?;
    }
    println!("xtask: {} commands of {document} print what it shows", shown.len());
    Ok(())
}

/// What is shown without blank lines at its end.
fn trimmed(output: &[String]) -> &[String] {
    let end = output.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
    &output[..end]
}

/// Runs a command: cargo in the root of the project, everything else in a scratch folder with the release
/// binary on the path. The test command itself and installing are left to the reader.
fn execute(shown: &Shown, binaries: &Path, scratch: &Path) -> anyhow::Result<Option<Output>> {
    let command = shown.command.as_str();
    if command.starts_with("cargo xtask") || command.starts_with("cargo install") {
        return Ok(None);
    }
    let folder = if command.starts_with("cargo ") { root() } else { scratch.to_owned() };
    let mut path = OsString::from(binaries);
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "C.UTF-8")
        .env_remove("COLUMNS")
        .output()
        .with_context(|| format!("`{command}` cannot start"))?;
    Ok(Some(output))
}
