//! Step 4: starters, the dance together, and how minuets end.

use minuet_core::{Broken, Cell, CellSet, Dancer, Digit, DigitSet, Find, Starter, Structure};

use super::consequence::{blocked_late, clear, clear_beside, enter};
use super::dancer_names::{enclosed, name, partner};
use super::lists::{
    capital, cells, count, join, kind, number_word, numbers, place, plural, written,
};
use crate::story::Scene;

/// Seeing this many cells with two candidates makes a starter cell a good one (footnote 8).
const GOOD: u8 = 3;

/// A starter where each side settles this many other cells is a good one.
pub(super) const ENOUGH: u8 = 4;

/// A minuet within a minuet is danced on a copy of the sheet, which goes when it is over.
const PUT_AWAY: &str = "Put the copy away.";

/// A nested trick starts with whose minuet it is; on the main line that goes without saying.
fn own_lead(scene: &Scene<'_>) -> String {
    if scene.entry.dance.is_empty() {
        String::new()
    } else {
        format!("In the minuet of {}, ", name(&scene.entry.dance))
    }
}

/// Why a starter was taken.
#[derive(Clone, Copy)]
pub(super) struct Reason {
    /// How many other cells with two candidates it sees.
    pub(super) sees: u8,
    /// How many other cells circle and square settle.
    pub(super) settles: Option<[u8; 2]>,
}

pub(super) fn opening(scene: &Scene<'_>, starter: &Starter, reason: Reason) -> String {
    let again = scene
        .previous
        .is_some_and(|entry| entry.dance == scene.entry.dance && entry.find == Find::Stall);
    let intro = match (scene.entry.dance.as_slice(), again) {
        (_, true) => "Take the next starter.".to_string(),
        ([], false) => "Nothing basic is left.".to_string(),
        (path, false) => {
            format!("{} stands still and opens a minuet of its own.", capital(&name(path)))
        }
    };
    let [circle, square] = Dancer::BOTH.map(|dancer| partner(scene, dancer));
    let choice = choice(starter, reason);
    let takes = match starter {
        Starter::Cell { digits: [a, b], .. } => {
            format!("{} takes {a}, {square} takes {b}.", capital(&circle))
        }
        Starter::HalfDouble { digit, cells: [a, b], .. } => {
            format!("{} takes {digit} in {a}, {square} in {b}.", capital(&circle))
        }
    };
    let [a, b] = Dancer::BOTH.map(|dancer| {
        let (cell, digit) = starter.choice(dancer);
        format!("{digit} in {cell}")
    });
    let draw = format!("Draw a circle around {a} and a square around {b}.");
    let copy = if scene.entry.dance.is_empty() {
        String::new()
    } else {
        let ground = name(&scene.entry.dance);
        format!(" Copy the sheet as {ground} has it, and mark the new dancers there.")
    };
    format!("{intro} {choice}. {takes}{copy} {draw}")
}

/// `a good starter`, or just a starter.
pub(super) fn quality(reason: Reason) -> &'static str {
    let is_good = match reason.settles {
        Some(sides) => sides.into_iter().all(|side| side >= ENOUGH),
        None => reason.sees >= GOOD,
    };
    if is_good { "a good starter" } else { "a starter" }
}

/// `with 4 there, half doubles of its two numbers settle six other cells, and with 8 five`.
pub(super) fn settled(starter: &Starter, [circle, square]: [u8; 2]) -> String {
    let (first, numbers, second) = match starter {
        Starter::Cell { digits: [a, b], .. } => {
            (format!("with {a} there"), "its two numbers".to_owned(), format!("with {b}"))
        }
        Starter::HalfDouble { digit, cells: [a, b], .. } => {
            (format!("with it in {a}"), format!("number {digit}"), format!("in {b}"))
        }
    };
    let first_settles = count(circle.into(), "other cell");
    let second_settles = if square == 0 { "none".into() } else { number_word(square.into()) };
    format!(
        "{first}, half doubles of {numbers} settle {first_settles}, and {second} {second_settles}"
    )
}

/// `r2c3 holds just 4 and 8, and it sees seven other cells with two candidates: a good starter`.
fn choice(starter: &Starter, reason: Reason) -> String {
    let is = quality(reason);
    match (starter, reason.settles.map(|settles| settled(starter, settles))) {
        (Starter::Cell { cell, digits: [a, b] }, Some(settled)) => {
            format!("{cell} holds just {a} and {b}; {settled}: {is}")
        }
        (Starter::Cell { cell, digits: [a, b] }, None) => {
            let seen = match reason.sees {
                0 => String::new(),
                n => format!(", and it sees {} with two candidates", count(n.into(), "other cell")),
            };
            format!("{cell} holds just {a} and {b}{seen}: {is}")
        }
        (Starter::HalfDouble { digit, structure, cells: [a, b] }, settled) => {
            let settled = settled.map_or_else(String::new, |settled| format!("; {settled}"));
            format!(
                "In {}, {digit} has just two cells, {a} and {b}{settled}: {is}",
                place(*structure)
            )
        }
    }
}

pub(super) fn unmarked(
    scene: &Scene<'_>,
    cell: Cell,
    circle: DigitSet,
    square: DigitSet,
) -> String {
    let dead = scene.keeps(cell) - circle - square;
    let verb = if dead.len() == 1 { "is" } else { "are" };
    let lead = own_lead(scene);
    let why = format!(
        "{lead}{cell} carries marks of both dancers, and neither keeps {}: circle has {} there, square \
         has {}. Whichever is right, {} {verb} wrong.",
        join(dead.iter(), "or"),
        written(circle),
        written(square),
        numbers(dead)
    );
    match (scene.dancer(), clear_beside(scene, CellSet::of(cell))) {
        (Some(_), _) => with(why, clear(scene)),
        (None, Some(more)) => format!("{why} Erase {}; {more}.", numbers(dead)),
        (None, None) => format!("{why} Erase {}.", numbers(dead)),
    }
}

/// Trick a, special case.
pub(super) fn both_enclose(scene: &Scene<'_>, cell: Cell, digit: Digit) -> String {
    let write = enter(scene, cell, digit);
    let seen = format!("{}both dancers enclose {digit} in {cell}", own_lead(scene));
    format!("{}. Whichever is right, {digit} goes there. {write}.", capital(&seen))
}

fn with(text: String, write: Option<String>) -> String {
    match write {
        Some(write) => format!("{text} {}.", capital(&write)),
        None => text,
    }
}

pub(super) fn double_blocked(
    scene: &Scene<'_>,
    digit: Digit,
    [circle, square]: [Cell; 2],
    [by_circle, by_square]: [Structure; 2],
) -> String {
    let lead = own_lead(scene);
    let why = if by_circle == by_square {
        let both = place(by_circle);
        format!(
            "{lead}{digit} is circled in {circle} and squared in {square}, both in {both}. Whichever is \
             right, no other cell of {both} can have {digit}."
        )
    } else {
        let meet = by_circle.cells() & by_square.cells();
        format!(
            "{lead}{digit} is circled in {circle} and squared in {square}. {} and {} meet in {}: circle \
             blocks {digit} there by the {}, square by the {}.",
            capital(&place(by_circle)),
            place(by_square),
            cells(meet),
            kind(by_circle),
            kind(by_square)
        )
    };
    with(why, clear(scene))
}

/// What is seen of a dancer, after its name: `now needs two 3s in row 6 (r6c1 and r6c7)`.
pub(super) fn breaks(broken: &Broken) -> String {
    match broken {
        Broken::Twice { digit, structure, cells: [a, b] } => {
            format!("now needs two {digit}s in {} ({a} and {b})", place(*structure))
        }
        Broken::Nowhere { digit, structure } => {
            format!("has no cell left for {digit} in {}", place(*structure))
        }
        Broken::Empty { cell } => format!("has no candidate left in {cell}"),
    }
}

fn breakdown(who: &str, broken: Option<&Broken>) -> String {
    match broken {
        Some(broken) => format!("{} {}.", capital(who), breaks(broken)),
        None => format!("{} is taken for wrong.", capital(who)),
    }
}

pub(super) fn wrong(scene: &Scene<'_>, dancer: Dancer, broken: Option<&Broken>) -> String {
    let (loser, winner) = (partner(scene, dancer), partner(scene, dancer.other()));
    let seen = breakdown(&loser, broken);
    let verdict = format!("{seen} {} is wrong, so {winner} is right.", capital(&loser));
    match scene.entry.dance.as_slice() {
        [] => {
            let write = promoted(scene, dancer.other());
            format!(
                "{verdict} {}.",
                [vec![format!("Erase the marks of {loser}")], write].concat().join("; ")
            )
        }
        ground => {
            let ground = name(ground);
            format!(
                "{verdict} What {winner} keeps is now what {ground} keeps, without what the numbers \
                 enclosed by {winner} block: mark it so."
            )
        }
    }
}

/// `ink the 12 numbers that are circled; where circle has dots, erase what has none (7 candidates)`.
fn promoted(scene: &Scene<'_>, winner: Dancer) -> Vec<String> {
    let marked = enclosed(winner);
    let inked = &scene.entry.effect.inked;
    let solved: CellSet = inked.iter().map(|inked| inked.cell).collect();
    let erased = scene.entry.effect.erased.iter().filter(|erased| !solved.contains(erased.cell));
    let erased: usize = erased.map(|erased| erased.digits.len()).sum();
    let late = blocked_late(scene, winner);
    let erased = erased.saturating_sub(late.as_ref().map_or(0, |(count, _)| *count));
    let mut parts = Vec::new();
    match inked.len() {
        0 => {}
        1 => parts.push(format!("ink the one number that is {marked}")),
        n => parts.push(format!("ink the {n} numbers that are {marked}")),
    }
    if erased > 0 {
        let n = format!("{erased} {}", plural(erased, "candidate"));
        parts.push(format!("where {winner} has dots, erase what has none ({n})"));
    }
    parts.extend(late.map(|(_, erase)| erase));
    parts
}

pub(super) fn complete(scene: &Scene<'_>, dancer: Dancer) -> String {
    let marked = enclosed(dancer);
    format!(
        "{} has filled the sheet without a conflict. The puzzle has one solution, so this is it. Ink \
         everything {marked}.",
        capital(&partner(scene, dancer))
    )
}

pub(super) fn stall(scene: &Scene<'_>) -> String {
    let whose = match scene.entry.dance.as_slice() {
        [] => String::new(),
        ground => format!(" of the minuet of {}", name(ground)),
    };
    let wipe = match scene.dancer() {
        None => "Erase all dots, circles and squares.",
        Some(_) => PUT_AWAY,
    };
    format!("Both dancers{whose} stand still and agree on nothing new. {wipe}")
}

pub(super) fn leave(scene: &Scene<'_>) -> String {
    let wipe = match scene.dancer() {
        None => "Erase its marks.",
        Some(_) => PUT_AWAY,
    };
    format!("Nothing more is needed here. {wipe}")
}
