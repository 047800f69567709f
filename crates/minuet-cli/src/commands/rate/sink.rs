//! Where rows go.

use std::io::Write;

use super::order::Order;
use super::parquet::ParquetFile;
use super::shape::Shape;
use super::value::Value;
use crate::cli::Rate;
use crate::output;
use crate::pipeline::Join;

/// A row that is wanted, or several.
pub(super) struct Line {
    /// What it is sorted by.
    pub(super) keys: Vec<Value>,
    pub(super) text: Vec<u8>,
    /// Its columns, where they are not written as text.
    pub(super) values: Vec<Value>,
}

/// Lines of text are one text, unless they have to be sorted.
impl Join for Line {
    fn join(&mut self, next: Line) -> Option<Line> {
        if !self.keys.is_empty() || !self.values.is_empty() {
            return Some(next);
        }
        self.text.join(next.text).map(|text| Line { text, ..next })
    }
}

/// Takes rows as they come; those that are to be sorted wait until all are there.
pub(super) struct Sink<'a> {
    file: File,
    order: Option<&'a Order>,
    waiting: Vec<Line>,
}

enum File {
    Text(Box<dyn Write>),
    Parquet(Box<ParquetFile>),
}

impl<'a> Sink<'a> {
    pub(super) fn open(
        args: &Rate,
        shape: &Shape,
        columns: &[super::column::Column],
        order: Option<&'a Order>,
    ) -> anyhow::Result<Sink<'a>> {
        let file = match (shape, args.output.as_deref()) {
            (Shape::Parquet, Some(path)) => {
                File::Parquet(Box::new(ParquetFile::create(path, columns)?))
            }
            (_, path) => {
                let mut out = output::open(path)?;
                out.write_all(&shape.header(columns))?;
                File::Text(out)
            }
        };
        Ok(Sink { file, order, waiting: Vec::new() })
    }

    pub(super) fn take(&mut self, line: Line) -> anyhow::Result<()> {
        if self.order.is_some() {
            self.waiting.push(line);
            return Ok(());
        }
        self.file.put(line)
    }

    /// What is written so far can be seen, so that a complaint stands in its place.
    pub(super) fn flush(&mut self) -> anyhow::Result<()> {
        if let File::Text(out) = &mut self.file {
            out.flush()?;
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> anyhow::Result<()> {
        if let Some(order) = self.order {
            self.waiting.sort_by(|one, other| order.compare(&one.keys, &other.keys));
        }
        for line in self.waiting.drain(..) {
            self.file.put(line)?;
        }
        match self.file {
            File::Text(mut out) => Ok(out.flush()?),
            File::Parquet(file) => file.finish(),
        }
    }
}

impl File {
    fn put(&mut self, line: Line) -> anyhow::Result<()> {
        match self {
            File::Text(out) => Ok(out.write_all(&line.text)?),
            File::Parquet(file) => file.put(line.values),
        }
    }
}
