//! What the application tells a player: notes, refusals, judgements.

use crate::message::AppMessage;

pub(super) fn say(message: &AppMessage) -> String {
    match *message {}
}
