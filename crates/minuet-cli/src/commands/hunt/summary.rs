//! What a hunt says at its end.

use minuet_hunt::{HuntEnding, Input, Order, Summary, Tally};
use minuet_words::message::HuntMessage;

use crate::document::{HuntDocument, Version};
use crate::speech::say;

pub(super) fn answer(order: &Order, summary: &Summary) -> HuntDocument {
    let Tally { basic, minuet, failed, none, several, rejected, repeated } = summary.tally;
    HuntDocument {
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
    let (folder, parts) = (order.folder.display().to_string(), summary.chunks);
    let messages = [
        HuntMessage::Reading(order.question.reading),
        summary.tally.message(),
        match summary.ending {
            HuntEnding::Complete => HuntMessage::Complete { folder, parts },
            HuntEnding::Stopped if order.inputs.contains(&Input::Stdin) => {
                HuntMessage::StoppedForGood { folder, parts }
            }
            HuntEnding::Stopped => HuntMessage::Stopped { folder, parts },
        },
    ];
    messages.map(say).into_iter().filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
}
