//! A player's sheets: whether they are still right, as the page says it.

use std::ffi::OsStr;
use std::path::Path;

use minuet_answer::{Checked, FaultKind, Reply, Request, Version};
use minuet_core::Reading;
use minuet_formats::Reader;
use minuet_words::Message;
use minuet_words::message::{CommandMessage, InputName, Place};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Deserializer;

use crate::cli::Check;
use crate::document::CheckSheetDocument;
use crate::exit::{Exit, Failure};
use crate::output::{self, Output};
use crate::speech::{ask, complain, say};

/// All that tells a sheet from a trace.
#[derive(Deserialize)]
struct Keys {
    sheet: Option<IgnoredAny>,
}

/// The text of an argument that is a sheet itself, such as a link, and not the name of a file.
pub(super) fn named(argument: &OsStr) -> Option<&str> {
    let text = argument.to_str().filter(|text| *text != "-" && !Path::new(text).exists())?;
    are_in(text.as_bytes()).then_some(text)
}

/// Whether a text holds sheets or puzzles, and not traces or certificates.
pub(super) fn are_in(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text).trim_ascii_start();
    if !text.starts_with(b"{") {
        return matches!(Reader::new(text).next(), Some(Ok(_)));
    }
    match Deserializer::from_slice(text).into_iter::<Keys>().next() {
        Some(Ok(keys)) => keys.sheet.is_some(),
        // What is wrong with it shows when it is read.
        Some(Err(error)) => error.is_data() && error.to_string().contains("`sheet`"),
        None => false,
    }
}

/// Looks at all sheets of a text.
pub(super) fn run(
    input: &InputName,
    text: &[u8],
    args: &Check,
    out: &mut Output,
) -> Result<Exit, Failure> {
    let mut exit = Exit::Yes;
    for (number, record) in (1..).zip(Reader::new(text)) {
        let checked = record.map_err(Message::from).and_then(|record| {
            let (reading, history) = (Reading::PAPER, Vec::new());
            match ask(Request::Check { sheet: record.paper(), reading, history })? {
                Reply::Checked(checked) => Ok(checked),
                other => unreachable!("each request has one kind of reply: {other:?}"),
            }
        });
        match checked {
            Ok(checked) => {
                exit = exit.max(if is_right(&checked) { Exit::Yes } else { Exit::No });
                out.put(told(input, number, checked, args))?;
            }
            Err(what) => {
                out.flush()?;
                complain(within(input, Place::Whole, what));
                exit = Exit::Wrong;
            }
        }
    }
    Ok(exit)
}

/// Leftovers and what is not yet justified are not wrong.
fn is_right(checked: &Checked) -> bool {
    checked.faults.iter().all(|fault| match fault.kind {
        FaultKind::Puzzle | FaultKind::WrongInk => false,
        FaultKind::MissingCandidate | FaultKind::Unjustified => false,
        FaultKind::NotYet | FaultKind::Leftover => true,
    })
}

fn told(input: &InputName, number: usize, checked: Checked, args: &Check) -> Vec<u8> {
    let right = is_right(&checked);
    if args.json {
        let file = say(CommandMessage::InputName(input.clone()));
        let Checked { words, faults, .. } = checked;
        let minuet = Version::NOW;
        return output::json(&CheckSheetDocument {
            minuet,
            file,
            document: number,
            right,
            words,
            faults,
        });
    }
    let mut text = say(within(input, Place::Document(number), checked.words.message)) + "\n";
    for fault in &checked.faults {
        text += &format!("  {}\n", fault.words);
    }
    text.into_bytes()
}

fn within(input: &InputName, place: Place, what: Message) -> CommandMessage {
    CommandMessage::In { input: input.clone(), place, what: Box::new(what) }
}
