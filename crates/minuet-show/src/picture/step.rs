//! What finds do to a sheet, as a picture.

use minuet_core::paper::{Content, Marks};
use minuet_core::{Cell, Entry, Misfit, Paper, Sheet};

use super::Picture;
use crate::Highlight;

/// What `entry`, the next one, does to the sheet.
///
/// # Errors
///
/// When the entry does not fit on the sheet.
pub fn moment(before: &Sheet, entry: &Entry) -> Result<Picture, Misfit> {
    Picture::step(before, std::slice::from_ref(entry))
}

impl Picture {
    /// What `entries`, the next ones, do to the sheet: what they speak of is lit, what they write is framed,
    /// what they erase is struck out. A minuet that they end is seen as it is before that.
    ///
    /// # Errors
    ///
    /// The first entry that does not fit on the sheet.
    pub fn step(before: &Sheet, entries: &[Entry]) -> Result<Picture, Misfit> {
        let mut sheet = before.clone();
        for entry in entries {
            let mut after = sheet.clone();
            after.apply(entry)?;
            // A minuet that ends takes its marks away: what is worth seeing is the sheet before that.
            if !entry.find.ends_minuet() {
                sheet = after;
            }
        }
        let path = sheet.innermost_line();
        let mut paper = Paper::from(&sheet);
        // A trick is seen in the marks as they are before it; some of them are rubbed out by it.
        if sheet.dances().len() == before.dances().len()
            && entries.iter().all(|entry| entry.dance == path)
        {
            take_back(&mut paper, &Paper::from(before));
        }
        let highlight = match entries {
            [entry] => Highlight::of(before, entry),
            // Of a run of finds only the changes are shown: all their evidence would light up the whole sheet.
            run => {
                let mut highlight = Highlight::default();
                run.iter().for_each(|entry| highlight.change(before, &path, entry));
                highlight
            }
        };
        Ok(Picture::of_paper(&paper, &highlight))
    }
}

/// Gives the dancers of the innermost minuet their marks of `before`, on the candidates that are left.
fn take_back(paper: &mut Paper, before: &Paper) {
    let Some(last) = before.dances.last() else { return };
    let left = |marks: &Marks| {
        let mut left = marks.clone();
        for cell in Cell::ALL {
            if let Content::Pencil(digits) = paper.content(cell) {
                left.dots.set(cell, marks.dots.get(cell) & digits);
            }
        }
        left
    };
    let [circle, square] = [&last.circle, &last.square].map(left);
    if let Some(dance) = paper.dances.last_mut() {
        (dance.circle, dance.square) = (circle, square);
    }
}
