//! Where rows go.

use std::path::PathBuf;

use super::column::Column;
use super::order::Order;
use super::parquet::ParquetFile;
use super::shape::Shape;
use super::value::Value;
use crate::cli::Rate;
use crate::exit::{Exit, Failure};
use crate::output::{Output, not_written};

/// A row that is wanted.
pub(super) struct Line {
    /// What it is sorted by.
    pub(super) keys: Vec<Value>,
    pub(super) text: Vec<u8>,
    /// Its columns, where they are not written as text.
    pub(super) values: Vec<Value>,
}

/// Takes rows as they come; those that are to be sorted wait until all have come.
pub(super) struct Sink<'a> {
    file: File,
    order: Option<&'a Order>,
    waiting: Vec<Line>,
    /// Whether a row has come.
    answered: bool,
}

enum File {
    Text(Output),
    Parquet(PathBuf, Box<ParquetFile>),
}

impl<'a> Sink<'a> {
    pub(super) fn open(
        args: &Rate,
        shape: &Shape,
        columns: &[Column],
        order: Option<&'a Order>,
    ) -> Result<Sink<'a>, Failure> {
        let mut out = Output::open(&args.file, &args.inputs.inputs)?;
        let file = match (shape, &args.file.output) {
            (Shape::Parquet, Some(path)) => {
                let file = ParquetFile::new(out, columns);
                let file = file.map_err(|error| not_written(path, error))?;
                File::Parquet(path.clone(), Box::new(file))
            }
            _ => {
                out.frame(shape.header(columns))?;
                File::Text(out)
            }
        };
        Ok(Sink { file, order, waiting: Vec::new(), answered: false })
    }

    pub(super) fn take(&mut self, line: Line) -> Result<(), Failure> {
        self.answered = true;
        if self.order.is_some() {
            self.waiting.push(line);
            return Ok(());
        }
        self.file.put(line)
    }

    /// What is written so far can be seen, so that a complaint appears in the right place.
    pub(super) fn flush(&mut self) -> Result<(), Failure> {
        match &mut self.file {
            File::Text(out) => out.flush(),
            File::Parquet(..) => Ok(()),
        }
    }

    pub(super) fn finish(mut self, exit: Exit) -> Result<Exit, Failure> {
        if let Some(order) = self.order {
            self.waiting.sort_by(|one, other| order.compare(&one.keys, &other.keys));
        }
        self.waiting.drain(..).try_for_each(|line| self.file.put(line))?;
        let out = match self.file {
            File::Text(out) => out,
            File::Parquet(path, file) => {
                file.finish().map_err(|error| not_written(&path, error))?
            }
        };
        out.finish_with(if self.answered { Exit::Yes } else { exit })?;
        Ok(exit)
    }
}

impl File {
    fn put(&mut self, line: Line) -> Result<(), Failure> {
        match self {
            File::Text(out) => out.put(line.text),
            File::Parquet(path, file) => {
                Ok(file.put(line.values).map_err(|error| not_written(path, error))?)
            }
        }
    }
}
