//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use sha2::{Digest, Sha256};

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lives in the workspace").to_owned()
}

/// Cargo, in the root of the project. Chores build everything once: nothing is kept for the next small change.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root()).env("CARGO_INCREMENTAL", "0");
    command
}

/// Runs a command to its end, and says so when it fails.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    println!("xtask: {}", spelled(command));
    let status = command.status().with_context(|| format!("{} cannot start", spelled(command)))?;
    ensure!(status.success(), "{} failed", spelled(command));
    Ok(())
}

fn spelled(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// The folder with the large corpora: what `MINUET_CORPORA` says, or `../shared` where that is there.
pub(crate) fn corpora() -> Option<PathBuf> {
    let named = std::env::var_os("MINUET_CORPORA").map(PathBuf::from);
    named.or_else(|| {
        let beside = root().parent()?.join("shared");
        beside.join("golden").is_dir().then_some(beside)
    })
}

/// The folder where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// What tells these from others, in a few characters for the name of a folder.
pub(crate) fn fingerprint<T: AsRef<[u8]>>(parts: &[T]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(Sha256::digest(part));
    }
    hash.finalize().iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// A program that extends cargo, fetched into the target folder where the machine has none, and not optimised: building it
/// takes longer than running it.
pub(crate) fn tool(name: &str) -> anyhow::Result<Command> {
    if Command::new(name).arg("--version").output().is_ok() {
        return Ok(Command::new(name));
    }
    let tools = target().join("tools");
    let program = tools.join("bin").join(name);
    if !program.exists() {
        run(cargo(&["install", name, "--locked", "--debug", "--quiet", "--root"]).arg(&tools))?;
    }
    Ok(Command::new(program))
}

/// The binary `minuet`, built now: the one that the tests have built already, where they have run. Without a test cargo
/// would choose other features, and build every crate once more.
pub(crate) fn minuet() -> anyhow::Result<PathBuf> {
    run(&mut cargo(&["test", "--quiet", "--workspace", "--no-run", "--test", "commands"]))?;
    Ok(target().join("debug").join("minuet"))
}

/// An empty folder to work in.
pub(crate) fn scratch(name: &str) -> anyhow::Result<PathBuf> {
    let folder = std::env::temp_dir().join(format!("minuet-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Refuses a folder that holds anything but what an earlier run has made, which is known by one of its files.
pub(crate) fn is_free(folder: &Path, mark: &str) -> anyhow::Result<()> {
    ensure!(
        !folder.exists()
            || folder.join(mark).is_file()
            || std::fs::read_dir(folder)?.next().is_none(),
        "{} holds something else: name a new folder, or an empty one",
        folder.display()
    );
    Ok(())
}

/// Makes a folder, without what an earlier run has left there.
pub(crate) fn make_anew(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    Ok(std::fs::create_dir_all(folder)?)
}

/// Flags with which the compiler writes no path of this machine into what is shipped.
pub(crate) fn paths_left_out() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    // Where several fit, the last one counts.
    let named = [(home, "cargo"), (root(), "minuet"), (target(), "target")];
    named.map(|(path, name)| format!("--remap-path-prefix={}={name}", path.display())).into()
}

/// A command for a shell that finds the binary by its name.
pub(crate) fn shell(command: &str, minuet: &Path, folder: &Path) -> Command {
    let mut path = minuet.with_file_name(":").into_os_string();
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder).env("PATH", path);
    shell.env("LC_ALL", "C.UTF-8").env_remove("COLUMNS");
    shell
}
