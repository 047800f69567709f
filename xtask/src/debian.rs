//! Packages of Debian, unpacked into the target folder and never installed.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::process::{make_anew, run, target};

/// The folder of this name with what the packages hold, fetched where it is not there yet.
pub(crate) fn unpacked(
    name: &str,
    packages: impl FnOnce() -> anyhow::Result<Vec<String>>,
) -> anyhow::Result<PathBuf> {
    let folder = target().join(name);
    if folder.is_dir() {
        return Ok(folder);
    }
    let unpacked = target().join(format!("{name}.part"));
    make_anew(&unpacked)?;
    // The lists of a fresh machine are old or missing. Only root may fetch new ones; others try with those they have.
    let quiet = || Stdio::null();
    let _ =
        Command::new("apt-get").args(["update", "-qq"]).stdout(quiet()).stderr(quiet()).status();
    run(Command::new("apt-get").arg("download").args(packages()?).current_dir(&unpacked))?;
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
