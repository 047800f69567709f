//! The commands of the README run, and print what it shows.
//!
//! `trycmd` would not do: it splits a command into words instead of giving it to a shell, and ours have pipes and files.

use std::path::Path;

use anyhow::{Context, ensure};

use crate::Reference;
use crate::process::{minuet, root, scratch, shell};

/// Documents whose sessions are run, each in a folder of its own.
const DOCUMENTS: [&str; 2] = ["README.md", "docs/commands.md"];

/// Runs all sessions, and compares or rewrites what they show.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let minuet = minuet()?;
    DOCUMENTS.iter().try_for_each(|document| {
        run_document(document, &minuet, reference).with_context(|| (*document).to_owned())
    })
}

fn run_document(document: &str, minuet: &Path, reference: Reference) -> anyhow::Result<()> {
    let path = root().join(document);
    let scratch = scratch("readme")?;
    let mut count = 0;
    let written = rewritten(&std::fs::read_to_string(&path)?, reference, |command| {
        count += 1;
        printed(command, minuet, &scratch)
    })?;
    std::fs::remove_dir_all(&scratch)?;
    ensure!(count > 0, "it shows no command");
    if reference == Reference::Write {
        std::fs::write(&path, written)?;
    }
    println!("xtask: {count} commands of {document} print what it shows");
    Ok(())
}

/// A document with what its commands print now; where they are compared, it must be what is shown.
fn rewritten(
    text: &str,
    reference: Reference,
    mut run: impl FnMut(&str) -> anyhow::Result<Option<Vec<String>>>,
) -> anyhow::Result<String> {
    let mut lines = text.lines().map(str::to_owned).peekable();
    let (mut written, mut inside) = (Vec::new(), false);
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            inside = line == "```console";
        }
        let command = line.strip_prefix("$ ").filter(|_| inside).map(str::to_owned);
        written.push(line);
        let Some(command) = command else { continue };
        let mut shown = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ") && line != "```") {
            shown.push(line);
        }
        match run(&command)? {
            Some(printed) if !matches(trimmed(&shown), &printed) => {
                ensure!(
                    reference == Reference::Write,
                    "`{command}` no longer prints what is shown: cargo xtask readme --bless\n{}",
                    printed.join("\n")
                );
                written.extend(printed);
            }
            _ => written.append(&mut shown),
        }
    }
    Ok(written.join("\n") + "\n")
}

/// What a command prints: cargo in the root of the project, everything else in a scratch folder. The test command itself
/// and installing are left to the reader. A remark `# exit 1` promises another exit code than 0.
fn printed(shown: &str, minuet: &Path, scratch: &Path) -> anyhow::Result<Option<Vec<String>>> {
    if shown.starts_with("cargo xtask") || shown.starts_with("cargo install") {
        return Ok(None);
    }
    let (command, exit) = shown.split_once("  # exit ").unwrap_or((shown, "0"));
    let folder = if command.starts_with("cargo ") { &root() } else { scratch };
    let output = shell(command, minuet, folder).output()?;
    ensure!(
        output.status.code() == Some(exit.trim().parse()?),
        "`{command}` ended with {}, not {exit}: {}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    let printed = String::from_utf8_lossy(&output.stdout);
    Ok(Some(printed.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()))
}

/// Lines without blank ones at their end.
fn trimmed(lines: &[String]) -> &[String] {
    let end = lines.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
    &lines[..end]
}

/// Whether what was printed is what is shown, where a line `...` stands for any lines.
fn matches(shown: &[String], printed: &[String]) -> bool {
    match shown.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        Some((first, rest)) => printed
            .split_first()
            .is_some_and(|(line, others)| line == first.trim_end() && matches(rest, others)),
    }
}

#[cfg(test)]
mod tests {
    use super::{matches, rewritten};
    use crate::Reference;

    #[test]
    fn sessions_are_read() {
        let text = "a\n```console\n$ minuet x  # exit 1\none\ntwo\n$ minuet y\n```\n$ not this\n";
        let mut seen = Vec::new();
        let mut run = |reference| {
            rewritten(text, reference, |command| {
                seen.push(command.to_owned());
                Ok((command != "minuet y").then(|| vec!["one".to_owned()]))
            })
        };
        assert_eq!(run(Reference::Write).unwrap(), text.replace("two\n", ""));
        assert!(run(Reference::Compare).is_err());
        assert_eq!(seen, ["minuet x  # exit 1", "minuet y", "minuet x  # exit 1"]);
    }

    #[test]
    fn dots_stand_for_any_lines() {
        let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let check = |shown, printed| matches(&lines(shown), &lines(printed));
        assert!(check("a ... d", "a b c d"));
        assert!(check("a ... d", "a d"));
        assert!(!check("a ... d", "a b"));
        assert!(!check("a", "a b"));
    }
}
