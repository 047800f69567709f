//! `minuet generate`: puzzles made to order.

mod search;

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;

use anyhow::{anyhow, bail, ensure};
use minuet_core::{CellSet, Puzzle};
use minuet_make::{Recipe, Spare, Vicinity, Wish};

use self::search::Search;
use crate::cli::{Generate, Inputs};
use crate::exit::Exit;
use crate::input::{Found, Sources};
use crate::output::complain;

pub(crate) fn run(args: &Generate) -> anyhow::Result<Exit> {
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
        return Ok(search.end());
    }
    let near = puzzles(&args.near, args.column.as_deref())?;
    if let Some(other) = near.iter().find(|near| minuet_fast::count(near, 2) != 1) {
        bail!("--near wants puzzles with one solution, and {other} has not");
    }
    let mut search = Search::new(args, &wish)?;
    search.pass_over(&near);
    walk(near, &recipe, &mut search)?;
    Ok(search.end())
}

/// Looks around puzzles, and then around those that were found, until there are enough.
fn walk(near: Vec<Puzzle>, recipe: &Recipe, search: &mut Search<'_>) -> anyhow::Result<()> {
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

fn recipe(args: &Generate) -> anyhow::Result<Recipe> {
    let pattern = args.pattern.as_ref().map(|pattern| {
        let found = puzzles(std::slice::from_ref(pattern), args.column.as_deref())?;
        match found.as_slice() {
            [pattern] => Ok(*pattern),
            _ => bail!("{pattern} goes on after its first puzzle: --pattern wants a single one"),
        }
    });
    let pattern = pattern.transpose()?;
    let any = Recipe::default();
    Ok(Recipe {
        balance: args.symmetry,
        pattern: pattern.map(|pattern| pattern.filled()),
        clues: args.clues.clone().unwrap_or(any.clues),
        spare: if args.minimal { Spare::Never } else { Spare::Allowed },
    })
}

/// The puzzles that arguments stand for, all of them.
fn puzzles(arguments: &[String], column: Option<&str>) -> anyhow::Result<Vec<Puzzle>> {
    let column = column.map(str::to_owned);
    let sources = Sources::open(&Inputs { inputs: arguments.to_vec(), from: None, column })?;
    ensure!(sources.exit == Exit::Yes, "not all puzzles of --near can be read");
    let puzzle = |found| match found {
        Found::Puzzle(record) => Ok(record.setup.puzzle),
        Found::Rejected(reason) => Err(reason),
        Found::Nothing => Err("there is no puzzle in it".to_owned()),
    };
    let items = sources.items();
    items
        .map(|item| puzzle(item.found).map_err(|reason| anyhow!("{}", item.source.named(&reason))))
        .collect()
}

/// The seed that was given, or a new one, which is told so that the puzzles can be made again.
fn seed(args: &Generate) -> u64 {
    args.seed.unwrap_or_else(|| {
        let seed = u64::from(RandomState::new().hash_one("minuet") as u32);
        complain(&format!("--seed {seed} gives these puzzles again"));
        seed
    })
}
