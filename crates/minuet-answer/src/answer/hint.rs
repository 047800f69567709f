//! `hint` and `do`: the next step, told or done.

use minuet_core::{Entry, Find, Paper, Reading, Sheet, Step, Trace};
use minuet_show::Highlight;
use minuet_words::message::{AppMessage, Deeper, HintMessage};
use minuet_words::{Detail, Dose, Heading, Language, Message};

use super::check::loose_mark;
use super::next::{Guide, Next, solution};
use super::{apply, told, unfit};
use crate::{Advice, Changed, HelpResult, Helped, Said, Until};

/// The most entries that are done at once.
const MOST: usize = 2000;
/// How deep minuets may nest in the reason why a sheet is wrong.
const REASON: u8 = 3;

pub(super) fn help(
    paper: &Paper,
    reading: &Reading,
    advice: Advice,
    language: Language,
) -> Result<Helped, Message> {
    let say = |message| Said::new(language, message);
    let sheet = minuet_method::read(paper).map_err(unfit)?;
    let solution = match solution(paper) {
        Ok(solution) => solution,
        Err(several @ AppMessage::SeveralSolutions { .. }) => {
            return Ok(plain(HelpResult::Several, vec![say(several)]));
        }
        Err(_) => return Ok(plain(HelpResult::Wrong, reason(paper, reading, language))),
    };
    if let Some(loose) = loose_mark(&sheet, &solution, reading) {
        let show = Highlight { cells: loose.cells, ..Highlight::default() };
        return Ok(Helped { show, ..plain(HelpResult::Wrong, vec![say(loose.message)]) });
    }
    Ok(match Guide::ranking(&solution, reading, advice.into()).next(&sheet) {
        Next::Entry(entry) => hinted(sheet, entry, language),
        Next::Complete => plain(HelpResult::Complete, vec![say(AppMessage::Complete)]),
        Next::Wrong(_) => plain(HelpResult::Wrong, reason(paper, reading, language)),
        end @ (Next::Failed | Next::Unknown) => {
            plain(HelpResult::Failed, vec![say(failed(&sheet, reading, &end))])
        }
    })
}

fn plain(result: HelpResult, why: Vec<Said>) -> Helped {
    let (place, what, lesson, entry) = (None, None, None, None);
    Helped {
        result,
        place,
        what,
        why,
        look: Highlight::default(),
        show: Highlight::default(),
        lesson,
        entry,
    }
}

fn hinted(sheet: Sheet, entry: Entry, language: Language) -> Helped {
    let show = Highlight::of(&sheet, &entry);
    let look = if show.structures.is_empty() {
        Highlight { cells: show.cells, ..Highlight::default() }
    } else {
        Highlight { structures: show.structures.clone(), ..Highlight::default() }
    };
    let [place, what, why] = [Dose::Where, Dose::What, Dose::Why].map(|dose| {
        let hint = HintMessage { sheet: sheet.clone(), entry: entry.clone(), dose };
        Said::new(language, AppMessage::Hint(Box::new(hint)))
    });
    Helped {
        result: HelpResult::Hint,
        place: Some(place),
        what: Some(what),
        why: vec![why],
        look,
        show,
        lesson: told::lesson_name(&entry),
        entry: Some(entry),
    }
}

/// Why a sheet cannot be right, in as few finds as a quick search can manage.
fn reason(paper: &Paper, reading: &Reading, language: Language) -> Vec<Said> {
    let setup = paper.setup();
    if let Some(broken) = setup.conflict() {
        return vec![Said::new(language, AppMessage::CannotBeRight { broken })];
    }
    let deep = reading.with_depth(reading.depth.max(REASON));
    let Some(trace) = minuet_method::refute(&setup, &deep) else {
        return vec![Said::new(language, AppMessage::NoShortReason)];
    };
    let first = Said::new(language, AppMessage::ShortestReason);
    let told = sentences(&trace, language).into_iter();
    // The reason as a whole is the message; its sentences are words for it.
    let rest = told.map(|words| Said { message: first.message.clone(), words });
    std::iter::once(first.clone()).chain(rest).collect()
}

/// The finds that lead to the outcome, and the outcome; the filling-in of Step 2 is left out.
fn sentences(trace: &Trace, language: Language) -> Vec<String> {
    let sections = language.explain(trace, Detail::Full).sections.into_iter();
    sections
        .filter(|section| section.heading != Heading::StepTwo)
        .flat_map(|section| {
            // The outcome is its first sentence; what it took does not matter here.
            let most = if section.heading == Heading::Outcome { 1 } else { usize::MAX };
            section.sentences.into_iter().take(most)
        })
        .map(|sentence| sentence.to_string())
        .collect()
}

/// Why the method, or the coach's patience, ends here.
fn failed(sheet: &Sheet, reading: &Reading, end: &Next) -> AppMessage {
    let starters = minuet_method::starters(sheet.position()).len();
    let depth = reading.depth;
    let deeper =
        if starters > 0 && depth < Reading::MAX_DEPTH { Deeper::MayHelp } else { Deeper::No };
    match end {
        Next::Unknown => AppMessage::CoachGivesUp { starters, depth, deeper },
        _ => AppMessage::MethodEnds { starters, depth, deeper },
    }
}

pub(super) fn do_it(
    paper: &Paper,
    reading: &Reading,
    advice: Advice,
    until: Until,
    language: Language,
) -> Result<Changed, Message> {
    let solution = solution(paper)?;
    let start = minuet_method::read(paper).map_err(unfit)?;
    if let Some(loose) = loose_mark(&start, &solution, reading) {
        return apply::write(paper, &[], Some(loose.message.into()), language);
    }
    let guide = Guide::ranking(&solution, reading, advice.into());
    let (entries, end) = steps(&start, guide, until);
    let note = match (&end, entries.is_empty()) {
        (Some(Next::Complete), true) => Some(AppMessage::Complete),
        (Some(Next::Wrong(Some(broken))), _) => Some(AppMessage::CannotBeRight { broken: *broken }),
        (Some(Next::Wrong(None)), _) => Some(AppMessage::SomethingIsWrong),
        (Some(end @ (Next::Failed | Next::Unknown)), true) => Some(failed(&start, reading, end)),
        _ => None,
    };
    apply::write(paper, &entries, note.map(Message::from), language)
}

/// The next entries, and why they end, where nothing is left to do.
fn steps(start: &Sheet, mut guide: Guide<'_>, until: Until) -> (Vec<Entry>, Option<Next>) {
    let mut sheet = start.clone();
    let mut entries: Vec<Entry> = Vec::new();
    while entries.len() < MOST {
        let entry = match guide.next(&sheet) {
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
fn is_over(start: &Sheet, sheet: &Sheet, done: &[Entry], entry: &Entry) -> bool {
    let Some(first) = done.first() else { return false };
    let (level, opens) = (start.dances().len(), matches!(first.find, Find::Starter { .. }));
    if level > 0 || opens {
        let within = if opens { level + 1 } else { level };
        return sheet.dances().len() < within;
    }
    entry.step != first.step || entry.step == Step::Four
}
