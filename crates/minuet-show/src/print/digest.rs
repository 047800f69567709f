//! Brief booklets: the words flow in two columns, with a picture wherever the sheet has to be seen.

use std::slice;

use minuet_core::{Misfit, Paper, Trace};
use minuet_words::message::ShowMessage;

use super::page::{Page, TEXT, leading, wrapped};
use super::worksheet::Wide;
use super::{Press, Task, legend};
use crate::font::Face;
use crate::picture::{Picture, Point, Tone, mid_dances};
use minuet_words::{Heading, Section};

/// Between the two columns.
const GAP: i32 = 600;
const SIZE: i32 = 300;
const TITLE: i32 = 340;
/// After a paragraph.
const SPACE: i32 = 90;
/// What a solve of a newspaper's hardest kind should fit on.
const PAGES: usize = 2;
/// How wide pictures are, in hundredths of a column: the first that fits.
const WIDTHS: [i32; 4] = [100, 86, 74, 64];

/// What follows each other in a column.
enum Block {
    Title(String),
    /// Words that stay with what follows them.
    Lead(Vec<String>),
    Text(Vec<String>),
    Picture(Picture),
}

/// Where the next block goes.
struct Flow<'a> {
    press: &'a Press,
    task: &'a Task,
    number: usize,
    pages: Vec<Page>,
    /// 0 or 1.
    column: i32,
    used: i32,
}

impl Press {
    /// The booklet of a puzzle in few pages, the first one being page `number` of the document: `trace` is told
    /// briefly, and what it took is counted along `whole`.
    ///
    /// # Errors
    ///
    /// The first entry of the trace that does not fit on the sheet.
    pub fn digest(
        &self,
        number: usize,
        task: &Task,
        trace: &Trace,
        whole: &Trace,
    ) -> Result<Vec<Page>, Misfit> {
        let column = self.column();
        let mut widest = None;
        for percent in WIDTHS {
            let pages = self.flow(number, task, self.blocks(trace, whole, column)?, percent);
            if pages.len() <= PAGES {
                return Ok(pages);
            }
            widest.get_or_insert(pages);
        }
        Ok(widest.unwrap_or_default())
    }

    fn column(&self) -> i32 {
        let (_, width, _) = Page::new(self.size, "", 1).room();
        (width - GAP) / 2
    }

    /// All that is told, with the sheets between.
    fn blocks(&self, trace: &Trace, whole: &Trace, column: i32) -> Result<Vec<Block>, Misfit> {
        let mut blocks = Vec::new();
        let mut dances = mid_dances(trace).into_iter().peekable();
        for section in self.language.explain_brief(trace, whole).sections {
            blocks.push(Block::Title(section.title.clone()));
            for sentence in &section.sentences {
                while let Some(at) = dances.next_if(|&at| at <= sentence.entries.start) {
                    blocks.push(self.now(column));
                    blocks.push(Block::Picture(mid_dance(trace, at)?));
                }
                blocks.push(Block::Text(wrapped(&sentence.to_string(), SIZE, column)));
            }
            if let Some(picture) = after(trace, &section)? {
                blocks.extend([self.now(column), Block::Picture(picture)]);
            }
        }
        Ok(blocks)
    }

    /// What stands over a picture.
    fn now(&self, column: i32) -> Block {
        Block::Lead(wrapped(&self.say(ShowMessage::SheetNow), SIZE, column))
    }

    fn flow(&self, number: usize, task: &Task, blocks: Vec<Block>, percent: i32) -> Vec<Page> {
        let mut flow = Flow { press: self, task, number, pages: Vec::new(), column: 0, used: 0 };
        flow.open();
        let mut blocks = blocks.into_iter().peekable();
        while let Some(block) = blocks.next() {
            let own = flow.height(&block, percent);
            // A title stays with what follows it.
            let next = blocks.peek().map_or(0, |next| flow.height(next, percent));
            let needed = match block {
                Block::Title(_) | Block::Lead(_) => own + next,
                Block::Text(_) | Block::Picture(_) => own,
            };
            flow.make_room(needed);
            flow.place(block, percent);
        }
        flow.pages
    }
}

/// The sheet after the section, where it helps to compare: all candidates have been written.
fn after(trace: &Trace, section: &Section) -> Result<Option<Picture>, Misfit> {
    let end = section.sentences.last().map_or(0, |sentence| sentence.entries.end);
    if section.heading != Heading::StepTwo || end == trace.entries.len() {
        return Ok(None);
    }
    Ok(Some(Picture::of(&trace.sheet(end)?)))
}

/// The sheet in mid-dance before an entry. How a minuet ends is lit; tricks are not, since a reader who compares must see
/// the sheet as it is before them.
fn mid_dance(trace: &Trace, at: usize) -> Result<Picture, Misfit> {
    let sheet = trace.sheet(at)?;
    match trace.entries.get(at) {
        Some(entry) if entry.find.ends_minuet() => Picture::step(&sheet, slice::from_ref(entry)),
        _ => Ok(Picture::of(&sheet)),
    }
}

impl Flow<'_> {
    /// The first page: the puzzle, how hard it is, and at its foot what the marks mean.
    fn open(&mut self) {
        let (press, task) = (self.press, self.task);
        let mut page = Page::new(press.size, &press.heading(task), self.number);
        let (corner, width, height) = page.room();
        let difficulty = press.say(ShowMessage::Difficulty { outcome: Box::new(task.outcome) });
        page.text(corner.plus(0, TEXT), TEXT, Face::Regular, Tone::Label, &difficulty);
        let side = press.column() * 7 / 10;
        let sheet = corner.plus(0, leading(TEXT));
        page.place(Picture::still(&Paper::new(task.puzzle)), sheet, side);
        press.code(&mut page, task, sheet.plus(side, 0), Wide::Nine);
        press.legend(&mut page, corner.plus(0, height - legend::HEIGHT), width);
        self.pages.push(page);
        self.used = leading(TEXT) + side + SPACE;
    }

    fn height(&self, block: &Block, percent: i32) -> i32 {
        match block {
            Block::Title(_) => leading(TITLE) + SPACE,
            Block::Lead(lines) | Block::Text(lines) => leading(SIZE) * lines.len() as i32 + SPACE,
            Block::Picture(picture) => {
                let width = self.press.column() * percent / 100;
                width * picture.height / picture.width + SPACE
            }
        }
    }

    /// Goes on to the next column or page where the height is not left in this one.
    fn make_room(&mut self, needed: i32) {
        let Some(page) = self.pages.last() else { return };
        let foot = if self.pages.len() == 1 { legend::HEIGHT } else { 0 };
        if self.used == 0 || self.used + needed <= page.room().2 - foot {
            return;
        }
        self.used = 0;
        self.column = 1 - self.column;
        if self.column == 0 {
            let number = self.number + self.pages.len();
            self.pages.push(Page::new(self.press.size, &self.press.heading(self.task), number));
        }
    }

    fn place(&mut self, block: Block, percent: i32) {
        let (own, column) = (self.height(&block, percent), self.press.column());
        let Some(page) = self.pages.last_mut() else { return };
        let at = page.room().0.plus(self.column * (column + GAP), self.used);
        match block {
            Block::Title(text) => {
                page.text(at.plus(0, TITLE + SPACE), TITLE, Face::Bold, Tone::Text, &text);
            }
            Block::Lead(lines) | Block::Text(lines) => page.paragraph(at, SIZE, &lines),
            Block::Picture(picture) => {
                page.place(picture, Point::new(at.x, at.y), column * percent / 100);
            }
        }
        self.used += own;
    }
}
