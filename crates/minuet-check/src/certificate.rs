//! Checking a failed certificate.

use minuet_core::{
    Cell, Certificate, Dancer, DeadDance, Deadlock, DigitSet, Ending, Position, Reading, Setup,
    Starter, Tricks,
};

use crate::count::two_solutions;
use crate::dance::starters;
use crate::state::{choose, start};
use crate::{CertificateFault, CertificateRejection, applies, endings};

/// Accepts a certificate when the method can do nothing in its position, so that it fails on the puzzle.
///
/// # Errors
///
/// The first thing that does not hold, and the way to it.
///
/// ```
/// use minuet_check::check_certificate;
/// use minuet_core::{Certificate, Deadlock, Position, Puzzle, Reading};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let deadlock = Deadlock { position: Position::of(&puzzle), dances: Vec::new() };
/// let certificate = Certificate { puzzle, reading: Reading::default(), deadlock };
/// let rejection = check_certificate(&certificate).unwrap_err();
/// assert_eq!(
///     rejection.to_string(),
///     "a half double, 3 of row 2 in r2c7 and r2c8 still applies",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_certificate(certificate: &Certificate) -> Result<(), CertificateRejection> {
    let Certificate { puzzle, reading, deadlock } = certificate;
    let judge = Judge { reading: *reading };
    let open = start(&Setup::from(*puzzle));
    let mut way = Vec::new();
    holds_solution(&open, &deadlock.position)
        .and_then(|()| judge.stands_still(&deadlock.position))
        .map_err(|fault| CertificateRejection { way: way.clone(), fault })?;
    if deadlock.position.solution().is_some() {
        return Err(CertificateRejection { way, fault: CertificateFault::Complete });
    }
    judge.deadlock(deadlock, reading.depth, &mut way)
}

/// Part 1: one solution, which the position has, and no candidate that the givens rule out.
fn holds_solution(open: &Position, position: &Position) -> Result<(), CertificateFault> {
    let solutions = two_solutions(open);
    let solution = match solutions.as_slice() {
        [] => return Err(CertificateFault::NoSolution),
        [solution] => solution,
        _ => return Err(CertificateFault::SeveralSolutions),
    };
    if let Some((cell, digits)) = beyond(position, open) {
        return Err(CertificateFault::NotLeftOpen { cell, digits });
    }
    let lost = Cell::ALL.into_iter().find(|&cell| !position.has(cell, solution.get(cell)));
    match lost {
        Some(cell) => Err(CertificateFault::LacksSolution { cell, digit: solution.get(cell) }),
        None => Ok(()),
    }
}

/// The first cell that has candidates beyond those of `limit`.
fn beyond(position: &Position, limit: &Position) -> Option<(Cell, DigitSet)> {
    position
        .iter()
        .map(|(cell, digits)| (cell, digits - limit.get(cell)))
        .find(|(_, digits)| !digits.is_empty())
}

struct Judge {
    reading: Reading,
}

type Way = Vec<(Starter, Dancer)>;

impl Judge {
    /// Parts 2 and 5: the position is not broken, and no rule applies in it.
    fn stands_still(&self, position: &Position) -> Result<(), CertificateFault> {
        if let Some(broken) = position.broken() {
            return Err(CertificateFault::Broken(broken));
        }
        match applies::first(position, applies::solved_in(position), self.reading) {
            Some(find) => Err(CertificateFault::RuleApplies(Box::new(find))),
            None => Ok(()),
        }
    }

    /// Parts 3 to 7 for a position in which minuets of `depth` may be opened.
    fn deadlock(
        &self,
        deadlock: &Deadlock,
        depth: u8,
        way: &mut Way,
    ) -> Result<(), CertificateRejection> {
        let Deadlock { position, dances } = deadlock;
        // A dancer's own dances of depth 1 may be left out: they follow from its position.
        if depth == 1 && dances.is_empty() && !way.is_empty() && position.solution().is_none() {
            return self.danced(position, way);
        }
        let closed = depth == 0 || position.solution().is_some();
        let covered = match (closed, dances.is_empty()) {
            (true, true) => Ok(()),
            (true, false) => Err(CertificateFault::StrayDances),
            (false, _) => are_the_starters(position, dances),
        };
        covered.map_err(|fault| CertificateRejection { way: way.clone(), fault })?;
        dances.iter().try_for_each(|dance| self.dance(position, dance, depth, way))
    }

    /// Parts 4 to 6 for the dances of depth 1 that the certificate leaves out: the judge dances them itself.
    fn danced(&self, ground: &Position, way: &mut Way) -> Result<(), CertificateRejection> {
        for starter in starters(ground) {
            let mut ends = [*ground; 2];
            for (dancer, end) in Dancer::BOTH.into_iter().zip(&mut ends) {
                way.push((starter, dancer));
                *end = self
                    .step_three(&choose(ground, starter, dancer))
                    .map_err(|fault| CertificateRejection { way: way.clone(), fault })?;
                way.pop();
            }
            self.together(ground, starter, [&ends[0], &ends[1]], way)?;
        }
        Ok(())
    }

    /// Where Step 3 leaves a dancer, if that is neither broken nor the end of the puzzle.
    fn step_three(&self, chosen: &Position) -> Result<Position, CertificateFault> {
        let whole = |position: &Position| {
            position.broken().map_or(Ok(()), |broken| Err(CertificateFault::Broken(broken)))
        };
        whole(chosen)?;
        let end = applies::exhausted(chosen, self.reading);
        whole(&end)?;
        self.goes_on(&end)?;
        Ok(end)
    }

    /// Parts 4 to 7 for one starter.
    fn dance(
        &self,
        ground: &Position,
        dance: &DeadDance,
        depth: u8,
        way: &mut Way,
    ) -> Result<(), CertificateRejection> {
        let starter = dance.starter;
        let ends = [&dance.circle, &dance.square];
        for (dancer, end) in Dancer::BOTH.into_iter().zip(ends) {
            way.push((starter, dancer));
            self.dancer(&choose(ground, starter, dancer), &end.position, depth)
                .map_err(|fault| CertificateRejection { way: way.clone(), fault })?;
            self.deadlock(end, depth.saturating_sub(1), way)?;
            way.pop();
        }
        self.together(ground, starter, ends.map(|end| &end.position), way)
    }

    /// Part 6.
    fn together(
        &self,
        ground: &Position,
        starter: Starter,
        [circle, square]: [&Position; 2],
        way: &Way,
    ) -> Result<(), CertificateRejection> {
        // Dancers that only dance alone erase nothing together, whatever they keep.
        if self.reading.tricks == Tricks::None {
            return Ok(());
        }
        endings::keep_all(ground, circle, square).map_err(|(cell, digits)| {
            let fault = CertificateFault::NotKept { starter, cell, digits };
            CertificateRejection { way: way.clone(), fault }
        })
    }

    /// A dancer that completes the sheet ends the puzzle where that is trusted.
    fn goes_on(&self, end: &Position) -> Result<(), CertificateFault> {
        match end.solution() {
            Some(_) if self.reading.ending == Ending::Trust => Err(CertificateFault::Complete),
            _ => Ok(()),
        }
    }

    /// Parts 4 and 5 for one dancer of a minuet of `depth`.
    fn dancer(&self, chosen: &Position, end: &Position, depth: u8) -> Result<(), CertificateFault> {
        if let Some((cell, digits)) = beyond(end, chosen) {
            return Err(CertificateFault::OutsideChoice { cell, digits });
        }
        self.stands_still(end)?;
        self.goes_on(end)?;
        // A dancer that may open minuets ends where its own dances say. One that may not ends where Step 3
        // leaves it: a lower standstill would do for the argument, but it is not where the dancer ends.
        if depth == 1
            && let Some((cell, digits)) = beyond(&applies::exhausted(chosen, self.reading), end)
        {
            return Err(CertificateFault::LostTooMuch { cell, digits });
        }
        Ok(())
    }
}

/// Part 3: the dances are the starters of the position, each once.
fn are_the_starters(position: &Position, dances: &[DeadDance]) -> Result<(), CertificateFault> {
    let starters = starters(position);
    for (i, dance) in dances.iter().enumerate() {
        if !starters.contains(&dance.starter) {
            return Err(CertificateFault::NotAStarter(dance.starter));
        }
        if dances[..i].iter().any(|other| other.starter == dance.starter) {
            return Err(CertificateFault::RepeatedStarter(dance.starter));
        }
    }
    let danced = |starter: &Starter| dances.iter().any(|dance| dance.starter == *starter);
    match starters.into_iter().find(|starter| !danced(starter)) {
        Some(starter) => Err(CertificateFault::MissingStarter(starter)),
        None => Ok(()),
    }
}
