//! Why the judge rejects a trace or a certificate.

use crate::message::JudgeMessage;

pub(super) fn say(message: &JudgeMessage) -> String {
    match *message {}
}
