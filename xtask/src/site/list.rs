//! The list of the site's files, by which its service worker keeps them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// What the service worker itself is made of, which cannot list itself, and what only hosts and robots read.
const APART: [&str; 4] = ["service-worker.js", "files.js", "_headers", "robots.txt"];

/// Writes the list. The version is the hash of the list.
pub(super) fn write(folder: &Path) -> anyhow::Result<()> {
    let files: BTreeMap<String, String> = paths(folder)?
        .into_iter()
        .filter(|path| !APART.contains(&path.as_str()))
        .map(|path| {
            let bytes = fs::read(folder.join(&path))?;
            Ok((path, format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))))
        })
        .collect::<anyhow::Result<_>>()?;
    let list = serde_json::to_string(&files)?;
    let version = URL_SAFE_NO_PAD.encode(&Sha256::digest(&list)[..9]);
    fs::write(
        folder.join("files.js"),
        format!("self.MINUET = {{ version: \"{version}\", files: {list} }};\n"),
    )?;
    Ok(())
}

/// The paths of all files, from the folder on, with `/` between their parts.
pub(crate) fn paths(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            paths.extend(
                self::paths(&entry.path())?.into_iter().map(|path| format!("{name}/{path}")),
            );
        } else {
            paths.push(name);
        }
    }
    paths.sort();
    Ok(paths)
}
