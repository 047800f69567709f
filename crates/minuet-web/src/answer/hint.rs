//! `hint` and `do`: the next step, told or done.

use minuet_core::{Entry, Find, Reading, Solution, Step};
use minuet_show::Highlight;
use minuet_show::words::{Dose, hint};

use super::apply;
use super::next::{Next, next, solution};
use crate::{Changed, HelpResult, Helped, Refused, Sheet, Show, Until};

/// The most entries that are done at once.
const MOST: usize = 2000;

pub(super) fn help(sheet: &Sheet, reading: &Reading) -> Result<Helped, Refused> {
    let core = sheet.core()?;
    let solution = match solution(&sheet.puzzle) {
        Ok(solution) => solution,
        Err(Refused { why, .. }) => {
            let many = minuet_fast::examples(&minuet_core::Position::of(&sheet.puzzle)).len() > 1;
            return Ok(plain(if many { HelpResult::Several } else { HelpResult::Wrong }, why));
        }
    };
    Ok(match next(&core, &solution, reading) {
        Next::Entry(entry) => said(&core, entry),
        Next::Complete => {
            plain(HelpResult::Complete, "The sheet is complete, and it is right.".to_owned())
        }
        Next::Wrong(broken) => plain(
            HelpResult::Wrong,
            wrong(broken.map(|b| minuet_words::message::NounMessage::from(b).to_string())),
        ),
        end @ (Next::Failed | Next::Unknown) => {
            plain(HelpResult::Failed, failed(&core, reading, &end))
        }
    })
}

fn plain(result: HelpResult, why: String) -> Helped {
    Helped {
        result,
        place: None,
        what: None,
        why: vec![why],
        look: Show::default(),
        show: Show::default(),
        entry: None,
    }
}

fn wrong(seen: Option<String>) -> String {
    match seen {
        Some(seen) => {
            format!(
                "This cannot be right: {seen}. Ask whether the sheet is still right to see where."
            )
        }
        None => "Something on this sheet is wrong. Ask whether it is still right to see where."
            .to_owned(),
    }
}

/// Why the method, or the coach's patience, ends here.
fn failed(sheet: &minuet_core::Sheet, reading: &Reading, end: &Next) -> String {
    let depth = reading.depth;
    let deeper = if depth < crate::paper::DEEPEST as u8 {
        " Minuets within minuets may help: allow one level more."
    } else {
        ""
    };
    match (minuet_method::starters(sheet.position()).len(), end) {
        (0, _) => {
            "The method ends here: nothing basic is left, and there is no starter.".to_owned()
        }
        (n, Next::Unknown) => format!(
            "The coach has looked at {n} starters at depth {depth} as far as its patience goes, and found none that \
             helps. That is no proof that the method ends here.{deeper}"
        ),
        (n, _) => format!(
            "The method ends here: {n} starters have been danced at depth {depth}, and none helps.{deeper}"
        ),
    }
}

fn said(sheet: &minuet_core::Sheet, entry: Entry) -> Helped {
    let say = |dose| hint(sheet, &entry, dose).to_string();
    let show: Show = Highlight::of(sheet, &entry).into();
    let look = if show.structures.is_empty() {
        Show { lit: show.lit.clone(), ..Show::default() }
    } else {
        Show { structures: show.structures.clone(), ..Show::default() }
    };
    Helped {
        result: HelpResult::Hint,
        place: Some(say(Dose::Where)),
        what: Some(say(Dose::What)),
        why: vec![say(Dose::Why)],
        look,
        show,
        entry: Some(entry),
    }
}

pub(super) fn do_it(sheet: &Sheet, reading: &Reading, until: Until) -> Result<Changed, Refused> {
    let solution = solution(&sheet.puzzle)?;
    let start = sheet.core()?;
    let (entries, end) = steps(&start, &solution, reading, until);
    let note = match (&end, entries.is_empty()) {
        (Some(Next::Complete), true) => Some("The sheet is complete.".to_owned()),
        (Some(Next::Wrong(broken)), _) => {
            Some(wrong(broken.map(|b| minuet_words::message::NounMessage::from(b).to_string())))
        }
        (Some(end @ (Next::Failed | Next::Unknown)), true) => Some(failed(&start, reading, end)),
        _ => None,
    };
    apply::write(sheet, &entries, note)
}

/// The next entries, and why they end, where nothing is left to do.
fn steps(
    start: &minuet_core::Sheet,
    solution: &Solution,
    reading: &Reading,
    until: Until,
) -> (Vec<Entry>, Option<Next>) {
    let mut sheet = start.clone();
    let mut entries: Vec<Entry> = Vec::new();
    while entries.len() < MOST {
        let entry = match next(&sheet, solution, reading) {
            Next::Entry(entry) => entry,
            end => return (entries, Some(end)),
        };
        if is_over(start, &sheet, &entries, &entry) || sheet.apply(&entry).is_err() {
            break;
        }
        entries.push(entry);
        if until == Until::Entry {
            break;
        }
    }
    (entries, None)
}

/// Whether `entry` no longer belongs to the step, or the minuet, that was begun.
fn is_over(
    start: &minuet_core::Sheet,
    sheet: &minuet_core::Sheet,
    done: &[Entry],
    entry: &Entry,
) -> bool {
    let Some(first) = done.first() else { return false };
    let (level, opens) = (start.dances().len(), matches!(first.find, Find::Starter { .. }));
    if level > 0 || opens {
        let within = if opens { level + 1 } else { level };
        return sheet.dances().len() < within;
    }
    entry.step != first.step || entry.step == Step::Four
}
