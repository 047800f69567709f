//! `minuet print`: worksheets and booklets as PDF.

use std::io;

use minuet_core::{Outcome, Trace};
use minuet_formats::Record;
use minuet_show::font::Face;
use minuet_show::pdf::Pdf;
use minuet_show::print::{Press, Task};
use minuet_words::message::{CommandMessage, Place, ShowMessage};

use crate::cli::{Pictures, Print};
use crate::exit::{Exit, Failure};
use crate::input::{Source, Sources};
use crate::output::{Output, Overwrite, expect_extension, not_written};
use crate::pipeline;
use crate::speech::{language, solved};
use minuet_answer::Length;

pub(crate) fn run(args: &Print) -> Result<Exit, Failure> {
    expect_extension(&args.output, "pdf")?;
    // Characters that the font lacks would be empty boxes.
    if let Some(character) = args.title.chars().find(|&character| !Face::Bold.has(character)) {
        return Err(CommandMessage::TitleCharacter { character }.into());
    }
    let sources = Sources::open(&args.inputs)?;
    let overwrite = Overwrite::if_forced(args.force);
    let out = Output::create(&args.output, overwrite, &args.inputs.inputs)?;
    match write(args, &sources, out)? {
        // A document without a page is not a document.
        (_, 0, _) => Err(CommandMessage::NothingToPrint.into()),
        (exit, _, out) => out.finish().map(|()| exit),
    }
}

/// Writes the document, and says how it went and how many pages it has.
fn write(args: &Print, sources: &Sources, out: Output) -> Result<(Exit, usize, Output), Failure> {
    let unwritten = |error| Failure::from(not_written(&args.output, error));
    let link = args.base_url.clone().unwrap_or_default();
    let mut printer = Printer {
        args,
        alone: sources.items().nth(1).is_none(),
        pdf: Pdf::new(out, &args.title, args.theme).map_err(unwritten)?,
        press: Press { size: args.paper, title: args.title.clone(), link, language: language() },
        waiting: Vec::new(),
        tasks: Vec::new(),
        count: 0,
    };
    let work = |source: &Source, record: &Record| {
        let trace =
            solved(record.setup, args.solving.reading.reading, args.solving.starters.choice);
        match trace.outcome {
            Outcome::None { .. } | Outcome::Several { .. } if args.booklet => {
                let why = ShowMessage::Difficulty { outcome: Box::new(trace.outcome) };
                Err((source.message(Place::Line(record.line), why), Exit::No))
            }
            _ => Ok((Box::new(trace), Exit::Yes)),
        }
    };
    let exit = pipeline::each(sources, args.threads.threads, Exit::Wrong, work, |trace| {
        trace.map_or(Ok(()), |trace| printer.take(&trace).map_err(unwritten))
    })?;
    let (pages, out) = printer.finish().map_err(unwritten)?;
    Ok((exit, pages, out))
}

/// Takes puzzles in order, and prints a page as soon as it is full.
struct Printer<'a> {
    args: &'a Print,
    /// Whether there is but one puzzle, which needs no number.
    alone: bool,
    press: Press,
    pdf: Pdf<Output>,
    /// Tasks for the next page.
    waiting: Vec<Task>,
    /// Tasks whose answers are to come.
    tasks: Vec<Task>,
    count: usize,
}

impl Printer<'_> {
    fn take(&mut self, trace: &Trace) -> io::Result<()> {
        self.count += 1;
        let task = self.task(trace);
        if self.args.booklet {
            let number = self.pdf.len() + 1;
            let short = match self.args.solving.explain {
                Length::Brief => Some(minuet_method::brief(trace)),
                Length::Full => None,
            };
            let told = short.as_ref().unwrap_or(trace);
            let pages = match self.args.pictures {
                Pictures::Few => self.press.digest(number, &task, told, trace),
                Pictures::All => self.press.booklet(number, &task, told, trace),
            };
            let mut pages = pages.expect("the teacher's own entries fit its sheet").into_iter();
            return pages.try_for_each(|page| self.pdf.page(&page));
        }
        self.waiting.push(task);
        if self.waiting.len() == self.args.per_page.count() {
            self.worksheet()?;
        }
        Ok(())
    }

    fn task(&self, trace: &Trace) -> Task {
        let solution = match trace.outcome {
            Outcome::Solved { solution, .. } => Some(solution),
            Outcome::Failed { .. } => {
                minuet_fast::solutions(&trace.setup.position(), 1).first().copied()
            }
            Outcome::None { .. } | Outcome::Several { .. } => None,
        };
        let name = if self.alone { String::new() } else { self.count.to_string() };
        Task { name, puzzle: trace.setup.ink(), outcome: trace.outcome, solution }
    }

    fn worksheet(&mut self) -> io::Result<()> {
        let number = self.pdf.len() + 1;
        self.pdf.page(&self.press.worksheet(number, self.args.per_page, &self.waiting))?;
        self.tasks.append(&mut self.waiting);
        Ok(())
    }

    /// The last worksheet, the answers, and what a document ends with; how many pages there are.
    fn finish(mut self) -> io::Result<(usize, Output)> {
        if !self.waiting.is_empty() {
            self.worksheet()?;
        }
        if !self.args.no_answers {
            for tasks in std::mem::take(&mut self.tasks).chunks(Press::ANSWERS) {
                let number = self.pdf.len() + 1;
                self.pdf.page(&self.press.answers(number, tasks))?;
            }
        }
        let pages = self.pdf.len();
        Ok((pages, self.pdf.finish()?))
    }
}
