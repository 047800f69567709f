//! What puzzles should be like, and where to look for them.

use minuet_core::{Puzzle, Reading};
use minuet_fast::MinuetNumber;

use crate::{Class, Climb, Generator, MakeMessage, Rating, Recipe, Span, Spare};

/// What a puzzle should be like, apart from its clues.
#[derive(Clone, Debug)]
pub struct Wish {
    /// How hard it is.
    pub class: Option<Class>,
    /// The least number of minuets that it takes.
    pub minuets: Option<Span>,
    /// What it asks of eye and hand.
    pub effort: Option<Span>,
    /// How the paper is read.
    pub reading: Reading,
}

impl Wish {
    /// Whether such a puzzle can exist at all.
    ///
    /// # Errors
    ///
    /// When class and number of minuets exclude each other.
    pub fn check(&self) -> Result<(), MakeMessage> {
        let (Some(class), Some(minuets)) = (self.class, self.minuets) else { return Ok(()) };
        let name = class.to_string();
        match class {
            Class::Step1 | Class::Step3 if minuets.least > 0 => {
                Err(MakeMessage::ClassWithoutMinuet { class: name })
            }
            Class::Minuet if minuets.most == 0 => Err(MakeMessage::ClassWithMinuet { class: name }),
            Class::Depth(_) => Err(MakeMessage::ClassWithoutNumber { class: name }),
            Class::Step1 | Class::Step3 | Class::Minuet => Ok(()),
        }
    }

    /// Whether a puzzle is as requested. The cheap questions come first.
    pub fn holds(&self, puzzle: &Puzzle) -> bool {
        self.class.is_none_or(|class| class.holds(puzzle, &self.reading))
            && self.minuets.is_none_or(|minuets| takes(minuets, puzzle, &self.reading))
            && self.effort.is_none_or(|effort| {
                let reading = match self.class {
                    Some(Class::Depth(depth)) => self.reading.with_depth(depth),
                    _ => self.reading,
                };
                let rating = Rating::of(puzzle, &reading).and_then(|rating| rating.effort);
                rating.is_some_and(|taken| effort.contains(taken.total()))
            })
    }

    /// Where such puzzles are looked for.
    ///
    /// # Errors
    ///
    /// When no puzzle can follow the recipe.
    pub fn spring(&self, seed: u64, recipe: Recipe) -> Result<Spring, MakeMessage> {
        Ok(if self.is_rare(&recipe) {
            Spring::Climb(Climb::new(seed, self.reading))
        } else {
            Spring::Generator(Generator::new(seed, recipe)?)
        })
    }

    /// Whether random puzzles are never like this, and nothing is asked of their clues.
    fn is_rare(&self, recipe: &Recipe) -> bool {
        let free = Recipe { spare: Spare::Never, ..recipe.clone() } == Recipe::default();
        free && matches!(self.class, Some(Class::Depth(depth)) if depth > 2)
    }
}

/// Where puzzles come from, batch by batch.
#[derive(Clone, Debug)]
pub enum Spring {
    /// Random puzzles.
    Generator(Generator),
    /// From neighbour to neighbour to rare ones.
    Climb(Climb),
}

impl Spring {
    /// The batch of this number, which depends on nothing else. A climb continues until a puzzle is as
    /// requested; of the others, not all need be.
    pub fn batch(&self, index: u64, wish: &Wish) -> Vec<Puzzle> {
        match self {
            Spring::Generator(generator) => generator.batch(index),
            Spring::Climb(climb) => {
                climb.draw(index, |puzzle| wish.holds(puzzle)).into_iter().collect()
            }
        }
    }
}

/// Whether the least number of minuets is in a span.
fn takes(minuets: Span, puzzle: &Puzzle, reading: &Reading) -> bool {
    let has_end = minuets.most < u32::MAX;
    let limit = if has_end { minuets.most } else { minuets.least.saturating_sub(1) };
    match minuet_fast::minuet_number(puzzle, reading, limit) {
        Some(MinuetNumber::Exactly(number)) => minuets.contains(number),
        // Where the search was given up before the limit, nothing is known.
        Some(MinuetNumber::MoreThan(number)) => number >= limit && !has_end,
        _ => false,
    }
}
