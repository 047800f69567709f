//! The worked example of the docs is what the program says and draws.
//!
//! The words of the document up to its command, `<!-- $ minuet solve … -->`, are ours; everything after it is what the
//! command makes.

use std::path::Path;

use anyhow::{Context, ensure};

use crate::Reference;
use crate::process::{minuet, root, scratch, shell};

const DOCUMENT: &str = "docs/worked-example.md";
/// Where the command puts its pictures.
const FOLDER: &str = "docs/worked-example";
/// Where it puts its words.
const STORY: &str = "docs/story.md";
const LINE: &str = "<!-- $ ";

/// Makes the example again, and compares it or keeps it.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(root().join(DOCUMENT)).context(DOCUMENT)?;
    let (head, rest) = text.split_once(LINE).context("the example has no command")?;
    let (command, _) = rest.split_once(" -->").context("the command has no end")?;
    let scratch = scratch("example")?;
    std::fs::create_dir_all(scratch.join("docs"))?;
    let status = shell(command, &minuet()?, &scratch).status()?;
    ensure!(status.success(), "{DOCUMENT}: `{command}` ended with {status}");
    let story = std::fs::read_to_string(scratch.join(STORY))?;
    // The title is the document's own.
    let (_, story) = story.split_once('\n').context("an empty story")?;
    let made = format!("{head}{LINE}{command} -->\n{}\n", story.trim_end());
    let pictures = contents(&scratch.join(FOLDER))?;
    std::fs::remove_dir_all(&scratch)?;
    match reference {
        Reference::Write => {
            std::fs::write(root().join(DOCUMENT), &made)?;
            let kept = root().join(FOLDER);
            if kept.is_dir() {
                std::fs::remove_dir_all(&kept)?;
            }
            std::fs::create_dir_all(&kept)?;
            for (name, picture) in &pictures {
                std::fs::write(kept.join(name), picture)?;
            }
        }
        Reference::Compare => ensure!(
            made == text && contents(&root().join(FOLDER)).is_ok_and(|kept| kept == pictures),
            "{DOCUMENT} is out of date: cargo xtask pictures --bless"
        ),
    }
    println!("xtask: a worked example with {} pictures", pictures.len());
    Ok(())
}

/// The files of a folder, in the order of their names.
fn contents(folder: &Path) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        files
            .push((entry.file_name().to_string_lossy().into_owned(), std::fs::read(entry.path())?));
    }
    files.sort();
    Ok(files)
}
