//! `cargo xtask bench`: teacher, racer and published peers on the corpora, results kept.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

use crate::cluster::Environment;
use crate::process::{cargo, corpora, minuet, root, run, target};

/// Measures, and writes a table into bench/runs.
pub(crate) fn run_all() -> anyhow::Result<()> {
    let race = build()?;
    let valgrind = Command::new("valgrind").arg("--version").output().is_ok();
    println!("xtask: the race, one thread; about two minutes");
    let output = with_corpora(&race).stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "the race failed");
    let mut table = header();
    for line in String::from_utf8(output.stdout)?.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [work, corpus, puzzles, rate, times] = fields.as_slice() else {
            anyhow::bail!("the race printed {line:?}");
        };
        let counted = if valgrind { counted(&race, work, corpus)? } else { "- | -".to_owned() };
        println!("{work}, {corpus}: {rate} puzzles per second");
        writeln!(table, "| {work} | {corpus} | {puzzles} | {rate} | {times} | {counted} |")?;
    }
    keep("", &table)
}

/// Lets makers of puzzles race, and writes a table into bench/runs.
pub(crate) fn run_makers() -> anyhow::Result<()> {
    let output = Command::new(build()?).arg("generate").stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "the race failed");
    let mut table = format!(
        "# {}: puzzles made\n\n{}, {}, one thread, no symmetry; seconds of the processor, so that other work \
         counts little. Seven rounds in which all take turns.\n\n\
         | maker | puzzles per round | minimal, % | puzzles per second, median | best |\n\
         | --- | --- | --- | --- | --- |\n",
        said("date", &["+%Y-%m-%d"]),
        machine(),
        said("rustc", &["--version"]),
    );
    for line in String::from_utf8(output.stdout)?.lines() {
        writeln!(table, "| {} |", line.replace('\t', " | "))?;
    }
    keep("-generate", &table)
}

/// Compares the racer called from Python with the racer itself, and two nodes with one.
pub(crate) fn run_python() -> anyhow::Result<()> {
    let corpora = corpora().context("MINUET_CORPORA must name the folder of the corpora")?;
    let race = build()?;
    let python = Environment::new("release")?;
    let pace = root().join("bench/python/pace.py");
    let mut command = python.apart(&format!("exec python {}", pace.display()))?;
    command.env("MINUET_CORPORA", corpora).env("MINUET_RACE", race);
    command.env("MINUET_BINARY", minuet()?);
    let output = command.stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "the measurement failed");
    let rows = String::from_utf8(output.stdout)?;
    keep(
        "-python",
        &format!(
            "# {}: Python\n\n{}, {} cores seen, {}. On one thread, processor time, medians of nine rounds in which all \
         take turns; the share is the median of the ratios within a round. Nodes by the clock, medians of three turns.\n\n\
         | work | corpus | puzzles | puzzles per second | share |\n| --- | --- | --- | --- | --- |\n{rows}",
            said("date", &["+%Y-%m-%d"]),
            machine(),
            std::thread::available_parallelism().map_or(1, usize::from),
            said("rustc", &["--version"]),
        ),
    )
}

/// The race is a workspace of its own, with peers that are never shipped.
fn build() -> anyhow::Result<PathBuf> {
    let folder = target().join("race");
    let mut build = cargo(&["build", "--release", "--manifest-path", "bench/race/Cargo.toml"]);
    run(build.arg("--target-dir").arg(&folder))?;
    Ok(folder.join("release/race"))
}

fn with_corpora(program: impl AsRef<Path>) -> Command {
    let mut command = Command::new(program.as_ref());
    if let Some(folder) = corpora() {
        command.env("MINUET_CORPORA", folder);
    }
    command
}

/// Instructions and mispredicted branches per puzzle, as the cells of a row.
fn counted(race: &Path, work: &str, corpus: &str) -> anyhow::Result<String> {
    let puzzles = if work == "teach" { 10 } else { 100 };
    let (all, none) = (simulated(race, work, corpus, puzzles)?, simulated(race, work, corpus, 0)?);
    let per_puzzle = |all: u64, none: u64| all.saturating_sub(none) / puzzles;
    Ok(format!("{} | {}", per_puzzle(all.0, none.0), per_puzzle(all.1, none.1)))
}

/// Instructions and mispredicted branches under callgrind: the same whatever else the machine does.
fn simulated(race: &Path, work: &str, corpus: &str, puzzles: u64) -> anyhow::Result<(u64, u64)> {
    let output = with_corpora("valgrind")
        .args(["--tool=callgrind", "--branch-sim=yes", "--callgrind-out-file=/dev/null"])
        .arg(race)
        .args([work, corpus, &puzzles.to_string()])
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    ensure!(output.status.success(), "callgrind failed: {text}");
    let number = |label: &str| {
        let line = text.lines().find_map(|line| line.split(label).nth(1));
        let digits = line.and_then(|rest| rest.trim_matches([':', ' ']).split_whitespace().next());
        digits.and_then(|digits| digits.replace(',', "").parse().ok())
    };
    number("Collected").zip(number("Mispredicts")).context("callgrind counted nothing")
}

fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    output.map_or_else(
        |_| String::new(),
        |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
    )
}

fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split(':').nth(1));
    model.map_or_else(|| "unknown processor".to_owned(), |model| model.trim().to_owned())
}

fn header() -> String {
    format!(
        "# {}\n\n{}, {} cores seen, {}, one thread, reading the puzzle included. Rates are medians of nine \
         rounds in which all work takes turns; \"times count\" is the median of the ratios within a round. \
         Instructions and mispredicted branches per puzzle are counted by callgrind, which knows AVX2 but not AVX-512.\n\n\
         | work | corpus | puzzles | puzzles per second | times count | instructions | mispredictions |\n\
         | --- | --- | --- | --- | --- | --- | --- |\n",
        said("date", &["+%Y-%m-%d"]),
        machine(),
        std::thread::available_parallelism().map_or(1, usize::from),
        said("rustc", &["--version"]),
    )
}

/// Writes a new file: an earlier run of the same day is kept.
fn keep(what: &str, table: &str) -> anyhow::Result<()> {
    let folder = root().join("bench/runs");
    std::fs::create_dir_all(&folder)?;
    let date = said("date", &["+%Y-%m-%d"]) + what;
    let names = (1..).map(|run| if run == 1 { date.clone() } else { format!("{date}-{run}") });
    let mut paths = names.map(|name| folder.join(format!("{name}.md")));
    let path = paths.find(|path| !path.exists()).context("no name is free in bench/runs")?;
    std::fs::write(&path, table)?;
    println!("{table}\nxtask: kept in {}", path.display());
    Ok(())
}
