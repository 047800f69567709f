//! A whole hunt, checked.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minuet_hunt::{Checked, Extent};

use crate::answer::{CheckHuntAnswer, Version};
use crate::cli::Check;
use crate::exit::Exit;
use crate::progress::Bar;

/// How many rows are decided again unless all are asked for.
const SAMPLE: u64 = 500;

/// Checks the hunt in a folder; what to print about it.
pub(super) fn run(folder: &str, args: &Check) -> anyhow::Result<(String, Exit)> {
    let extent = if args.full { Extent::Full } else { Extent::Sample(SAMPLE) };
    let stop = Arc::new(AtomicBool::new(false));
    let threads = args.threads.threads.map(usize::from);
    let mut bar = Bar::new();
    let mut watch = |done, total| bar.count(done, total, "parts checked");
    let checked = minuet_hunt::check(Path::new(folder), extent, threads, &stop, &mut watch);
    bar.end();
    let checked = checked?;
    let exit = if checked.fault_count == 0 { Exit::Yes } else { Exit::No };
    let text = if args.json {
        serde_json::to_string(&answer(folder, checked))? + "\n"
    } else {
        told(folder, &checked)
    };
    Ok((text, exit))
}

fn answer(folder: &str, checked: Checked) -> CheckHuntAnswer {
    CheckHuntAnswer {
        minuet: Version::NOW,
        folder: folder.to_owned(),
        accepted: checked.fault_count == 0,
        complete: checked.complete,
        parts: checked.parts,
        rows: checked.rows,
        again: checked.again,
        certificates: checked.certificates,
        uncompared: checked.uncompared,
        fault_count: checked.fault_count,
        faults: checked.faults,
    }
}

fn told(folder: &str, checked: &Checked) -> String {
    let Checked { parts, rows, again, certificates, .. } = checked;
    let verdict = if checked.fault_count == 0 { "accepted" } else { "rejected" };
    let ended = if checked.complete { "complete" } else { "not complete yet" };
    let inputs = match &checked.uncompared {
        None => "compared with the inputs".to_owned(),
        Some(reason) => format!("not compared with the inputs ({reason})"),
    };
    let mut text = format!(
        "{folder}: {verdict}: {ended}, {parts} parts of {rows} rows {inputs}, {again} rows decided \
         again, {certificates} certificates hold or are named below\n"
    );
    if checked.fault_count == 0 {
        text = text.replace(" hold or are named below", " hold");
    }
    for fault in &checked.faults {
        let _ = writeln!(text, "  {fault}");
    }
    let untold = checked.fault_count - checked.faults.len() as u64;
    if untold > 0 {
        let _ = writeln!(text, "  and {untold} more");
    }
    text
}
