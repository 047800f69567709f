//! Why the judge rejects a trace or a certificate.

mod certificate;
mod names;
mod trace;

use minuet_core::{Dancer, Starter};

use crate::message::JudgeMessage;

pub(super) fn say(message: &JudgeMessage) -> String {
    match message {
        JudgeMessage::Trace(rejection) => {
            let place = match rejection.entry {
                Some(index) => format!("entry {}", index + 1),
                None => "outcome".to_owned(),
            };
            format!("{place}: {}", trace::say(&rejection.fault))
        }
        JudgeMessage::Certificate(rejection) => {
            let step = |(starter, dancer): &(Starter, Dancer)| {
                format!("starter {}, {dancer}: ", names::starter(starter))
            };
            let way: String = rejection.way.iter().map(step).collect();
            way + &certificate::say(&rejection.fault)
        }
    }
}
