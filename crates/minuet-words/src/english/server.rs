//! What the local server says.

use crate::message::ServerMessage;

pub(super) fn say(message: &ServerMessage) -> String {
    match message {
        ServerMessage::PortNotAvailable { host, port, error } => {
            format!("port {port} on {host} is not available: {error}")
        }
        ServerMessage::HostNotAvailable { host, error } => {
            format!("the server cannot listen on {host}: {error}")
        }
        ServerMessage::PortsAllTaken { host, first, last } => {
            format!("ports {first} to {last} on {host} are all taken")
        }
        ServerMessage::HostMissing => "The request has no Host header.".into(),
        ServerMessage::HostForeign { host, own } => {
            format!("{host:?} is not the name of this server. Open {own} instead.")
        }
        ServerMessage::OriginForeign { origin } => {
            format!("A page from {origin:?} may not ask this server.")
        }
        ServerMessage::HeaderUnreadable { name } => {
            format!("The header {name} cannot be understood.")
        }
        ServerMessage::NotJson => {
            "A question must be JSON, with the Content-Type application/json.".into()
        }
        ServerMessage::NoSuchFile => "There is no such file here.".into(),
        ServerMessage::FilesAreOnlyRead => {
            "Files of the page can only be read: use GET or HEAD.".into()
        }
        ServerMessage::QuestionsArePosted => "Questions are asked with POST.".into(),
        ServerMessage::QuestionTooLong { most_kib } => {
            format!("The question is too long: at most {most_kib} KiB are allowed.")
        }
        ServerMessage::QuestionCutShort => "The question was cut short.".into(),
        ServerMessage::QuestionTooSlow => "The question took too long to arrive.".into(),
        ServerMessage::QuestionUnreadable { error } => {
            format!("The question cannot be understood: {error}.")
        }
        ServerMessage::TooManyWaiting => {
            "Too many questions are waiting. Ask again in a moment.".into()
        }
        ServerMessage::Crashed => {
            "The program failed on this question: this is a bug, please report it.".into()
        }
    }
}
