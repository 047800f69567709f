//! What the tests share.

use minuet_core::{Puzzle, Reading};
use minuet_web::{Changed, Helped, Request, Response, Sheet, Until, answer};

/// The puzzle of FORMATS and many books: Step 1 is enough.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Arto Inkala's puzzle of 2012, on which the method fails.
pub(crate) const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

pub(crate) fn sheet(puzzle: &str) -> Sheet {
    Sheet::new(puzzle.parse::<Puzzle>().unwrap())
}

/// A puzzle of a pack, in the middle of it.
pub(crate) fn packed(name: &str) -> Sheet {
    let packs = minuet_make::packs();
    let pack = packs.iter().find(|pack| pack.name == name).unwrap();
    Sheet::new(pack.puzzles[pack.puzzles.len() / 2].puzzle)
}

pub(crate) fn do_it(sheet: Sheet, reading: Reading, until: Until) -> Changed {
    match answer(Request::Do { sheet, reading, until }) {
        Response::Changed(changed) => changed,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn hint(sheet: &Sheet, reading: Reading) -> Helped {
    match answer(Request::Hint { sheet: sheet.clone(), reading }) {
        Response::Helped(helped) => helped,
        other => panic!("{other:?}"),
    }
}

/// Why a question is refused.
pub(crate) fn refusal(request: Request) -> String {
    match answer(request) {
        Response::Refused(refused) => refused.why,
        other => panic!("{other:?}"),
    }
}

/// The sheet when nothing basic is left.
pub(crate) fn stuck(mut sheet: Sheet) -> Sheet {
    loop {
        let changed = do_it(sheet.clone(), Reading::PAPER, Until::Entry);
        match changed.told.first() {
            Some(told) if told.step != minuet_core::Step::Four => sheet = changed.sheet,
            _ => return sheet,
        }
    }
}
