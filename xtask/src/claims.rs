//! `cargo xtask claims`: the tables of docs/claims.md, counted again over the corpora.

use anyhow::{Context, ensure};

use crate::Reference;
use crate::process::{cargo, corpora, root};

const DOCUMENT: &str = "docs/claims.md";
const END: &str = "<!-- end -->";

/// Counts everything again, and compares or keeps it.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let corpora = corpora().context("MINUET_CORPORA names no folder with the lists")?;
    let mut command =
        cargo(&["run", "--release", "--quiet", "-p", "trials", "--example", "claims"]);
    let output = command.env("MINUET_CORPORA", corpora).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let measured = String::from_utf8(output.stdout)?;
    let path = root().join(DOCUMENT);
    let kept = std::fs::read_to_string(&path)?;
    let told = told(&kept, &measured)?;
    match reference {
        Reference::Write => std::fs::write(&path, told)?,
        Reference::Compare => {
            ensure!(told == kept, "{DOCUMENT} is out of date: cargo xtask claims --bless");
        }
    }
    println!("xtask: {} tables", measured.matches(END).count());
    Ok(())
}

/// The document with all that was measured in it. Every table has its place, and every place its table.
fn told(document: &str, measured: &str) -> anyhow::Result<String> {
    let mut told = document.to_owned();
    let mut tables = 0;
    for table in measured.split_inclusive(END) {
        let Some(head) = table.trim_start().lines().next().filter(|head| !head.is_empty()) else {
            continue;
        };
        let start = told.find(head).with_context(|| format!("{DOCUMENT} has no {head}"))?;
        let end = told[start..].find(END).with_context(|| format!("{head} does not end"))?;
        told.replace_range(start..start + end + END.len(), table.trim_start());
        tables += 1;
    }
    let places = document.matches("<!-- measured: ").count();
    ensure!(places == tables, "{DOCUMENT} has {places} tables, {tables} were measured");
    Ok(told)
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn tables_find_their_place() {
        let document = "a\n<!-- measured: x -->\nold\n<!-- end -->\nb\n";
        let measured = "<!-- measured: x -->\nnew\n<!-- end -->\n";
        assert_eq!(
            told(document, measured).unwrap(),
            "a\n<!-- measured: x -->\nnew\n<!-- end -->\nb\n"
        );
        assert!(told("a\n", measured).is_err());
        assert!(told(document, "").is_err());
    }
}
