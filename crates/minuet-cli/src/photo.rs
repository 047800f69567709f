//! Photos as puzzles.

use minuet_answer::{Photo, Reply, Request};
use minuet_core::{Paper, Setup};
use minuet_formats::{Format, Record, write_paper};
use minuet_read::Grey;
use minuet_words::Message;
use minuet_words::message::CommandMessage;

use crate::cli::AsRead;
use crate::exit::Exit;
use crate::speech::ask;

/// The picture in a file.
pub(crate) fn picture(file: &[u8]) -> Result<Grey, (Message, Exit)> {
    minuet_photo::grey(file).map_err(|why| (why.into(), Exit::Wrong))
}

/// What is read from a picture; no puzzle in it is an answer too.
pub(crate) fn read(picture: &Grey) -> Result<Box<Photo>, (Message, Exit)> {
    // No side of a picture in memory is longer than this.
    let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
    let (width, height) = (side(picture.width()), side(picture.height()));
    match ask(Request::Read { width, height, grey: picture.pixels().to_vec() }) {
        Ok(Reply::Read(photo)) => Ok(photo),
        Ok(other) => unreachable!("each request has one kind of reply: {other:?}"),
        Err(why) => Err((why, Exit::No)),
    }
}

/// The puzzle in a picture file, if it is read for sure, or may be taken as it is read.
pub(crate) fn record(file: &[u8], accept: AsRead) -> Result<Record, (Message, Exit)> {
    let photo = read(&picture(file)?)?;
    if photo.is_sure() || accept.as_read {
        return Ok(record_of(&photo));
    }
    let (puzzle, notes) = (photo.puzzle, notes(&photo));
    Err((CommandMessage::PhotoUnsure { puzzle, notes }.into(), Exit::Wrong))
}

/// The same as a sheet in text.
pub(crate) fn sheet(file: &[u8], accept: AsRead) -> Result<Vec<u8>, Message> {
    let record = record(file, accept).map_err(|(why, _)| why)?;
    Ok(write_paper(&record.paper(), Format::Sheet)?.into_bytes())
}

/// The printed digits as a puzzle; whoever asks for the sheet gets those written by hand as ink.
pub(crate) fn record_of(photo: &Photo) -> Record {
    let sheet = || Box::new(Paper { ink: photo.written, ..Paper::new(photo.puzzle) });
    Record {
        line: 1,
        format: Format::Line,
        setup: Setup::from(photo.puzzle),
        sheet: (photo.written.clues() > 0).then(sheet),
        comment: String::new(),
        case: None,
    }
}

/// What there is to say about a photo, with the repairs that are likely.
pub(crate) fn notes(photo: &Photo) -> Vec<Message> {
    let notes = photo.notes.iter().map(|note| note.message.clone());
    let repairs = photo.repairs.iter().map(|repair| {
        let (what, puzzle) = (Box::new(repair.words.message.clone()), repair.puzzle);
        CommandMessage::PhotoRepair { what, puzzle }.into()
    });
    notes.chain(repairs).collect()
}
