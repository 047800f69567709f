//! `minuet generate`: puzzles made to order.

mod search;

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;

use minuet_core::{CellSet, Puzzle};
use minuet_make::{Recipe, Spare, Vicinity, Wish};
use minuet_words::message::CommandMessage;

use self::search::Search;
use crate::cli::{Generate, Inputs};
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::speech::complain;

pub(crate) fn run(args: &Generate) -> Result<Exit, Failure> {
    let recipe = recipe(args)?;
    recipe.check()?;
    let wish = Wish {
        class: args.class,
        minuets: args.minuets,
        effort: args.effort,
        reading: args.reading.reading,
    };
    wish.check()?;
    if args.near.is_empty() {
        let spring = wish.spring(seed(args), recipe)?;
        let mut search = Search::new(args, &wish)?;
        search.print(|index| Some(spring.batch(index, &wish)))?;
        return search.end();
    }
    let near = puzzles(&args.near, args)?;
    if let Some(&puzzle) = near.iter().find(|near| minuet_fast::count(near, 2) != 1) {
        return Err(CommandMessage::NearNotUnique { puzzle }.into());
    }
    let mut search = Search::new(args, &wish)?;
    search.pass_over(&near);
    walk(near, &recipe, &mut search)?;
    search.end()
}

/// Searches around puzzles, and then around those that were found, until there are enough.
fn walk(near: Vec<Puzzle>, recipe: &Recipe, search: &mut Search<'_>) -> Result<(), Failure> {
    let vicinity = Vicinity::default();
    let mut next = VecDeque::from(near);
    while let Some(near) = next.pop_front() {
        let removals: Vec<CellSet> = vicinity.removals(&near).collect();
        next.extend(search.print(|index| {
            let gone = usize::try_from(index).ok().and_then(|index| removals.get(index));
            gone.map(|&gone| neighbours(&vicinity, &near, gone, recipe))
        })?);
        if search.is_over() {
            break;
        }
    }
    Ok(())
}

/// The neighbours without some clues that follow the recipe.
fn neighbours(vicinity: &Vicinity, puzzle: &Puzzle, gone: CellSet, recipe: &Recipe) -> Vec<Puzzle> {
    let mut found = Vec::new();
    vicinity.additions(puzzle, gone, &mut |neighbour| {
        if recipe.clues.contains(&neighbour.clues())
            && recipe.balance.holds(neighbour.filled())
            && (recipe.spare == Spare::Allowed || minuet_make::is_minimal(&neighbour))
        {
            found.push(neighbour);
        }
        ControlFlow::Continue(())
    });
    found
}

fn recipe(args: &Generate) -> Result<Recipe, Failure> {
    let pattern = match &args.pattern {
        None => None,
        Some(argument) => match puzzles(std::slice::from_ref(argument), args)?.as_slice() {
            [pattern] => Some(pattern.filled()),
            _ => {
                let argument = argument.clone();
                return Err(CommandMessage::PatternNotSingle { argument }.into());
            }
        },
    };
    let any = Recipe::default();
    Ok(Recipe {
        balance: args.symmetry,
        pattern,
        clues: args.clues.clone().unwrap_or(any.clues),
        spare: if args.minimal { Spare::Never } else { Spare::Allowed },
    })
}

/// The puzzles that arguments stand for, all of them.
fn puzzles(arguments: &[String], args: &Generate) -> Result<Vec<Puzzle>, Failure> {
    let (column, accept) = (args.column.clone(), args.accept);
    let inputs = arguments.iter().map(Into::into).collect();
    let sources = Sources::open(&Inputs { inputs, from: None, column, accept })?;
    if sources.exit != Exit::Yes {
        return Err(CommandMessage::NearNotRead.into());
    }
    let records = sources.items().map(|item| item.record);
    records.map(|record| Ok(record.map_err(|(message, _)| message)?.setup.puzzle)).collect()
}

/// The seed that was given, or a new one, which is printed so that the puzzles can be made again.
fn seed(args: &Generate) -> u64 {
    args.seed.unwrap_or_else(|| {
        let seed = u64::from(RandomState::new().hash_one("minuet") as u32);
        complain(CommandMessage::Seed { seed });
        seed
    })
}
