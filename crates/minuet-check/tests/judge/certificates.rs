//! Each way in which a certificate can be false.

use std::sync::OnceLock;

use crate::support::sketch::{cell, digits};
use crate::support::{EASY, ESCARGOT, PUZZLES, certificate, is_stuck, premature};
use minuet_check::{CertificateFault, check_certificate};
use minuet_core::{Cell, Certificate, Dancer, Digit, DigitSet, Position, Puzzle, Reading, Starter};

/// The solution of AI Escargot.
const SOLVED: &str =
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

fn escargot(reading: &str) -> Certificate {
    static PAPER: OnceLock<Certificate> = OnceLock::new();
    let make = || certificate(ESCARGOT.parse().unwrap(), reading.parse().unwrap()).unwrap();
    if reading.is_empty() { PAPER.get_or_init(make).clone() } else { make() }
}

fn check(change: impl Fn(&mut Certificate), expect: &str) {
    let mut changed = escargot("");
    change(&mut changed);
    assert_eq!(check_certificate(&changed).unwrap_err().to_string(), expect);
}

#[test]
fn true_as_made() {
    assert_eq!(check_certificate(&escargot("")), Ok(()));
    assert_eq!(escargot("").deadlock.dances.len(), 17);
    assert_eq!(escargot("").deadlock.position.left(), 240);
}

#[test]
fn the_puzzle() {
    check(
        |certificate| certificate.puzzle = Puzzle::EMPTY,
        "the puzzle has more than one solution",
    );
    check(
        |certificate| certificate.puzzle.set(cell("r1c2"), certificate.puzzle.get(cell("r1c1"))),
        "the puzzle has no solution",
    );
    let easy = |certificate: &mut Certificate| certificate.puzzle = EASY.parse().unwrap();
    check(easy, "the givens do not leave 1 open in r1c1");
}

#[test]
fn the_position() {
    check(
        |certificate| certificate.deadlock.position.set(cell("r1c1"), DigitSet::ALL),
        "the givens do not leave 2, 3, 4, 5, 6, 7, 8 and 9 open in r1c1",
    );
    check(
        |certificate| certificate.deadlock.position.erase(cell("r1c1"), digits("1")),
        "the solution has 1 in r1c1, but the position does not",
    );
    check(
        |certificate| certificate.deadlock.position = Position::of(&certificate.puzzle),
        "a hidden single, 1 of column 3 in r8c3 still applies",
    );
    check(
        |certificate| {
            let puzzle: Puzzle = SOLVED.parse().unwrap();
            certificate.deadlock.position = Position::of(&puzzle);
        },
        "the position is complete",
    );
}

#[test]
fn the_starters() {
    let name = |starter: Starter| match starter {
        Starter::Cell { cell, digits: [a, b] } => format!("{cell} with {a} or {b}"),
        Starter::HalfDouble { digit, structure, cells: [a, b] } => {
            let place = structure.to_string().replace("square", "box");
            format!("{digit} of {place} in {a} or {b}")
        }
    };
    for i in 0..17 {
        let starter = name(escargot("").deadlock.dances[i].starter);
        check(
            |certificate| drop(certificate.deadlock.dances.remove(i)),
            &format!("there is no dance for the starter {starter}"),
        );
        check(
            |certificate| {
                let again = certificate.deadlock.dances[i].clone();
                certificate.deadlock.dances.push(again);
            },
            &format!("there is more than one dance for the starter {starter}"),
        );
        check(
            |certificate| {
                if let Starter::HalfDouble { cells, .. } =
                    &mut certificate.deadlock.dances[i].starter
                {
                    cells.swap(0, 1);
                } else if let Starter::Cell { digits, .. } =
                    &mut certificate.deadlock.dances[i].starter
                {
                    digits.swap(0, 1);
                }
            },
            &{
                let mut starter = escargot("").deadlock.dances[i].starter;
                match &mut starter {
                    Starter::HalfDouble { cells, .. } => cells.swap(0, 1),
                    Starter::Cell { digits, .. } => digits.swap(0, 1),
                }
                format!("{} is not a starter of the position", name(starter))
            },
        );
    }
}

/// Any candidate taken from or given to the position or a dancer is missed.
#[test]
fn every_candidate_counts() {
    let whole = escargot("");
    for (cell, digit) in
        Cell::ALL.into_iter().step_by(5).flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)))
    {
        let flip = |position: &mut Position| {
            let (here, bit) = (position.get(cell), DigitSet::of(digit));
            position.set(cell, if here.contains(digit) { here - bit } else { here | bit });
        };
        let mut changed = whole.clone();
        flip(&mut changed.deadlock.position);
        assert!(check_certificate(&changed).is_err(), "position, {digit} in {cell}");
        for dancer in Dancer::BOTH {
            let mut changed = whole.clone();
            let dance = &mut changed.deadlock.dances[3];
            match dancer {
                Dancer::Circle => flip(&mut dance.circle.position),
                Dancer::Square => flip(&mut dance.square.position),
            }
            assert!(check_certificate(&changed).is_err(), "{dancer}, {digit} in {cell}");
        }
    }
}

#[test]
fn the_dancers() {
    let first = escargot("").deadlock.dances[0].clone();
    let (cell_, digit_) = first.starter.choice(Dancer::Circle);
    let Starter::Cell { cell: at, digits: [a, b] } = first.starter else {
        panic!("the first starter is a cell");
    };
    let place = format!("starter {at} with {a} or {b}, circle: ");
    check(
        |certificate| {
            let ground = certificate.deadlock.position;
            certificate.deadlock.dances[0].circle.position = ground;
        },
        &format!("{place}{b} in {at} cannot be kept once the choice is made"),
    );
    check(
        |certificate| {
            certificate.deadlock.dances[0].circle.position.erase(cell_, digit_.into());
        },
        &format!("{place}the position is broken: {at} has no candidate left"),
    );
    check(
        |certificate| {
            let chosen = first.starter.chosen(Dancer::Circle, &certificate.deadlock.position);
            certificate.deadlock.dances[0].circle.position = chosen;
        },
        &format!("{place}a naked single, {a} in {at} still applies"),
    );
    check(
        |certificate| {
            let dances = certificate.deadlock.dances.clone();
            certificate.deadlock.dances[0].circle.dances = dances;
        },
        &format!("{place}there are dances where no minuet can be opened"),
    );
}

#[test]
fn too_shallow_for_its_reading() {
    let mut deeper = escargot("");
    deeper.reading = Reading::PAPER.with_depth(2);
    // What it leaves out is danced by the judge, who sees that the method goes on there.
    let rejection = check_certificate(&deeper).unwrap_err();
    assert!(!rejection.way.is_empty(), "{rejection}");
    assert!(
        matches!(
            rejection.fault,
            CertificateFault::NotKept { .. }
                | CertificateFault::Broken(_)
                | CertificateFault::Complete
        ),
        "{rejection}"
    );
    deeper.reading = Reading::PAPER.with_depth(3);
    let message = check_certificate(&deeper).unwrap_err().to_string();
    assert!(message.contains(", circle: there is no dance for the starter "), "{message}");
}

/// Every dancer of a certificate of depth 2 without its own dances, which follow from its position.
fn shortened(certificate: &Certificate) -> Certificate {
    let mut short = certificate.clone();
    for dance in &mut short.deadlock.dances {
        dance.circle.dances.clear();
        dance.square.dances.clear();
    }
    short
}

/// The dances of the last depth may be left out, all of a dancer or none; the outermost may not.
#[test]
fn the_innermost_dances() {
    let whole = certificate(PUZZLES[10].parse().unwrap(), Reading::PAPER.with_depth(2)).unwrap();
    let mut short = shortened(&whole);
    assert_eq!(check_certificate(&short), Ok(()));
    assert_eq!(check_certificate(&whole), Ok(()));

    short.deadlock.dances[0].circle.dances = whole.deadlock.dances[0].circle.dances[1..].to_vec();
    let fault = check_certificate(&short).unwrap_err().fault;
    assert!(matches!(fault, CertificateFault::MissingStarter(_)), "{fault:?}");

    let mut bare = shortened(&whole);
    bare.deadlock.dances.clear();
    let fault = check_certificate(&bare).unwrap_err().fault;
    assert!(matches!(fault, CertificateFault::MissingStarter(_)), "{fault:?}");

    let mut deeper = shortened(&whole);
    deeper.reading = Reading::PAPER.with_depth(3);
    let fault = check_certificate(&deeper).unwrap_err().fault;
    assert!(matches!(fault, CertificateFault::MissingStarter(_)), "{fault:?}");
}

/// With the innermost dances left out, a dancer may be said to end lower than it does, but only in another position where
/// nothing can be done: that proves the same.
#[test]
fn every_candidate_counts_without_them() {
    let reading = Reading::PAPER.with_depth(2);
    let short = shortened(&certificate(PUZZLES[10].parse().unwrap(), reading).unwrap());
    let mut refused = 0;
    for (number, dance) in short.deadlock.dances.iter().enumerate().step_by(20) {
        for cell in Cell::ALL.into_iter().skip(number).step_by(9) {
            for digit in Digit::ALL {
                let mut changed = short.clone();
                let circle = &mut changed.deadlock.dances[number].circle.position;
                let (here, bit) = (dance.circle.position.get(cell), DigitSet::of(digit));
                circle.set(cell, if here.contains(digit) { here - bit } else { here | bit });
                let end = *circle;
                let still = is_stuck(end, reading)
                    && end.is_within(&dance.circle.position)
                    && end.union(&dance.square.position) == short.deadlock.position;
                let verdict = check_certificate(&changed);
                assert_eq!(verdict.is_ok(), still, "{number}, {digit} in {cell}: {verdict:?}");
                refused += usize::from(!still);
            }
        }
    }
    assert!(refused > 40, "{refused} refused");
}

/// A complete dancer ends the puzzle when endings are trusted.
#[test]
fn a_complete_dancer() {
    let solution = Position::of(&SOLVED.parse().unwrap());
    let mut changed = escargot("");
    let dance = &mut changed.deadlock.dances[0];
    let (cell, digit) = dance.starter.choice(Dancer::Circle);
    let dancer = if solution.has(cell, digit) {
        dance.circle.position = solution;
        Dancer::Circle
    } else {
        dance.square.position = solution;
        Dancer::Square
    };
    let rejection = check_certificate(&changed).unwrap_err();
    assert_eq!(rejection.fault, CertificateFault::Complete);
    assert_eq!(rejection.way.last().map(|(_, dancer)| *dancer), Some(dancer));
}

/// A dancer that ends lower than Step 3 leaves it is not where it says.
#[test]
fn lower_than_the_end() {
    let solution: Position = Position::of(&SOLVED.parse().unwrap());
    let mut changed = escargot("ending=proof");
    // The solution is a standstill, and proof endings allow it for a dancer that chose right.
    let dance = &mut changed.deadlock.dances[0];
    let (cell, digit) = dance.starter.choice(Dancer::Circle);
    if solution.has(cell, digit) {
        dance.circle.position = solution;
    } else {
        dance.square.position = solution;
    }
    let fault = check_certificate(&changed).unwrap_err().fault;
    assert!(matches!(fault, CertificateFault::LostTooMuch { .. }), "{fault:?}");
}

/// Where the dancers of a starter agree, the method goes on.
#[test]
fn neither_keeps() {
    let puzzle =
        "81..35..64....8.........81..31.9....6..5...........2....78.....29.6...3.5..4...2.";
    let early = premature(puzzle.parse().unwrap(), Reading::PAPER).unwrap();
    let message = check_certificate(&early).unwrap_err().to_string();
    assert!(message.starts_with("neither dancer of the starter "), "{message}");
}
