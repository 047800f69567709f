//! What the local server says.

use crate::message::ServerMessage;

pub(super) fn say(message: &ServerMessage) -> String {
    match *message {}
}
