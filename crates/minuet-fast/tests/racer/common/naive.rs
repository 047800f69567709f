//! The method as it is written, one rule at a time in random order, on plain positions.

use minuet_core::{
    Blocking, Cell, CellSet, Dancer, Digit, DigitSet, Ending, Position, Reading, Starter,
    Structure, Tricks,
};

use super::Chance;

/// Where Step 3 ends when its rules are tried in random order, or nothing when it breaks.
pub(crate) fn close(
    position: &Position,
    reading: &Reading,
    chance: &mut Chance,
) -> Option<Position> {
    let mut position = *position;
    let mut tasks: Vec<(Structure, Kind)> = Structure::ALL
        .into_iter()
        .flat_map(|structure| Kind::ALL.into_iter().map(move |kind| (structure, kind)))
        .collect();
    loop {
        chance.shuffle(&mut tasks);
        let before = position;
        for &(structure, kind) in &tasks {
            if position.broken().is_some() {
                return None;
            }
            kind.apply(structure, &mut position, reading);
        }
        if position == before {
            return Some(position);
        }
    }
}

#[derive(Clone, Copy)]
enum Kind {
    NakedSingle,
    Few,
    NakedGroup(usize),
    HiddenGroup(usize),
}

impl Kind {
    const ALL: [Kind; 8] = [
        Kind::NakedSingle,
        Kind::Few,
        Kind::NakedGroup(2),
        Kind::NakedGroup(3),
        Kind::NakedGroup(4),
        Kind::HiddenGroup(2),
        Kind::HiddenGroup(3),
        Kind::HiddenGroup(4),
    ];

    fn apply(self, structure: Structure, position: &mut Position, reading: &Reading) {
        match self {
            Kind::NakedSingle => {
                for cell in structure.cells().iter() {
                    if position.get(cell).len() == 1 {
                        block(position, position.get(cell), cell.into());
                    }
                }
            }
            Kind::Few => {
                for digit in Digit::ALL {
                    few(position, digit, structure, reading);
                }
            }
            Kind::NakedGroup(k) if k <= reading.groups.largest() => {
                let open = |cell: &Cell| (2..=k).contains(&position.get(*cell).len());
                let cells: Vec<Cell> = structure.cells().iter().filter(open).collect();
                for group in subsets(&cells, k) {
                    naked(position, &group);
                }
            }
            Kind::HiddenGroup(k) if k <= reading.groups.largest() => {
                let few = |digit: &Digit| position.places(*digit, structure).len() <= k;
                let digits: Vec<Digit> = Digit::ALL.into_iter().filter(few).collect();
                for group in subsets(&digits, k) {
                    hidden(position, &group, structure);
                }
            }
            Kind::NakedGroup(_) | Kind::HiddenGroup(_) => {}
        }
    }
}

/// Hidden singles, half doubles and aligned threes.
fn few(position: &mut Position, digit: Digit, structure: Structure, reading: &Reading) {
    let places = position.places(digit, structure);
    let most = match reading.blocking {
        Blocking::Never => 1,
        Blocking::HalfDoubles => 2,
        Blocking::Aligned => 3,
    };
    if places.len() <= most {
        block(position, digit.into(), places);
    }
    if let Some(cell) = places.single() {
        position.set(cell, digit.into());
    }
}

fn naked(position: &mut Position, group: &[Cell]) {
    let held = group.iter().fold(DigitSet::EMPTY, |digits, &cell| digits | position.get(cell));
    if held.len() == group.len() && group.iter().all(|&cell| position.get(cell).len() > 1) {
        block(position, held, group.iter().copied().collect());
    }
}

fn hidden(position: &mut Position, group: &[Digit], structure: Structure) {
    let digits: DigitSet = group.iter().copied().collect();
    let places = group.iter().fold(CellSet::EMPTY, |c, &d| c | position.places(d, structure));
    let open = places.iter().all(|cell| position.get(cell).len() > 1);
    if places.len() == group.len() && open {
        for cell in places.iter() {
            position.set(cell, position.get(cell) & digits);
        }
        block(position, digits, places);
    }
}

/// Erases `digits` from the other cells of every structure that holds all of `cells`.
fn block(position: &mut Position, digits: DigitSet, cells: CellSet) {
    for structure in cells.structures() {
        for cell in (structure.cells() - cells).iter() {
            position.erase(cell, digits);
        }
    }
}

fn subsets<T: Copy>(items: &[T], k: usize) -> Vec<Vec<T>> {
    if k == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in items.iter().enumerate() {
        for mut rest in subsets(&items[i + 1..], k - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// Every starter, found by asking of each binary choice whether it is there.
pub(crate) fn starters(position: &Position) -> Vec<Starter> {
    let mut starters = Vec::new();
    for (cell, digits) in position.iter() {
        starters.extend(digits.pair().map(|digits| Starter::Cell { cell, digits }));
    }
    let mut known = Vec::new();
    for structure in Structure::ALL {
        for digit in Digit::ALL {
            let Some(cells) = position.places(digit, structure).pair() else { continue };
            if !known.contains(&(digit, cells)) {
                known.push((digit, cells));
                starters.push(Starter::HalfDouble { digit, structure, cells });
            }
        }
    }
    starters
}

/// How a line ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Broken,
    /// A dancer is complete and trusted.
    Solved,
    Stalled(Position),
}

/// The whole method of `depth`, the starters in random order.
pub(crate) fn method(
    position: &Position,
    reading: &Reading,
    depth: u8,
    chance: &mut Chance,
) -> End {
    let Some(mut line) = close(position, reading, chance) else { return End::Broken };
    loop {
        if line.solution().is_some() {
            let trust = reading.ending == Ending::Trust;
            return if trust { End::Solved } else { End::Stalled(line) };
        }
        let before = line;
        let mut starters = if depth == 0 { Vec::new() } else { starters(&line) };
        chance.shuffle(&mut starters);
        for starter in starters {
            if starter.stands_in(&line) {
                match minuet(&line, &starter, reading, depth, chance) {
                    End::Stalled(after) => line = after,
                    end => return end,
                }
            }
        }
        if line == before {
            return End::Stalled(line);
        }
    }
}

/// One minuet: the dancers are grown afresh after each erasure.
pub(crate) fn minuet(
    line: &Position,
    starter: &Starter,
    reading: &Reading,
    depth: u8,
    chance: &mut Chance,
) -> End {
    let mut line = *line;
    loop {
        let mut grown = |dancer| method(&starter.chosen(dancer, &line), reading, depth - 1, chance);
        let after = match (grown(Dancer::Circle), grown(Dancer::Square)) {
            (End::Solved, _) | (_, End::Solved) => return End::Solved,
            (End::Broken, End::Broken) => return End::Broken,
            (End::Broken, End::Stalled(right)) | (End::Stalled(right), End::Broken) => right,
            (End::Stalled(_), End::Stalled(_)) if reading.tricks == Tricks::None => line,
            (End::Stalled(circle), End::Stalled(square)) => circle.union(&square),
        };
        let Some(after) = close(&after, reading, chance) else { return End::Broken };
        if after == line || !starter.stands_in(&after) {
            return End::Stalled(after);
        }
        line = after;
    }
}
