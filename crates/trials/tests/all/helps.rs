//! The racer names the first starter that helps; the teacher, who dances them all on paper, must name the same.

use minuet_core::{Dancer, Position, Puzzle, Reading, Sheet, Solution, Starter};
use minuet_fast::Help;
use minuet_method::{Brought, Coach, Ranking};
use trials::{corpora, own_puzzles, puzzles, spread};

/// Our own puzzles, and some that need Step 4 most.
fn pool() -> Vec<Puzzle> {
    let mut pool = spread(&own_puzzles(), 40);
    if let Some(corpora) = corpora() {
        pool.extend(spread(&puzzles(&corpora.join("corpora/hardest375.txt")), 8));
    }
    pool
}

/// The sheet after Steps 1 to 3, where candidates are left.
fn stuck(puzzle: &Puzzle, reading: &Reading) -> Option<Sheet> {
    let trace = minuet_method::solve(&(*puzzle).into(), &reading.with_depth(0));
    let sheet = trace.sheet(trace.entries.len()).ok()?;
    (sheet.inked().len() < 81).then_some(sheet)
}

/// What the teacher finds on a line, and the sheet after it.
fn danced(
    sheet: &Sheet,
    path: &[Dancer],
    reading: &Reading,
    ranking: Ranking,
) -> (Help, Option<Sheet>) {
    let position = sheet.lane(path).expect("the line is there").position();
    let coach = Coach::new(sheet, reading);
    for depth in 1..=reading.depth {
        for starter in ranking.starters(position) {
            let danced = coach.dance(path, starter, depth, usize::MAX).expect("it may be danced");
            if danced.brought != Brought::Nothing {
                return (Help::Starter { starter, depth }, Some(danced.sheet));
            }
        }
    }
    (Help::Nothing, None)
}

/// Compares teacher and racer on a line and returns the sheet after the minuet that helps.
fn check(sheet: &Sheet, path: &[Dancer], solution: &Solution, reading: &Reading) -> Option<Sheet> {
    let line = sheet.lane(path).expect("the line is there").position();
    let help = |starters: &dyn Fn(&Position) -> Vec<Starter>| {
        minuet_fast::help(line, solution, reading, u64::MAX, starters)
    };
    let (expect, after) = danced(sheet, path, reading, Ranking::Footnote8);
    assert_eq!(help(&minuet_fast::starters), expect, "{path:?} of {line:?} under {reading}");
    let both_sides = help(&|line| Ranking::BothSides.starters(line));
    let (expect, _) = danced(sheet, path, reading, Ranking::BothSides);
    assert_eq!(both_sides, expect, "{path:?} of {line:?} under {reading}");
    after
}

/// The main line from where Step 3 ends to where the method ends, and the dancers of its first starter.
fn walk(puzzle: &Puzzle, reading: &Reading) {
    let Some(mut sheet) = stuck(puzzle, reading) else { return };
    let solution = minuet_fast::examples(&Position::of(puzzle))[0];
    dancers(&sheet, &solution, reading);
    while let Some(after) = check(&sheet, &[], &solution, reading) {
        sheet = after;
        if sheet.inked().len() == 81 {
            break;
        }
    }
}

/// Both dancers of a minuet, one of them wrong, have starters of their own.
fn dancers(sheet: &Sheet, solution: &Solution, reading: &Reading) {
    let Some(starter) = minuet_method::starters(sheet.position()).first().copied() else { return };
    let mut sheet = sheet.clone();
    let open = Coach::new(&sheet, reading).open(&[], starter, 2).expect("it may be opened");
    sheet.apply(&open).expect("it fits");
    for dancer in Dancer::BOTH {
        while let Some(entry) = Coach::new(&sheet, reading).alone(&[dancer]) {
            sheet.apply(&entry).expect("it fits");
        }
    }
    for dancer in Dancer::BOTH {
        let lane = sheet.lane(&[dancer]).expect("the dancer is there");
        if lane.position().broken().is_none() && !lane.is_complete() {
            check(&sheet, &[dancer], solution, &reading.with_depth(1));
        }
    }
}

#[test]
fn the_same_starters_help_at_depth_1() {
    for reading in ["", "blocking=aligned,groups=4", "ending=proof"] {
        let reading = reading.parse().expect("a reading");
        pool().iter().for_each(|puzzle| walk(puzzle, &reading));
    }
}

#[test]
fn the_same_starters_help_at_depth_2() {
    spread(&pool(), 6).iter().for_each(|puzzle| walk(puzzle, &Reading::PAPER.with_depth(2)));
}
