//! The next step from where a sheet stands, in three doses.

use minuet_core::{Entry, Find, Outcome, Reading, Setup, Sheet, Solution, Trace};
use minuet_show::Highlight;
use minuet_show::words::{Detail, Dose, Heading, explain, hint};
use serde::Serialize;

use crate::Version;

/// How deep minuets may nest in a reason.
const DEEPEST: u8 = 3;

/// `hint`: the next step in three doses, or why there is none.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintAnswer {
    /// The version of the document.
    pub minuet: Version,
    /// `hint`, `complete`, `wrong`, `several` or `failed`.
    pub result: HintResult,
    /// Where to look.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// What is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// Why it follows; for a sheet that is wrong, why it is.
    pub why: Vec<String>,
    /// The finds behind the words.
    pub entries: Vec<Entry>,
}

/// What a hint comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HintResult {
    /// There is a next step.
    Hint,
    /// The sheet is complete.
    Complete,
    /// The sheet cannot be right.
    Wrong,
    /// The sheet leaves more than one solution open.
    Several,
    /// The method fails here.
    Failed,
}

/// A hint, and the sheet with the evidence to light.
#[derive(Clone, Debug)]
pub struct Help {
    /// The words.
    pub answer: HintAnswer,
    /// The sheet before the last find, and what to light on it.
    pub picture: Option<(Sheet, Highlight)>,
}

/// The hint for a sheet, or why there is none.
pub fn help(setup: &Setup, reading: &Reading) -> Help {
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
    if let Some(broken) = setup.conflict().map(minuet_words::message::NounMessage::from) {
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
        picture = Some((sheet.clone(), Highlight::of(&sheet, entry)));
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
