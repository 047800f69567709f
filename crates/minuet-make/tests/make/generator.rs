//! Generated puzzles are what was asked for; impossible requests are refused.

use minuet_core::{CellSet, Position, Puzzle};
use minuet_make::{Balance, Generator, MakeMessage, Recipe, Spare};

/// Checks some batches of a recipe, and returns the puzzles.
#[track_caller]
fn check(recipe: &Recipe) -> Vec<Puzzle> {
    let generator = Generator::new(1, recipe.clone()).unwrap();
    let puzzles = generator.batch(0);
    assert_eq!(puzzles, generator.batch(0), "a batch is always the same");
    for puzzle in &puzzles {
        let solutions = minuet_fast::solutions(&Position::of(puzzle), 2);
        assert_eq!(solutions.len(), 1, "{puzzle}");
        assert!(recipe.clues.contains(&puzzle.clues()), "{puzzle}");
        assert!(recipe.balance.holds(puzzle.filled()), "{puzzle}");
        if let Some(pattern) = recipe.pattern {
            assert_eq!(puzzle.filled(), pattern, "{puzzle}");
        }
        if recipe.spare == Spare::Never {
            assert!(minuet_fast::is_minimal(puzzle, &solutions[0]), "{puzzle}");
        }
    }
    puzzles
}

#[track_caller]
fn check_refused(recipe: Recipe, reason: MakeMessage, words: &str) {
    assert_eq!(Generator::new(1, recipe).unwrap_err(), reason);
    assert!(reason.to_string().contains(words), "{reason}");
}

/// A pattern of 36 cells that is the same after a quarter turn.
fn pattern() -> CellSet {
    let fours = Balance::QuarterTurn.orbits().into_iter().filter(|orbit| orbit.len() == 4);
    fours.step_by(2).take(9).fold(CellSet::EMPTY, |pattern, orbit| pattern | orbit)
}

#[test]
fn minimal_puzzles() {
    assert_eq!(check(&Recipe::default()).len(), 64);
    assert!(!check(&Recipe { clues: 22..=24, ..Recipe::default() }).is_empty());
}

#[test]
fn symmetric_puzzles() {
    for balance in Balance::ALL {
        let recipe = Recipe { balance, spare: Spare::Allowed, ..Recipe::default() };
        assert_eq!(check(&recipe).len(), 64);
    }
    check(&Recipe { balance: Balance::HalfTurn, ..Recipe::default() });
}

#[test]
fn numbers_of_clues() {
    let recipe = Recipe { clues: 40..=41, spare: Spare::Allowed, ..Recipe::default() };
    let puzzles = check(&recipe);
    assert!(puzzles.iter().all(|puzzle| puzzle.clues() == 40));
}

#[test]
fn patterns() {
    let recipe = Recipe {
        balance: Balance::QuarterTurn,
        pattern: Some(pattern()),
        spare: Spare::Allowed,
        ..Recipe::default()
    };
    assert!(!check(&recipe).is_empty());
}

#[test]
fn the_impossible_is_refused() {
    let few = Recipe { clues: 10..=16, ..Recipe::default() };
    check_refused(few, MakeMessage::TooFewClues { most: 16, fewest: 17 }, "at least 17");
    #[expect(clippy::reversed_empty_ranges, reason = "that is what is refused")]
    let none = Recipe { clues: 30..=20, ..Recipe::default() };
    check_refused(none, MakeMessage::NoNumberOfClues, "above the largest");
    let sixteen = CellSet::from_bits(0xffff);
    let small = Recipe { pattern: Some(sixteen), clues: 17..=17, ..Recipe::default() };
    check_refused(
        small,
        MakeMessage::TooFewClues { most: 16, fewest: 17 },
        "no puzzle with 16 clues",
    );
    let size = Recipe { pattern: Some(pattern()), clues: 20..=24, ..Recipe::default() };
    let cells = pattern().len();
    check_refused(size, MakeMessage::PatternSize { cells }, "change the pattern");
    let lopsided = Recipe {
        balance: Balance::Diagonal,
        pattern: Some(CellSet::from_bits(0xff_ffff)),
        ..Recipe::default()
    };
    let symmetry = "diagonal";
    check_refused(lopsided, MakeMessage::PatternSymmetry { symmetry }, "not symmetric (diagonal)");
}

#[test]
fn names_of_symmetries() {
    for balance in Balance::ALL {
        assert_eq!(balance.to_string().parse(), Ok(balance));
        assert_eq!(balance.orbits().iter().map(|orbit| orbit.len()).sum::<usize>(), 81);
    }
    let error = "round".parse::<Balance>().unwrap_err();
    assert!(error.to_string().contains("rot180"), "{error}");
}
