//! Step 4: how many starters, what a break brings, what footnote 8 gains, and the work of a solve.

use minuet_core::{Find, Outcome, Puzzle, Reading, Step, Tricks};
use minuet_method::{Choice, Effort, solve_choosing};
use rayon::prelude::*;

use crate::List;
use crate::table::{Table, mean, percent, whole};

/// The seed of the starters drawn by lot.
const LOT: u64 = 1;

/// What Step 4 took on one puzzle.
struct Dances {
    /// Minuets that were opened.
    tried: usize,
    /// Minuets that changed the sheet.
    minuets: usize,
    /// Dancers that broke.
    breaks: usize,
    /// Whether Step 3 solved the puzzle after the last break, without another minuet.
    ended_by_break: bool,
}

/// All dances of one list.
struct Danced<'a> {
    list: &'a List,
    /// As footnote 8 chooses, by form of the puzzles.
    forms: Vec<(&'static str, Vec<Dances>)>,
    by_lot: Vec<Dances>,
    without_tricks: Vec<Dances>,
}

impl Danced<'_> {
    /// The puzzles as written.
    fn written(&self) -> &[Dances] {
        &self.forms[0].1
    }
}

pub(crate) fn print(lists: &[List]) {
    let danced: Vec<Danced<'_>> =
        lists.iter().map(danced).filter(|danced| !danced.written().is_empty()).collect();
    tricks(&danced);
    starters(&danced);
    choices(&danced);
    breaks(&danced);
    effort(lists);
}

fn danced(list: &List) -> Danced<'_> {
    let (paper, no_tricks) = (Reading::PAPER, Reading { tricks: Tricks::None, ..Reading::PAPER });
    let forms = list.forms().into_iter();
    Danced {
        list,
        forms: forms
            .map(|(form, puzzles)| (form, dances(puzzles, &paper, Choice::Footnote8)))
            .collect(),
        by_lot: dances(&list.written, &paper, Choice::Lot(LOT)),
        without_tricks: dances(&list.written, &no_tricks, Choice::Footnote8),
    }
}

fn dances(puzzles: &[Puzzle], reading: &Reading, choice: Choice) -> Vec<Dances> {
    puzzles.par_iter().filter_map(|puzzle| dance(puzzle, reading, choice)).collect()
}

/// Only where Step 4 solves the puzzle.
fn dance(puzzle: &Puzzle, reading: &Reading, choice: Choice) -> Option<Dances> {
    let trace = solve_choosing(&(*puzzle).into(), reading, choice);
    let Outcome::Solved { step: Step::Four, minuets, tried, .. } = trace.outcome else {
        return None;
    };
    let place = |holds: fn(&Find) -> bool| trace.entries.iter().rposition(|e| holds(&e.find));
    let last_break = place(|find| matches!(find, Find::Wrong { .. }));
    let last_starter = place(|find| matches!(find, Find::Starter { .. }));
    let breaks = trace.entries.iter().filter(|e| matches!(e.find, Find::Wrong { .. })).count();
    Some(Dances {
        tried: tried as usize,
        minuets: minuets as usize,
        breaks,
        ended_by_break: last_break > last_starter,
    })
}

/// Mean minuets that changed the sheet, and mean starters tried.
fn means(dances: &[Dances]) -> [String; 2] {
    let of = dances.len();
    [mean(sum(dances, |dance| dance.minuets), of), mean(sum(dances, |dance| dance.tried), of)]
}

/// Two ways to dance side by side, for the puzzles as written.
fn beside(
    name: &str,
    columns: &[&str],
    lists: &[Danced<'_>],
    other: for<'a> fn(&'a Danced<'_>) -> &'a [Dances],
) {
    let table = Table::begin(name, columns);
    for danced in lists {
        let (paper, other) = (danced.written(), other(danced));
        let head = [danced.list.name.to_owned(), whole(paper.len())];
        table.row(head.into_iter().chain(means(paper)).chain(means(other)));
    }
}

fn tricks(lists: &[Danced<'_>]) {
    let columns = [
        "list",
        "solved in Step 4",
        "both tricks: minuets",
        "starters",
        "no tricks: minuets",
        "starters",
    ];
    beside("tricks", &columns, lists, |danced| &danced.without_tricks);
}

fn sum(dances: &[Dances], of: impl Fn(&Dances) -> usize) -> usize {
    dances.iter().map(of).sum()
}

fn starters(lists: &[Danced<'_>]) {
    let columns = [
        "list",
        "form",
        "solved in Step 4",
        "starters used",
        "2 and more",
        "4 and more",
        "most",
        "minuets that changed the sheet",
        "2 and more",
        "4 and more",
        "most",
    ];
    let table = Table::begin("starters", &columns);
    for danced in lists {
        for (form, dances) in &danced.forms {
            let figures = |of: fn(&Dances) -> usize| {
                let at_least = |least| {
                    percent(dances.iter().filter(|dance| of(dance) >= least).count(), dances.len())
                };
                let most = dances.iter().map(of).max().unwrap_or(0);
                [mean(sum(dances, of), dances.len()), at_least(2), at_least(4), whole(most)]
            };
            let head = [danced.list.name.to_owned(), (*form).to_owned(), whole(dances.len())];
            let all = [figures(|dance| dance.tried), figures(|dance| dance.minuets)];
            table.row(head.into_iter().chain(all.into_iter().flatten()));
        }
    }
}

fn choices(lists: &[Danced<'_>]) {
    let columns = [
        "list",
        "solved in Step 4",
        "footnote 8: minuets",
        "starters",
        "at random: minuets",
        "starters",
    ];
    beside("footnote-8", &columns, lists, |danced| &danced.by_lot);
}

fn breaks(lists: &[Danced<'_>]) {
    let columns =
        ["list", "solved in Step 4", "dancers that broke", "of these, the puzzle ended there"];
    let table = Table::begin("breaks", &columns);
    for danced in lists {
        let dances = danced.written();
        let broke = sum(dances, |dance| dance.breaks);
        let ended = dances.iter().filter(|dance| dance.ended_by_break).count();
        let name = danced.list.name.to_owned();
        table.row([name, whole(dances.len()), whole(broke), percent(ended, broke)]);
    }
}

/// The work of a solve in canonical form, as `minuet rate` counts it.
fn effort(lists: &[List]) {
    let columns = [
        "list",
        "solved",
        "mean effort",
        "mean minutes",
        "5 % below",
        "5 % above",
        "over two hours",
    ];
    let table = Table::begin("effort", &columns);
    for list in lists {
        let mut efforts: Vec<u32> = list.canonical.par_iter().filter_map(work).collect();
        efforts.sort_unstable();
        let minutes = |place: usize| Effort::minutes_for(efforts[place]).to_string();
        let total: usize = efforts.iter().map(|&effort| effort as usize).sum();
        let long = efforts.iter().filter(|&&effort| Effort::minutes_for(effort) > 120).count();
        table.row([
            list.name.to_owned(),
            whole(efforts.len()),
            mean(total, efforts.len()),
            format!("{:.0}", 60.0 * total as f64 / efforts.len() as f64 / f64::from(Effort::HOUR)),
            minutes(efforts.len() / 20),
            minutes(efforts.len() - 1 - efforts.len() / 20),
            percent(long, efforts.len()),
        ]);
    }
}

fn work(puzzle: &Puzzle) -> Option<u32> {
    let trace = minuet_method::solve(&(*puzzle).into(), &Reading::PAPER);
    let solved = matches!(trace.outcome, Outcome::Solved { .. });
    solved.then(|| Effort::of(&trace).expect("the teacher's traces fit").total())
}
