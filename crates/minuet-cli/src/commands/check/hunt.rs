//! A whole hunt, checked.

use std::path::Path;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minuet_hunt::{Checked, Extent};
use minuet_words::message::{CommandMessage, HuntChecked, HuntError};

use crate::cli::Check;
use crate::document::{CheckHuntDocument, Version};
use crate::exit::{Exit, Failure};
use crate::output::{self, Output};
use crate::progress::Bar;
use crate::speech::say;

/// How many rows are decided again by default.
const SAMPLE: u64 = 500;

/// Checks the hunt in a folder, and stops without leaving temporary files behind when `stop` becomes true.
pub(super) fn run(
    folder: &Path,
    args: &Check,
    stop: &Arc<AtomicBool>,
    out: &mut Output,
) -> Result<Exit, Failure> {
    let extent = if args.full { Extent::Full } else { Extent::Sample(SAMPLE) };
    let threads = args.threads.threads.map(usize::from);
    let mut bar = Bar::new();
    let mut watch =
        |done, total| bar.count(done, total, CommandMessage::PartsChecked { done, total });
    let checked = minuet_hunt::check(folder, extent, threads, stop, &mut watch);
    bar.end();
    let checked = match checked {
        Err(HuntError::Stopped) => return Ok(Exit::Stopped),
        checked => checked?,
    };
    let folder = &folder.display().to_string();
    let exit = if checked.fault_count == 0 { Exit::Yes } else { Exit::No };
    if args.json {
        out.put(output::json(&answer(folder, checked)))?;
    } else {
        out.put(told(folder, checked))?;
    }
    Ok(exit)
}

fn answer(folder: &str, checked: Checked) -> CheckHuntDocument {
    CheckHuntDocument {
        minuet: Version::NOW,
        folder: folder.to_owned(),
        accepted: checked.fault_count == 0,
        complete: checked.complete,
        parts: checked.parts,
        rows: checked.rows,
        again: checked.again,
        certificates: checked.certificates,
        uncompared: checked.uncompared.map(|reason| reason.to_string()),
        fault_count: checked.fault_count,
        faults: checked.faults.iter().map(ToString::to_string).collect(),
    }
}

fn told(folder: &str, checked: Checked) -> String {
    let untold = checked.fault_count - checked.faults.len() as u64;
    let mut text = say(CommandMessage::HuntChecked(HuntChecked {
        folder: folder.to_owned(),
        accepted: checked.fault_count == 0,
        complete: checked.complete,
        parts: checked.parts,
        rows: checked.rows,
        uncompared: checked.uncompared,
        again: checked.again,
        certificates: checked.certificates,
    })) + "\n";
    for fault in checked.faults {
        text += &format!("  {}\n", say(fault));
    }
    if untold > 0 {
        text += &format!("  {}\n", say(CommandMessage::MoreFaults { count: untold }));
    }
    text
}
