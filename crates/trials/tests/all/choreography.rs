//! Step 4 as the paper dances it (METHOD 4.1, 4.2, 4.4): the dance ends at the first break or completion, and each starter
//! is the best that has not been tried since the sheet last changed. All of it is worked out here, from the entries alone.

use minuet_core::{
    Blocker, Cell, Dancer, Digit, Ending, Entry, Find, Position, Puzzle, Reading, Sheet, Starter,
    Step, Structure,
};
use rayon::prelude::*;
use trials::{corpora, own_puzzles, puzzles, sample};

/// A starter, and how good it is: the smaller, the earlier it is tried.
type Ranked = ((u8, usize, u8, usize), Starter);

/// The starters of a position as footnote 8 and our order of half doubles rank them.
fn ranked(position: &Position) -> Vec<Ranked> {
    let two = |cell: Cell| position.get(cell).len() == 2;
    let mut ranked: Vec<Ranked> = Vec::new();
    for (place, cell) in Cell::ALL.into_iter().enumerate().filter(|&(_, cell)| two(cell)) {
        let seen = |&other: &Cell| other != cell && other.sees(cell) && two(other);
        let sees = Cell::ALL.into_iter().filter(seen).count();
        let digits: Vec<Digit> = position.get(cell).iter().collect();
        let starter = Starter::Cell { cell, digits: [digits[0], digits[1]] };
        ranked.push(((0, 81 - sees, 0, place), starter));
    }
    for (place, structure) in Structure::ALL.into_iter().enumerate() {
        for digit in Digit::ALL {
            let has = |cell: &Cell| position.has(*cell, digit);
            let cells: Vec<Cell> = structure.cells().iter().filter(has).collect();
            if let [a, b] = cells[..] {
                let same = |(_, other): &Ranked| {
                    matches!(other, Starter::HalfDouble { digit: d, cells, .. }
                        if *d == digit && *cells == [a, b])
                };
                // The same number on the same two cells is one starter, whichever structures hold it.
                if !ranked.iter().any(same) {
                    let starter = Starter::HalfDouble { digit, structure, cells: [a, b] };
                    ranked.push(((1, place / 9, digit.get(), place), starter));
                }
            }
        }
    }
    ranked.sort_unstable_by_key(|&(rank, _)| rank);
    ranked
}

/// The starters tried on one line since it last changed, at one depth.
struct Tried {
    line: Vec<Dancer>,
    depth: u8,
    position: Position,
    starters: Vec<Starter>,
}

#[derive(Default)]
struct Watch {
    tried: Vec<Tried>,
}

impl Watch {
    /// What is wrong with the choice of a starter on this sheet.
    fn starter(&mut self, sheet: &Sheet, entry: &Entry) -> Option<String> {
        let Find::Starter { starter, depth, .. } = entry.find else { return None };
        let position = *sheet.lane(&entry.dance).expect("it dances").position();
        // What was tried further in belongs to a minuet that is over.
        self.tried.retain(|tried| tried.line.len() <= entry.dance.len());
        let known =
            self.tried.iter_mut().find(|tried| (&tried.line, tried.depth) == (&entry.dance, depth));
        let tried = match known {
            Some(tried) => tried,
            None => {
                let (line, starters) = (entry.dance.clone(), Vec::new());
                self.tried.push(Tried { line, depth, position, starters });
                self.tried.last_mut().expect("just pushed")
            }
        };
        if tried.position != position {
            tried.position = position;
            tried.starters.clear();
        }
        let best = ranked(&position).into_iter().map(|(_, starter)| starter);
        let best = best.into_iter().find(|starter| !tried.starters.contains(starter));
        tried.starters.push(starter);
        (best != Some(starter)).then(|| format!("{starter:?} is tried before {best:?}"))
    }
}

/// Whether a dancer of an open minuet has broken, or completed where that is trusted.
fn is_over(sheet: &Sheet, reading: &Reading) -> bool {
    let complete = |position: &Position| {
        reading.ending == Ending::Trust
            && Cell::ALL.into_iter().all(|cell| position.get(cell).len() == 1)
    };
    sheet.dances().iter().any(|dance| {
        Dancer::BOTH.into_iter().any(|dancer| {
            let lane = dance.lane(dancer);
            let solved = lane.solved().len() == 81;
            lane.position().broken().is_some() || solved && complete(lane.position())
        })
    })
}

/// What is wrong with how half doubles are written or used: a mere record where doubles are not looked for (Step 3.2), or a
/// dancer who looks past one on the sheet (footnote 7, Rule 22).
fn half_double(sheet: &Sheet, entry: &Entry) -> Option<String> {
    match entry.find {
        Find::HalfDouble { structure, .. }
            if entry.step == Step::Three && entry.effect.is_empty() =>
        {
            let open = structure.cells().iter().filter(|&cell| sheet.ink(cell).is_none()).count();
            (open < 4).then(|| format!("{entry:?} with {open} open cells"))
        }
        Find::HiddenSingle { structure, digit, .. } if !entry.dance.is_empty() => {
            let same = |mark: &Blocker| {
                matches!(*mark, Blocker::HalfDouble { structure: at, digit: number, .. }
                    if at == structure && number == digit)
            };
            sheet.marks().iter().any(same).then(|| format!("{entry:?} with a half double written"))
        }
        _ => None,
    }
}

/// The first step of a solve that is not as it should be.
fn misstep(puzzle: &Puzzle, reading: &Reading) -> Option<String> {
    let trace = minuet_method::solve(&(*puzzle).into(), reading);
    let mut sheet = trace.start();
    let mut watch = Watch::default();
    for (index, entry) in trace.entries.iter().enumerate() {
        if is_over(&sheet, reading) && !entry.find.ends_minuet() {
            return Some(format!("{puzzle}: entry {} after the ending: {entry:?}", index + 1));
        }
        if let Some(wrong) = watch.starter(&sheet, entry).or_else(|| half_double(&sheet, entry)) {
            return Some(format!("{puzzle}: entry {}: {wrong}", index + 1));
        }
        sheet.apply(entry).expect("the entries fit");
    }
    None
}

fn check(name: &str, puzzles: &[Puzzle], reading: &str) {
    let reading: Reading = reading.parse().expect("a reading");
    let wrong: Vec<String> =
        puzzles.par_iter().filter_map(|puzzle| misstep(puzzle, &reading)).collect();
    assert!(wrong.is_empty(), "{name}, {reading}: {:#?}", &wrong[..wrong.len().min(3)]);
    println!("{name}, {reading}: {} solves danced as they should be", puzzles.len());
}

#[test]
fn minuets_end_at_once_and_starters_are_the_best() {
    check("own puzzles", &own_puzzles(), "");
    let Some(corpora) = corpora() else { return };
    for name in [
        "controlled-bias.txt",
        "diabolical.txt",
        "easy.txt",
        "eleven.txt",
        "hardest375.txt",
        "named.tsv",
        "seventeen.txt",
        "te3.txt",
        "top1465.txt",
    ] {
        let mut all = puzzles(&corpora.join("corpora").join(name));
        if name == "eleven.txt" {
            all.truncate(500);
        }
        check(name, &sample(&all, 200), "");
    }
}

#[test]
fn so_they_do_under_other_readings() {
    let few: Vec<Puzzle> = own_puzzles().into_iter().step_by(4).collect();
    check("own puzzles", &few, "ending=proof");
    check("own puzzles", &few, "blocking=never");
    check("some of them", &few[..few.len().min(5)], "depth=2");
}

/// After its first minuet has changed the sheet, another cell is the best.
#[test]
fn the_list_is_made_anew() {
    let puzzle =
        "31..829..8..6.1...5.2......43....7....9.7.5....5....91......3.9...4.9..6..326..47";
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    assert_eq!(misstep(&puzzle, &Reading::PAPER), None);
    let trace = minuet_method::solve(&puzzle.into(), &Reading::PAPER);
    let starters = trace.entries.iter().filter(|entry| matches!(entry.find, Find::Starter { .. }));
    assert!(starters.count() > 1);
}
