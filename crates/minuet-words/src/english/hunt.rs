//! What a hunt and its report say.

use crate::message::HuntMessage;

pub(super) fn say(message: &HuntMessage) -> String {
    match *message {}
}
