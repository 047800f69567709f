//! What is said about photos.

use super::lists::{and, cells};
use crate::message::{CellChange, PhotoMessage, PictureKind};

/// With this many cells to look at, the photo is bad: a list of them would not help.
const MANY: usize = 41;

pub(super) fn say(message: &PhotoMessage) -> String {
    use PhotoMessage as M;
    match message {
        M::NoGrid => {
            "There is no Sudoku in this picture. Lay the page flat, and photograph the whole puzzle from above, sharp and \
             without shadows."
                .into()
        }
        M::TooSmall => {
            "This picture is too small to read. Move closer, or use the photo at full size.".into()
        }
        M::NoContrast => {
            "Nothing can be made out in this picture: it is too dark or too pale. Photograph the puzzle in better light."
                .into()
        }
        M::CutOff => {
            "The puzzle seems to be cut off at the edge of the picture. Photograph all of it, with some space around it.".into()
        }
        M::OtherSize => {
            "There is a grid in this picture, but it is not 9×9. Only Sudoku with nine rows and nine columns can be read.".into()
        }
        M::NoReader => "This build of Minuet cannot read photos. Use the program minuet, or the camera button of the page.".into(),
        M::Unsure { cells: unsure } => match unsure.len() {
            1 => format!("Look at {}: this cell may have been misread.", cells(*unsure)),
            count @ MANY.. => format!(
                "{count} of the 81 cells may have been misread. Photograph the page again: flat, from above, sharp and in good light."
            ),
            _ => format!("Look at {}: these cells may have been misread.", cells(*unsure)),
        },
        M::NoSolution => "The puzzle as read has no solution, so something is misread or missing.".into(),
        M::SeveralSolutions => {
            "The puzzle as read has more than one solution, so a digit is probably missing or misread.".into()
        }
        M::NoDigits => "There is a grid in the picture, but no printed digit was seen in it.".into(),
        M::AllByHand => "Nearly all digits look handwritten, so the handwriting is taken as the puzzle.".into(),
        M::SmallDigits { cells: small } => match small.len() {
            1 => format!("Only small digits or marks are in {}: they are not read, and the cell is left empty.", cells(*small)),
            count => format!("Only small digits or marks are in {count} cells: they are not read, and these cells are left empty."),
        },
        M::Repair { changes } => {
            let text = and(changes.iter().map(change));
            format!("Change {text}")
        }
        M::PixelsMissing { width, height, bytes } => format!(
            "A picture of {width}×{height} pixels needs one byte for each, and there are {bytes}."
        ),
        M::TooManyPixels { width, height, most } => format!(
            "This picture has {width}×{height} pixels, and at most {} million can be read. Make it smaller first.",
            most / 1_000_000
        ),
        M::OtherKind { kind: PictureKind::Heic } => {
            "HEIC photos cannot be read. Convert this one to JPEG first, with heif-convert or ImageMagick for instance. An iPhone \
             takes JPEG photos if you choose Settings, Camera, Formats, Most Compatible."
                .into()
        }
        M::OtherKind { kind } => {
            format!("{} files cannot be read. Convert this one to JPEG, PNG or WebP first.", kind.name())
        }
        M::NotAPicture => "This is not a picture. A photo must be a JPEG, PNG or WebP file.".into(),
        M::Animated { kind } => {
            format!("This {} file is an animation. Save the picture with the puzzle as JPEG or PNG.", kind.name())
        }
        M::CutShort { kind } => {
            format!("This {} file ends before its picture does: copy it again.", kind.name())
        }
        M::Undecoded { kind, error } => {
            // Some decoders end their sentences, some do not.
            let error = error.trim().trim_end_matches('.');
            format!("This {} file is damaged: {error}. Copy it again.", kind.name())
        }
    }
}

/// `r3c4 from 1 to 7`, `r3c4 from empty to 7`, `r3c4 from 1 to empty`.
fn change(CellChange { cell, from, to }: &CellChange) -> String {
    match (from, to) {
        (Some(from), Some(to)) => format!("{cell} from {from} to {to}"),
        (None, Some(to)) => format!("{cell} from empty to {to}"),
        (Some(from), None) => format!("{cell} from {from} to empty"),
        (None, None) => cell.to_string(),
    }
}
