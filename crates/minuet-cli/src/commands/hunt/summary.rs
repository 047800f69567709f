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
    let folder = order.folder.display();
    let mut text = format!("reading   {}\n{}", order.question.reading, summary.tally.told());
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
