//! Packages of Debian, unpacked into the target folder and never installed.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::process::{fingerprint, make_anew, run, target};

/// The folder with what these packages hold, fetched where it is not there yet. Other packages get another folder.
pub(crate) fn unpacked(name: &str, packages: &[&str]) -> anyhow::Result<PathBuf> {
    unpacked_with(name, packages, || Ok(Vec::new()))
}

/// The same, with more packages that are found by what Debian knows of the first.
pub(crate) fn unpacked_with(
    name: &str,
    packages: &[&str],
    more: impl FnOnce() -> anyhow::Result<Vec<String>>,
) -> anyhow::Result<PathBuf> {
    let name = format!("{name}-{}", fingerprint(packages));
    let folder = target().join(&name);
    if folder.is_dir() {
        return Ok(folder);
    }
    let unpacked = target().join(format!("{name}.part"));
    make_anew(&unpacked)?;
    // The lists of a fresh machine are old or missing. Only root may fetch new ones; others try with those they have.
    let quiet = || Stdio::null();
    let _ =
        Command::new("apt-get").args(["update", "-qq"]).stdout(quiet()).stderr(quiet()).status();
    run(Command::new("apt-get")
        .arg("download")
        .args(packages)
        .args(more()?)
        .current_dir(&unpacked))?;
    for file in fs::read_dir(&unpacked)? {
        let file = file?.path();
        if file.extension().is_some_and(|extension| extension == "deb") {
            run(Command::new("dpkg-deb").arg("-x").arg(&file).arg(&unpacked))?;
            fs::remove_file(file)?;
        }
    }
    fs::rename(&unpacked, &folder)?;
    Ok(folder)
}
