//! `minuet read`: the puzzles in photos.

mod debug;

use std::ffi::{OsStr, OsString};

use minuet_answer::Photo;
use minuet_read::Grey;
use minuet_words::Message;
use minuet_words::message::{CommandMessage, InputName, Place};

use crate::cli::Read;
use crate::document::ReadDocument;
use crate::exit::{Exit, Failure};
use crate::input;
use crate::output::{self, Output, Overwrite};
use crate::photo;
use crate::pipeline::in_order;
use crate::speech::{complain, say};

use super::convert;

/// What was read from one file; or why nothing was, and how that counts.
struct Reading {
    name: InputName,
    /// Kept only to be drawn on: there may be thousands of photos.
    picture: Option<Grey>,
    photo: Box<Photo>,
}

pub(crate) fn run(args: &Read) -> Result<Exit, Failure> {
    if args.debug.is_some() && args.images.len() != 1 {
        return Err(CommandMessage::DebugSingle.into());
    }
    if let Some(path) = &args.debug {
        output::expect_extension(path, "png")?;
    }
    let mut out = Output::open(&args.file, &args.images)?;
    let (opening, closing) =
        if args.json { ("", "") } else { (args.text.to.opening(), args.text.to.closing()) };
    out.frame(opening)?;
    let mut exit = Exit::Yes;
    in_order(
        args.images.iter(),
        None,
        |image: &OsString| reading(image, args),
        |read| match read {
            Ok(reading) => {
                if let (Some(path), Some(picture)) = (&args.debug, &reading.picture) {
                    let overwrite = Overwrite::if_forced(args.file.force);
                    let mut file = Output::create(path, overwrite, &args.images)?;
                    file.put(debug::png(picture, &reading.photo)?)?;
                    file.finish()?;
                }
                out.put(told(&reading, args))?;
                if args.json {
                    return Ok(());
                }
                out.flush()?;
                for note in photo::notes(&reading.photo) {
                    complain(about(&reading.name, note));
                }
                Ok(())
            }
            Err((message, end)) => {
                exit = exit.max(end);
                out.flush()?;
                complain(message);
                Ok(())
            }
        },
    )?;
    out.frame(closing)?;
    out.finish_with(exit)
}

fn reading(image: &OsStr, args: &Read) -> Result<Reading, (Message, Exit)> {
    let (name, bytes) = input::file(image).map_err(|why| (why.into(), Exit::Wrong))?;
    let read = photo::picture(&bytes).and_then(|picture| {
        let photo = photo::read(&picture)?;
        Ok((args.debug.is_some().then_some(picture), photo))
    });
    match read {
        Ok((picture, photo)) => Ok(Reading { name, picture, photo }),
        Err((why, exit)) => Err((about(&name, why).into(), exit)),
    }
}

fn about(name: &InputName, what: Message) -> CommandMessage {
    CommandMessage::In { input: name.clone(), place: Place::Whole, what: Box::new(what) }
}

fn told(reading: &Reading, args: &Read) -> Vec<u8> {
    if args.json {
        let file = say(CommandMessage::InputName(reading.name.clone()));
        return output::json(&ReadDocument { file, photo: &reading.photo });
    }
    convert::part(&photo::record_of(&reading.photo), &args.text)
}
