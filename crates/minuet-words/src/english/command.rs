//! What the command line says.

use crate::message::CommandMessage;

pub(super) fn say(message: &CommandMessage) -> String {
    match *message {}
}
