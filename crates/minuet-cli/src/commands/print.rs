//! `minuet print`: worksheets and booklets as PDF.

use std::fs::File;
use std::io::BufWriter;

use anyhow::{Context, bail, ensure};
use minuet_answer::solved;
use minuet_core::{Outcome, Setup, Trace};
use minuet_show::font::Face;
use minuet_show::pdf::Pdf;
use minuet_show::picture::Theme;
use minuet_show::print::{PerPage, Press, Task, difficulty};

use crate::cli::{Copies, Inks, Length, Print, Starters};
use crate::exit::Exit;
use crate::input::{Found, Item, Sources};
use crate::output::{self, Overwrite, complain};
use crate::pipeline;

type Document = Pdf<BufWriter<File>>;

pub(crate) fn run(args: &Print) -> anyhow::Result<Exit> {
    let extension = args.output.extension().and_then(|extension| extension.to_str());
    ensure!(
        extension == Some("pdf"),
        "{} is not printed: expected a name that ends in .pdf",
        args.output.display()
    );
    printable(&args.title)?;
    let sources = Sources::open(&args.inputs)?;
    let overwrite = if args.force { Overwrite::Allow } else { Overwrite::Refuse };
    let file = output::create(&args.output, overwrite)?;
    let written = write(args, &sources, file);
    if !matches!(written, Ok((_, 1..))) {
        // A document without a page is none.
        let _ = std::fs::remove_file(&args.output);
    }
    let (exit, pages) = written?;
    ensure!(pages > 0, "there is nothing to print");
    Ok(exit)
}

/// Characters that the font lacks would be boxes.
fn printable(title: &str) -> anyhow::Result<()> {
    match title.chars().find(|&character| !Face::Bold.has(character)) {
        Some(character) => bail!("the title has {character:?}, which the font does not have"),
        None => Ok(()),
    }
}

/// Writes the document, and says how it went and how many pages it has.
fn write(args: &Print, sources: &Sources, file: BufWriter<File>) -> anyhow::Result<(Exit, usize)> {
    let theme = match args.theme {
        Inks::Light => Theme::Light,
        Inks::Mono => Theme::Mono,
    };
    let link = args.base_url.clone().unwrap_or_default();
    let press = Press { paper: args.paper, title: args.title.clone(), link };
    let mut printer = Printer {
        args,
        alone: sources.items().nth(1).is_none(),
        pdf: Pdf::new(file, &args.title, theme)?,
        press,
        waiting: Vec::new(),
        tasks: Vec::new(),
        count: 0,
        exit: sources.exit,
    };
    pipeline::in_order(
        sources.items(),
        Some(&args.threads),
        |item| Ready::of(item, args),
        pipeline::apart,
        |ready| printer.take(ready),
    )?;
    printer.finish().with_context(|| format!("{} cannot be written", args.output.display()))
}

/// A puzzle that has been solved, or why it cannot be printed.
enum Ready {
    Solved(Box<Trace>),
    Rejected(String, Exit),
}

impl Ready {
    fn of(Item { source, found }: &Item<'_>, args: &Print) -> Ready {
        let record = match found {
            Found::Puzzle(record) => record,
            Found::Rejected(reason) => {
                return Ready::Rejected(source.named(reason), Exit::Wrong);
            }
            Found::Nothing => {
                return Ready::Rejected(source.named("there is no puzzle in it"), Exit::Wrong);
            }
        };
        let trace = trace(&record.setup, args);
        if args.booklet && !has_steps(&trace) {
            let reason = difficulty(&trace.outcome);
            let complaint = source.named(&format!("line {}: {reason}", record.line));
            return Ready::Rejected(complaint, Exit::No);
        }
        Ready::Solved(Box::new(trace))
    }
}

/// Whether there is a solve to explain.
fn has_steps(trace: &Trace) -> bool {
    matches!(trace.outcome, Outcome::Solved { .. } | Outcome::Failed { .. })
}

fn trace(setup: &Setup, args: &Print) -> Trace {
    let choice = match args.solving.starters {
        Starters::Footnote8 => minuet_method::Choice::Footnote8,
        Starters::Shortest => minuet_method::Choice::Shortest,
    };
    let trace = solved(setup, &args.solving.reading.reading, choice);
    match args.solving.explain {
        // Worksheets tell no story.
        Length::Brief if args.booklet => minuet_method::brief(&trace),
        _ => trace,
    }
}

/// Takes puzzles in order, and prints a page as soon as it is full.
struct Printer<'a> {
    args: &'a Print,
    /// Whether there is but one puzzle, which needs no number.
    alone: bool,
    press: Press,
    pdf: Document,
    /// Tasks for the next page.
    waiting: Vec<Task>,
    /// Tasks whose answers are to come.
    tasks: Vec<Task>,
    count: usize,
    exit: Exit,
}

impl Printer<'_> {
    fn take(&mut self, ready: Ready) -> anyhow::Result<()> {
        let trace = match ready {
            Ready::Solved(trace) => trace,
            Ready::Rejected(complaint, exit) => {
                complain(&complaint);
                self.exit = self.exit.max(exit);
                return Ok(());
            }
        };
        self.count += 1;
        let task = self.task(&trace);
        if self.args.booklet {
            for page in self.press.booklet(self.pdf.len() + 1, &task, &trace)? {
                self.pdf.page(&page)?;
            }
            return Ok(());
        }
        self.waiting.push(task);
        if self.waiting.len() == self.per_page().count() {
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
        let (puzzle, difficulty) = (trace.setup.ink(), difficulty(&trace.outcome));
        Task { name, puzzle, difficulty, solution }
    }

    fn per_page(&self) -> PerPage {
        match self.args.per_page {
            Copies::One => PerPage::One,
            Copies::Two => PerPage::Two,
            Copies::Four => PerPage::Four,
            Copies::Six => PerPage::Six,
        }
    }

    fn worksheet(&mut self) -> anyhow::Result<()> {
        let number = self.pdf.len() + 1;
        self.pdf.page(&self.press.worksheet(number, self.per_page(), &self.waiting))?;
        self.tasks.append(&mut self.waiting);
        Ok(())
    }

    /// The last worksheet, the answers, and what a document ends with.
    fn finish(mut self) -> anyhow::Result<(Exit, usize)> {
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
        self.pdf.finish()?;
        Ok((self.exit, pages))
    }
}
