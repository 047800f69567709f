//! `begin`, `develop`, `tricks` and `end`: the minuet on the board.

use minuet_core::{Dancer, Entry, Misfit, Paper, Reading, Sheet, Starter};
use minuet_method::Coach;
use minuet_words::message::{AppMessage, HintMessage};
use minuet_words::{Dose, Language, Message};

use super::check::loose_mark;
use super::next::{in_turn, solution};
use super::{apply, told, unfit, why};
use crate::{Agreement, Changed, MinuetEnding, Said, Trick, Until};

/// More entries than two dancers can have.
const MOST: usize = 1500;

pub(super) fn begin(
    paper: &Paper,
    line: &[Dancer],
    starter: Starter,
    language: Language,
) -> Result<Changed, Message> {
    let sheet = minuet_method::read(paper).map_err(unfit)?;
    let open = sheet.dances().len() as u8;
    if open >= Reading::MAX_DEPTH {
        return Err(AppMessage::TooDeep { most: Reading::MAX_DEPTH }.into());
    }
    let lane = sheet.lane(line).ok_or(Misfit::NoSuchDancer).map_err(unfit)?;
    if !sheet.is_filled() {
        return Err(AppMessage::CandidatesFirst.into());
    }
    if !starter.stands_in(lane.position()) {
        return Err(AppMessage::NotAStarter.into());
    }
    let coach = Coach::new(&sheet, &Reading::PAPER);
    let entry = coach.open(line, starter, Reading::MAX_DEPTH - open).map_err(unfit)?;
    apply::apply(paper, &entry, language)
}

pub(super) fn develop(
    paper: &Paper,
    reading: &Reading,
    dancer: Option<Dancer>,
    until: Until,
    language: Language,
) -> Result<Changed, Message> {
    let mut sheet = minuet_method::read(paper).map_err(unfit)?;
    let ground = ground(&sheet)?;
    if let Some(message) = loose(paper, &sheet, reading) {
        return apply::write(paper, &[], Some(message.into()), language);
    }
    let mut entries: Vec<Entry> = Vec::new();
    while entries.len() < MOST {
        let coach = Coach::new(&sheet, reading);
        let found = match dancer {
            Some(_) if coach.ending().is_some() => None,
            Some(dancer) => coach.alone(&[ground.as_slice(), &[dancer]].concat()),
            None => in_turn(&coach, &ground),
        };
        let Some(entry) = found else { break };
        sheet.apply(&entry).map_err(unfit)?;
        entries.push(entry);
        if until == Until::Entry {
            break;
        }
    }
    let note = match Coach::new(&sheet, reading).ending() {
        Some(entry) => {
            Some(AppMessage::Hint(Box::new(HintMessage { sheet, entry, dose: Dose::Why })))
        }
        None if entries.is_empty() => Some(AppMessage::NothingFollows),
        None => None,
    };
    apply::write(paper, &entries, note.map(Message::from), language)
}

/// What is said of a mark that nothing justifies, where the puzzle can tell.
fn loose(paper: &Paper, sheet: &Sheet, reading: &Reading) -> Option<AppMessage> {
    let solution = solution(paper).ok()?;
    loose_mark(sheet, &solution, reading).map(|loose| loose.message)
}

/// The line that opened the innermost minuet.
fn ground(sheet: &Sheet) -> Result<Vec<Dancer>, AppMessage> {
    if sheet.dances().is_empty() {
        return Err(AppMessage::NoMinuetOpen);
    }
    Ok(sheet.innermost_line())
}

pub(super) fn tricks(
    paper: &Paper,
    reading: &Reading,
    language: Language,
) -> Result<Agreement, Message> {
    let sheet = minuet_method::read(paper).map_err(unfit)?;
    let ground = ground(&sheet)?;
    if let Some(message) = loose(paper, &sheet, reading) {
        return Ok(Agreement { words: Said::new(language, message), tricks: Vec::new() });
    }
    let coach = Coach::new(&sheet, reading);
    let ending = coach.ending();
    let ended = ending.is_some();
    let entries: Vec<Entry> = ending.into_iter().chain(coach.tricks()).collect();
    let message = match (ended, entries.len(), in_turn(&coach, &ground)) {
        (true, ..) => AppMessage::MinuetEnded,
        (false, 0, Some(_)) => AppMessage::NothingYet,
        (false, 0, None) => AppMessage::StandStill,
        (false, count, _) => AppMessage::Agree { count },
    };
    let trick = |entry: &Entry| {
        let [circle, square] = Dancer::BOTH.map(|dancer| {
            why::holds(&sheet, entry, dancer).map(|message| Said::new(language, message))
        });
        Trick { told: told::told(&sheet, entry, language), circle, square }
    };
    let words = Said::new(language, message);
    Ok(Agreement { words, tricks: entries.iter().map(trick).collect() })
}

pub(super) fn end(
    paper: &Paper,
    how: MinuetEnding,
    language: Language,
) -> Result<Changed, Message> {
    let sheet = minuet_method::read(paper).map_err(unfit)?;
    ground(&sheet)?;
    let coach = Coach::new(&sheet, &Reading::PAPER);
    let (entry, message) = match how {
        MinuetEnding::Circle => (coach.discard(Dancer::Square), taken(&sheet, Dancer::Circle)),
        MinuetEnding::Square => (coach.discard(Dancer::Circle), taken(&sheet, Dancer::Square)),
        MinuetEnding::Leave => (coach.stall(), Some(AppMessage::MarksErased)),
    };
    let entry = entry.ok_or(AppMessage::CannotEndSo)?;
    let mut changed = apply::apply(paper, &entry, language)?;
    // The words of the teacher would claim more than the player has shown.
    if let Some(message) = message {
        let words = language.say(&message.into());
        changed.told.iter_mut().for_each(|told| told.words.clone_from(&words));
    }
    Ok(changed)
}

/// What is said when a dancer is taken to be right though nothing shows that the other is wrong.
fn taken(sheet: &Sheet, dancer: Dancer) -> Option<AppMessage> {
    let lane = sheet.dances().last()?.lane(dancer.other());
    let seen = lane.position().broken().is_some();
    (!seen).then_some(AppMessage::DancerTakenForRight { dancer })
}
