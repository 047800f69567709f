//! A trace as a person reads it: the puzzle, the explanation with pictures of the sheet, the outcome.

use minuet_core::{Dancer, Outcome, Paper, Sheet, Solution, Starter, Trace};
use minuet_fast::MinuetDepth;
use minuet_show::picture::mid_dances;
use minuet_show::render;
use minuet_show::terminal::{self, Charset, Style};
use minuet_words::message::CommandMessage;
use minuet_words::{Detail, Explanation, Heading, Section};

use crate::cli::{Explain, Sheets};
use crate::output;
use crate::speech::{language, say};

/// The whole story for a terminal.
///
/// What it took is counted along `whole`, of which `trace` may be the brief form.
pub(super) fn text(
    trace: &Trace,
    whole: &Trace,
    explain: Explain,
    sheets: Sheets,
    style: Style,
) -> String {
    let mut story = format!("{}\n", terminal::compact(&trace.setup.ink()));
    let explanation = explanation(trace, whole, explain);
    let width = output::width();
    let mut moments = moments(trace, sheets, &explanation).into_iter().peekable();
    for section in explanation.sections {
        story.push_str(&render::title(&section));
        for sentence in &section.sentences {
            // What is seen on a sheet is told after it.
            while let Some(moment) = moments.next_if(|&moment| moment <= sentence.entries.start) {
                story.push_str(&format!("\n{}", picture(trace, moment, style)));
            }
            story.push_str(&render::line(&section, sentence, width));
        }
        story.push('\n');
        while let Some(moment) = moments.next_if(|&moment| moment <= end(&section)) {
            story.push_str(&picture(trace, moment, style));
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

/// The whole story as Markdown. `picture` says where the picture of a section is, the first being number 1.
pub(super) fn markdown(
    trace: &Trace,
    whole: &Trace,
    explain: Explain,
    mut picture: impl FnMut(usize, &Section) -> Option<String>,
) -> String {
    let mut story = format!("# {}\n\n", trace.setup.ink());
    story.push_str(&format!("```text\n{}```\n\n", terminal::compact(&trace.setup.ink())));
    for (index, section) in explanation(trace, whole, explain).sections.into_iter().enumerate() {
        let shown = picture(index + 1, &section);
        let title = section.title.clone();
        let blank = if index == 0 { "" } else { "\n" };
        let told = render::markdown(&Explanation { sections: vec![section] });
        story.push_str(&format!("{blank}{told}"));
        if let Some(file) = shown {
            story.push_str(&format!("\n![{title}]({file})\n"));
        }
    }
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

fn explanation(trace: &Trace, whole: &Trace, detail: Explain) -> Explanation {
    let mut explanation = match detail {
        Explain::Full => language().explain(trace, Detail::Full),
        Explain::Brief | Explain::None => language().explain_brief(trace, whole),
    };
    if detail == Explain::None {
        let is_outcome = |section: &Section| section.heading == Heading::Outcome;
        explanation.sections.retain(is_outcome);
    }
    explanation
}

/// How many entries have been told when a section ends.
fn end(section: &Section) -> usize {
    section.sentences.last().map_or(0, |sentence| sentence.entries.end)
}

/// After how many entries the sheet is drawn.
fn moments(trace: &Trace, sheets: Sheets, explanation: &Explanation) -> Vec<usize> {
    match sheets {
        Sheets::None => Vec::new(),
        Sheets::All => explanation.sections.iter().map(end).collect(),
        Sheets::Dance => mid_dances(trace),
    }
}

/// The sheet after this many entries, with what its marks mean.
fn picture(trace: &Trace, moment: usize, style: Style) -> String {
    let Ok(sheet) = trace.sheet(moment) else { return String::new() };
    let dancing = sheet.dances().first().map(|dance| caption(&dance.starter()));
    let drawn = output::without_blanks(&terminal::draw(&Paper::from(&sheet), &style));
    format!("{}{}\n{drawn}\n", dancing.unwrap_or_default(), legend(style, &sheet))
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
