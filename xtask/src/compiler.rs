//! A compiler for another platform: the usual one where it has the standard library for that, otherwise Debian's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::debian;

/// Debian's compiler for browsers, and the sources of its standard library. What these need beside the usual is found
/// by their dependencies: the names hold versions.
const PACKAGES: [&str; 3] = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"];

/// Whether the usual compiler has the standard library for a platform.
pub(crate) fn is_usual(platform: &str) -> bool {
    printed(&["--print", "target-libdir", "--target", platform])
        .is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Lets cargo build with Debian's compiler, and these crates of the standard library first.
pub(crate) fn take_debians(
    build: &mut Command,
    platform: &str,
    library: &str,
) -> anyhow::Result<()> {
    let advice = || format!("Install a compiler for it first: rustup target add {platform}");
    let web = debian::unpacked_with("rustc-web", &PACKAGES, needed).with_context(advice)?;
    build.args(["-Z", &format!("build-std={library}")]);
    build.env("RUSTC", web.join("usr/bin/rustc")).env("RUSTC_BOOTSTRAP", "1");
    build.env("LD_LIBRARY_PATH", libraries(&web)?);
    let name = platform.to_uppercase().replace('-', "_");
    build.env(format!("CARGO_TARGET_{name}_LINKER"), linker().with_context(advice)?);
    Ok(())
}

/// What the usual compiler prints.
pub(crate) fn printed(arguments: &[&str]) -> Option<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The linker that comes with the usual compiler.
fn linker() -> anyhow::Result<PathBuf> {
    let folder =
        printed(&["--print", "target-libdir"]).context("rustc cannot be asked for its folder")?;
    let linker = Path::new(&folder).with_file_name("bin").join("rust-lld");
    ensure!(linker.is_file(), "{} is missing", linker.display());
    Ok(linker)
}

/// The library of the compiler itself, and what that needs of LLVM.
fn needed() -> anyhow::Result<Vec<String>> {
    let library = dependency("libstd-rust-web-dev", "libstd-rust-web-")?;
    let llvm = dependency(&library, "libllvm")?;
    Ok(vec![library, llvm])
}

/// The package that another one depends on, by the beginning of its name.
fn dependency(of: &str, begins: &str) -> anyhow::Result<String> {
    let found = dependencies(of)?.into_iter().find(|name| name.starts_with(begins));
    found.with_context(|| format!("{of} depends on no {begins}…"))
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
