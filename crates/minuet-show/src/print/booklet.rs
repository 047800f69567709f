//! Booklets: one puzzle, explained step by step, each step with its picture.

use minuet_core::{Dancer, Misfit, Paper, Trace};

use minuet_words::message::ShowMessage;

use super::page::{Page, TEXT, leading, wrapped};
use super::worksheet::Wide;
use super::{Press, Task, legend};
use crate::font::Face;
use crate::picture::{Picture, Point, Tone};
use minuet_words::{Heading, Section, Sentence};

/// Between the two columns, and between rows.
const GAP: i32 = 600;
const HEADING: i32 = 420;

/// A picture and its sentence, which stay on one page.
struct Block {
    picture: Picture,
    lines: Vec<String>,
}

/// What is on the pages, in order.
enum Row {
    Heading(String),
    /// What is said once, across both columns.
    Note(Vec<String>),
    /// Names over the two columns of a dance.
    Dancers([String; 2]),
    /// Blocks side by side; in a dance, circle left and square right.
    Blocks([Option<Block>; 2]),
}

impl Press {
    /// The booklet of a puzzle and its solve with a picture for each sentence, its first page being page `number` of
    /// the document; what it took is counted along `whole`, of which `trace` may be the brief form.
    ///
    /// # Errors
    ///
    /// The first entry of the trace that does not fit on the sheet.
    pub fn booklet(
        &self,
        number: usize,
        task: &Task,
        trace: &Trace,
        whole: &Trace,
    ) -> Result<Vec<Page>, Misfit> {
        let mut pages = vec![self.opening(number, task)];
        let (_, width, height) = pages[0].room();
        let column = (width - GAP) / 2;
        let mut rows = self.rows(trace, whole, column)?.into_iter().peekable();
        let mut used = height;
        while let Some(row) = rows.next() {
            let own = row.height(column);
            // A heading stays with what follows it.
            let next = rows.peek().map_or(0, |next| next.height(column));
            let needed = if matches!(row, Row::Blocks(_)) { own } else { own + next };
            if used + needed > height && used > 0 {
                pages.push(Page::new(self.size, &self.heading(task), number + pages.len()));
                used = 0;
            }
            if let Some(page) = pages.last_mut() {
                let at = page.room().0.plus(0, used);
                row.draw(page, at, column);
            }
            used += own;
        }
        Ok(pages)
    }

    pub(super) fn heading(&self, task: &Task) -> String {
        if task.name.is_empty() {
            self.title.clone()
        } else {
            format!("{} {}", self.title, task.name)
        }
    }

    /// The first page: the puzzle, how hard it is, and what the marks mean.
    fn opening(&self, number: usize, task: &Task) -> Page {
        let mut page = Page::new(self.size, &self.heading(task), number);
        let (corner, width, height) = page.room();
        let difficulty = self.say(ShowMessage::Difficulty { outcome: Box::new(task.outcome) });
        page.text(corner.plus(0, 350), TEXT, Face::Regular, Tone::Label, &difficulty);
        let side = width.min(height - legend::HEIGHT - 3000);
        let sheet = corner.plus((width - side) / 2, 700);
        page.place(Picture::still(&Paper::new(task.puzzle)), sheet, side);
        self.code(&mut page, task, corner.plus(0, 900 + side), Wide::TwentySeven);
        self.legend(&mut page, corner.plus(0, height - legend::HEIGHT), width);
        page
    }

    fn rows(&self, trace: &Trace, whole: &Trace, column: i32) -> Result<Vec<Row>, Misfit> {
        let mut rows = Vec::new();
        for section in self.language.explain_brief(trace, whole).sections {
            rows.push(Row::Heading(section.title.clone()));
            match section.heading {
                Heading::Outcome => {
                    rows.push(Row::Blocks([Some(ending(trace, &section, column)?), None]));
                }
                _ => self.section(trace, &section, column, &mut rows)?,
            }
        }
        Ok(rows)
    }

    /// The sentences of a section: those of dancers are side by side, the others follow each other.
    fn section(
        &self,
        trace: &Trace,
        section: &Section,
        column: i32,
        rows: &mut Vec<Row>,
    ) -> Result<(), Misfit> {
        for run in section.sentences.chunk_by(|a, b| kind(trace, a) == kind(trace, b)) {
            let mut sides: [Vec<Block>; 2] = [Vec::new(), Vec::new()];
            let Some(kind) = run.first().map(|sentence| kind(trace, sentence)) else { continue };
            if kind == Kind::Note {
                let wide = 2 * column + GAP;
                rows.extend(run.iter().map(|one| Row::Note(wrapped(&one.to_string(), TEXT, wide))));
                continue;
            }
            for (index, sentence) in run.iter().enumerate() {
                let side = dancer(trace, sentence).map_or(index % 2, |dancer| dancer as usize);
                sides[side].push(block(trace, sentence, column)?);
            }
            if kind == Kind::Danced {
                let names = Dancer::BOTH.map(|dancer| self.say(ShowMessage::NameOf(dancer)));
                rows.push(Row::Dancers(names));
            }
            let [left, right] = sides.map(Vec::into_iter);
            rows.extend(facing(left, right));
        }
        Ok(())
    }
}

/// What a sentence is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// No entry: it is said once, before it is needed.
    Note,
    /// The main line.
    Main,
    /// A dancer.
    Danced,
}

fn kind(trace: &Trace, sentence: &Sentence) -> Kind {
    match dancer(trace, sentence) {
        _ if sentence.entries.is_empty() => Kind::Note,
        None => Kind::Main,
        Some(_) => Kind::Danced,
    }
}

/// Pairs of blocks, as many as the longer side has.
fn facing(
    mut left: impl Iterator<Item = Block>,
    mut right: impl Iterator<Item = Block>,
) -> Vec<Row> {
    let mut rows = Vec::new();
    loop {
        match [left.next(), right.next()] {
            [None, None] => return rows,
            pair => rows.push(Row::Blocks(pair)),
        }
    }
}

/// The dancer of the outermost minuet that the sentence is about, when it dances alone.
fn dancer(trace: &Trace, sentence: &Sentence) -> Option<Dancer> {
    trace.entries.get(sentence.entries.start)?.dance.first().copied()
}

/// The last sheet with all that is said of the outcome.
fn ending(trace: &Trace, section: &Section, column: i32) -> Result<Block, Misfit> {
    let picture = Picture::of(&trace.sheet(trace.entries.len())?);
    let lines = section.sentences.iter().flat_map(|one| wrapped(&one.to_string(), TEXT, column));
    Ok(Block { picture, lines: lines.collect() })
}

/// The picture of what the sentence tells.
fn block(trace: &Trace, sentence: &Sentence, column: i32) -> Result<Block, Misfit> {
    let before = trace.sheet(sentence.entries.start)?;
    let entries = trace.entries.get(sentence.entries.clone()).unwrap_or_default();
    let picture = Picture::step(&before, entries)?;
    Ok(Block { picture, lines: wrapped(&sentence.to_string(), TEXT, column) })
}

impl Block {
    fn height(&self, column: i32) -> i32 {
        column * self.picture.height / self.picture.width + leading(TEXT) * self.lines.len() as i32
    }
}

impl Row {
    fn height(&self, column: i32) -> i32 {
        match self {
            Row::Heading(_) => HEADING * 2,
            Row::Note(lines) => leading(TEXT) * lines.len() as i32 + GAP / 2,
            Row::Dancers(_) => leading(TEXT) * 3 / 2,
            Row::Blocks(pair) => {
                let heights = pair.iter().flatten().map(|block| block.height(column));
                heights.max().unwrap_or(0) + GAP
            }
        }
    }

    fn draw(self, page: &mut Page, at: Point, column: i32) {
        let right = at.plus(column + GAP, 0);
        match self {
            Row::Heading(text) => {
                page.text(at.plus(0, HEADING), HEADING, Face::Bold, Tone::Text, &text);
            }
            Row::Note(lines) => page.paragraph(at, TEXT, &lines),
            Row::Dancers([circle, square]) => {
                page.text(at.plus(0, TEXT), TEXT, Face::Bold, Tone::Circle, &circle);
                page.text(right.plus(0, TEXT), TEXT, Face::Bold, Tone::Square, &square);
            }
            Row::Blocks(pair) => {
                for (block, at) in pair.into_iter().zip([at, right]) {
                    let Some(Block { picture, lines }) = block else { continue };
                    let high = column * picture.height / picture.width;
                    page.place(picture, at, column);
                    page.paragraph(at.plus(0, high), TEXT, &lines);
                }
            }
        }
    }
}
