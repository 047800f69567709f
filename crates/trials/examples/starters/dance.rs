//! What one minuet yields: the racer's Step 3, and the dance as METHOD tells it, at depth 1.

use minuet_core::{Dancer, Position, Reading, Starter};

/// How a minuet ends, and the line after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// A dancer completes, or Step 3 does after an erasure or a break: the puzzle is solved.
    Completes,
    /// A dancer breaks, and its partner is not the whole solution yet.
    Breaks(Position),
    /// Both dancers stand still, but together they have erased something.
    Erases(Position),
    /// Nothing: the sheet is as it was, and this is where circle and square have come to rest.
    Stalls([Position; 2]),
}

impl Ending {
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Ending::Completes => "completes",
            Ending::Breaks(_) => "breaks",
            Ending::Erases(_) => "erases",
            Ending::Stalls(_) => "stalls",
        }
    }
}

/// Step 3 to its end; nothing where it breaks.
pub(crate) fn close(position: &Position) -> Option<Position> {
    minuet_fast::close(position, &Reading::PAPER).ok()
}

/// One minuet on a line where Step 3 has come to its end, in a well-posed puzzle.
pub(crate) fn minuet(before: &Position, starter: &Starter) -> Ending {
    let mut line = *before;
    let mut dancers = Dancer::BOTH.map(|dancer| close(&starter.chosen(dancer, before)));
    loop {
        let (circle, square) = match dancers {
            [Some(circle), Some(square)] => (circle, square),
            [Some(right), None] | [None, Some(right)] if right.solution().is_none() => {
                return Ending::Breaks(right);
            }
            _ => return Ending::Completes,
        };
        let both = circle.union(&square);
        if circle.solution().or(square.solution()).is_some() {
            return Ending::Completes;
        }
        if both == line {
            let vain = line == *before;
            return if vain { Ending::Stalls([circle, square]) } else { Ending::Erases(line) };
        }
        line = close(&both).expect("a well-posed puzzle keeps its solution");
        if line.solution().is_some() {
            return Ending::Completes;
        }
        dancers = [circle, square].map(|dancer| close(&dancer.intersection(&line)));
    }
}
