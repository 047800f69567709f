//! `minuet solve`: the outcome and the explanation.

mod pictured;
mod story;

use minuet_answer::TraceDocument;
use minuet_core::{Outcome, Trace};
use minuet_formats::Record;
use minuet_show::terminal::Style;
use minuet_words::message::CommandMessage;

use crate::cli::{Explain, Solve, SolveFormat};
use crate::exit::{Exit, Failure};
use crate::input::{Source, Sources};
use crate::output::{self, Output};
use crate::pipeline;
use crate::speech::{complain, solved};

pub(crate) fn run(args: &Solve, style: Style) -> Result<Exit, Failure> {
    let format = format(args);
    // A program wants the teacher's whole trace and its figures, a person what the ending needs.
    let explain = args.explain.unwrap_or(match format {
        SolveFormat::Json => Explain::Full,
        SolveFormat::Text | SolveFormat::Md => Explain::Brief,
    });
    let sources = Sources::open(&args.inputs)?;
    if let Some(folder) = &args.pictures {
        if format != SolveFormat::Md {
            return Err(CommandMessage::PicturesInMarkdown.into());
        }
        return pictured::run(args, &sources, explain, folder);
    }
    let mut out = Output::open(&args.file, &args.inputs.inputs)?;
    let crowd = if args.inputs.inputs.len() > 1 { Crowd::Several } else { Crowd::One };
    let exit = pipeline::print(&sources, args.threads.threads, &mut out, |source, record| {
        let (reading, choice) = (args.reading.reading, args.starters.choice);
        // A failure is a claim about every starter. The certificate makes it, so the dances of them all, which may be a
        // million entries, are written only where they are asked for.
        if format == SolveFormat::Json
            && args.explain != Some(Explain::Full)
            && let Some(failure) = TraceDocument::of_failure(&record.setup, &reading, choice)
        {
            return (output::json(&failure), Exit::No);
        }
        let trace = solved(record.setup, reading, choice);
        let exit = exit(&trace.outcome);
        let short = (explain == Explain::Brief).then(|| minuet_method::brief(&trace));
        let told = short.as_ref().unwrap_or(&trace);
        let text = match format {
            SolveFormat::Json => long(short.unwrap_or(trace)),
            SolveFormat::Text => {
                let story = story::text(told, &trace, explain, args.sheets, style);
                (title(source, record, crowd) + &story).into_bytes()
            }
            SolveFormat::Md => story::markdown(told, &trace, explain, |_, _| None).into_bytes(),
        };
        (text, exit)
    })?;
    out.finish_with(exit)
}

/// How large a document is before something is said about it.
const LARGE: usize = 10_000_000;

/// The document of a trace; how long a long one is, is said before it is written.
fn long(trace: Trace) -> Vec<u8> {
    let entries = trace.entries.len();
    let document = output::json(&TraceDocument::from(trace));
    if document.len() > LARGE {
        complain(CommandMessage::LongTrace { entries, bytes: document.len() });
    }
    document
}

fn exit(outcome: &Outcome) -> Exit {
    match outcome {
        Outcome::Solved { .. } => Exit::Yes,
        Outcome::Failed { .. } | Outcome::None { .. } | Outcome::Several { .. } => Exit::No,
    }
}

/// Whether there is more than one argument.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Crowd {
    One,
    Several,
}

fn format(args: &Solve) -> SolveFormat {
    if args.json {
        return SolveFormat::Json;
    }
    let extension = args.file.output.as_ref().and_then(|path| path.extension()?.to_str());
    args.format.unwrap_or(match extension {
        Some("json" | "jsonl" | "ndjson") => SolveFormat::Json,
        Some("md" | "markdown") => SolveFormat::Md,
        _ => SolveFormat::Text,
    })
}

/// Which puzzle it is, unless it is the only one on the command line.
fn title(source: &Source, record: &Record, crowd: Crowd) -> String {
    // What is in a file must not move the cursor of a terminal.
    let comment = record.comment.replace(char::is_control, " ");
    let title = match (source.place(record.line), comment.as_str(), crowd) {
        (Some(place), "", _) => place,
        (Some(place), comment, _) => format!("{place}  {comment}"),
        (None, "", Crowd::One) => return String::new(),
        (None, "", Crowd::Several) => record.setup.ink().to_string(),
        (None, comment, _) => comment.to_owned(),
    };
    format!("== {title}\n\n")
}
