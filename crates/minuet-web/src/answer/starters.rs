//! `starters`: which to take, and what each would yield.

use minuet_core::{Dancer, Entry, Find, Reading, Sheet as Core, Starter};
use minuet_method::{Brought, Coach, Danced};
use minuet_show::Highlight;
use minuet_show::words::{Dose, hint};

use crate::{Ranked, Refused, Sheet, Starters, Yields};

pub(super) fn starters(
    sheet: &Sheet,
    reading: &Reading,
    line: &[Dancer],
) -> Result<Starters, Refused> {
    let core = sheet.core()?;
    let lane = core.lane(line).ok_or(minuet_core::Misfit::NoSuchDancer)?;
    if core.dances().len() != line.len() {
        return Err(Refused::because(
            "Only a line without an open minuet has starters: end the open one, or choose a dancer.",
        ));
    }
    if !core.is_filled() {
        let note = "Write the candidates of every cell first: a minuet needs them all.";
        return Ok(Starters { note: Some(note.to_owned()), starters: Vec::new() });
    }
    let coach = Coach::new(&core, reading);
    let note = coach.alone(line).map(|_| {
        "Something basic is left on this line: a minuet may wait until Step 3 is through."
            .to_owned()
    });
    let ranked = minuet_method::starters(lane.position()).into_iter();
    let starters = ranked.filter_map(|starter| one(&core, &coach, line, starter)).collect();
    Ok(Starters { note, starters })
}

fn one(core: &Core, coach: &Coach<'_>, line: &[Dancer], starter: Starter) -> Option<Ranked> {
    let entry = coach.open(line, starter, 1).ok()?;
    let danced = coach.dance(line, starter, 1, usize::MAX).ok()?;
    let (yields, promise) = promise(core, line, &danced);
    let erased = core.lane(line)?.position().left().saturating_sub(
        danced.sheet.lane(line).or_else(|| danced.sheet.lane(&[]))?.position().left(),
    );
    let why = hint(core, &entry, Dose::What).to_string();
    Some(Ranked { starter, why, yields, promise, erased, show: Highlight::of(core, &entry).into() })
}

/// What a minuet yields, and the same in words.
fn promise(core: &Core, line: &[Dancer], danced: &Danced) -> (Yields, String) {
    let ends = danced.entries.iter().rev().find(|entry| entry.dance == line && closes(entry));
    let left = |sheet: &Core| sheet.lane(line).map_or(0, |lane| lane.position().left());
    let erased = left(core).saturating_sub(left(&danced.sheet));
    let inked = danced.sheet.inked().len() - core.inked().len();
    match (danced.brought, ends.map(|entry| &entry.find)) {
        (_, Some(Find::Complete { dancer })) => {
            (Yields::Solution, format!("It solves the puzzle: {dancer} completes."))
        }
        (_, Some(Find::Wrong { dancer, .. })) => {
            let more =
                if inked > 0 { format!(" {inked} numbers are inked.") } else { String::new() };
            (Yields::Break, format!("{} breaks.{more}", capital(*dancer)))
        }
        (_, Some(Find::BothWrong { .. })) => {
            (Yields::Break, "Both dancers break: this line is wrong.".to_owned())
        }
        (Brought::Nothing, _) => (Yields::Nothing, "It yields nothing.".to_owned()),
        _ if danced.sheet.inked().len() == 81 => (
            Yields::Solution,
            "It solves the puzzle: what both dancers allow is enough.".to_owned(),
        ),
        _ if erased == 1 => (Yields::Erasures, "It erases one candidate.".to_owned()),
        _ => (Yields::Erasures, format!("It erases {erased} candidates.")),
    }
}

fn closes(entry: &Entry) -> bool {
    matches!(
        entry.find,
        Find::Wrong { .. }
            | Find::BothWrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave
    )
}

fn capital(dancer: Dancer) -> &'static str {
    match dancer {
        Dancer::Circle => "Circle",
        Dancer::Square => "Square",
    }
}
