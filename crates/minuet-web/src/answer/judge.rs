//! `judge`: whether what a learner did is the step that was asked for.

use minuet_core::{Cell, CellSet, Dancer, DigitSet, Entry, Position, Reading};
use minuet_method::Coach;
use minuet_show::Highlight;
use minuet_show::words::{Dose, hint};

use super::check::gravest;
use super::next::solution;
use crate::lessons;
use crate::{Judged, Marks, Refused, Sheet, Show, Verdict};

pub(super) fn judge(before: &Sheet, after: &Sheet, rule: &str) -> Result<Judged, Refused> {
    let known = lessons::rule(rule).ok_or_else(|| {
        Refused::because(format!("There is no lesson {rule:?}. The question `lessons` lists them."))
    })?;
    if before.puzzle != after.puzzle {
        return Err(Refused::because("The two sheets are of different puzzles."));
    }
    let dealt = before;
    let (before, after) = (tidy(before), tidy(after));
    let say = |verdict, words: String, show| Ok(Judged { verdict, words, show });
    if before == after {
        return say(Verdict::Nothing, known.task.to_owned(), Show::default());
    }
    if (rule == "starter" || rule == "nested") && opens(&before, &after) {
        let words = "Right: the minuet is open, and both dancers have their choice.".to_owned();
        return say(Verdict::Done, words, Show::default());
    }
    let core = dealt.core()?;
    let reading = Reading::PAPER;
    let all = Coach::new(&core, &reading).all();
    let wanted: Vec<&Entry> =
        all.iter().filter(|entry| lessons::name(entry) == Some(rule)).collect();
    let mut partly = None;
    for entry in wanted {
        let mut done = core.clone();
        done.apply(entry)?;
        let done = tidy(&dealt.after(&done));
        if done == after {
            let words = format!("Right. {}", hint(&core, entry, Dose::Why));
            return say(Verdict::Done, words, Highlight::of(&core, entry).into());
        }
        if is_between(&before, &after, &done) {
            partly = Some(entry);
        }
    }
    if let Some(entry) = partly {
        let words = format!("Right so far. {}", hint(&core, entry, Dose::What));
        return say(Verdict::Partly, words, Show::default());
    }
    match gravest(&after, &solution(&after.puzzle)?, &reading)? {
        None => {
            let words =
                format!("Nothing wrong with that, but it is not what is asked for. {}", known.task);
            say(Verdict::Other, words, Show::default())
        }
        Some(fault) => {
            let words = format!("That does not follow: {} Undo it. {}", fault.words, known.task);
            say(Verdict::Wrong, words, Show { lit: fault.cells, ..Show::default() })
        }
    }
}

/// Whether nothing but a new minuet is open on the sheet: whatever opens one is a starter.
fn opens(before: &Sheet, after: &Sheet) -> bool {
    let dances = before.dances.len();
    after.dances.len() == dances + 1
        && Sheet { dances: after.dances[..dances].to_vec(), ..after.clone() } == *before
}

/// The sheet without candidates and small digits that ink rules out: to erase these is no part of any task.
fn tidy(sheet: &Sheet) -> Sheet {
    let mut tidy = sheet.clone();
    let open = Position::of(&sheet.all_ink());
    for cell in Cell::ALL {
        let inked = !sheet.open().contains(cell);
        let possible = if inked { DigitSet::EMPTY } else { open.get(cell) };
        tidy.pencil.set(cell, sheet.pencil.get(cell) & possible);
        tidy.small.set(cell, sheet.small.get(cell) & possible);
    }
    for square in minuet_core::Structure::squares() {
        for digit in minuet_core::Digit::ALL {
            let has = |&cell: &Cell| tidy.small.get(cell).contains(digit);
            let marked: CellSet = square.cells().iter().filter(has).collect();
            // A half double that has lost one of its cells is spent.
            if let Some(cell) = marked.single()
                && sheet.small.get(cell).contains(digit)
                && square
                    .cells()
                    .iter()
                    .any(|other| other != cell && sheet.small.get(other).contains(digit))
            {
                tidy.small.set(cell, tidy.small.get(cell) - DigitSet::of(digit));
            }
        }
    }
    tidy.margins = Default::default();
    // Marks on a cell that has been inked, and dots that say nothing, are no part of any task either.
    if let Ok(core) = tidy.core() {
        tidy.dances = tidy.after(&core).dances;
    }
    tidy
}

/// Whether every change from `before` to `after` is one from `before` to `done`.
fn is_between(before: &Sheet, after: &Sheet, done: &Sheet) -> bool {
    if after.dances.len() != before.dances.len() || done.dances.len() != before.dances.len() {
        return false;
    }
    let between = |b: DigitSet, a: DigitSet, d: DigitSet| a == b || a == d || within(b, a, d);
    let cells = Cell::ALL.into_iter().all(|cell| {
        let ink = [before, after, done].map(|sheet| sheet.ink.get(cell));
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
