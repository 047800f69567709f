//! The kinds of puzzles that can be made while a player waits.

use minuet_core::{Puzzle, Reading};

use crate::{Balance, Class, Generator, Recipe, Span, Spare, Wish};

/// A kind of puzzle, like those of the pack with the same name, that can be made while a player waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Step 1 is enough.
    Step1,
    /// Steps 1 to 3 are enough.
    Step3,
    /// One minuet.
    Minuet,
    /// Two minuets.
    TwoMinuets,
    /// Three minuets and more.
    ManyMinuets,
}

/// How many batches of puzzles are made at most: far more than it ever takes.
const BATCHES: u64 = 400;

impl Kind {
    /// Every kind, the easiest first.
    pub const ALL: [Kind; 5] =
        [Kind::Step1, Kind::Step3, Kind::Minuet, Kind::TwoMinuets, Kind::ManyMinuets];

    /// Its name, and that of its pack.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Step1 => "step1",
            Kind::Step3 => "step3",
            Kind::Minuet => "minuet",
            Kind::TwoMinuets => "two-minuets",
            Kind::ManyMinuets => "many-minuets",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// A new puzzle of this kind. The same seed gives the same one.
    ///
    /// ```
    /// use minuet_make::Kind;
    ///
    /// let puzzle = Kind::Minuet.make(1).unwrap();
    /// assert_eq!(Kind::Minuet.make(1), Some(puzzle));
    /// assert_ne!(Kind::Minuet.make(2), Some(puzzle));
    /// ```
    pub fn make(self, seed: u64) -> Option<Puzzle> {
        let wish = self.wish();
        let generator = Generator::new(seed, self.recipe()).ok()?;
        (0..BATCHES)
            .find_map(|index| generator.batch(index).into_iter().find(|puzzle| wish.holds(puzzle)))
    }

    fn wish(self) -> Wish {
        let (class, minuets) = match self {
            Kind::Step1 => (Class::Step1, None),
            Kind::Step3 => (Class::Step3, None),
            Kind::Minuet => (Class::Minuet, Some(Span { least: 1, most: 1 })),
            Kind::TwoMinuets => (Class::Minuet, Some(Span { least: 2, most: 2 })),
            Kind::ManyMinuets => (Class::Minuet, Some(Span { least: 3, most: u32::MAX })),
        };
        Wish { class: Some(class), minuets, effort: None, reading: Reading::PAPER }
    }

    fn recipe(self) -> Recipe {
        match self {
            // These are rare, and rarer still with symmetry.
            Kind::ManyMinuets => Recipe::default(),
            Kind::Step1 | Kind::Step3 | Kind::Minuet | Kind::TwoMinuets => {
                Recipe { balance: Balance::HalfTurn, spare: Spare::Allowed, ..Recipe::default() }
            }
        }
    }
}
