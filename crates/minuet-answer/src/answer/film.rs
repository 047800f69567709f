//! `film` and `frame`: a whole solve, entry by entry. It is solved once; frames replay its entries.

use minuet_core::{Entry, Outcome, Paper, Reading, Trace};
use minuet_method::Choice;
use minuet_show::picture::Picture;
use minuet_show::svg::board;
use minuet_words::message::AppMessage;
use minuet_words::{Detail, Heading, Language, Message};

use super::draw::spoken;
use super::next::several;
use super::{told, unfit};
use crate::{Chapter, Film, Frame, Length, Said};

/// The most entries that a film may have before it is trimmed.
const LONGEST: usize = 20_000;
/// How many entries there are from one sheet of the reply to the next: few enough to send along with each question
/// for a frame.
const EVERY: usize = 50;

/// The solve of what is on the main line of a paper, as it is shown and whole.
fn traces(paper: &Paper, reading: &Reading, length: Length) -> Result<(Trace, Trace), Message> {
    let setup = paper.setup();
    if let Some(broken) = setup.conflict() {
        return Err(AppMessage::Unsolvable { broken }.into());
    }
    match minuet_fast::examples(&setup.position()).as_slice() {
        [_] => {}
        [] => return Err(AppMessage::NoSolution.into()),
        [first, second, ..] => return Err(several(first, second).into()),
    }
    let trace = minuet_method::solve_within(&setup, reading, Choice::Footnote8, LONGEST)
        .ok_or(AppMessage::FilmTooLong)?;
    Ok(match length {
        Length::Brief => (minuet_method::brief(&trace), trace),
        Length::Full => (trace.clone(), trace),
    })
}

pub(super) fn film(
    paper: &Paper,
    reading: &Reading,
    length: Length,
    language: Language,
) -> Result<Film, Message> {
    let (trace, whole) = traces(paper, reading, length)?;
    let mut sheet = trace.start();
    let (mut entries, mut sheets) = (Vec::new(), vec![Paper::from(&sheet)]);
    for run in trace.entries.chunks(EVERY) {
        let (after, told) = told::all(sheet, run, language).map_err(unfit)?;
        entries.extend(told);
        sheets.push(Paper::from(&after));
        sheet = after;
    }
    Ok(Film {
        opening: Said::new(language, opening(&trace)),
        words: ending(&trace, &whole, language),
        chapters: chapters(&trace, language),
        outcome: trace.outcome,
        entries,
        sheets,
        every: EVERY,
    })
}

fn chapters(trace: &Trace, language: Language) -> Vec<Chapter> {
    let sections = language.explain(trace, Detail::Full).sections.into_iter();
    let told = sections.filter_map(|section| {
        let frame = section.sentences.first()?.entries.start + 1;
        let level = section.heading.level();
        Some(Chapter { title: language.words().heading(&section.heading), level, frame })
    });
    told.collect()
}

/// How a solve ends, and what it took.
fn ending(trace: &Trace, whole: &Trace, language: Language) -> Vec<String> {
    let sections = language.explain_brief(trace, whole).sections.into_iter();
    let last = sections.filter(|section| section.heading == Heading::Outcome);
    let sentences = last.flat_map(|section| section.sentences);
    sentences.map(|sentence| sentence.to_string()).collect()
}

fn opening(trace: &Trace) -> AppMessage {
    match trace.outcome {
        Outcome::Solved { minuets: 0, step, .. } => AppMessage::StartEndsInStep { step },
        Outcome::Solved { minuets, .. } => AppMessage::StartNeedsMinuets { count: minuets },
        Outcome::Failed { .. } | Outcome::None { .. } | Outcome::Several { .. } => {
            AppMessage::StartDoesNotFinish
        }
    }
}

/// The picture of the last of `entries`, which follow each other on `paper`; without entries, of the paper itself.
pub(super) fn frame(
    paper: &Paper,
    entries: &[Entry],
    language: Language,
) -> Result<Frame, Message> {
    let mut sheet = minuet_method::read(paper).map_err(unfit)?;
    let mut picture = None;
    for (number, entry) in (1..).zip(entries) {
        if number == entries.len() {
            picture = Some(Picture::step(&sheet, std::slice::from_ref(entry)).map_err(unfit)?);
        }
        sheet.apply(entry).map_err(unfit)?;
    }
    let after = if entries.is_empty() { paper.clone() } else { Paper::from(&sheet) };
    let picture = picture.unwrap_or_else(|| Picture::still(&after));
    Ok(Frame { svg: board(&picture, None), cells: spoken(&after, language), sheet: after })
}
