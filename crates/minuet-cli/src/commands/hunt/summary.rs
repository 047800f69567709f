//! What a hunt says at its end.

use std::fmt::Write;

use minuet_hunt::{HuntEnding, Order, Summary, Tally};

use crate::answer::{HuntAnswer, Version};

pub(super) fn answer(order: &Order, summary: &Summary) -> HuntAnswer {
    let Tally { basic, minuet, failed, none, several, rejected, repeated } = summary.tally;
    HuntAnswer {
        minuet: Version::NOW,
        folder: order.folder.display().to_string(),
        reading: order.question.reading,
        complete: summary.ending == HuntEnding::Complete,
        chunks: summary.chunks,
        found: summary.found,
        basic,
        minuets: minuet,
        failed,
        none,
        several,
        rejected,
        repeated,
        seconds: summary.elapsed.as_secs_f64(),
    }
}

pub(super) fn told(order: &Order, summary: &Summary) -> String {
    let tally = summary.tally;
    let folder = order.folder.display();
    let mut text = format!("reading   {}\n", order.question.reading);
    let counts = [
        ("basic", tally.basic, "Steps 1 to 3 are enough"),
        ("minuet", tally.minuet, "solved in Step 4"),
        ("failed", tally.failed, "the method fails; each has a certificate"),
        ("none", tally.none, "no solution"),
        ("several", tally.several, "more than one solution"),
        ("repeated", tally.repeated, "essentially the same as one before"),
        ("rejected", tally.rejected, "no puzzles: see rejected.tsv"),
    ];
    let shown = |&(_, count, _): &(&str, u64, &str)| count > 0;
    for (word, count, remark) in counts.iter().filter(|count| shown(count)) {
        let _ = writeln!(text, "{word:8}  {count:>12}  {remark}");
    }
    let _ = match summary.ending {
        HuntEnding::Complete => writeln!(text, "{folder} is complete: {} parts.", summary.chunks),
        HuntEnding::Stopped => writeln!(
            text,
            "Stopped: {folder} has {} parts. The same command goes on.",
            summary.chunks
        ),
    };
    text
}
