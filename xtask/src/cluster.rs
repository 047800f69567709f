//! `cargo xtask test --cluster`: the Python module, and the hunt on a cluster.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::ensure;

use crate::process::{corpora, minuet, root, run, target};

/// Nothing listens outside a namespace of its own, and everything in it ends with it.
const APART: [&str; 7] =
    ["unshare", "--map-root-user", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];

/// The addresses of the head and of the two nodes.
const ADDRESSES: &str =
    "ip link set lo up && for n in 1 2 3; do ip addr add 10.77.0.$n/32 dev lo; done";

/// Builds the module into an environment of its own and tests it there.
pub(crate) fn run_all() -> anyhow::Result<()> {
    let binary = minuet()?;
    let python = Environment::new("dev")?;
    let tests = root().join("crates/minuet-py/tests");
    run(python
        .module("mypy")
        .args(["--config-file", "pyproject.toml", "--cache-dir", "/dev/null", "python/minuet"])
        .args(["tests/typed.py"]))?;
    run(with_corpora(
        python.module("pytest").args(["-q", "-p", "no:cacheprovider"]).arg(&tests),
        &binary,
    ))?;
    let test = tests.join("cluster.py");
    run(with_corpora(&mut python.apart(&format!("exec python {}", test.display()))?, &binary))?;
    println!("xtask: Python and the cluster passed");
    Ok(())
}

fn with_corpora<'a>(command: &'a mut Command, binary: &Path) -> &'a mut Command {
    command.env("MINUET_BINARY", binary).env("PYTHONDONTWRITEBYTECODE", "1");
    match corpora() {
        Some(corpora) => command.env("MINUET_CORPORA", corpora),
        None => command,
    }
}

/// A Python environment in the target folder, with the packages that the tests want and the module itself.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Makes it, or brings it up to date; the module is built with a profile of cargo.
    pub(crate) fn new(profile: &str) -> anyhow::Result<Environment> {
        let environment = Environment::bare("python")?;
        run(environment.module("pip").args(["install", "-q", "-r", "tests/requirements.txt"]))?;
        // The package that `pip install .` builds, in the folder where cargo has built the rest.
        let mut install = environment.module("pip");
        install.args([
            "install",
            "-q",
            "--no-build-isolation",
            "--no-deps",
            "--force-reinstall",
            ".",
        ]);
        install.env("MATURIN_PEP517_ARGS", format!("--profile {profile}"));
        run(install.env("CARGO_TARGET_DIR", std::path::absolute(target())?))?;
        Ok(environment)
    }

    /// An environment with nothing in it, or the one of this name that is there already.
    pub(crate) fn bare(name: &str) -> anyhow::Result<Environment> {
        let environment = Environment { folder: target().join(name) };
        if !environment.folder.join("bin/python").exists() {
            run(Command::new("python3").args(["-m", "venv"]).arg(&environment.folder))?;
        }
        Ok(environment)
    }

    /// A command in a network of its own, where three addresses are.
    pub(crate) fn apart(&self, command: &str) -> anyhow::Result<Command> {
        let mut probe = self.command(APART[0]);
        let possible = probe.args(&APART[1..]).args(["sh", "-c", ADDRESSES]).output();
        ensure!(
            possible.is_ok_and(|output| output.status.success()),
            "the cluster runs in a network namespace, and this machine lets us make none: \
             `{} sh -c '{ADDRESSES}'` failed",
            APART.join(" ")
        );
        let mut apart = self.command(APART[0]);
        apart.args(&APART[1..]).args(["sh", "-c"]).arg(format!("{ADDRESSES} && {command}"));
        Ok(apart)
    }

    /// A module of the environment, run as a program: scripts remember where the environment was made, and a
    /// target folder may be moved.
    pub(crate) fn module(&self, name: &str) -> Command {
        let mut command = self.command("python");
        command.args(["-m", name]);
        command
    }

    /// A program of the environment, in the folder of the crate.
    pub(crate) fn command(&self, program: &str) -> Command {
        let binaries = self.folder.join("bin");
        let path = std::env::var("PATH").unwrap_or_default();
        let inside = binaries.join(program);
        let mut command = Command::new(if inside.exists() { inside } else { program.into() });
        command.current_dir(root().join("crates/minuet-py"));
        command.env("PATH", format!("{}:{path}", binaries.display()));
        command.env("VIRTUAL_ENV", &self.folder).env("PIP_DISABLE_PIP_VERSION_CHECK", "1");
        command
    }
}
