//! `cargo xtask browser`: the page's types checked, and the page played in a real browser, or pictured.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::process::{minuet, root, run, target};

/// What the tests need: the program that shows it is there, and its Debian package.
const NEEDED: [(&[&str], &str); 3] = [
    (&["node"], "nodejs"),
    (&["npm"], "npm"),
    (&["chromium", "chromium-browser", "google-chrome"], "chromium"),
];

/// Screenshots of the README, and which of all they are.
const SHOWN: [(&str, &str); 3] = [
    ("minuet.png", "minuet-light.png"),
    ("film.png", "film-dark.png"),
    ("phone.png", "marks-phone.png"),
];

/// Runs the tests where node and chromium are there or may be installed; otherwise says what to install.
pub(crate) fn run_tests() -> anyhow::Result<()> {
    if !is_ready()? {
        return Ok(());
    }
    run(&mut npm(&["run", "--silent", "types"]))?;
    played(&["test", "--silent"])
}

/// Takes screenshots of every part of the page, to look at, and puts those of the README in their place.
pub(crate) fn take_screenshots() -> anyhow::Result<()> {
    if !is_ready()? {
        return Ok(());
    }
    let folder = target().join("screenshots");
    played(&["run", "--silent", "screenshots", &folder.to_string_lossy()])?;
    for (shown, taken) in SHOWN {
        std::fs::copy(folder.join(taken), root().join("docs/screenshots").join(shown))?;
    }
    println!("xtask: look at all of them in {}", folder.display());
    Ok(())
}

/// Puts every view at many sizes and in all looks on one picture each, to look at.
pub(crate) fn take_contact_sheets() -> anyhow::Result<()> {
    if !is_ready()? {
        return Ok(());
    }
    let folder = target().join("contact-sheets");
    played(&["run", "--silent", "contact", &folder.to_string_lossy()])?;
    println!("xtask: look at all of them in {}", folder.display());
    Ok(())
}

/// Whether all that is needed is there; says what is not.
pub(crate) fn is_ready() -> anyhow::Result<bool> {
    if !missing().is_empty() {
        install();
    }
    let missing = missing();
    if !missing.is_empty() {
        println!(
            "xtask: the page is NOT tested in a browser. Install first: {} (on Debian: apt-get install {}).",
            missing.join(", "),
            missing.join(" ")
        );
        return Ok(false);
    }
    if !is_installed(&folder()) {
        run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    }
    Ok(true)
}

fn folder() -> PathBuf {
    root().join("crates/minuet-web/tests/browser")
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(folder());
    command
}

/// Runs something of npm that starts the program and a browser.
fn played(arguments: &[&str]) -> anyhow::Result<()> {
    run(&mut player(arguments)?)
}

/// Something of npm that starts the program and a browser.
pub(crate) fn player(arguments: &[&str]) -> anyhow::Result<Command> {
    let binary = minuet()?;
    let mut command = npm(arguments);
    if let Some(chromium) = find(NEEDED[2].0) {
        command.env("CHROMIUM", chromium);
    }
    command.env("MINUET_BIN", binary);
    Ok(command)
}

/// Whether the packages are there, as the lock file names them.
fn is_installed(folder: &std::path::Path) -> bool {
    let changed = |path: &str| folder.join(path).metadata().and_then(|data| data.modified()).ok();
    let (Some(lock), Some(installed)) =
        (changed("package-lock.json"), changed("node_modules/.package-lock.json"))
    else {
        return false;
    };
    installed >= lock
}

/// The packages that are not there.
fn missing() -> Vec<&'static str> {
    NEEDED
        .iter()
        .filter(|(programs, _)| find(programs).is_none())
        .map(|&(_, package)| package)
        .collect()
}

/// The first of some programs that is on the path.
fn find(programs: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    programs
        .iter()
        .flat_map(|program| folders.iter().map(move |folder| folder.join(program)))
        .find(|file| file.is_file())
}

/// Installs what is missing, where that may be: as root, with apt.
fn install() {
    let id = Command::new("id").arg("-u").output();
    let is_root = id.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if !is_root || find(&["apt-get"]).is_none() {
        return;
    }
    println!("xtask: apt-get install {}", missing().join(" "));
    let apt = |arguments: &[&str]| {
        // Whether it worked is seen by what is missing afterwards.
        let _ = Command::new("apt-get").args(arguments).stdout(Stdio::null()).status();
    };
    let install = || {
        let fixed = ["install", "-y", "--no-install-recommends"];
        apt(&[&fixed[..], &missing()].concat());
    };
    install();
    if !missing().is_empty() {
        // A machine that has never asked knows of no packages.
        apt(&["update", "-qq"]);
        install();
    }
}
