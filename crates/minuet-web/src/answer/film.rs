//! `film` and `frame`: a whole solve, entry by entry.

use minuet_core::{Cell, Outcome, Paper, Reading, Trace};
use minuet_show::picture::{Caption, frame as picture};
use minuet_show::svg::board;
use minuet_show::words::{Detail, Dose, Heading, Language, explain, hint};

use crate::{Chapter, Film, Frame, Length, Refused, Scene, Sheet};

/// The most entries that a film may have before it is trimmed.
const LONGEST: usize = 20_000;

/// The solve of what is on the main line of a sheet.
fn trace(sheet: &Sheet, reading: &Reading, length: Length) -> Result<Trace, Refused> {
    let setup = sheet.setup();
    if let Some(broken) = setup.conflict().map(minuet_words::message::NounMessage::from) {
        return Err(Refused::because(format!("There is nothing to solve: {broken}.")));
    }
    match minuet_fast::examples(&setup.position()).len() {
        1 => {}
        0 => return Err(Refused::because("There is nothing to solve: this has no solution.")),
        _ => {
            return Err(Refused::because(
                "There is nothing to solve: this has more than one solution.",
            ));
        }
    }
    let trace = minuet_method::solve_within(&setup, reading, LONGEST).ok_or_else(|| {
        Refused::because("This solve is too long for a film. Allow fewer minuets within minuets.")
    })?;
    Ok(match length {
        Length::Brief => minuet_method::brief(&trace),
        Length::Full => trace,
    })
}

pub(super) fn film(sheet: &Sheet, reading: &Reading, length: Length) -> Result<Film, Refused> {
    let trace = trace(sheet, reading, length)?;
    let mut core = trace.start();
    let mut entries = Vec::new();
    for entry in &trace.entries {
        let sentence = hint(&core, entry, Dose::Why);
        entries.push(Scene {
            words: sentence.text,
            cite: sentence.cite.unwrap_or_default(),
            step: entry.step,
            line: entry.dance.clone(),
        });
        core.apply(entry)?;
    }
    let words = ending(&trace);
    Ok(Film { words, outcome: trace.outcome, chapters: chapters(&trace), entries })
}

fn chapters(trace: &Trace) -> Vec<Chapter> {
    let sections = explain(trace, Detail::Full).sections.into_iter();
    let told = sections.filter_map(|section| {
        let first = section.sentences.first()?.entries.start;
        Some(Chapter { title: section.title, level: section.heading.level(), frame: first + 1 })
    });
    told.collect()
}

/// How a solve ends, and what it took.
fn ending(trace: &Trace) -> Vec<String> {
    let sections = explain(trace, Detail::Brief).sections.into_iter();
    let last = sections.filter(|section| section.heading == Heading::Outcome);
    let sentences = last.flat_map(|section| section.sentences);
    sentences.map(|sentence| sentence.to_string()).collect()
}

pub(super) fn frame(
    sheet: &Sheet,
    reading: &Reading,
    length: Length,
    index: usize,
) -> Result<Frame, Refused> {
    let trace = trace(sheet, reading, length)?;
    let count = trace.entries.len() + 2;
    if index >= count {
        return Err(Refused::because(format!(
            "There is no frame {index}: this film ends with frame {}.",
            count - 1
        )));
    }
    let before = trace.sheet(index.saturating_sub(1))?;
    let entry = index.checked_sub(1).and_then(|index| trace.entries.get(index));
    let mut after = before.clone();
    let (picture, words) = match entry {
        Some(entry) => {
            after.apply(entry)?;
            let words = hint(&before, entry, Dose::Why).to_string();
            (picture(&trace, &before, index - 1, Caption::None)?, words)
        }
        None => {
            let words = if index == 0 { opening(&trace) } else { ending(&trace).join(" ") };
            (picture(&trace, &before, trace.entries.len(), Caption::None)?, words)
        }
    };
    let paper = Paper::from(&after);
    Ok(Frame {
        svg: board(&picture, None),
        cells: Cell::ALL.map(|cell| Language::English.words().spoken(&paper, cell)).to_vec(),
        words,
        sheet: Sheet::new(sheet.puzzle).after(&after),
        count,
    })
}

fn opening(trace: &Trace) -> String {
    match trace.outcome {
        Outcome::Solved { minuets: 0, step, .. } => {
            format!("The sheet at the start. Step {step} finishes it.")
        }
        Outcome::Solved { minuets: 1, .. } => {
            "The sheet at the start. It takes one minuet.".to_owned()
        }
        Outcome::Solved { minuets, .. } => {
            format!("The sheet at the start. It takes {minuets} minuets.")
        }
        _ => "The sheet at the start. The method does not finish it.".to_owned(),
    }
}
