//! The application as WebAssembly: a door to [`minuet_answer::answer`] for a page that has no server.
//!
//! One text in, one text out. The first line of a question is the code of a language, the rest is what `POST /api` takes.
//! JavaScript asks for room, writes the question there, asks, and reads the answer where it lies:
//!
//! ```js
//! const { memory, room, ask, said } = instance.exports;
//! const bytes = new TextEncoder().encode(`${language}\n${question}`);
//! const place = room(bytes.length);
//! new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
//! const length = ask();
//! const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, said(), length));
//! ```
//!
//! `room` and `ask` may make the memory grow, which invalidates the old buffer, so the view is made after each call.
#![deny(unsafe_code)]

mod door;

use minuet_answer::{Refused, Reply, Request, Said, answer_bounded};
use minuet_words::Language;
use minuet_words::message::ServerMessage;

/// The answer to a question, both as text.
pub fn answered(question: &[u8]) -> Vec<u8> {
    let mut parts = question.splitn(2, |&byte| byte == b'\n');
    let [code, question] = [parts.next(), parts.next()].map(Option::unwrap_or_default);
    let code = str::from_utf8(code).unwrap_or_default();
    let language = Language::from_code(code).unwrap_or_default();
    let reply = match serde_json::from_slice::<Request>(question) {
        Ok(request) => answer_bounded(request, language),
        Err(error) => {
            let why = ServerMessage::QuestionUnreadable { error: error.to_string() };
            Reply::Refused(Refused::because(Said::new(language, why)))
        }
    };
    // All keys are texts, so nothing can go wrong here.
    serde_json::to_vec(&reply).unwrap_or_default()
}
