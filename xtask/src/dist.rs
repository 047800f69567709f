//! `cargo xtask dist`: what a release consists of. Nothing in it may depend on the machine or the clone.

mod archive;
mod binary;
mod debian;
mod licences;
mod materials;
mod python;
mod shipped;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use binary::Program;
use sha2::{Digest, Sha256};

use crate::process::{is_free, make_anew, root, target};
use crate::site;

/// The list of all files with their hashes, as `sha256sum --check` reads it.
const SUMS: &str = "SHA256SUMS";

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where everything of a release is made if no folder is named.
pub(crate) fn usual_folder() -> PathBuf {
    target().join("release-files")
}

/// Makes everything of a release in a folder.
pub(crate) fn run_all(folder: Option<PathBuf>) -> anyhow::Result<()> {
    let folder = std::path::absolute(folder.unwrap_or_else(usual_folder))?;
    is_free(&folder, SUMS)?;
    let commit = Commit::read()?;
    let shipped = shipped::packages()?;
    let licences = licences::text(&shipped)?;
    let program = binary::build(&commit)?;
    // Where everything is made first: a release that is there stays until the new one is complete.
    let made = std::path::absolute(target().join("release.part"))?;
    make_anew(&made)?;
    python::write(&made, &licences, commit.time)?;
    let www = target().join("www");
    site::make(&www, Some("en"), &binary::site_makers()?)?;
    fs::write(www.join("licences.txt"), binary::all_licences(&licences)?)?;
    let write = |name: String, bytes: &[u8]| {
        fs::write(made.join(&name), bytes).with_context(|| format!("{name} cannot be written"))
    };
    write_packed(&program, &licences, commit.time, &made)?;
    if cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        let program = binary::build_static(&commit)?;
        let licences = format!("{licences}\n{}", binary::static_licences()?);
        write_tar(&program, binary::STATIC, &licences, commit.time, &made)?;
    }
    write(format!("minuet-site-{VERSION}.zip"), &archive::zip(&www)?)?;
    write(format!("minuet-{VERSION}-third-party-licences.txt"), licences.as_bytes())?;
    write(format!("minuet-{VERSION}.cdx.json"), materials::list(&shipped, &commit)?.as_bytes())?;
    let sums = sums(&made)?;
    write(SUMS.to_owned(), sums.as_bytes())?;
    make_anew(&folder)?;
    for file in site::paths(&made)? {
        fs::copy(made.join(&file), folder.join(&file))?;
    }
    print!("{sums}");
    println!("xtask: the release is in {}", folder.display());
    Ok(())
}

/// Makes of a release only what a binary is packed into, for one that is built already.
pub(crate) fn pack(binary: &Path, folder: &Path) -> anyhow::Result<()> {
    make_anew(folder)?;
    let licences = licences::text(&shipped::packages()?)?;
    write_packed(&Program::of(binary)?, &licences, Commit::read()?.time, folder)
}

/// Writes the tar, and the Debian package where there is a Debian.
fn write_packed(program: &Program, licences: &str, time: u64, folder: &Path) -> anyhow::Result<()> {
    write_tar(program, &binary::platform()?, licences, time, folder)?;
    if let Some(architecture) = debian::architecture() {
        let package = debian::package(program, architecture, licences, time)?;
        fs::write(folder.join(format!("minuet_{VERSION}-1_{architecture}.deb")), package)?;
    }
    Ok(())
}

/// Writes the tar for a platform.
fn write_tar(
    program: &Program,
    platform: &str,
    licences: &str,
    time: u64,
    folder: &Path,
) -> anyhow::Result<()> {
    let name = format!("minuet-{VERSION}-{platform}");
    Ok(fs::write(folder.join(format!("{name}.tar.gz")), program.tar(&name, licences, time)?)?)
}

/// What a release is made from.
struct Commit {
    /// The short hash of the commit, and whether something was changed since.
    name: String,
    /// The time that all files get, in seconds since 1970: what `SOURCE_DATE_EPOCH` says, or that of the commit.
    time: u64,
}

impl Commit {
    fn read() -> anyhow::Result<Commit> {
        let name = git(&["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"])?;
        let time = match std::env::var("SOURCE_DATE_EPOCH") {
            Ok(time) => time,
            Err(_) => git(&["log", "-1", "--format=%ct"])?,
        };
        Ok(Commit { name, time: time.parse().context("SOURCE_DATE_EPOCH is not a number")? })
    }

    /// What `minuet --version` says.
    fn version(&self) -> String {
        format!("{VERSION} ({})", self.name)
    }
}

fn git(arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git").args(arguments).current_dir(root()).output();
    let output = output.context("git cannot start")?;
    ensure!(output.status.success(), "a release is made from a commit: run this in a clone");
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

fn sums(folder: &Path) -> anyhow::Result<String> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let hash = Sha256::digest(fs::read(entry.path())?);
        let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        lines.push((entry.file_name().to_string_lossy().into_owned(), hash));
    }
    lines.sort();
    Ok(lines.iter().map(|(name, hash)| format!("{hash}  {name}\n")).collect())
}
