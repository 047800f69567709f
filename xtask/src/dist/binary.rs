//! The binary for this platform, with what belongs beside it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use super::Commit;
use super::archive::{self, Files, Use};
use crate::process::{cargo, make_anew, paths_left_out, root, run, target};
use crate::site::Makers;
use crate::{compiler, debian};

/// The file of the binary.
const NAME: &str = if cfg!(windows) { "minuet.exe" } else { "minuet" };

/// The platform of the binary that needs no library of the machine.
pub(super) const STATIC: &str = "x86_64-unknown-linux-musl";

/// The C library for it, and the library that unwinds panics, as Debian has them.
const MUSL: [&str; 2] = ["musl-dev", "libunwind-14-dev"];

/// What comes from the root of the repository.
const KEPT: [&str; 4] = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "CHANGELOG.md"];

/// The shells, and the file that each looks for.
const SHELLS: [(&str, &str); 3] =
    [("bash", "minuet.bash"), ("zsh", "_minuet"), ("fish", "minuet.fish")];

/// What was built, and what it says of itself.
pub(super) struct Program {
    pub(super) binary: Vec<u8>,
    /// The manual pages, by the names of their files.
    pub(super) manual: Vec<(String, Vec<u8>)>,
    /// The completion scripts for bash, zsh and fish, with the names of their files.
    pub(super) completions: [(&'static str, Vec<u8>); 3],
}

/// Builds the binary.
pub(super) fn build(commit: &Commit) -> anyhow::Result<Program> {
    build_with(shipped(&["--package", "minuet-cli"]), &built(NAME), commit)
}

/// Builds the binary for `STATIC`: it has the C library in it, and runs on any Linux.
pub(super) fn build_static(commit: &Commit) -> anyhow::Result<Program> {
    let mut build = shipped(&["--package", "minuet-cli", "--target", STATIC]);
    let mut flags = vec!["-Ctarget-feature=+crt-static".to_owned()];
    if !compiler::is_usual(STATIC) {
        compiler::take_debians(&mut build, STATIC, "std,panic_unwind")?;
        let libraries = std::path::absolute(musl()?)?.join("usr/lib");
        let c = libraries.join("x86_64-linux-musl");
        flags.extend(["-Clink-self-contained=no", "-Clinker-flavor=ld.lld"].map(str::to_owned));
        // What unwinds panics was compiled for glibc, and asks for this where it says why it aborts.
        flags.push("-Clink-arg=--defsym=__fprintf_chk=abort".to_owned());
        flags.push(format!("-Clink-arg={}", c.join("rcrt1.o").display()));
        let folders = [c, libraries.join("llvm-14/lib")];
        flags.extend(folders.map(|folder| format!("-Lnative={}", folder.display())));
    }
    flags.extend(paths_left_out());
    build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    build_with(build, &target().join(STATIC).join("dist").join(NAME), commit)
}

/// What belongs to the static binary alone: the licences of the libraries of C in it, as Debian has them.
pub(super) fn static_licences() -> anyhow::Result<String> {
    let folder = musl()?.join("usr/share/doc");
    let texts = MUSL.map(|package| {
        let text = fs::read_to_string(folder.join(package).join("copyright"))?;
        Ok(format!("{}\n{package} (in this binary)\n\n{text}", "-".repeat(80)))
    });
    Ok(texts.into_iter().collect::<anyhow::Result<Vec<_>>>()?.join("\n"))
}

fn musl() -> anyhow::Result<PathBuf> {
    debian::unpacked("musl", &MUSL)
}

/// Our own licence and those of others, for what has no folder of its own.
pub(super) fn all_licences(others: &str) -> anyhow::Result<String> {
    let ours = ["LICENSE-MIT", "LICENSE-APACHE"].map(|file| fs::read_to_string(root().join(file)));
    let [mit, apache] = ours;
    let line = "-".repeat(80);
    Ok(format!(
        "Minuet is licensed under MIT or Apache-2.0, whichever you prefer.\n\n{}\n{line}\n\n{}\n{line}\n\n{others}",
        mit?, apache?
    ))
}

/// Builds a binary, which says what it was built from.
fn build_with(mut build: Command, binary: &Path, commit: &Commit) -> anyhow::Result<Program> {
    run(build.env("MINUET_VERSION", commit.version()))?;
    let said = String::from_utf8(Command::new(binary).arg("--version").output()?.stdout)?;
    ensure!(said == format!("minuet {}\n", commit.version()), "the binary calls itself {said}");
    Program::of(binary)
}

/// What the site is made with, of what the binary is made of.
pub(super) fn site_makers() -> anyhow::Result<Makers> {
    run(&mut shipped(&["--package", "minuet-web", "--example", "page"]))?;
    Ok(Makers { page: built("examples").join("page"), minuet: built(NAME) })
}

/// Cargo, building what is shipped.
fn shipped(what: &[&str]) -> Command {
    let mut build = cargo(&["build", "--profile", "dist", "--locked"]);
    build.args(what).env("CARGO_ENCODED_RUSTFLAGS", paths_left_out().join("\u{1f}"));
    build
}

/// Where that is then.
fn built(name: &str) -> PathBuf {
    target().join("dist").join(name)
}

impl Program {
    /// A binary, with the manual and the completions that it prints.
    pub(super) fn of(binary: &Path) -> anyhow::Result<Program> {
        let folder = target().join("manual");
        make_anew(&folder)?;
        run(Command::new(binary).args(["man", "-o"]).arg(&folder))?;
        let mut manual = Vec::new();
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            manual.push((name, fs::read(entry.path())?));
        }
        let completions = |shell| {
            let output = Command::new(binary).args(["completions", shell]).output()?;
            ensure!(output.status.success(), "the binary has no completions for {shell}");
            Ok(output.stdout)
        };
        let [bash, zsh, fish] = SHELLS;
        let completions = [
            (bash.1, completions(bash.0)?),
            (zsh.1, completions(zsh.0)?),
            (fish.1, completions(fish.0)?),
        ];
        Ok(Program { binary: fs::read(binary)?, manual, completions })
    }

    /// Everything as a tar that unpacks into a folder of this name.
    pub(super) fn tar(&self, name: &str, licences: &str, time: u64) -> anyhow::Result<Vec<u8>> {
        let mut files = Files::new();
        let mut add = |path: &str, purpose, bytes: Vec<u8>| {
            files.insert(format!("{name}/{path}"), (purpose, bytes));
        };
        add(NAME, Use::Run, self.binary.clone());
        for file in KEPT {
            add(file, Use::Read, fs::read(root().join(file))?);
        }
        add("THIRD-PARTY-LICENCES.txt", Use::Read, licences.into());
        for (file, page) in &self.manual {
            add(&format!("man/man1/{file}"), Use::Read, page.clone());
        }
        for (file, script) in &self.completions {
            add(&format!("completions/{file}"), Use::Read, script.clone());
        }
        archive::tar(&files, time)
    }

    /// The oldest GNU C library with which the binary runs, as the names of what it asks of it say: `2.34`.
    pub(super) fn oldest_glibc(&self) -> anyhow::Result<String> {
        const MARK: &[u8] = b"GLIBC_2.";
        let minors = self.binary.windows(MARK.len() + 2).filter_map(|window| {
            let digits = window.strip_prefix(MARK)?;
            let digits = digits.iter().take_while(|byte| byte.is_ascii_digit());
            digits.map(|digit| char::from(*digit)).collect::<String>().parse::<u32>().ok()
        });
        let newest = minors.max().context("the binary asks nothing of the GNU C library")?;
        Ok(format!("2.{newest}"))
    }
}

/// The platform, as the compiler names it.
pub(super) fn platform() -> anyhow::Result<String> {
    compiler::printed(&["--print", "host-tuple"]).context("rustc names no platform")
}
