//! `cargo xtask test --install`: the program, installed and used where there is no Rust.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::cluster::Environment;
use crate::process::{cargo, make_anew, root, run, target};
use crate::{debian, dist, package};

/// The Debian that is installed into: the oldest whose C library (2.36) is new enough.
const SUITE: &str = "bookworm";

/// Nothing that happens there is seen outside, or stays.
const APART: [&str; 6] = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child"];

/// Installs the package, then unpacks the tars instead, in a fresh copy of a minimal Debian: $1, which lies below a file system in
/// memory at $2. The release is in $3, the commands to try are $4.
const INSTALL: &str = r#"
ip link set lo up
mount -t tmpfs none "$2"
mkdir "$2/upper" "$2/work" "$2/root"
mount -t overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" none "$2/root"
cd "$2/root"
mount -t proc none proc
cp "$3"/minuet_*.deb tmp/minuet.deb
cp "$3"/minuet-*-linux-*.tar.gz tmp
cp "$4" tmp/commands.sh
mkdir -m 555 home/reader
inside() { env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin LC_ALL=C.UTF-8 HOME=/home/reader chroot . "$@"; }
reader() { inside setpriv --reuid=1234 --regid=1234 --clear-groups --no-new-privs "$@"; }
inside dpkg -i /tmp/minuet.deb
inside test -s /usr/share/man/man1/minuet.1.gz -a -s /usr/share/doc/minuet/copyright
reader bash /tmp/commands.sh /usr/bin/minuet
inside dpkg -r minuet
test ! -e usr/bin/minuet
for tar in tmp/minuet-*.tar.gz; do inside tar -xzf "/$tar" -C /opt; done
for folder in opt/minuet-*; do reader bash /tmp/commands.sh "/$folder/minuet"; done
# The static binary needs nothing but itself.
for folder in opt/minuet-*-musl; do test ! -d "$folder" || chroot "$folder" /minuet --version; done
"#;

/// The licences of others come with what is installed.
const HAS_LICENCES: &str = "import importlib.metadata as installed
assert any(file.name == 'THIRD-PARTY-LICENCES.txt' for file in installed.files('minuet')), 'no licences'";

/// Packs the program that the tests have built, tries the package and the tar, and then the crates.
pub(crate) fn run_packed() -> anyhow::Result<()> {
    // As the README has it: after `cargo xtask test` there is nothing left to build.
    run(&mut cargo(&["build", "--release"]))?;
    let files = std::path::absolute(target().join("packed"))?;
    dist::pack(&target().join("release").join("minuet"), &files)?;
    installed(&files)?;
    package::run_all()?;
    println!("xtask: the program can be installed");
    Ok(())
}

/// Makes a release, and tries everything in it: the hashes, the Debian package, the tar, the Python package, the crates.
pub(crate) fn run_all() -> anyhow::Result<()> {
    dist::run_all(None)?;
    let files = std::path::absolute(dist::usual_folder())?;
    run(Command::new("sha256sum").args(["--quiet", "--check", "SHA256SUMS"]).current_dir(&files))?;
    installed(&files)?;
    imported(&files)?;
    package::run_all()?;
    println!("xtask: the release can be installed");
    Ok(())
}

fn installed(files: &Path) -> anyhow::Result<()> {
    let debian = std::path::absolute(minimal_debian()?)?;
    let memory = std::path::absolute(target().join("installed"))?;
    make_anew(&memory)?;
    let mut apart = Command::new(APART[0]);
    apart.args(&APART[1..]).args(["sh", "-euc", INSTALL, "sh"]);
    apart.arg(debian).arg(memory).arg(files).arg(root().join("xtask/install/commands.sh"));
    println!("xtask: the package and the tar in a minimal Debian");
    ensure!(apart.status()?.success(), "the release does not work in a minimal Debian");
    Ok(())
}

/// A folder with the least of a Debian: no compiler, no interpreter but Perl and the shells.
fn minimal_debian() -> anyhow::Result<PathBuf> {
    let folder = target().join(format!("debian-{SUITE}"));
    if folder.is_dir() {
        return Ok(folder);
    }
    let part = std::path::absolute(target().join("debian.part"))?;
    make_anew(&part)?;
    let maker = debian::unpacked("debootstrap", &["debootstrap"])?;
    let maker = std::path::absolute(maker)?;
    let mut make = Command::new(maker.join("usr/sbin/debootstrap"));
    make.env("DEBOOTSTRAP_DIR", maker.join("usr/share/debootstrap"));
    run(make.args(["--variant=minbase", SUITE]).arg(&part))
        .context("a minimal Debian is made by root, from a mirror of Debian")?;
    fs::rename(&part, &folder)?;
    Ok(folder)
}

/// The wheel in an environment that was not there before, with the tests of the module.
fn imported(files: &Path) -> anyhow::Result<()> {
    let name = "python-installed";
    make_anew(&target().join(name))?;
    let python = Environment::bare(name)?;
    let wheel = fs::read_dir(files)?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut wheel = wheel.filter(|path| path.extension().is_some_and(|ending| ending == "whl"));
    let wheel = wheel.next().context("the release has no wheel")?;
    run(python.module("pip").args(["install", "-q", "--no-index"]).arg(wheel))?;
    run(python.command("python").args(["-c", HAS_LICENCES]))?;
    // What the tests need beside it; the cluster has tests of its own, but what it says is in the module's.
    let pinned = fs::read_to_string(root().join("crates/minuet-py/tests/requirements.txt"))?;
    let wanted = ["numpy", "pyarrow", "pytest", "ray"];
    let wanted =
        pinned.lines().filter(|line| wanted.contains(&line.split("==").next().unwrap_or_default()));
    run(python.module("pip").args(["install", "-q"]).args(wanted))?;
    let mut tests = python.module("pytest");
    tests.args(["-q", "-p", "no:cacheprovider", "--ignore=tests/test_cluster.py", "tests"]);
    tests.env("PYTHONDONTWRITEBYTECODE", "1");
    run(tests.env("MINUET_BINARY", std::path::absolute(target())?.join("dist/minuet")))
}
