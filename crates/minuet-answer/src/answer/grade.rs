//! `judge`: whether what a learner did is the step that was asked for.

mod between;

use minuet_core::paper::Margins;
use minuet_core::{
    Cell, CellSet, Dancer, Digit, DigitSet, Entry, Paper, Position, Reading, Sheet, Starter,
    Structure,
};
use minuet_method::Coach;
use minuet_show::Highlight;
use minuet_words::message::{AppMessage, HintMessage};
use minuet_words::{Dose, Language, Lesson, Message};

use self::between::{Between, made_small};
use super::check::gravest;
use super::next::solution;
use super::unfit;
use crate::curriculum;
use crate::{Grade, Judged, Said};

pub(super) fn grade(
    before: &Paper,
    after: &Paper,
    name: &str,
    language: Language,
) -> Result<Judged, Message> {
    let lesson = curriculum::named(name)?;
    if before.puzzle != after.puzzle {
        return Err(AppMessage::DifferentPuzzles.into());
    }
    let (verdict, message, show) = graded(before, after, lesson)?;
    Ok(Judged { verdict, words: Said::new(language, message), show })
}

fn graded(
    dealt: &Paper,
    after: &Paper,
    lesson: Lesson,
) -> Result<(Grade, AppMessage, Highlight), Message> {
    let (before, after) = (tidy(dealt, dealt), tidy(after, dealt));
    if before == after {
        return Ok((Grade::Nothing, AppMessage::Task { lesson }, Highlight::default()));
    }
    if matches!(lesson, Lesson::Starter | Lesson::Nested) && opens(&before, &after) {
        return Ok((Grade::Done, AppMessage::MinuetIsOpen, Highlight::default()));
    }
    let sheet = minuet_method::read(dealt).map_err(unfit)?;
    if lesson == Lesson::WhichStarter
        && opens(&before, &after)
        && let Some(dance) = after.dances.last()
    {
        return Ok(chosen(dance.starter, &sheet));
    }
    let reading = Reading::PAPER;
    let coach = Coach::new(&sheet, &reading);
    let mut all = coach.all();
    // To put a minuet away is always possible; it is right when nothing else is.
    if lesson == Lesson::Stall && all.is_empty() {
        all.extend(coach.stall());
    }
    let wanted = all.iter().filter(|entry| curriculum::is_taught(lesson, entry));
    let hint = |entry: &Entry, dose| {
        Box::new(HintMessage { sheet: sheet.clone(), entry: entry.clone(), dose })
    };
    // The step that the learner comes nearest to, and where the sheet has something that is no part of it.
    let mut nearest: Option<(CellSet, &Entry, Paper)> = None;
    for entry in wanted {
        let mut done = sheet.clone();
        done.apply(entry).map_err(unfit)?;
        let done = tidy(&minuet_method::written(dealt, &done), dealt);
        if done == after {
            let message = AppMessage::StepIsRight { why: hint(entry, Dose::Why) };
            return Ok((Grade::Done, message, Highlight::of(&sheet, entry)));
        }
        let between = Between { before: &before, after: &after, done: &done };
        let (small, cells) = made_small(between);
        if !cells.is_empty()
            && (Between { after: &small, ..between }).strays() == Some(CellSet::EMPTY)
        {
            let show = Highlight { cells, ..Highlight::default() };
            return Ok((Grade::Partly, AppMessage::WriteItSmall { cells }, show));
        }
        if let Some(strays) = between.strays()
            && nearest.as_ref().is_none_or(|(fewest, ..)| strays.len() < fewest.len())
        {
            nearest = Some((strays, entry, done));
        }
    }
    let whole = Between { before: &before, after: &after, done: &after };
    let strays = match &nearest {
        Some((strays, entry, done)) if strays.is_empty() => {
            let lacking = Between { done, ..whole }.lacking();
            let message = AppMessage::RightSoFar { what: hint(entry, Dose::What), lacking };
            return Ok((Grade::Partly, message, Highlight::default()));
        }
        Some((strays, ..)) => *strays,
        None => whole.changed(),
    };
    let solution = solution(&after)?;
    Ok(match gravest(&after, &solution, &reading, strays).map_err(unfit)? {
        None => (Grade::Other, AppMessage::NotAskedFor { lesson }, Highlight::default()),
        Some(fault) => {
            let show = Highlight { cells: fault.cells, ..Highlight::default() };
            let fault = Box::new(fault.message.into());
            (Grade::Wrong, AppMessage::DoesNotFollow { fault, lesson }, show)
        }
    })
}

/// Whether a starter is one of those that were asked for.
fn chosen(starter: Starter, sheet: &Sheet) -> (Grade, AppMessage, Highlight) {
    let position = sheet.position();
    let cells = Dancer::BOTH.into_iter().map(|dancer| starter.choice(dancer).0).collect();
    let settles = minuet_method::settles(&starter, position);
    let (verdict, message) = if minuet_method::is_good(&starter, position) {
        (Grade::Done, AppMessage::StarterSettlesMuch { starter, settles })
    } else {
        (Grade::Other, AppMessage::StarterSettlesLittle { starter, settles })
    };
    (verdict, message, Highlight { cells, ..Highlight::default() })
}

/// Whether nothing but a new minuet is open on the sheet: whatever opens one is a starter.
fn opens(before: &Paper, after: &Paper) -> bool {
    let dances = before.dances.len();
    after.dances.len() == dances + 1
        && Paper { dances: after.dances[..dances].to_vec(), ..after.clone() } == *before
}

/// The paper without candidates and small digits that ink rules out: erasing these is not part of any task. `dealt` is the
/// paper that the learner began with: ink may have taken the other half of a half double with it.
fn tidy(paper: &Paper, dealt: &Paper) -> Paper {
    let mut tidy = paper.clone();
    let open = Position::of(&paper.all_ink());
    for cell in Cell::ALL {
        let inked = !paper.open().contains(cell);
        let possible = if inked { DigitSet::EMPTY } else { open.get(cell) };
        tidy.pencil.set(cell, paper.pencil.get(cell) & possible);
        tidy.small.set(cell, paper.small.get(cell) & possible);
    }
    for square in Structure::squares() {
        for digit in Digit::ALL {
            let has = |&cell: &Cell| tidy.small.get(cell).contains(digit);
            let marked: CellSet = square.cells().iter().filter(has).collect();
            // A half double that has lost one of its cells is spent.
            let was = |other| paper.small.get(other) | dealt.small.get(other);
            if let Some(cell) = marked.single()
                && square.cells().iter().any(|other| other != cell && was(other).contains(digit))
            {
                tidy.small.set(cell, tidy.small.get(cell) - DigitSet::of(digit));
            }
        }
    }
    tidy.margins = Margins::default();
    // Marks on a cell that has been inked, and dots that say nothing, are no part of any task either.
    if let Ok(sheet) = minuet_method::read(&tidy) {
        tidy.dances = minuet_method::written(&tidy, &sheet).dances;
    }
    tidy
}
