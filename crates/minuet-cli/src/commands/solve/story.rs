//! A trace as a person reads it: the puzzle, the explanation with pictures of the sheet, the outcome.

use minuet_core::{Dancer, Find, Outcome, Paper, Sheet, Solution, Starter, Trace};
use minuet_fast::MinuetDepth;
use minuet_show::render;
use minuet_show::terminal::{self, Charset, Style};
use minuet_show::words::{Detail, Explanation, Heading, Section};
use minuet_words::message::CommandMessage;

use crate::cli::{Explain, Sheets};
use crate::output;
use crate::speech::{language, say};

/// The whole story for a terminal.
pub(super) fn text(trace: &Trace, explain: Explain, sheets: Sheets, style: Style) -> String {
    let mut story = format!("{}\n", terminal::compact(&trace.setup.ink()));
    let explanation = explanation(trace, explain);
    let width = output::width();
    let moments = moments(trace, sheets, &explanation);
    for section in explanation.sections {
        let (start, end) = extent(&section);
        story.push_str(&render::text(&Explanation { sections: vec![section] }, width));
        story.push('\n');
        for &moment in moments.iter().filter(|&&moment| start < moment && moment <= end) {
            let Ok(sheet) = trace.sheet(moment) else { continue };
            let dancing = sheet.dances().first().map(|dance| caption(&dance.starter()));
            story.push_str(&dancing.unwrap_or_default());
            story.push_str(&output::without_blanks(&terminal::draw(&Paper::from(&sheet), &style)));
            story.push_str(&format!("{}\n\n", legend(style, &sheet)));
        }
    }
    if let Some(note) = deeper(trace) {
        story.push_str(&format!("{note}\n\n"));
    }
    for solution in solutions(trace) {
        story.push_str(&format!("{}\n", terminal::compact(&solution.puzzle())));
    }
    story
}

/// The whole story as Markdown.
pub(super) fn markdown(trace: &Trace, explain: Explain) -> String {
    let mut story = format!("# {}\n\n", trace.setup.ink());
    story.push_str(&format!("```text\n{}```\n\n", terminal::compact(&trace.setup.ink())));
    story.push_str(&render::markdown(&explanation(trace, explain)));
    if let Some(note) = deeper(trace) {
        story.push_str(&format!("\n{note}\n"));
    }
    for solution in solutions(trace) {
        let grid = terminal::compact(&solution.puzzle());
        story.push_str(&format!("\n```text\n{grid}```\n"));
    }
    story.push('\n');
    story
}

/// The solution, or two of several.
fn solutions(trace: &Trace) -> Vec<Solution> {
    match trace.outcome {
        Outcome::Solved { solution, .. } => vec![solution],
        Outcome::Several { solutions } => solutions.to_vec(),
        Outcome::Failed { .. } | Outcome::None { .. } => Vec::new(),
    }
}

fn explanation(trace: &Trace, detail: Explain) -> Explanation {
    let length = match detail {
        Explain::Full => Detail::Full,
        Explain::Brief | Explain::None => Detail::Brief,
    };
    let mut explanation = language().explain(trace, length);
    if detail == Explain::None {
        let is_outcome = |section: &Section| section.heading == Heading::Outcome;
        explanation.sections.retain(is_outcome);
    }
    explanation
}

/// The entries that a section is about.
fn extent(section: &Section) -> (usize, usize) {
    let first = section.sentences.first().map_or(0, |sentence| sentence.entries.start);
    let last = section.sentences.last().map_or(0, |sentence| sentence.entries.end);
    (first, last)
}

/// After how many entries the sheet is drawn.
fn moments(trace: &Trace, sheets: Sheets, explanation: &Explanation) -> Vec<usize> {
    match sheets {
        Sheets::None => Vec::new(),
        Sheets::All => explanation.sections.iter().map(|section| extent(section).1).collect(),
        Sheets::Dance => danced(trace),
    }
}

/// The moments when the dancers of a minuet of the main line have danced alone, and something comes of it.
/// Fruitless dances are not worth a picture each.
fn danced(trace: &Trace) -> Vec<usize> {
    let mut moments = Vec::new();
    let mut alone = false;
    for (index, entry) in trace.entries.iter().enumerate() {
        if alone && entry.dance.is_empty() {
            alone = false;
            if !matches!(entry.find, Find::Stall) {
                moments.push(index);
            }
        }
        alone |= matches!(entry.find, Find::Starter { .. }) && entry.dance.is_empty();
    }
    moments
}

fn caption(starter: &Starter) -> String {
    let [circle, square] = Dancer::BOTH.map(|dancer| {
        let (cell, digit) = starter.choice(dancer);
        (digit, cell)
    });
    say(CommandMessage::MidDance { circle, square }) + "\n"
}

fn legend(style: Style, sheet: &Sheet) -> String {
    say(match (sheet.dances(), style.charset) {
        ([], _) => CommandMessage::LegendOfHalfDoubles,
        (_, Charset::Unicode) => CommandMessage::LegendOfDance,
        (_, Charset::Ascii) => CommandMessage::LegendOfDanceInAscii,
    })
}

/// Whether one more level of nesting would help.
fn deeper(trace: &Trace) -> Option<String> {
    let Outcome::Failed { depth, .. } = trace.outcome else { return None };
    let next = depth + 1;
    // Beyond depth 2 the answer may take long, and has not been asked for. Nor is the depth of a puzzle that of
    // a sheet on which more has been erased.
    if next > 2 || trace.setup.candidates.is_some() {
        return None;
    }
    Some(say(match minuet_fast::minuet_depth(&trace.setup.ink(), &trace.reading, next)? {
        MinuetDepth::Exactly(depth) => CommandMessage::DepthSolves { depth },
        MinuetDepth::MoreThan(depth) => CommandMessage::DepthDoesNotSolve { depth },
    }))
}
