//! `starters`: which to take, and what each would yield.

use minuet_core::{Dancer, Find, Misfit, Paper, Reading, Sheet, Starter};
use minuet_method::{Brought, Coach, Danced, Ranking};
use minuet_show::Highlight;
use minuet_words::message::{AppMessage, HintMessage};
use minuet_words::{Dose, Language, Message};

use super::unfit;
use crate::{Advice, Ranked, Said, Starters, Yields};

pub(super) fn starters(
    paper: &Paper,
    reading: &Reading,
    line: &[Dancer],
    advice: Advice,
    language: Language,
) -> Result<Starters, Message> {
    let sheet = minuet_method::read(paper).map_err(unfit)?;
    let lane = sheet.lane(line).ok_or(Misfit::NoSuchDancer).map_err(unfit)?;
    if sheet.dances().len() != line.len() {
        return Err(AppMessage::LineIsBusy.into());
    }
    if !sheet.is_filled() {
        let note = Some(Said::new(language, AppMessage::CandidatesFirst));
        return Ok(Starters { note, starters: Vec::new() });
    }
    let ranking = Ranking::from(advice);
    let coach = Coach::new(&sheet, reading).ranking(ranking);
    let note = coach.alone(line).map(|_| Said::new(language, AppMessage::BasicLeft));
    let ranked = ranking.starters(lane.position()).into_iter();
    let starters = ranked.filter_map(|starter| one(&sheet, &coach, line, starter, language));
    Ok(Starters { note, starters: starters.collect() })
}

fn one(
    sheet: &Sheet,
    coach: &Coach<'_>,
    line: &[Dancer],
    starter: Starter,
    language: Language,
) -> Option<Ranked> {
    let entry = coach.open(line, starter, 1).ok()?;
    let danced = coach.dance(line, starter, 1, usize::MAX).ok()?;
    let (yields, promise) = promise(sheet, line, &danced);
    let erased = sheet.lane(line)?.position().left().saturating_sub(
        danced.sheet.lane(line).or_else(|| danced.sheet.lane(&[]))?.position().left(),
    );
    let show = Highlight::of(sheet, &entry);
    let hint = HintMessage { sheet: sheet.clone(), entry, dose: Dose::What };
    let why = Said::new(language, AppMessage::Hint(Box::new(hint)));
    let promise = Said::new(language, promise);
    Some(Ranked { starter, why, yields, promise, erased, show })
}

/// What a minuet yields.
fn promise(sheet: &Sheet, line: &[Dancer], danced: &Danced) -> (Yields, AppMessage) {
    let mut entries = danced.entries.iter().rev();
    let ends = entries.find(|entry| entry.dance == line && entry.find.ends_minuet());
    let left = |sheet: &Sheet| sheet.lane(line).map_or(0, |lane| lane.position().left());
    let count = left(sheet).saturating_sub(left(&danced.sheet));
    let inked = danced.sheet.inked().len() - sheet.inked().len();
    let after = danced.sheet.lane(line);
    let is_broken = after.is_some_and(|lane| lane.position().broken().is_some());
    match (danced.brought, ends.map(|entry| &entry.find)) {
        (_, Some(Find::Complete { dancer })) => {
            (Yields::Solution, AppMessage::WouldComplete { dancer: *dancer })
        }
        (_, Some(Find::Wrong { .. })) if is_broken => (Yields::Break, AppMessage::WouldBreakBoth),
        (_, Some(Find::Wrong { dancer, .. })) => {
            (Yields::Break, AppMessage::WouldBreak { dancer: *dancer, inked })
        }
        (Brought::Nothing, _) => (Yields::Nothing, AppMessage::WouldYieldNothing),
        _ if danced.sheet.inked().len() == 81 => (Yields::Solution, AppMessage::WouldSolve),
        _ => (Yields::Erasures, AppMessage::WouldErase { count }),
    }
}
