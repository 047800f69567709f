//! `read`: the puzzle in a photo, with the solver as a judge of what was read.

mod repairs;

use minuet_core::{Cell, CellSet, Digit, Puzzle};
#[cfg(feature = "read")]
use minuet_read::Missing;
use minuet_read::{Content, Grey, Point, Seen, SeenCell};
use minuet_words::message::PhotoMessage;
use minuet_words::{Language, Message};

use crate::{Doubt, Photo, Said, Version};

/// How many contents of a cell are offered, and how likely each must be that is not one of the first two.
const CHOICES: usize = 3;
const LIKELY: f32 = 0.002;
/// No puzzle with one solution has fewer digits.
const FEWEST: usize = 17;

pub(super) fn read(
    width: u32,
    height: u32,
    grey: Vec<u8>,
    language: Language,
) -> Result<Photo, Message> {
    let bytes = grey.len();
    let picture = Grey::new(width as usize, height as usize, grey)
        .ok_or(PhotoMessage::PixelsMissing { width, height, bytes })?;
    Ok(judged(&seen(&picture)?, language)?)
}

#[cfg(feature = "read")]
fn seen(picture: &Grey) -> Result<Seen, PhotoMessage> {
    minuet_read::read(picture).map_err(missing)
}

/// What a browser fetches first does without the reader: photos are rare.
#[cfg(not(feature = "read"))]
fn seen(_: &Grey) -> Result<Seen, PhotoMessage> {
    Err(PhotoMessage::NoReader)
}

#[cfg(feature = "read")]
fn missing(missing: Missing) -> PhotoMessage {
    match missing {
        Missing::NoGrid => PhotoMessage::NoGrid,
        Missing::TooSmall => PhotoMessage::TooSmall,
        Missing::NoContrast => PhotoMessage::NoContrast,
        Missing::CutOff => PhotoMessage::CutOff,
        Missing::OtherSize => PhotoMessage::OtherSize,
    }
}

/// What was seen in a photo, with how many solutions it has, and with repairs where that is not one. Nothing that was seen is
/// changed; but where next to nothing is printed, the puzzle is what was written.
///
/// # Errors
///
/// When the puzzle may be cut off, and has not exactly one solution.
pub fn judged(seen: &Seen, language: Language) -> Result<Photo, PhotoMessage> {
    let copied = copied(seen);
    let by_hand = copied.is_some().then_some(PhotoMessage::AllByHand);
    let seen = copied.as_ref().unwrap_or(seen);
    let puzzle = puzzle(seen, |content| match content {
        Content::Printed(digit) => Some(digit),
        Content::Empty | Content::Written(_) | Content::Candidates => None,
    });
    let written = self::puzzle(seen, |content| match content {
        Content::Written(digit) => Some(digit),
        Content::Empty | Content::Printed(_) | Content::Candidates => None,
    });
    let candidates = cells(seen, |cell| cell.content == Content::Candidates);
    let unsure = cells(seen, |cell| !cell.sure);
    let unsure = unsure | clashing(&written.over(&puzzle), unsure);
    let solutions = minuet_fast::count(&puzzle, 2) as u8;
    if seen.may_be_cut_off && solutions != 1 {
        return Err(PhotoMessage::CutOff);
    }
    let repairs =
        if solutions == 1 { Vec::new() } else { repairs::repairs(seen, &puzzle, language) };
    let crossings = seen.crossings.map(|row| row.map(at));
    Ok(Photo {
        minuet: Version::NOW,
        puzzle,
        written,
        candidates,
        confidence: Cell::ALL.map(|cell| rounded(seen.cells[cell].confidence)).to_vec(),
        unsure,
        doubts: unsure.iter().map(|cell| doubt(cell, &seen.cells[cell])).collect(),
        corners: [crossings[0][0], crossings[0][9], crossings[9][9], crossings[9][0]],
        crossings,
        solutions,
        repairs,
        notes: by_hand
            .into_iter()
            .chain(notes(unsure, candidates, &puzzle, solutions))
            .map(|message| Said::new(language, message))
            .collect(),
    })
}

/// The same with all handwriting as print, if it is the puzzle: someone has copied it, or its digits look like handwriting.
fn copied(seen: &Seen) -> Option<Seen> {
    let number = |is: fn(Content) -> bool| cells(seen, |cell| is(cell.content)).len();
    let printed = number(|content| matches!(content, Content::Printed(_)));
    let written = number(|content| matches!(content, Content::Written(_)));
    // Less than half of a puzzle is no puzzle with a few cells misread.
    if 2 * printed >= FEWEST || printed + written < FEWEST {
        return None;
    }
    let mut copied = seen.clone();
    for cell in Cell::ALL {
        let content = &mut copied.cells[cell].content;
        if let Content::Written(digit) = *content {
            *content = Content::Printed(digit);
        }
    }
    Some(copied)
}

fn puzzle(seen: &Seen, digit: impl Fn(Content) -> Option<Digit>) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in Cell::ALL {
        puzzle.set(cell, digit(seen.cells[cell].content));
    }
    puzzle
}

fn cells(seen: &Seen, is: impl Fn(&SeenCell) -> bool) -> CellSet {
    Cell::ALL.into_iter().filter(|&cell| is(&seen.cells[cell])).collect()
}

/// Cells with the same digit in sight of each other: either the player is wrong, or the reading. Where one of them is unsure
/// already, that explains it.
fn clashing(filled: &Puzzle, unsure: CellSet) -> CellSet {
    let sure = || filled.iter().filter(move |&(cell, _)| !unsure.contains(cell));
    let clashes = |cell: Cell, digit: Digit| {
        sure().any(|(other, its)| its == digit && cell.seen().contains(other))
    };
    sure().filter(|&(cell, digit)| clashes(cell, digit)).map(|(cell, _)| cell).collect()
}

/// Down to four digits: what is nearly certain does not become certain.
fn rounded(confidence: f32) -> f32 {
    (confidence.clamp(0.0, 1.0) * 10_000.0).floor() / 10_000.0
}

/// To a tenth of a pixel.
fn at(point: Point) -> [f32; 2] {
    [point.x, point.y].map(|n| (n * 10.0).round() / 10.0)
}

/// What a cell may hold: what was seen first, then whatever else is likely.
fn doubt(cell: Cell, seen: &SeenCell) -> Doubt {
    let first = match seen.content {
        Content::Printed(digit) | Content::Written(digit) => Some(digit),
        Content::Empty | Content::Candidates => None,
    };
    let mut others: Vec<(f32, Option<Digit>)> =
        repairs::contents(seen).filter(|&(_, content)| content != first).collect();
    others.sort_by(|a, b| b.0.total_cmp(&a.0));
    // A doubt needs a second choice.
    let others = others.into_iter().enumerate();
    let others = others.take_while(|&(place, (likely, _))| place == 0 || likely >= LIKELY);
    let others = others.map(|(_, (_, content))| content);
    Doubt { cell, choices: std::iter::once(first).chain(others).take(CHOICES).collect() }
}

fn notes(
    unsure: CellSet,
    candidates: CellSet,
    puzzle: &Puzzle,
    solutions: u8,
) -> Vec<PhotoMessage> {
    let unsure = (!unsure.is_empty()).then_some(PhotoMessage::Unsure { cells: unsure });
    let count = match solutions {
        0 => Some(PhotoMessage::NoSolution),
        1 => None,
        _ if puzzle.clues() == 0 => Some(PhotoMessage::NoDigits),
        _ => Some(PhotoMessage::SeveralSolutions),
    };
    let small = (!candidates.is_empty()).then_some(PhotoMessage::SmallDigits { cells: candidates });
    count.into_iter().chain(unsure).chain(small).collect()
}
