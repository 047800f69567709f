//! What is wrong with a cell, a puzzle, a reading or another noun.

use crate::message::NounMessage;

pub(super) fn say(message: &NounMessage) -> String {
    match *message {}
}
