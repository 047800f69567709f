//! The program as WebAssembly, by whichever compiler the machine has or can get.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::debian;
use crate::process::{cargo, paths_left_out, run, target};

const TRIPLE: &str = "wasm32-unknown-unknown";

/// Debian's compiler for browsers, and the sources of its standard library. What these need beside the usual is found
/// by their dependencies: the names hold versions.
const PACKAGES: [&str; 3] = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"];

/// The files of the program, and the features that each has: a browser fetches the second when it first reads a photo.
pub(super) const FILES: [(&str, &[&str]); 2] =
    [("minuet.wasm", &[]), ("reader.wasm", &["--features", "read"])];

/// Compiles one of the files of the program.
pub(super) fn program(name: &str, features: &[&str]) -> anyhow::Result<PathBuf> {
    let mut build =
        cargo(&["build", "--package", "minuet-wasm", "--profile", "site", "--target", TRIPLE]);
    build.args(features);
    // All browsers of the last years have vectors.
    let mut flags = vec!["-Ctarget-feature=+simd128".to_owned()];
    if !has_target() {
        let web = debian::unpacked("rustc-web", packages).context(ADVICE)?;
        build.args(["-Z", "build-std=std,panic_abort"]);
        // A standard library that is built anyway may be built for this: small, and without the words of panics, which
        // nobody could read there.
        build.args(["-Z", "build-std-features=optimize_for_size"]);
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"].map(str::to_owned));
        build.env("RUSTC", web.join("usr/bin/rustc")).env("RUSTC_BOOTSTRAP", "1");
        build.env("LD_LIBRARY_PATH", libraries(&web)?);
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    }
    flags.extend(paths_left_out());
    run(build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")))?;
    // The next file is made in the same place.
    let made = target().join(TRIPLE).join("site/minuet_wasm.wasm");
    let kept = made.with_file_name(name);
    fs::copy(made, &kept)?;
    Ok(kept)
}

/// What the usual compiler prints.
fn printed(arguments: &[&str]) -> Option<PathBuf> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(text.trim()))
}

/// Whether the usual compiler has the standard library for browsers.
fn has_target() -> bool {
    printed(&["--print", "target-libdir", "--target", TRIPLE]).is_some_and(|folder| folder.is_dir())
}

/// The linker that comes with the usual compiler.
fn linker() -> anyhow::Result<PathBuf> {
    let folder =
        printed(&["--print", "target-libdir"]).context("rustc cannot be asked for its folder")?;
    let linker = folder.with_file_name("bin").join("rust-lld");
    ensure!(linker.is_file(), "{} is missing. {ADVICE}", linker.display());
    Ok(linker)
}

const ADVICE: &str =
    "Install a compiler for WebAssembly first: rustup target add wasm32-unknown-unknown";

/// All packages: those above, the library of the compiler itself, and what that needs of LLVM.
fn packages() -> anyhow::Result<Vec<String>> {
    let mut all: Vec<String> = PACKAGES.map(str::to_owned).into();
    for (of, begins) in [("libstd-rust-web-dev", "libstd-rust-web-"), ("", "libllvm")] {
        let of = if of.is_empty() { all[all.len() - 1].clone() } else { of.to_owned() };
        let found = dependencies(&of)?.into_iter().find(|name| name.starts_with(begins));
        match found {
            Some(name) => all.push(name),
            None => bail!("{of} depends on no {begins}…"),
        }
    }
    Ok(all)
}

fn dependencies(package: &str) -> anyhow::Result<Vec<String>> {
    let output = Command::new("apt-cache").args(["depends", package]).output();
    let output = output.context("apt-cache cannot start")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let names = text.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    Ok(names.map(str::to_owned).collect())
}

/// The folder of the unpacked libraries, whatever the machine.
fn libraries(web: &Path) -> anyhow::Result<PathBuf> {
    let folders = fs::read_dir(web.join("usr/lib"))?;
    let mut folders = folders.filter_map(|entry| Some(entry.ok()?.path()));
    let folder = folders.find(|folder| folder.to_string_lossy().ends_with("-linux-gnu"));
    folder.context("the unpacked compiler has no libraries")
}
