//! Damaged traces.

use minuet_core::{
    Cell, CellSet, Dancer, Digit, DigitSet, Effect, Entry, Erased, Find, Inked, Outcome, Position,
    Rule, Sheet, Solution, Step, Structure, Trace,
};
use trials::Random;

use super::oracle::holds;

type Damaged = (&'static str, Trace);

/// Copies of a trace, each with one thing in it that is false.
pub(crate) fn damages(full: &Trace, brief: &Trace, random: &mut Random) -> Vec<Damaged> {
    let mut damaged = Vec::new();
    for trace in [full, brief] {
        for _ in 0..12 {
            damaged.extend(erase_a_solution_number(trace, random));
            damaged.extend(change(trace, random));
            damaged.extend(change_a_joint_find(trace, random));
            damaged.extend(forge(trace, random));
            damaged.extend(early_ending(trace, random));
            damaged.extend(lie_about_the_outcome(trace, random));
        }
    }
    for _ in 0..12 {
        damaged.extend(drop_a_needed_entry(brief, random));
    }
    damaged
}

fn solution(trace: &Trace) -> Option<Solution> {
    minuet_fast::solutions(&trace.setup.position(), 1).first().copied()
}

fn sheet_before(trace: &Trace, index: usize) -> Sheet {
    trace.sheet(index).expect("a trace of the teacher fits")
}

fn line_before(trace: &Trace, index: usize) -> Position {
    *sheet_before(trace, index)
        .lane(&trace.entries[index].dance)
        .expect("the line is there")
        .position()
}

/// An entry erases a number of the solution as well.
fn erase_a_solution_number(trace: &Trace, random: &mut Random) -> Option<Damaged> {
    let solution = solution(trace)?;
    let index = random.below(trace.entries.len());
    let cell = random.pick(&Cell::ALL);
    let digits = DigitSet::of(solution.get(cell));
    let mut damaged = trace.clone();
    let erased = &mut damaged.entries[index].effect.erased;
    match erased.iter_mut().find(|erased| erased.cell == cell) {
        Some(item) if digits.is_subset(item.digits) => return None,
        Some(item) => item.digits |= digits,
        None => erased.push(Erased { cell, digits }),
    }
    erased.sort();
    Some(("a solution number erased", damaged))
}

/// Tricks and endings are few among many finds, so they are looked for.
fn change_a_joint_find(trace: &Trace, random: &mut Random) -> Option<Damaged> {
    let joint = |entry: &Entry| {
        matches!(
            entry.find.rule(),
            Rule::Unmarked | Rule::BothEnclose | Rule::DoubleBlocked | Rule::Wrong | Rule::Complete
        )
    };
    let all: Vec<usize> = (0..trace.entries.len()).filter(|&i| joint(&trace.entries[i])).collect();
    let index = *all.get(random.below(all.len().max(1)))?;
    let (kind, find) = changed_in_the_dance(trace.entries[index].find.clone(), random)?;
    if find == trace.entries[index].find {
        return None;
    }
    let mut damaged = trace.clone();
    damaged.entries[index].find = find;
    Some((kind, damaged))
}

/// A find that is not there, with an effect that would follow from it.
fn forge(trace: &Trace, random: &mut Random) -> Option<Damaged> {
    let index = random.below(trace.entries.len());
    let Entry { step, dance, .. } = trace.entries[index].clone();
    let position = line_before(trace, index);
    let (cell, digit) = (random.pick(&Cell::ALL), random.pick(&Digit::ALL));
    let structure = random.pick(&cell.structures());
    let (find, effect) = if random.below(2) == 0 {
        let find = Find::HiddenSingle { structure, cell, digit, blocks: Vec::new() };
        (find, rule_19(&position, cell, digit))
    } else {
        let cells = CellSet::of(cell) | CellSet::of(structure.cells().iter().nth(random.below(9))?);
        let digits = position.get(cell);
        if cells.len() != 2 || digits.len() != 2 {
            return None;
        }
        (Find::NakedGroup { structure, cells, digits }, rule_21(&position, cells, digits))
    };
    if holds(&find, &position) {
        return None;
    }
    let mut damaged = trace.clone();
    damaged.entries.insert(index, Entry { step, dance, find, effect });
    Some(("a find forged with its effect", damaged))
}

fn rule_19(position: &Position, cell: Cell, digit: Digit) -> Effect {
    let lost = |at: Cell| if at == cell { DigitSet::ALL - digit.into() } else { digit.into() };
    let cells = cell.seen() | CellSet::of(cell);
    let erased = cells.iter().map(|at| Erased { cell: at, digits: position.get(at) & lost(at) });
    let erased = erased.filter(|erased| !erased.digits.is_empty()).collect();
    Effect { inked: vec![Inked { cell, digit }], erased }
}

fn rule_21(position: &Position, cells: CellSet, digits: DigitSet) -> Effect {
    let reach = cells.structures().fold(CellSet::EMPTY, |all, holder| all | holder.cells()) - cells;
    let erased = reach.iter().map(|cell| Erased { cell, digits: position.get(cell) & digits });
    Effect {
        inked: Vec::new(),
        erased: erased.filter(|erased| !erased.digits.is_empty()).collect(),
    }
}

/// The rule, a cell, a number or the structure of an entry is changed, so that it is no longer true.
fn change(trace: &Trace, random: &mut Random) -> Option<Damaged> {
    let index = random.below(trace.entries.len());
    let entry = &trace.entries[index];
    let (kind, find) = changed(&entry.find, random)?;
    if find == entry.find || holds(&find, &line_before(trace, index)) {
        return None;
    }
    let mut damaged = trace.clone();
    damaged.entries[index].find = find;
    Some((kind, damaged))
}

fn changed(find: &Find, random: &mut Random) -> Option<(&'static str, Find)> {
    let mut find = find.clone();
    let cell = random.pick(&Cell::ALL);
    let digit = random.pick(&Digit::ALL);
    let kind = random.below(4);
    let structure = random.pick(&Structure::ALL);
    let told = match (&mut find, kind) {
        (Find::NakedSingle { cell: old, .. } | Find::HiddenSingle { cell: old, .. }, 0) => {
            *old = cell;
            "a cell changed"
        }
        (Find::NakedSingle { digit: old, .. } | Find::HiddenSingle { digit: old, .. }, 1) => {
            *old = digit;
            "a number changed"
        }
        (Find::NakedSingle { cell, digit, .. }, _) => {
            let (cell, digit, blocks) = (*cell, *digit, Vec::new());
            find = Find::HiddenSingle { structure, cell, digit, blocks };
            "a rule changed"
        }
        (Find::HiddenSingle { cell, digit, .. }, 2) => {
            let (cell, digit, blocks) = (*cell, *digit, Vec::new());
            find = Find::NakedSingle { cell, digit, blocks };
            "a rule changed"
        }
        (Find::HalfDouble { cells, .. }, 0) => {
            cells[random.below(2)] = cell;
            cells.sort();
            "a cell changed"
        }
        (Find::HalfDouble { digit: old, .. }, 1) => {
            *old = digit;
            "a number changed"
        }
        (Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. }, 0) => {
            cells.remove(cells.first()?);
            cells.insert(cell);
            "a cell changed"
        }
        (Find::NakedGroup { digits, .. } | Find::HiddenGroup { digits, .. }, 1) => {
            digits.remove(digits.first()?);
            digits.insert(digit);
            "a number changed"
        }
        (&mut Find::NakedGroup { structure, cells, digits }, 2) => {
            find = Find::HiddenGroup { structure, cells, digits };
            "a rule changed"
        }
        (&mut Find::HiddenGroup { structure, cells, digits }, 2) => {
            find = Find::NakedGroup { structure, cells, digits };
            "a rule changed"
        }
        (
            Find::HiddenSingle { structure: old, .. }
            | Find::HalfDouble { structure: old, .. }
            | Find::NakedGroup { structure: old, .. }
            | Find::HiddenGroup { structure: old, .. },
            _,
        ) => {
            *old = structure;
            "a structure changed"
        }
        _ => return changed_in_the_dance(find, random),
    };
    Some((told, find))
}

/// Every field of these finds is determined by the sheet or by the effect, so any change is false.
fn changed_in_the_dance(mut find: Find, random: &mut Random) -> Option<(&'static str, Find)> {
    let cell = random.pick(&Cell::ALL);
    let told = match &mut find {
        Find::Fill { digits, .. } => {
            *digits -= DigitSet::of(digits.first()?);
            "a fill changed"
        }
        Find::Passive { cell, closed, .. } => {
            std::mem::swap(cell, closed);
            "a passive find changed"
        }
        Find::Starter { sees, .. } => {
            *sees += 1;
            "a starter changed"
        }
        Find::Unmarked { circle, square, .. } if circle != square => {
            std::mem::swap(circle, square);
            "trick a changed"
        }
        Find::BothEnclose { cell: old, .. } => {
            *old = cell;
            "trick a changed"
        }
        Find::DoubleBlocked { circle, square, .. } => {
            std::mem::swap(circle, square);
            "trick b changed"
        }
        Find::Wrong { dancer, .. } | Find::Complete { dancer } => {
            *dancer = dancer.other();
            "the wrong dancer"
        }
        Find::NakedSingle { .. }
        | Find::HiddenSingle { .. }
        | Find::HalfDouble { .. }
        | Find::Aligned { .. }
        | Find::NakedGroup { .. }
        | Find::HiddenGroup { .. }
        | Find::Unmarked { .. }
        | Find::Stall
        | Find::Leave => return None,
    };
    Some((told, find))
}

/// An entry is dropped on which the ending of a brief trace rests. Filling and leaving are no reasons.
fn drop_a_needed_entry(brief: &Trace, random: &mut Random) -> Option<Damaged> {
    let index = random.below(brief.entries.len());
    if matches!(brief.entries[index].find, Find::Fill { .. } | Find::Leave) {
        return None;
    }
    let mut damaged = brief.clone();
    damaged.entries.remove(index);
    Some(("a needed entry dropped", damaged))
}

/// The end is claimed before it is reached.
fn early_ending(trace: &Trace, random: &mut Random) -> Option<Damaged> {
    let index = random.below(trace.entries.len());
    let sheet = sheet_before(trace, index);
    if sheet.inked() == CellSet::ALL {
        return None;
    }
    let mut damaged = trace.clone();
    damaged.entries.truncate(index);
    match (random.below(3), sheet.dances()) {
        (0, _) => Some(("solved early", cut_solved(damaged)?)),
        (1, [dance]) => {
            let dancer = random.pick(&Dancer::BOTH);
            if dance.lane(dancer).is_complete() {
                return None;
            }
            let effect = everything(&sheet, &solution(trace)?);
            let find = Find::Complete { dancer };
            damaged.entries.push(Entry { step: Step::Four, dance: Vec::new(), find, effect });
            Some(("a dancer complete early", damaged))
        }
        (2, [_]) if is_developing(trace, index) => {
            let (find, effect) = (Find::Stall, Effect::default());
            damaged.entries.push(Entry { step: Step::Four, dance: Vec::new(), find, effect });
            damaged.outcome = failed(trace, &damaged);
            Some(("a stall claimed early", damaged))
        }
        (_, []) if matches!(trace.outcome, Outcome::Solved { .. }) => {
            damaged.outcome = failed(trace, &damaged);
            Some(("failed early", damaged))
        }
        _ => None,
    }
}

/// Whether the next entry still develops a dancer or uses a trick.
fn is_developing(trace: &Trace, index: usize) -> bool {
    !matches!(trace.entries[index].find, Find::Stall | Find::Leave)
}

fn cut_solved(mut damaged: Trace) -> Option<Trace> {
    let solution = solution(&damaged)?;
    let tried = opened(&damaged);
    let last = damaged.entries.last().map_or(Step::One, |entry| entry.step);
    let step = if tried > 0 { Step::Four } else { last };
    damaged.outcome = Outcome::Solved { step, minuets: tried, tried, solution };
    Some(damaged)
}

fn opened(trace: &Trace) -> u32 {
    let opens =
        |entry: &&Entry| matches!(entry.find, Find::Starter { .. }) && entry.dance.is_empty();
    trace.entries.iter().filter(opens).count() as u32
}

/// A failure with the right figures for the position the trace ends in.
fn failed(whole: &Trace, cut: &Trace) -> Outcome {
    let sheet = cut.sheet(cut.entries.len()).expect("it fits");
    let position = sheet.position();
    Outcome::Failed {
        depth: whole.reading.depth,
        minuets: 0,
        tried: opened(cut),
        starters: minuet_fast::starters(position).len() as u32,
        left: position.left() as u32,
    }
}

/// Everything inked that is not, everything else erased.
fn everything(sheet: &Sheet, solution: &Solution) -> Effect {
    let open = (CellSet::ALL - sheet.inked()).iter();
    let inked = open.map(|cell| Inked { cell, digit: solution.get(cell) }).collect();
    let erased = sheet
        .position()
        .iter()
        .map(|(cell, digits)| Erased { cell, digits: digits - DigitSet::of(solution.get(cell)) })
        .filter(|erased| !erased.digits.is_empty())
        .collect();
    Effect { inked, erased }
}

/// A figure of the outcome is wrong.
fn lie_about_the_outcome(trace: &Trace, random: &mut Random) -> Option<Damaged> {
    let mut damaged = trace.clone();
    match (&mut damaged.outcome, random.below(3)) {
        (Outcome::Solved { tried, .. } | Outcome::Failed { tried, .. }, 0) => *tried += 1,
        (Outcome::Solved { minuets, .. } | Outcome::Failed { minuets, .. }, 1) => *minuets += 1,
        (Outcome::Failed { left, .. }, 2) => *left -= 1,
        (outcome @ Outcome::Solved { .. }, 2) => *outcome = Outcome::None { broken: None },
        _ => return None,
    }
    Some(("a false outcome", damaged))
}
