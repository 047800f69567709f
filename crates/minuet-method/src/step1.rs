//! Step 1: hidden treasures in the squares.

use minuet_core::{Block, Blocker, Broken, Cell, CellSet, Digit, DigitSet, Find, Step, Structure};

use crate::blocks;
use crate::scribe::Scribe;

/// Passes over numbers and squares until one finds nothing new.
///
/// # Errors
///
/// A number that has no cell left in a square, or whatever else shows after a find.
pub(crate) fn step1(scribe: &mut Scribe) -> Result<(), Broken> {
    loop {
        let before = scribe.entries.len();
        for digit in Digit::ALL {
            for square in Structure::squares() {
                visit(scribe, digit, square)?;
            }
        }
        if scribe.entries.len() == before {
            return Ok(());
        }
    }
}

/// The next find on a sheet with half doubles of its own: what they lead to, or else the first one of a pass.
///
/// # Errors
///
/// A number that has no cell left in a square.
pub(crate) fn next(scribe: &Scribe) -> Result<Option<Find>, Broken> {
    if let Some(follows) = passive(scribe).or_else(|| group(scribe)) {
        return Ok(Some(follows));
    }
    for digit in Digit::ALL {
        for square in Structure::squares() {
            if let Some(found) = look(scribe, digit, square)? {
                return Ok(Some(found));
            }
        }
    }
    Ok(None)
}

/// Everything that Step 1 finds on a sheet with half doubles of its own.
pub(crate) fn all(scribe: &Scribe) -> Vec<Find> {
    let marks = scribe.sheet.marks().iter();
    let follows = marks.filter_map(|&mark| passive_of(scribe, mark)).chain(group(scribe));
    let pass = Digit::ALL.into_iter().flat_map(|digit| {
        Structure::squares().filter_map(move |square| look(scribe, digit, square).ok().flatten())
    });
    follows.chain(pass).collect()
}

/// One number in one square: Steps 1.1 to 1.3, with what follows at once (footnotes 3 and 4).
fn visit(scribe: &mut Scribe, digit: Digit, square: Structure) -> Result<(), Broken> {
    let Some(found) = look(scribe, digit, square)? else { return Ok(()) };
    scribe.write(Step::One, &[], found);
    while let Some(follows) = passive(scribe).or_else(|| group(scribe)) {
        scribe.write(Step::One, &[], follows);
    }
    seen_broken(scribe).map_or(Ok(()), Err)
}

/// Steps 1.1 and 1.2 for one number in one square.
fn look(scribe: &Scribe, digit: Digit, square: Structure) -> Result<Option<Find>, Broken> {
    let available = scribe.position(&[]).places(digit, square);
    Ok(match available.len() {
        0 => return Err(Broken::Nowhere { digit, structure: square }),
        1 => hidden_single(scribe, digit, square, available),
        2 => half_double(scribe, digit, square, available),
        _ => None,
    })
}

/// What is broken on the sheet; a number without a cell in a square comes first, for that is where Step 1
/// looks.
fn seen_broken(scribe: &Scribe) -> Option<Broken> {
    let position = scribe.position(&[]);
    let broken = position.broken()?;
    let mut sought = Digit::ALL.into_iter().flat_map(|digit| {
        Structure::squares().map(move |structure| Broken::Nowhere { digit, structure })
    });
    Some(sought.find(|nowhere| position.shows(nowhere)).unwrap_or(broken))
}

fn hidden_single(
    scribe: &Scribe,
    digit: Digit,
    square: Structure,
    available: CellSet,
) -> Option<Find> {
    let cell = available.single()?;
    if scribe.sheet.inked().contains(cell) {
        return None;
    }
    let blocks = closed_but(scribe, digit, square, available);
    Some(Find::HiddenSingle { structure: square, cell, digit, blocks })
}

fn half_double(
    scribe: &Scribe,
    digit: Digit,
    square: Structure,
    available: CellSet,
) -> Option<Find> {
    let cells = available.pair()?;
    let mark = Blocker::HalfDouble { structure: square, digit, cells };
    if scribe.sheet.marks().contains(&mark) {
        return None;
    }
    let blocks = closed_but(scribe, digit, square, available);
    Some(Find::HalfDouble { structure: square, digit, cells, blocks })
}

fn closed_but(scribe: &Scribe, digit: Digit, square: Structure, available: CellSet) -> Vec<Block> {
    blocks::closing(&scribe.sheet, &scribe.reading, square.cells() - available, digit)
}

/// Rule 22 (footnote 3): a half double one cell of which has been closed to its number.
///
/// A double needs no look of its own: the marks of its two half doubles still stand, and say the same.
fn passive(scribe: &Scribe) -> Option<Find> {
    scribe.sheet.marks().iter().find_map(|&mark| passive_of(scribe, mark))
}

fn passive_of(scribe: &Scribe, of: Blocker) -> Option<Find> {
    let Blocker::HalfDouble { digit, cells: [a, b], .. } = of else { return None };
    let has = |cell| scribe.position(&[]).has(cell, digit);
    let (closed, cell) = match (has(a), has(b)) {
        (false, true) => (a, b),
        (true, false) => (b, a),
        _ => return None,
    };
    if scribe.sheet.inked().contains(cell) {
        return None;
    }
    let blocks = blocks::closing(&scribe.sheet, &scribe.reading, closed.into(), digit);
    Some(Find::Passive { of, closed, cell, digit, blocks })
}

/// Corollaries 13a and 16a: half doubles of a square that take two or three cells for themselves.
fn group(scribe: &Scribe) -> Option<Find> {
    Structure::squares().find_map(|square| {
        let halves = standing(scribe, square);
        pairs(&halves).chain(triples(&halves)).find_map(|group| {
            let cells: CellSet = group.iter().flat_map(|&(_, cells)| cells).collect();
            let digits: DigitSet = group.iter().map(|&(digit, _)| digit).collect();
            let fits = cells.len() == group.len() && digits.len() == group.len();
            let new = !scribe.sheet.marks().contains(&Blocker::Group { cells, digits });
            (fits && new).then_some(Find::HiddenGroup { structure: square, cells, digits })
        })
    })
}

type Half = (Digit, [Cell; 2]);

/// The half doubles of `square` whose number is still open in both cells.
fn standing(scribe: &Scribe, square: Structure) -> Vec<Half> {
    let marks = scribe.sheet.marks().iter();
    marks
        .filter_map(|mark| match *mark {
            Blocker::HalfDouble { structure, digit, cells } if structure == square => {
                let open = cells.iter().all(|&cell| scribe.position(&[]).has(cell, digit));
                open.then_some((digit, cells))
            }
            _ => None,
        })
        .collect()
}

fn pairs(halves: &[Half]) -> impl Iterator<Item = Vec<Half>> {
    (1..halves.len()).flat_map(move |j| (0..j).map(move |i| vec![halves[i], halves[j]]))
}

fn triples(halves: &[Half]) -> impl Iterator<Item = Vec<Half>> {
    (2..halves.len()).flat_map(move |k| {
        pairs(&halves[..k]).map(move |mut pair| {
            pair.push(halves[k]);
            pair
        })
    })
}
