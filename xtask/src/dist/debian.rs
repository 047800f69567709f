//! The Debian package. It is an `ar` of three files, two of them tars: written here, it has the same bytes wherever it
//! is made, and needs no tools of Debian.

use std::fs;

use super::VERSION;
use super::archive::{self, Files, Use};
use super::binary::Program;
use crate::process::root;

/// What Debian calls the processor of this machine; `None` where there is no Debian.
pub(super) fn architecture() -> Option<&'static str> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Some("amd64"),
        ("linux", "aarch64") => Some("arm64"),
        _ => None,
    }
}

/// The package, as bytes.
pub(super) fn package(
    program: &Program,
    architecture: &str,
    licences: &str,
    time: u64,
) -> anyhow::Result<Vec<u8>> {
    let files = installed(program, licences)?;
    let kilobytes = files.values().map(|(_, bytes)| bytes.len().div_ceil(1024)).sum::<usize>();
    let control = format!(
        "Package: minuet\n\
         Version: {VERSION}-1\n\
         Architecture: {architecture}\n\
         Maintainer: The Minuet developers <minuet@localhost>\n\
         Installed-Size: {kilobytes}\n\
         Depends: libc6 (>= {}), libgcc-s1\n\
         Section: games\n\
         Priority: optional\n\
         Description: Sudoku by the Minuet method, with pencil and paper\n \
          Solves and explains hard Sudoku as a person can, gives hints for a sheet in any\n \
          state, prints worksheets, serves a page to play on, and decides millions of\n \
          puzzles with certificates that it can check.\n",
        program.oldest_glibc()?
    );
    let control = Files::from([("control".to_owned(), (Use::Read, control.into_bytes()))]);
    let mut package = b"!<arch>\n".to_vec();
    for (name, bytes) in [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", archive::tar(&control, time)?),
        ("data.tar.gz", archive::tar(&files, time)?),
    ] {
        let size = bytes.len();
        package.extend(format!("{name:<16}{time:<12}0     0     100644  {size:<10}`\n").bytes());
        package.extend(bytes);
        // Members begin at even places.
        if size % 2 == 1 {
            package.push(b'\n');
        }
    }
    Ok(package)
}

/// What the package puts where.
fn installed(program: &Program, licences: &str) -> anyhow::Result<Files> {
    let read = |file: &str| fs::read_to_string(root().join(file));
    let copyright = format!(
        "Minuet is licensed under MIT or Apache-2.0, whichever you prefer. The Apache licence is in\n\
         /usr/share/common-licenses/Apache-2.0; the MIT licence follows, then the licences of what is linked into it.\n\n\
         {}\n{licences}",
        read("LICENSE-MIT")?
    );
    let [bash, zsh, fish] = &program.completions;
    let mut files = Files::from([
        ("usr/bin/minuet".to_owned(), (Use::Run, program.binary.clone())),
        ("usr/share/bash-completion/completions/minuet".to_owned(), (Use::Read, bash.1.clone())),
        ("usr/share/zsh/vendor-completions/_minuet".to_owned(), (Use::Read, zsh.1.clone())),
        ("usr/share/fish/vendor_completions.d/minuet.fish".to_owned(), (Use::Read, fish.1.clone())),
        ("usr/share/doc/minuet/copyright".to_owned(), (Use::Read, copyright.into_bytes())),
        (
            "usr/share/doc/minuet/changelog.gz".to_owned(),
            (Use::Read, archive::gz(read("CHANGELOG.md")?.as_bytes())?),
        ),
    ]);
    for (name, page) in &program.manual {
        let path = format!("usr/share/man/man1/{name}.gz");
        files.insert(path, (Use::Read, archive::gz(page)?));
    }
    Ok(files)
}
