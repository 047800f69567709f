//! True certificates, made from positions alone.

use minuet_core::{
    Cell, CellSet, Certificate, Dancer, DeadDance, Deadlock, Ending, Position, Puzzle, Reading,
};

use super::{rules, starters};

/// Where a line ends.
#[derive(Clone, Copy)]
enum End {
    Broken,
    Solved,
    Still(Position),
}

/// A certificate of a puzzle on which the method fails; none when it does not.
pub(crate) fn certificate(puzzle: Puzzle, reading: Reading) -> Option<Certificate> {
    match closure(Position::of(&puzzle), reading, reading.depth) {
        End::Still(position) if position.solution().is_none() => {
            let deadlock = deadlock(position, reading, reading.depth)?;
            Some(Certificate { puzzle, reading, deadlock })
        }
        _ => None,
    }
}

/// What would be a certificate if the method ended with Step 3.
pub(crate) fn premature(puzzle: Puzzle, reading: Reading) -> Option<Certificate> {
    let position = clean(Position::of(&puzzle), reading)?;
    let deadlock = deadlock(position, reading, reading.depth)?;
    Some(Certificate { puzzle, reading, deadlock })
}

/// Whether a method of depth 1 can do nothing in a position that is not complete.
pub(crate) fn is_stuck(position: Position, reading: Reading) -> bool {
    let end = closure(position, reading, 1);
    matches!(end, End::Still(end) if end == position && end.solution().is_none())
}

/// Where a method of `depth` ends.
fn closure(position: Position, reading: Reading, depth: u8) -> End {
    let Some(mut position) = clean(position, reading) else { return End::Broken };
    'again: loop {
        if position.solution().is_some() && reading.ending == Ending::Trust {
            return End::Solved;
        }
        for starter in starters(&position).into_iter().filter(|_| depth > 0) {
            let ends = Dancer::BOTH
                .map(|dancer| closure(starter.chosen(dancer, &position), reading, depth - 1));
            let kept = match ends {
                [End::Solved, _] | [_, End::Solved] => return End::Solved,
                [End::Broken, End::Broken] => return End::Broken,
                [End::Broken, End::Still(right)] | [End::Still(right), End::Broken] => right,
                [End::Still(circle), End::Still(square)] => circle.union(&square),
            };
            if kept != position {
                let Some(cleaned) = clean(kept, reading) else { return End::Broken };
                position = cleaned;
                continue 'again;
            }
        }
        return End::Still(position);
    }
}

fn deadlock(position: Position, reading: Reading, depth: u8) -> Option<Deadlock> {
    let mut dances = Vec::new();
    for starter in starters(&position).into_iter().filter(|_| depth > 0) {
        let [circle, square] = Dancer::BOTH.map(|dancer| {
            match closure(starter.chosen(dancer, &position), reading, depth - 1) {
                End::Still(end) => deadlock(end, reading, depth - 1),
                _ => None,
            }
        });
        dances.push(DeadDance { starter, circle: circle?, square: square? });
    }
    Some(Deadlock { position, dances })
}

/// Step 3; none when it breaks.
fn clean(mut position: Position, reading: Reading) -> Option<Position> {
    let mut solved = CellSet::EMPTY;
    loop {
        if position.broken().is_some() {
            return None;
        }
        let Some(clue) = rules::first(&position, solved, reading) else { return Some(position) };
        solved |= clue.inked.iter().map(|(cell, _)| *cell).collect();
        for (cells, digits) in clue.erased {
            for cell in Cell::ALL.into_iter().filter(|&cell| cells.contains(cell)) {
                position.erase(cell, digits);
            }
        }
    }
}
