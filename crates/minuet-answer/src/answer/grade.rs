//! `judge`: whether what a learner did is the step that was asked for.

use minuet_core::paper::{Margins, Marks};
use minuet_core::{
    Cell, CellSet, Dancer, Digit, DigitSet, Entry, Paper, Position, Reading, Structure,
};
use minuet_method::Coach;
use minuet_show::Highlight;
use minuet_words::message::{AppMessage, HintMessage};
use minuet_words::{Dose, Language, Lesson, Message};

use super::check::gravest;
use super::next::solution;
use super::unfit;
use crate::curriculum;
use crate::{Judged, Said, Verdict};

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
) -> Result<(Verdict, AppMessage, Highlight), Message> {
    let (before, after) = (tidy(dealt), tidy(after));
    if before == after {
        return Ok((Verdict::Nothing, AppMessage::Task { lesson }, Highlight::default()));
    }
    if matches!(lesson, Lesson::Starter | Lesson::Nested) && opens(&before, &after) {
        return Ok((Verdict::Done, AppMessage::MinuetIsOpen, Highlight::default()));
    }
    let sheet = minuet_method::read(dealt).map_err(unfit)?;
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
    let mut partly = None;
    for entry in wanted {
        let mut done = sheet.clone();
        done.apply(entry).map_err(unfit)?;
        let done = tidy(&minuet_method::written(dealt, &done));
        if done == after {
            let message = AppMessage::StepIsRight { why: hint(entry, Dose::Why) };
            return Ok((Verdict::Done, message, Highlight::of(&sheet, entry)));
        }
        if is_between(&before, &after, &done) {
            partly = Some(entry);
        }
    }
    if let Some(entry) = partly {
        let message = AppMessage::RightSoFar { what: hint(entry, Dose::What) };
        return Ok((Verdict::Partly, message, Highlight::default()));
    }
    let solution = solution(&after)?;
    Ok(match gravest(&after, &solution, &reading).map_err(unfit)? {
        None => (Verdict::Other, AppMessage::NotAskedFor { lesson }, Highlight::default()),
        Some(fault) => {
            let show = Highlight { cells: fault.cells, ..Highlight::default() };
            let fault = Box::new(fault.message.into());
            (Verdict::Wrong, AppMessage::DoesNotFollow { fault, lesson }, show)
        }
    })
}

/// Whether nothing but a new minuet is open on the sheet: whatever opens one is a starter.
fn opens(before: &Paper, after: &Paper) -> bool {
    let dances = before.dances.len();
    after.dances.len() == dances + 1
        && Paper { dances: after.dances[..dances].to_vec(), ..after.clone() } == *before
}

/// The paper without candidates and small digits that ink rules out: erasing these is not part of any task.
fn tidy(paper: &Paper) -> Paper {
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
            if let Some(cell) = marked.single()
                && paper.small.get(cell).contains(digit)
                && square
                    .cells()
                    .iter()
                    .any(|other| other != cell && paper.small.get(other).contains(digit))
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

/// Whether every change from `before` to `after` is one from `before` to `done`.
fn is_between(before: &Paper, after: &Paper, done: &Paper) -> bool {
    if after.dances.len() != before.dances.len() || done.dances.len() != before.dances.len() {
        return false;
    }
    let between = |b: DigitSet, a: DigitSet, d: DigitSet| a == b || a == d || within(b, a, d);
    let cells = Cell::ALL.into_iter().all(|cell| {
        let ink = [before, after, done].map(|paper| paper.ink.get(cell));
        (ink[1] == ink[0] || ink[1] == ink[2])
            && between(before.pencil.get(cell), after.pencil.get(cell), done.pencil.get(cell))
            && between(before.small.get(cell), after.small.get(cell), done.small.get(cell))
    });
    let dances = before.dances.iter().zip(&after.dances).zip(&done.dances);
    cells
        && dances.into_iter().all(|((b, a), d)| {
            Dancer::BOTH
                .into_iter()
                .all(|dancer| marks_between(b.marks(dancer), a.marks(dancer), d.marks(dancer)))
        })
}

/// Whether `after` lies between the two others.
fn within(before: DigitSet, after: DigitSet, done: DigitSet) -> bool {
    (before & done).is_subset(after) && after.is_subset(before | done)
}

fn marks_between(before: &Marks, after: &Marks, done: &Marks) -> bool {
    Cell::ALL.into_iter().all(|cell| {
        let enclosed = [before, after, done].map(|marks| marks.enclosed.get(cell));
        let dots = [before, after, done].map(|marks| marks.dots.get(cell));
        (enclosed[1] == enclosed[0] || enclosed[1] == enclosed[2])
            && (dots[1] == dots[0] || dots[1] == dots[2] || within(dots[0], dots[1], dots[2]))
    })
}
