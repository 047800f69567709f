//! `starters`, `begin`, `develop`, `tricks` and `end`: the minuet on the board.

use minuet_core::{Dancer, Entry, Reading, Starter};
use minuet_method::Coach;

use super::next::in_turn;
use super::{apply, told, why};
use crate::paper::DEEPEST;
use crate::{Changed, Ending, Refused, Sheet, Trick, Tricks, Until};

/// More entries than two dancers can have.
const MOST: usize = 1500;

pub(super) fn begin(sheet: &Sheet, line: &[Dancer], starter: Starter) -> Result<Changed, Refused> {
    let core = sheet.core()?;
    if core.dances().len() >= DEEPEST {
        return Err(Refused::because(format!("Minuets nest {DEEPEST} deep at most on this page.")));
    }
    let lane = core.lane(line).ok_or(minuet_core::Misfit::NoSuchDancer)?;
    if !core.is_filled() {
        return Err(Refused::because(
            "Write the candidates of every cell first: a minuet needs them all.",
        ));
    }
    if !starter.stands_in(lane.position()) {
        return Err(Refused::because(
            "This is no starter: take a cell with just two candidates, or a number with just two cells.",
        ));
    }
    let depth = (DEEPEST - core.dances().len()) as u8;
    let entry = Coach::new(&core, &Reading::PAPER).open(line, starter, depth)?;
    apply::apply(sheet, &entry)
}

pub(super) fn develop(
    sheet: &Sheet,
    reading: &Reading,
    dancer: Option<Dancer>,
    until: Until,
) -> Result<Changed, Refused> {
    let mut core = sheet.core()?;
    let ground = ground(&core)?;
    let mut entries: Vec<Entry> = Vec::new();
    while entries.len() < MOST {
        let coach = Coach::new(&core, reading);
        let found = match dancer {
            Some(dancer) => coach.alone(&[ground.as_slice(), &[dancer]].concat()),
            None => in_turn(&coach, &core, &ground),
        };
        let Some(entry) = found else { break };
        core.apply(&entry)?;
        entries.push(entry);
        if until == Until::Entry {
            break;
        }
    }
    let note = match Coach::new(&core, reading).ending() {
        Some(ending) => Some(told::told(&core, &ending).words),
        None if entries.is_empty() => Some("Nothing more follows here.".to_owned()),
        None => None,
    };
    apply::write(sheet, &entries, note)
}

/// The line that opened the innermost minuet.
fn ground(sheet: &minuet_core::Sheet) -> Result<Vec<Dancer>, Refused> {
    match sheet.dances() {
        [] => Err(Refused::because("No minuet is open. Choose a starter first.")),
        _ => Ok(sheet.innermost_line()),
    }
}

pub(super) fn tricks(sheet: &Sheet, reading: &Reading) -> Result<Tricks, Refused> {
    let core = sheet.core()?;
    let ground = ground(&core)?;
    let coach = Coach::new(&core, reading);
    let ending = coach.ending();
    let ended = ending.is_some();
    let entries: Vec<Entry> = ending.into_iter().chain(coach.tricks()).collect();
    let words = if ended {
        "This minuet has come to an end.".to_owned()
    } else {
        match (entries.len(), in_turn(&coach, &core, &ground)) {
            (0, Some(_)) => "Nothing yet: the dancers can still go on alone.".to_owned(),
            (0, None) => "Both dancers stand still and agree on nothing new.".to_owned(),
            (1, _) => "The dancers agree on one thing.".to_owned(),
            (n, _) => format!("The dancers agree on {n} things."),
        }
    };
    let trick = |entry: &Entry| {
        let [circle, square] = Dancer::BOTH.map(|dancer| why::holds(&core, entry, dancer));
        Trick { told: told::told(&core, entry), circle, square }
    };
    Ok(Tricks { words, tricks: entries.iter().map(trick).collect() })
}

pub(super) fn end(sheet: &Sheet, how: Ending) -> Result<Changed, Refused> {
    let core = sheet.core()?;
    ground(&core)?;
    let coach = Coach::new(&core, &Reading::PAPER);
    let entry = match how {
        Ending::Circle => coach.discard(Dancer::Square),
        Ending::Square => coach.discard(Dancer::Circle),
        Ending::Leave => coach.stall(),
    };
    let entry = entry.ok_or_else(|| Refused::because("This minuet cannot be ended so."))?;
    let mut changed = apply::apply(sheet, &entry)?;
    // The words of the teacher would claim more than the player has shown.
    if how != Ending::Leave && seen(&core, how) {
        return Ok(changed);
    }
    let words = match how {
        Ending::Circle => {
            "Circle is taken for right, square for wrong. Nothing on the sheet shows it yet."
        }
        Ending::Square => {
            "Square is taken for right, circle for wrong. Nothing on the sheet shows it yet."
        }
        Ending::Leave => "All dots, circles and squares of this minuet are erased.",
    };
    changed.told.iter_mut().for_each(|told| told.words = words.to_owned());
    Ok(changed)
}

/// Whether the dancer that is discarded is seen to be wrong.
fn seen(sheet: &minuet_core::Sheet, how: Ending) -> bool {
    let loser = if how == Ending::Circle { Dancer::Square } else { Dancer::Circle };
    sheet.dances().last().is_some_and(|dance| {
        let lane = dance.lane(loser);
        lane.is_given_up() || lane.position().broken().is_some()
    })
}
