//! What the tests share.

use minuet_answer::{Advice, Changed, Helped, Reply, Request, Until, answer};
use minuet_core::{Paper, Puzzle, Reading};
use minuet_words::Language;

/// The puzzle of FORMATS and many books: Step 1 is enough.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Arto Inkala's puzzle of 2012, on which the method fails.
pub(crate) const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Asks in English.
pub(crate) fn ask(request: Request) -> Reply {
    answer(request, Language::English)
}

pub(crate) fn sheet(puzzle: &str) -> Paper {
    Paper::new(puzzle.parse::<Puzzle>().unwrap())
}

/// A puzzle of a pack, in the middle of it.
pub(crate) fn packed(name: &str) -> Paper {
    let packs = minuet_make::packs();
    let pack = packs.iter().find(|pack| pack.name == name).unwrap();
    Paper::new(pack.puzzles[pack.puzzles.len() / 2].puzzle)
}

pub(crate) fn do_it(sheet: Paper, reading: Reading, until: Until) -> Changed {
    match ask(Request::Do { sheet, reading, starters: Advice::Footnote8, until }) {
        Reply::Changed(changed) => changed,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn hint(sheet: &Paper, reading: Reading) -> Helped {
    match ask(Request::Hint { sheet: sheet.clone(), reading, starters: Advice::Footnote8 }) {
        Reply::Helped(helped) => helped,
        other => panic!("{other:?}"),
    }
}

/// Why a question is refused.
pub(crate) fn refusal(request: Request) -> String {
    match ask(request) {
        Reply::Refused(refused) => refused.why.words,
        other => panic!("{other:?}"),
    }
}

/// The sheet when nothing basic is left.
pub(crate) fn stuck(mut sheet: Paper) -> Paper {
    loop {
        let changed = do_it(sheet.clone(), Reading::PAPER, Until::Entry);
        match changed.told.first() {
            Some(told) if told.step != minuet_core::Step::Four => sheet = changed.sheet,
            _ => return sheet,
        }
    }
}
