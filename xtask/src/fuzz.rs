//! `cargo xtask fuzz`: a fuzz target for some minutes.

use crate::process::{root, run, target, tool};

/// Runs a target until the time is up or it finds something.
pub(crate) fn run_target(name: &str, format: Option<&str>, minutes: u32) -> anyhow::Result<()> {
    // Tables are no text, so their reader has a target of its own.
    let (name, format) = match (name, format) {
        ("readers", Some("parquet")) => ("parquet", None),
        other => other,
    };
    let mut fuzz = tool("cargo-fuzz")?;
    // The stable compiler has what coverage needs behind a switch; the racer has no memory to sanitise.
    fuzz.env("RUSTC_BOOTSTRAP", "1")
        .current_dir(root())
        .args(["run", "--sanitizer", "none", name])
        .arg("--target-dir")
        .arg(target().join("fuzz"))
        .arg("--")
        .args(["-len_control=0", "-max_len=1000", "-print_final_stats=1"])
        // A reader that takes seconds for a page hangs, and one that takes half a gigabyte hoards.
        .args(["-timeout=10", "-rss_limit_mb=512"])
        .arg(format!("-max_total_time={}", minutes * 60));
    if let Some(format) = format {
        fuzz.env("MINUET_FORMAT", format);
    }
    run(&mut fuzz)
}
