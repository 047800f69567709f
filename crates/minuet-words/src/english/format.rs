//! Why a text cannot be read or written.

use crate::message::FormatMessage;

pub(super) fn say(message: &FormatMessage) -> String {
    match *message {}
}
