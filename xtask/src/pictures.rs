//! The pictures of the README and the docs are what the program draws.
//!
//! The command that makes a picture comes before it, in a comment: `<!-- $ minuet draw … -o docs/pictures/x.svg -->`.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, ensure};

use crate::process::{minuet, root, scratch, shell};
use crate::{Reference, example};

const DOCUMENTS: [&str; 2] = ["README.md", "docs/pictures.md"];
const FOLDER: &str = "docs/pictures";

/// Makes all pictures again, and compares or keeps them.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let binary = minuet()?;
    let scratch = scratch("pictures")?;
    let made = scratch.join(FOLDER);
    std::fs::create_dir_all(&made)?;
    for document in DOCUMENTS {
        let text = std::fs::read_to_string(root().join(document)).context(document)?;
        for command in commands(&text) {
            let status = shell(command, &binary, &scratch).status()?;
            ensure!(status.success(), "{document}: `{command}` ended with {status}");
        }
        let missing = shown(&text).into_iter().find(|name| !made.join(name).is_file());
        ensure!(missing.is_none(), "{document}: no command makes {missing:?}");
    }
    let kept = root().join(FOLDER);
    std::fs::create_dir_all(&kept)?;
    let names = names(&made)?;
    for name in &names {
        let drawn = std::fs::read(made.join(name))?;
        match reference {
            Reference::Write => std::fs::write(kept.join(name), &drawn)?,
            Reference::Compare => ensure!(
                std::fs::read(kept.join(name)).is_ok_and(|kept| kept == drawn),
                "{FOLDER}/{name} is out of date: cargo xtask pictures --bless"
            ),
        }
    }
    std::fs::remove_dir_all(&scratch)?;
    for name in self::names(&kept)?.difference(&names) {
        match reference {
            Reference::Write => std::fs::remove_file(kept.join(name))?,
            Reference::Compare => anyhow::bail!("{FOLDER}/{name} is made by no command"),
        }
    }
    println!("xtask: {} pictures", names.len());
    example::run(reference)
}

/// The commands in comments.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.trim().strip_prefix("<!-- $ ")?.strip_suffix(" -->"))
}

/// The names of the pictures that a document shows.
fn shown(text: &str) -> Vec<&str> {
    let names =
        text.split("pictures/").skip(1).filter_map(|rest| rest.split(['"', ')', ' ']).next());
    names.filter(|name| name.ends_with(".svg") || name.ends_with(".png")).collect()
}

fn names(folder: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in std::fs::read_dir(folder)? {
        names.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::{commands, shown};

    #[test]
    fn commands_and_pictures_are_found() {
        let text = "<!-- $ minuet draw x -o docs/pictures/x.svg -->\n![x](docs/pictures/x.svg) pictures/page";
        assert_eq!(commands(text).collect::<Vec<_>>(), ["minuet draw x -o docs/pictures/x.svg"]);
        assert_eq!(shown(text), ["x.svg", "x.svg"]);
    }
}
