//! English: the only sentences of the program.

mod app;
mod command;
mod format;
mod hunt;
mod judge;
mod make;
mod noun;
mod server;

use crate::{Message, Words};

pub(crate) struct English;

impl Words for English {
    fn message(&self, message: &Message) -> String {
        match message {
            Message::Noun(message) => noun::say(message),
            Message::Format(message) => format::say(message),
            Message::Make(message) => make::say(message),
            Message::Judge(message) => judge::say(message),
            Message::Hunt(message) => hunt::say(message),
            Message::App(message) => app::say(message),
            Message::Command(message) => command::say(message),
            Message::Server(message) => server::say(message),
        }
    }
}
