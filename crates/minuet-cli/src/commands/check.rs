//! `minuet check`: the judge checks traces, certificates and whole hunts; and whether a player's sheet is still right.

mod documents;
mod hunt;
mod sheets;

use std::ffi::OsStr;
use std::path::Path;
use std::sync::atomic::Ordering;

use minuet_answer::{Reply, Request, Verified, Version};
use minuet_words::Message;
use minuet_words::message::{CommandMessage, InputName, Place};

use crate::cli::Check;
use crate::commands::hunt::signal;
use crate::document::CheckDocument;
use crate::exit::{Exit, Failure};
use crate::input::Source;
use crate::output::{self, Output};
use crate::pipeline::in_order;
use crate::speech::{ask, complain, say};
use documents::Documents;

pub(crate) fn run(args: &Check) -> Result<Exit, Failure> {
    let mut out = Output::standard();
    let mut exit = Exit::Yes;
    // Only hunts look at it, for they would leave temporary files behind. Elsewhere it is set, and Ctrl-C ends the program at
    // once.
    let stop = signal()?;
    stop.store(true, Ordering::Relaxed);
    for (number, file) in (1..).zip(&args.files) {
        let checked = if Path::new(file).is_dir() {
            stop.store(false, Ordering::Relaxed);
            let checked = hunt::run(Path::new(file), args, &stop, &mut out);
            out.flush()?;
            if stop.swap(true, Ordering::Relaxed) {
                return Ok(Exit::Stopped);
            }
            checked
        } else if let Some(text) = sheets::named(file) {
            sheets::run(&InputName::Argument(number), text.as_bytes(), args, &mut out)
        } else {
            file_checked(file, args, &mut out)
        };
        exit = exit.max(match checked {
            Err(Failure::Because(message)) => {
                complain(message);
                Exit::Wrong
            }
            checked => checked?,
        });
    }
    out.flush()?;
    Ok(exit)
}

/// Judges all documents of a file.
fn file_checked(file: &OsStr, args: &Check, out: &mut Output) -> Result<Exit, Failure> {
    let (input, text) = Source::document(file, args.accept)?;
    if sheets::are_in(&text) {
        return sheets::run(&input, &text, args, out);
    }
    let name = say(CommandMessage::InputName(input.clone()));
    let judged = |(number, document): (usize, Result<_, _>)| -> Result<CheckDocument, Message> {
        let verified = match ask(Request::Verify { document: document? })? {
            Reply::Verified(verified) => verified,
            other => unreachable!("a document is verified or refused: {other:?}"),
        };
        let (minuet, file) = (Version::NOW, name.clone());
        Ok(CheckDocument { minuet, file, document: number, verified })
    };
    let (mut read, mut exit) = (0, Exit::Yes);
    in_order((1..).zip(Documents::new(&text)), args.threads.threads, judged, |judged| {
        read += 1;
        let told = |what: Message| CommandMessage::In {
            input: input.clone(),
            place: Place::Document(read),
            what: Box::new(what),
        };
        let answer = match judged {
            Ok(answer) => answer,
            Err(message) => {
                out.flush()?;
                complain(told(message));
                exit = Exit::Wrong;
                return Ok(());
            }
        };
        exit = exit.max(if answer.verified.accepted { Exit::Yes } else { Exit::No });
        if args.json {
            return out.put(output::json(&answer));
        }
        out.put(say(told(verdict(answer.verified).into())) + "\n")
    })?;
    match read {
        0 => Err(nothing(input).into()),
        _ => Ok(exit),
    }
}

fn nothing(input: InputName) -> CommandMessage {
    let what = Box::new(CommandMessage::NoDocument.into());
    CommandMessage::In { input, place: Place::Whole, what }
}

fn verdict(verified: Verified) -> CommandMessage {
    let Verified { claim, entries, starters, reason, .. } = verified;
    match reason {
        Some(reason) => CommandMessage::Rejected { reason: Box::new(reason.message) },
        None => CommandMessage::Accepted { claim, entries, starters },
    }
}
