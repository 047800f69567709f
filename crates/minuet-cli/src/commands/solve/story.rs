//! A trace as a person reads it: the puzzle, the explanation with pictures of the sheet, the outcome.

use minuet_core::{Find, Outcome, Trace};
use minuet_fast::MinuetDepth;
use minuet_show::render;
use minuet_show::terminal::{self, Charset, Style};
use minuet_show::words::{Detail, Explanation, Heading, Section, explain};

use crate::cli::{Explain, Sheets, Solve};
use crate::output;

/// The whole story for a terminal.
pub(super) fn text(trace: &Trace, args: &Solve, style: Style) -> String {
    let mut story = format!("{}\n", terminal::compact(&trace.setup.ink()));
    let explanation = explanation(trace, args);
    let width = output::width();
    let sections = explanation.sections.into_iter();
    for section in sections {
        let last = section.sentences.last().map_or(0, |sentence| sentence.entries.end);
        let heading = section.heading.clone();
        story.push_str(&render::text(&Explanation { sections: vec![section] }, width));
        story.push('\n');
        if shows_sheet(&heading, trace, last, args)
            && let Ok(sheet) = trace.sheet(last)
        {
            story.push_str(&terminal::draw(&sheet, &style));
            story.push_str(&format!("{}\n\n", legend(style, sheet.dances().is_empty())));
        }
    }
    if let Some(note) = deeper(trace) {
        story.push_str(&format!("{note}\n\n"));
    }
    match trace.outcome {
        Outcome::Solved { solution, .. } => {
            story.push_str(&format!("{}\n", terminal::compact(&solution.puzzle())));
        }
        Outcome::Several { solutions } => {
            for solution in solutions {
                story.push_str(&format!("{}\n", terminal::compact(&solution.puzzle())));
            }
        }
        Outcome::Failed { .. } | Outcome::None { .. } => {}
    }
    story
}

/// The whole story as Markdown.
pub(super) fn markdown(trace: &Trace, args: &Solve) -> String {
    let mut story = format!("# {}\n\n", trace.setup.ink());
    story.push_str(&format!("```text\n{}```\n\n", terminal::compact(&trace.setup.ink())));
    story.push_str(&render::markdown(&explanation(trace, args)));
    if let Some(note) = deeper(trace) {
        story.push_str(&format!("\n{note}\n"));
    }
    if let Outcome::Solved { solution, .. } = trace.outcome {
        let grid = terminal::compact(&solution.puzzle());
        story.push_str(&format!("\n```text\n{grid}```\n"));
    }
    story.push('\n');
    story
}

fn explanation(trace: &Trace, args: &Solve) -> Explanation {
    let detail = match args.explain {
        Explain::Full => Detail::Full,
        Explain::Brief | Explain::None => Detail::Brief,
    };
    let mut explanation = explain(trace, detail);
    if args.explain == Explain::None {
        let is_outcome = |section: &Section| section.heading == Heading::Outcome;
        explanation.sections.retain(is_outcome);
    }
    explanation
}

/// Whether the sheet is drawn after a section that ends before entry `next`.
fn shows_sheet(heading: &Heading, trace: &Trace, next: usize, args: &Solve) -> bool {
    match args.sheets {
        Sheets::None => false,
        Sheets::All => *heading != Heading::Outcome,
        // Both have danced alone when the line itself goes on; a failure's many fruitless dances are not
        // worth a picture each.
        Sheets::Dance => {
            let Some(after) = trace.entries.get(next) else { return false };
            matches!(heading, Heading::Alone { path } if path.len() == 1)
                && after.dance.is_empty()
                && !matches!(after.find, Find::Stall)
        }
    }
}

fn legend(style: Style, still: bool) -> &'static str {
    match (still, style.charset) {
        (true, _) => {
            "Small digits: half doubles of squares; margins: half doubles of rows and columns."
        }
        (false, Charset::Unicode) => {
            "Circle keeps what has a dot above and encloses in circles; square keeps what has a dot below \
             and encloses in boxes."
        }
        (false, Charset::Ascii) => {
            "Circle keeps 3' and encloses (3); square keeps 3, and encloses [3]."
        }
    }
}

/// Whether one more level of nesting would help.
fn deeper(trace: &Trace) -> Option<String> {
    let Outcome::Failed { depth, .. } = trace.outcome else { return None };
    let next = depth + 1;
    // Beyond depth 2 the answer may take long, and nobody asked yet.
    if next > 2 {
        return None;
    }
    match minuet_fast::minuet_depth(&trace.setup.ink(), &trace.reading, next)? {
        MinuetDepth::Exactly(found) => {
            Some(format!("(Depth {found} solves this puzzle: --reading depth={found}.)"))
        }
        MinuetDepth::MoreThan(most) => Some(format!("(Depth {most} does not solve it either.)")),
    }
}
