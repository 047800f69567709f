//! The rules of the writer: the first that applies.

use minuet_core::{
    Blocking, Cell, CellSet, Digit, DigitSet, Find, Position, Reading, Starter, Structure,
};

use super::Line;

/// A find with what it inks and erases, candidates that are not there included.
pub(crate) struct Clue {
    pub(crate) find: Find,
    pub(crate) inked: Vec<(Cell, Digit)>,
    pub(crate) erased: Vec<(CellSet, DigitSet)>,
}

impl Clue {
    pub(crate) fn single(find: Find, cell: Cell, digit: Digit) -> Clue {
        let erased = vec![(cell.into(), DigitSet::ALL - digit.into()), (cell.seen(), digit.into())];
        Clue { find, inked: vec![(cell, digit)], erased }
    }

    pub(crate) fn confined(find: Find, cells: CellSet, digits: DigitSet) -> Clue {
        let erased = cells.structures().map(|other| (other.cells() - cells, digits)).collect();
        Clue { find, inked: vec![], erased }
    }

    pub(crate) fn group(find: Find, cells: CellSet, digits: DigitSet) -> Clue {
        let mut clue = Clue::confined(find, cells, digits);
        clue.erased.push((cells, DigitSet::ALL - digits));
        clue
    }

    fn erases(self, position: &Position) -> Option<Clue> {
        let there = |(cells, digits): &(CellSet, DigitSet)| {
            cells.iter().any(|cell| !(position.get(cell) & *digits).is_empty())
        };
        self.erased.iter().any(there).then_some(self)
    }
}

pub(crate) fn first(position: &Position, solved: CellSet, reading: Reading) -> Option<Clue> {
    let open = CellSet::ALL - solved;
    let naked = open.iter().find_map(|cell| {
        let digit = position.get(cell).single()?;
        let find = Find::NakedSingle { cell, digit, blocks: vec![] };
        Some(Clue::single(find, cell, digit))
    });
    naked
        .or_else(|| each(|structure, digit| hidden_single(position, open, structure, digit)))
        .or_else(|| each(|structure, digit| blocked(position, reading, structure, digit)))
        .or_else(|| {
            (2..=reading.groups.largest()).find_map(|size| {
                Structure::ALL
                    .into_iter()
                    .find_map(|structure| group(position, open, structure, size))
            })
        })
}

fn each(mut find: impl FnMut(Structure, Digit) -> Option<Clue>) -> Option<Clue> {
    Structure::ALL
        .into_iter()
        .find_map(|structure| Digit::ALL.into_iter().find_map(|digit| find(structure, digit)))
}

fn hidden_single(
    position: &Position,
    open: CellSet,
    structure: Structure,
    digit: Digit,
) -> Option<Clue> {
    let cell = position.places(digit, structure).single().filter(|&cell| open.contains(cell))?;
    let find = Find::HiddenSingle { structure, cell, digit, blocks: vec![] };
    Some(Clue::single(find, cell, digit))
}

fn blocked(
    position: &Position,
    reading: Reading,
    structure: Structure,
    digit: Digit,
) -> Option<Clue> {
    let cells = position.places(digit, structure);
    let find = match (cells.len(), reading.blocking) {
        (2, Blocking::HalfDoubles | Blocking::Aligned) => {
            Find::HalfDouble { structure, digit, cells: cells.pair()?, blocks: vec![] }
        }
        (3, Blocking::Aligned) if cells.structures().count() > 1 => {
            Find::Aligned { structure, digit, cells }
        }
        _ => return None,
    };
    Clue::confined(find, cells, digit.into()).erases(position)
}

fn group(position: &Position, open: CellSet, structure: Structure, size: usize) -> Option<Clue> {
    let cells: Vec<Cell> = structure.cells().iter().collect();
    let places = Digit::ALL.map(|digit| position.places(digit, structure));
    for mask in (0u16..512).filter(|mask| mask.count_ones() as usize == size) {
        let chosen = || (0..9).filter(move |i| mask >> i & 1 == 1);
        let held = chosen().fold(DigitSet::EMPTY, |all, i| all | position.get(cells[i]));
        let members: CellSet = chosen().map(|i| cells[i]).collect();
        if held.len() == size && members.is_subset(open) {
            let find = Find::NakedGroup { structure, cells: members, digits: held };
            if let Some(clue) = Clue::confined(find, members, held).erases(position) {
                return Some(clue);
            }
        }
        let taken = chosen().fold(CellSet::EMPTY, |all, i| all | places[i]);
        let placed = chosen().all(|i| !places[i].is_empty());
        if placed && taken.len() == size && taken.is_subset(open) {
            let digits = DigitSet::from_bits(mask);
            let find = Find::HiddenGroup { structure, cells: taken, digits };
            if let Some(clue) = Clue::group(find, taken, digits).erases(position) {
                return Some(clue);
            }
        }
    }
    None
}

pub(crate) fn trick(line: &Line, circle: &Line, square: &Line) -> Option<Clue> {
    let open = CellSet::ALL - line.solved;
    let enclosed = |dancer: &Line, cell| {
        dancer.position.get(cell).single().filter(|_| dancer.solved.contains(cell))
    };
    for cell in open.iter() {
        if let Some(digit) = enclosed(circle, cell)
            && enclosed(square, cell) == Some(digit)
        {
            return Some(Clue::single(Find::BothEnclose { cell, digit }, cell, digit));
        }
    }
    let double_blocked = open.iter().find_map(|a| {
        let digit = enclosed(circle, a)?;
        open.iter().find_map(|b| {
            (enclosed(square, b)? == digit).then_some(())?;
            a.structures().into_iter().find_map(|first| {
                b.structures().into_iter().find_map(|second| {
                    let own: CellSet = [a, b].into_iter().collect();
                    let both = (first.cells() & second.cells()) - own;
                    let structures = [first, second];
                    let find = Find::DoubleBlocked { digit, circle: a, square: b, structures };
                    let erased = vec![(both, digit.into())];
                    Clue { find, inked: vec![], erased }.erases(&line.position)
                })
            })
        })
    });
    double_blocked.or_else(|| open.iter().find_map(|cell| unmarked(line, circle, square, cell)))
}

fn unmarked(line: &Line, circle: &Line, square: &Line, cell: Cell) -> Option<Clue> {
    let here = line.position.get(cell);
    let [circle, square] = [circle, square].map(|dancer| dancer.position.get(cell));
    let marked = [circle, square].into_iter().all(|kept| !kept.is_empty() && kept != here);
    let find = Find::Unmarked { cell, circle, square };
    let erased = vec![(cell.into(), DigitSet::ALL - (circle | square))];
    marked.then_some(Clue { find, inked: vec![], erased })?.erases(&line.position)
}

/// A line becomes what another made of it.
pub(crate) fn become_line(find: Find, line: &Line, right: &Line) -> Clue {
    let beyond = right.solved - line.solved;
    let inked =
        beyond.iter().filter_map(|cell| Some((cell, right.position.get(cell).single()?))).collect();
    let erased = Cell::ALL
        .into_iter()
        .map(|cell| (cell.into(), DigitSet::ALL - right.position.get(cell)))
        .collect();
    Clue { find, inked, erased }
}

/// A line becomes what the partner of a wrong dancer made of it; what the partner has enclosed is inked by Rule 19.
pub(crate) fn right_line(find: Find, line: &Line, right: &Line) -> Clue {
    let mut clue = become_line(find, line, right);
    let mut left = right.position;
    for cell in (CellSet::ALL - right.solved - line.solved).iter() {
        let kept = right.position.get(cell);
        if let Some(digit) = kept.single()
            && line.position.get(cell).len() > 1
            && left.has(cell, digit)
        {
            clue.inked.push((cell, digit));
            clue.erased.push((cell.seen(), digit.into()));
            cell.seen().iter().for_each(|seen| left.erase(seen, digit.into()));
        }
    }
    clue
}

/// Every starter once.
pub(crate) fn starters(position: &Position) -> Vec<Starter> {
    let mut starters = Vec::new();
    for cell in Cell::ALL {
        if let Some(digits) = position.get(cell).pair() {
            starters.push(Starter::Cell { cell, digits });
        }
    }
    let mut seen = Vec::new();
    for structure in Structure::ALL {
        for digit in Digit::ALL {
            if let Some(cells) = position.places(digit, structure).pair()
                && !seen.contains(&(digit, cells))
            {
                seen.push((digit, cells));
                starters.push(Starter::HalfDouble { digit, structure, cells });
            }
        }
    }
    starters
}
