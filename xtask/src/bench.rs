//! `cargo xtask bench`: teacher and racer on the corpora, results kept.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

use crate::process::{cargo, corpora, root, run, target};

const WORK: [&str; 4] = ["count", "step3", "decide", "teach"];

/// Measures, and writes a table into bench/runs.
pub(crate) fn run_all() -> anyhow::Result<()> {
    let corpora = corpora();
    let with_corpora = |mut command: Command| {
        if let Some(folder) = &corpora {
            command.env("MINUET_CORPORA", folder);
        }
        command
    };
    run(&mut with_corpora(cargo(&["bench", "--package", "trials", "--bench", "race"])))?;
    run(&mut cargo(&["build", "--release", "--package", "trials", "--example", "instructions"]))?;
    let counter = target().join("release/examples/instructions");
    let names: &[&str] = if corpora.is_some() {
        &["controlled-bias", "seventeen", "diabolical", "top1465", "hardest375"]
    } else {
        &["own"]
    };
    let valgrind = Command::new("valgrind").arg("--version").output().is_ok();
    let mut table = header();
    for work in WORK {
        for name in names {
            let rate = rate(work, name)?;
            let instructions = if valgrind {
                let count = if work == "teach" { 10 } else { 50 };
                let one = |count| {
                    counted(with_corpora(Command::new("valgrind")), &counter, work, name, count)
                };
                ((one(count)? - one(0)?) / count).to_string()
            } else {
                "-".to_owned()
            };
            writeln!(table, "| {work} | {name} | {rate:.0} | {instructions} |")?;
        }
    }
    keep(&table)
}

/// Puzzles a second by criterion's estimate of the mean.
fn rate(work: &str, corpus: &str) -> anyhow::Result<f64> {
    let folder = target().join("criterion").join(work).join(corpus).join("new");
    let read = |name: &str| -> anyhow::Result<serde_json::Value> {
        let path = folder.join(name);
        let text = std::fs::read(&path).with_context(|| path.display().to_string())?;
        Ok(serde_json::from_slice(&text)?)
    };
    let mean = read("estimates.json")?["mean"]["point_estimate"].as_f64();
    let puzzles = read("benchmark.json")?["throughput"]["Elements"].as_f64();
    let (mean, puzzles) = mean.zip(puzzles).context("criterion's files have another shape")?;
    Ok(puzzles / mean * 1e9)
}

/// Instructions of one run under callgrind: the same whatever else the machine does.
fn counted(
    mut valgrind: Command,
    counter: &Path,
    work: &str,
    corpus: &str,
    count: u64,
) -> anyhow::Result<u64> {
    let output = valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(counter)
        .args([work, corpus, &count.to_string()])
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    ensure!(output.status.success(), "callgrind failed: {text}");
    let line = text.lines().find_map(|line| line.split("Collected : ").nth(1));
    line.and_then(|number| number.trim().parse().ok()).context("callgrind counted nothing")
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
        "# {}\n\n{}, {} cores seen, {}, one thread. Rates by criterion on a spread sample of each corpus; \
         instructions a puzzle by callgrind.\n\n\
         | work | corpus | puzzles a second | instructions a puzzle |\n| --- | --- | --- | --- |\n",
        said("date", &["+%Y-%m-%d"]),
        machine(),
        std::thread::available_parallelism().map_or(1, usize::from),
        said("rustc", &["--version"]),
    )
}

fn keep(table: &str) -> anyhow::Result<()> {
    let folder = root().join("bench/runs");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}.md", said("date", &["+%Y-%m-%d"])));
    std::fs::write(&path, table)?;
    println!("{table}\nxtask: kept in bench/runs");
    Ok(())
}
