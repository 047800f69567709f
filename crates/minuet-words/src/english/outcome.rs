//! How it all ends.

use minuet_core::{
    Broken, Cell, CellSet, Digit, DigitSet, Outcome, Sheet, Solution, Step, Structure,
};

use super::lists::{cells, place, written};

/// If two solutions differ in more cells than this, the cells are counted, not named.
const NAMED: usize = 12;

/// The outcome in a sentence or two; `sheet` is the sheet that the trace ends with.
pub(super) fn text(outcome: &Outcome, sheet: &Sheet) -> String {
    match outcome {
        Outcome::Solved { step: Step::Four, minuets, tried, .. } => solved(*minuets, *tried),
        Outcome::Solved { step, .. } => format!("Solved in Step {step}: no minuet is needed."),
        Outcome::Failed { depth, starters, .. } => failed(*depth, *starters),
        Outcome::None { broken: Some(broken) } => {
            format!("This cannot be solved: {}.", no_way(broken, sheet))
        }
        Outcome::None { broken: None } => "This cannot be solved: there is no solution.".into(),
        Outcome::Several { solutions } => several(solutions),
    }
}

fn solved(minuets: u32, tried: u32) -> String {
    match (minuets, tried) {
        (1, 1) => "Solved in Step 4, with one minuet.".into(),
        (n, m) if n == m => format!("Solved in Step 4, with {n} minuets."),
        (1, m) => format!("Solved in Step 4, with one minuet of the {m} tried."),
        (n, m) => format!("Solved in Step 4, with {n} minuets of the {m} tried."),
    }
}

fn failed(depth: u8, starters: u32) -> String {
    match (depth, starters) {
        (0, _) => {
            "Nothing basic is left, and this reading leaves out Step 4. The method ends here.".into()
        }
        (_, 0) => "Nothing basic is left, and there is no starter. The method ends here.".into(),
        (_, 1) => {
            "The only starter has been danced; it does not erase a single candidate. The method ends \
                   here."
                .into()
        }
        (_, n) => format!(
            "All {n} starters have been danced; none erases a single candidate. The method ends here."
        ),
    }
}

fn no_way(broken: &Broken, sheet: &Sheet) -> String {
    match *broken {
        Broken::Nowhere { digit, structure } => {
            let why = blockade(digit, structure, sheet)
                .map_or_else(String::new, |why| format!(" ({why})"));
            format!("in {} no cell is left for {digit}{why}", place(structure))
        }
        Broken::Twice { digit, structure, cells: [a, b] } => {
            let place = place(structure);
            if sheet.ink(a).is_some() && sheet.ink(b).is_some() {
                format!("{place} has {digit} twice, in {a} and {b}")
            } else {
                format!("in {place} both {a} and {b} have only {digit} left")
            }
        }
        Broken::Empty { cell } => {
            let why = crowd(cell, sheet).map_or_else(String::new, |why| format!(" ({why})"));
            format!("no number is left for {cell}{why}")
        }
    }
}

/// Which ink each open cell of the structure sees, where ink and filled cells close all of it.
fn blockade(digit: Digit, structure: Structure, sheet: &Sheet) -> Option<String> {
    let open = structure.cells() - sheet.inked();
    let holders: CellSet = sheet.inked().iter().filter(|&c| sheet.ink(c) == Some(digit)).collect();
    let mut rest = open;
    let mut parts = Vec::new();
    // The digit that rules out most of what is left comes first, so that few are named.
    while let Some(holder) = holders
        .iter()
        .max_by_key(|holder| ((holder.seen() & rest).len(), std::cmp::Reverse(*holder)))
    {
        let closed = holder.seen() & rest;
        if closed.is_empty() {
            break;
        }
        let see = if closed.len() == 1 { "sees" } else { "see" };
        parts.push(format!("{} {see} the {digit} in {holder}", cells(closed)));
        rest -= closed;
    }
    if open.len() < 9 {
        let filled =
            if open.is_empty() { "every cell is filled" } else { "the other cells are filled" };
        parts.push(filled.to_string());
    }
    rest.is_empty().then(|| parts.join("; "))
}

/// Which numbers each structure of the cell has in ink, where that is all nine.
fn crowd(cell: Cell, sheet: &Sheet) -> Option<String> {
    let mut named = DigitSet::EMPTY;
    let mut parts = Vec::new();
    for structure in cell.structures() {
        let inked: DigitSet = structure.cells().iter().filter_map(|cell| sheet.ink(cell)).collect();
        let new = inked - named;
        if !new.is_empty() {
            parts.push(format!("{} has {}", place(structure), written(new)));
        }
        named |= new;
    }
    (named == DigitSet::ALL).then(|| parts.join(", "))
}

pub(super) fn several([one, other]: &[Solution; 2]) -> String {
    let differ: CellSet =
        Cell::ALL.into_iter().filter(|&cell| one.get(cell) != other.get(cell)).collect();
    let most = differ.len() > NAMED;
    let named: CellSet = differ.iter().take(NAMED).collect();
    if most {
        let n = differ.len();
        return format!(
            "There is more than one solution; two of them differ in {n} cells, the first of them {}.",
            cells(named.iter().take(3).collect())
        );
    }
    format!("There is more than one solution; two of them differ in {}.", cells(named))
}
