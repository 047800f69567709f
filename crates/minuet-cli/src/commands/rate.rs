//! `minuet rate`: one row per puzzle.

mod column;
mod filter;
mod format;
mod order;
mod parquet;
mod row;
mod shape;
mod sink;
mod value;

use minuet_core::{Position, Puzzle, Reading, Setup};
use minuet_formats::Record;
use minuet_words::message::{CommandMessage, Place};

use crate::cli::Rate;
use crate::exit::{Exit, Failure};
use crate::input::{Source, Sources};
use crate::pipeline;
use column::Column;
pub(crate) use filter::Filter;
use filter::Operand;
pub(crate) use format::Format;
pub(crate) use order::Order;
use row::{Limits, Row};
use shape::Shape;
use sink::{Line, Sink};

pub(crate) fn run(args: &Rate) -> Result<Exit, Failure> {
    let plan = Plan::new(args)?;
    let sources = Sources::open(&args.inputs)?;
    let mut sink = Sink::open(args, &plan.shape, &plan.columns, plan.order)?;
    let work = |source: &Source, record: &Record| match fresh(&record.setup) {
        Some(puzzle) => Ok((plan.line(puzzle), Exit::Yes)),
        None => {
            let place = Place::Line(record.line);
            Err((source.message(place, CommandMessage::CandidatesErased), Exit::No))
        }
    };
    let exit = pipeline::each(&sources, args.threads.threads, Exit::No, work, |made| match made {
        Some(Some(line)) => sink.take(line),
        Some(None) => Ok(()),
        None => sink.flush(),
    })?;
    sink.finish(exit)
}

/// The puzzle of a setup whose candidates, if any, say no more than its ink.
fn fresh(setup: &Setup) -> Option<Puzzle> {
    let ink = setup.ink();
    (setup.candidates.is_none() || setup.position() == Position::of(&ink)).then_some(ink)
}

/// What is asked about every puzzle.
struct Plan<'a> {
    reading: &'a Reading,
    limits: Limits,
    filter: Option<&'a Filter>,
    order: Option<&'a Order>,
    columns: Vec<Column>,
    shape: Shape,
}

impl<'a> Plan<'a> {
    fn new(args: &'a Rate) -> Result<Plan<'a>, CommandMessage> {
        Ok(Plan {
            reading: &args.reading.reading,
            limits: limits(args),
            filter: args.filter.as_ref(),
            order: args.sort.as_ref(),
            columns: columns(args),
            shape: Shape::asked(args)?,
        })
    }

    /// The row of a puzzle, if it is wanted.
    fn line(&self, puzzle: Puzzle) -> Option<Line> {
        let row = Row::new(puzzle, self.reading, self.limits);
        if self.filter.is_some_and(|filter| !filter.holds(&row)) {
            return None;
        }
        let value = |column| row.value(column);
        let keys = self.order.map(|order| order.columns().map(value).collect());
        let values = match self.shape {
            Shape::Parquet => self.columns.iter().copied().map(value).collect(),
            _ => Vec::new(),
        };
        let text = self.shape.text(&self.columns, &row);
        Some(Line { keys: keys.unwrap_or_default(), text, values })
    }
}

/// The columns of the table: those of every table, those that an option adds, and those that a condition or
/// an order names, so that one sees them.
fn columns(args: &Rate) -> Vec<Column> {
    let mut columns = Vec::from(Column::PLAIN);
    columns.extend(args.find_depth.map(|_| Column::Depth));
    columns.extend(args.find_number.map(|_| Column::Number));
    if args.teach {
        columns.extend(Column::TAUGHT);
    }
    if args.effort {
        columns.extend(Column::EFFORT);
    }
    if let Some(filter) = &args.filter {
        filter.each(&mut |column, _| columns.push(column));
    }
    columns.extend(args.sort.iter().flat_map(Order::columns));
    columns.sort_unstable();
    columns.dedup();
    columns
}

/// Depth and number are looked for as far as the options say, and as far as a condition has to know.
fn limits(args: &Rate) -> Limits {
    let (mut depth, mut number) = (args.find_depth, args.find_number);
    if let Some(filter) = &args.filter {
        filter.each(&mut |column, operand| match (column, operand) {
            (Column::Depth, Operand::Count(count)) => depth = depth.max(Some(count as u8)),
            (Column::Number, Operand::Count(count)) => number = number.max(Some(count)),
            _ => {}
        });
    }
    Limits { depth: depth.unwrap_or(3), number: number.unwrap_or(4) }
}
