//! What goes wrong where puzzles are made.

use crate::message::MakeMessage;

pub(super) fn say(message: &MakeMessage) -> String {
    match *message {}
}
