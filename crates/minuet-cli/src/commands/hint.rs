//! `minuet hint`: the next step from where a sheet stands, in three levels.

use minuet_core::{Entry, Reading, Setup, Sheet, Solution, Trace};
use minuet_show::render;
use minuet_show::terminal::{self, Light, Style};
use minuet_show::words::{Detail, Dose, Heading, explain, hint};

use crate::answer::{HintAnswer, HintResult, Version};
use crate::cli::{Hint, Level};
use crate::exit::Exit;
use crate::output;
use crate::pipeline::{self, Done};

/// How deep a reason for "this cannot be right" is looked for.
const REFUTE_DEPTH: u8 = 3;

pub(crate) fn run(args: &Hint, style: Style) -> anyhow::Result<Exit> {
    let mut out = output::open(None)?;
    pipeline::run(&args.inputs, None, &mut out, Exit::Wrong, |source, record| {
        let help = help(&record.setup, &args.reading.reading);
        let exit = match help.answer.result {
            HintResult::Hint | HintResult::Complete => Exit::Yes,
            HintResult::Wrong | HintResult::Several | HintResult::Failed => Exit::No,
        };
        let text = if args.json {
            let mut line = serde_json::to_vec(&help.answer)?;
            line.push(b'\n');
            line
        } else {
            let place = source.place(record.line);
            let title = if place.is_empty() { place } else { format!("== {place}\n") };
            format!("{title}{}", told(&help, args.level, style)).into_bytes()
        };
        Ok(Done { exit, ..Done::yes(text) })
    })
}

/// A hint, and the sheet with the evidence to light.
struct Help {
    answer: HintAnswer,
    picture: Option<(Sheet, Light)>,
}

fn help(setup: &Setup, reading: &Reading) -> Help {
    let plain = |result, why: String| Help {
        answer: HintAnswer {
            minuet: Version::NOW,
            result,
            place: None,
            what: None,
            why: vec![why],
            entries: Vec::new(),
        },
        picture: None,
    };
    if let Some(broken) = setup.conflict() {
        return plain(HintResult::Wrong, format!("This cannot be right: {broken}."));
    }
    match minuet_fast::solutions(&setup.position(), 2).as_slice() {
        [] => wrong(setup, reading),
        [one] if Sheet::new(setup).inked().len() == 81 => {
            plain(HintResult::Complete, format!("The sheet is complete: {one}."))
        }
        [_] => match minuet_method::next(setup, reading).as_slice() {
            [] => plain(HintResult::Failed, failed(setup, reading)),
            entries => next(setup, entries),
        },
        [first, second, ..] => plain(HintResult::Several, several(first, second)),
    }
}

fn next(setup: &Setup, entries: &[Entry]) -> Help {
    let mut sheet = Sheet::new(setup);
    let first = &entries[0];
    let say = |sheet: &Sheet, entry: &Entry, dose| hint(sheet, entry, dose).to_string();
    let place = say(&sheet, first, Dose::Where);
    let what = say(&sheet, first, Dose::What);
    let mut why = Vec::new();
    let mut lit = (sheet.clone(), Light::of(first));
    for entry in entries {
        why.push(say(&sheet, entry, Dose::Why));
        lit = (sheet.clone(), Light::of(entry));
        if sheet.apply(entry).is_err() {
            break;
        }
    }
    Help {
        answer: HintAnswer {
            minuet: Version::NOW,
            result: HintResult::Hint,
            place: Some(place),
            what: Some(what),
            why,
            entries: entries.to_vec(),
        },
        picture: Some(lit),
    }
}

/// Why a sheet cannot be right, as shortly as the method can say it.
fn wrong(setup: &Setup, reading: &Reading) -> Help {
    let deep = reading.with_depth(reading.depth.max(REFUTE_DEPTH));
    let reason = minuet_method::refute(setup, &deep);
    let mut why = vec!["This cannot be right, and here is a short reason.".to_owned()];
    match &reason {
        Some(trace) => why.extend(sentences(trace)),
        None => why = vec![
            "This cannot be right: there is no way to fill the rest, though no short reason shows it."
                .to_owned(),
        ],
    }
    let entries = reason.map_or_else(Vec::new, |trace| trace.entries);
    let answer = HintAnswer {
        minuet: Version::NOW,
        result: HintResult::Wrong,
        place: None,
        what: None,
        why,
        entries,
    };
    Help { answer, picture: None }
}

/// The finds that lead to the contradiction, and the contradiction; Step 2's filling goes without saying.
fn sentences(trace: &Trace) -> Vec<String> {
    let explanation = explain(trace, Detail::Full);
    let sections = explanation.sections.into_iter();
    sections
        .filter(|section| section.heading != Heading::StepTwo)
        .flat_map(|section| section.sentences)
        .map(|sentence| sentence.to_string())
        .collect()
}

fn several(first: &Solution, second: &Solution) -> String {
    let cells: Vec<String> = minuet_core::Cell::ALL
        .into_iter()
        .filter(|&cell| first.get(cell) != second.get(cell))
        .map(|cell| cell.to_string())
        .collect();
    format!("There is more than one solution; two of them differ in {}.", cells.join(", "))
}

fn failed(setup: &Setup, reading: &Reading) -> String {
    let starters = minuet_fast::starters(&setup.position()).len();
    let depth = reading.depth;
    format!(
        "The method ends here: all {starters} starters have been danced at depth {depth}, and none erases \
         a candidate. (--reading depth={} lets the dancers dance minuets of their own.)",
        depth + 1
    )
}

fn told(help: &Help, level: Level, style: Style) -> String {
    let answer = &help.answer;
    if answer.result != HintResult::Hint {
        return wrap(&answer.why);
    }
    let mut doses: Vec<String> = answer.place.iter().cloned().collect();
    match level {
        Level::Where => {}
        Level::What => doses.extend(answer.what.clone()),
        Level::Why => doses = answer.why.clone(),
    }
    let mut text = wrap(&doses);
    if level == Level::Why
        && let Some((sheet, light)) = &help.picture
    {
        text.push('\n');
        text.push_str(&terminal::draw_lit(sheet, &style, light));
    }
    text
}

fn wrap(sentences: &[String]) -> String {
    sentences.iter().map(|sentence| render::wrapped(sentence, output::width())).collect()
}
