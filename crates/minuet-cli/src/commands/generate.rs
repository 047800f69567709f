//! `minuet generate`: puzzles made to order.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::bail;
use minuet_core::{CellSet, Puzzle};
use minuet_make::{Recipe, Spare, Vicinity, Wish, canonical};
use rayon::prelude::*;

use super::hunt::signal;
use crate::cli::{Generate, Inputs};
use crate::exit::Exit;
use crate::input::{Found, Sources};
use crate::output::{self, complain};
use crate::pipeline::pool;
use crate::progress::Bar;

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
    match &args.near {
        Some(near) => {
            let near = puzzle(near)?;
            if minuet_fast::count(&near, 2) != 1 {
                bail!("--near wants a puzzle with one solution, and this one has not");
            }
            let vicinity = Vicinity::default();
            let removals: Vec<CellSet> = vicinity.removals(&near).collect();
            let batch = |index: u64| {
                let gone = usize::try_from(index).ok().and_then(|index| removals.get(index));
                gone.map(|&gone| neighbours(&vicinity, &near, gone, &recipe))
            };
            print(args, &wish, batch)
        }
        None => {
            let spring = wish.spring(seed(args), recipe)?;
            print(args, &wish, |index| Some(spring.batch(index, &wish)))
        }
    }
}

/// Prints the puzzles of one batch after the other that are as they are wanted, until there are enough.
fn print(
    args: &Generate,
    wish: &Wish,
    batch: impl Fn(u64) -> Option<Vec<Puzzle>> + Sync,
) -> anyhow::Result<Exit> {
    let (stop, start) = (signal()?, Instant::now());
    let (pool, mut out) = (pool(Some(&args.threads))?, output::open(args.output.as_deref())?);
    let over = || {
        stop.load(Ordering::Relaxed)
            || args.timeout.is_some_and(|timeout| start.elapsed() >= timeout)
    };
    let mut bar = Bar::new();
    let (mut found, mut tried, mut index) = (0, 0, 0);
    let mut seen: HashSet<Puzzle> = HashSet::new();
    while found < args.count {
        // As many batches at a time as keep all threads busy; they are printed in order all the same.
        let next = index + 4 * pool.current_num_threads() as u64;
        let batches: Vec<Option<Batch>> = pool.install(|| {
            let indices: Vec<u64> = (index..next).collect();
            let batches = indices.into_par_iter().with_max_len(1);
            batches.map(|index| Some(chosen(wish, batch(index)?, &over))).collect()
        });
        let last = batches.iter().any(Option::is_none);
        for batch in batches.into_iter().flatten() {
            // A batch that was broken off is left out: the same seed prints the same puzzles.
            let Batch::Whole { puzzles, size } = batch else { break };
            tried += size;
            for puzzle in puzzles {
                if found < args.count && seen.insert(canonical(&puzzle)) {
                    writeln!(out, "{puzzle}")?;
                    found += 1;
                }
            }
        }
        out.flush()?;
        bar.count(found as u64, args.count as u64, &format!("puzzles, {tried} tried"));
        if last || over() {
            break;
        }
        index = next;
    }
    bar.end();
    if found < args.count {
        let seconds = start.elapsed().as_secs_f64();
        complain(&format!("{found} of {} found among {tried} in {seconds:.0} s", args.count));
    }
    Ok(match () {
        () if found == args.count => Exit::Yes,
        () if stop.load(Ordering::Relaxed) => Exit::Stopped,
        () => Exit::No,
    })
}

/// What is wanted of a batch.
enum Batch {
    Whole { puzzles: Vec<Puzzle>, size: usize },
    BrokenOff,
}

fn chosen(wish: &Wish, puzzles: Vec<Puzzle>, over: &impl Fn() -> bool) -> Batch {
    let size = puzzles.len();
    let mut chosen = Vec::new();
    for puzzle in puzzles {
        if over() {
            return Batch::BrokenOff;
        }
        if wish.holds(&puzzle) {
            chosen.push(puzzle);
        }
    }
    Batch::Whole { puzzles: chosen, size }
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
    let pattern = args.pattern.as_deref().map(puzzle).transpose()?;
    let any = Recipe::default();
    Ok(Recipe {
        balance: args.symmetry,
        pattern: pattern.map(|pattern| pattern.filled()),
        clues: args.clues.clone().unwrap_or(any.clues),
        spare: if args.minimal { Spare::Never } else { Spare::Allowed },
    })
}

/// The one puzzle that an argument stands for.
fn puzzle(argument: &str) -> anyhow::Result<Puzzle> {
    let sources = Sources::open(&Inputs::of(argument))?;
    let first = sources.items().next().map(|item| item.found);
    match first {
        Some(Found::Puzzle(record)) => Ok(record.setup.puzzle),
        Some(Found::Rejected(reason)) => bail!("{argument}: {reason}"),
        _ => bail!("{argument}: there is no puzzle in it"),
    }
}

/// The seed that was given, or a new one, which is told so that the puzzles can be made again.
fn seed(args: &Generate) -> u64 {
    args.seed.unwrap_or_else(|| {
        let seed = u64::from(RandomState::new().hash_one("minuet") as u32);
        complain(&format!("--seed {seed} gives these puzzles again"));
        seed
    })
}
