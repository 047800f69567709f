//! `minuet hint`: the next step from where a sheet stands, in three levels.

use minuet_core::{Entry, Find, Outcome, Reading, Setup, Sheet, Solution, Trace};
use minuet_show::render;
use minuet_show::terminal::{self, Light, Style};
use minuet_show::words::{Detail, Dose, Heading, explain, hint};

use crate::answer::{HintAnswer, HintResult, Version};
use crate::cli::{Hint, Level};
use crate::exit::Exit;
use crate::input::Sources;
use crate::output;
use crate::pipeline::{self, Done};

/// How deep minuets may nest in a reason.
const DEEPEST: u8 = 3;

pub(crate) fn run(args: &Hint, style: Style) -> anyhow::Result<Exit> {
    let sources = Sources::open(&args.inputs)?;
    let mut out = output::open(None)?;
    pipeline::run(&sources, None, &mut out, Exit::Wrong, |source, record| {
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
            let title = place.map_or_else(String::new, |place| format!("== {place}\n"));
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
    match minuet_fast::examples(&setup.position()).as_slice() {
        [] => wrong(setup, reading),
        [one] if Sheet::new(setup).inked().len() == 81 => {
            plain(HintResult::Complete, format!("The sheet is complete: {one}."))
        }
        [_] => match minuet_method::next(setup, reading).as_slice() {
            [] => plain(HintResult::Failed, failed(setup, reading)),
            entries => next(setup, entries),
        },
        [first, second, ..] => {
            plain(HintResult::Several, several(setup, reading, [*first, *second]))
        }
    }
}

/// The words for what comes next: the doses speak of the starter of a minuet, otherwise of the last find,
/// to which the others lead.
fn next(setup: &Setup, entries: &[Entry]) -> Help {
    let mut sheet = Sheet::new(setup);
    let opens = matches!(entries[0].find, Find::Starter { .. });
    let chief = if opens { 0 } else { entries.len() - 1 };
    let [mut place, mut what] = [None, None];
    let mut why = Vec::new();
    let mut picture = None;
    for (index, entry) in entries.iter().enumerate() {
        let say = |dose| hint(&sheet, entry, dose).to_string();
        if index == chief {
            (place, what) = (Some(say(Dose::Where)), Some(say(Dose::What)));
        }
        why.push(say(Dose::Why));
        picture = Some((sheet.clone(), Light::of(entry)));
        if sheet.apply(entry).is_err() {
            break;
        }
    }
    Help {
        answer: HintAnswer {
            minuet: Version::NOW,
            result: HintResult::Hint,
            place,
            what,
            why,
            entries: entries.to_vec(),
        },
        picture,
    }
}

/// Why a sheet cannot be right.
fn wrong(setup: &Setup, reading: &Reading) -> Help {
    let deep = reading.with_depth(reading.depth.max(DEEPEST));
    let reason = minuet_method::refute(setup, &deep);
    let mut why = vec!["This cannot be right, and here is the shortest reason found.".to_owned()];
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

/// The finds that lead to the outcome, and the outcome; Step 2's filling goes without saying.
fn sentences(trace: &Trace) -> Vec<String> {
    let sections = explain(trace, Detail::Full).sections.into_iter();
    sections
        .filter(|section| section.heading != Heading::StepTwo)
        .flat_map(|section| {
            // The outcome is its first sentence; what it took does not matter here.
            let all = if section.heading == Heading::Outcome { 1 } else { usize::MAX };
            section.sentences.into_iter().take(all)
        })
        .map(|sentence| sentence.to_string())
        .collect()
}

fn several(setup: &Setup, reading: &Reading, solutions: [Solution; 2]) -> String {
    let outcome = Outcome::Several { solutions };
    let bare = Trace { setup: *setup, reading: *reading, entries: Vec::new(), outcome };
    sentences(&bare).join(" ")
}

fn failed(setup: &Setup, reading: &Reading) -> String {
    let starters = minuet_fast::starters(&setup.position()).len();
    let depth = reading.depth;
    let mut text = match starters {
        0 => "The method ends here: nothing basic is left, and there is no starter.".to_owned(),
        _ => format!(
            "The method ends here: all {starters} starters have been danced at depth {depth}, and none \
             erases a candidate."
        ),
    };
    if starters > 0 && depth < Reading::MAX_DEPTH {
        let deeper = depth + 1;
        text +=
            &format!(" (--reading depth={deeper} lets the dancers dance minuets of their own.)");
    }
    text
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
        text.push_str(&output::without_blanks(&terminal::draw_lit(sheet, &style, light)));
    }
    text
}

fn wrap(sentences: &[String]) -> String {
    sentences.iter().map(|sentence| render::wrapped(sentence, output::width())).collect()
}
