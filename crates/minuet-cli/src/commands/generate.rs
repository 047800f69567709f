//! `minuet generate`: puzzles made to order.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::bail;
use minuet_core::{CellSet, Puzzle, Reading};
use minuet_fast::MinuetNumber;
use minuet_make::{Class, Climb, Generator, Rating, Recipe, Spare, Vicinity, canonical};
use rayon::prelude::*;

use super::hunt::signal;
use crate::cli::{Generate, Inputs, Span};
use crate::exit::Exit;
use crate::input::{Found, Sources};
use crate::output::{self, complain};
use crate::pipeline::pool;
use crate::progress::Bar;

pub(crate) fn run(args: &Generate) -> anyhow::Result<Exit> {
    let recipe = recipe(args)?;
    recipe.check()?;
    refuse_contradictions(args)?;
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
            print(args, batch)
        }
        None if is_rare(args, &recipe) => {
            let climb = Climb::new(seed(args), args.reading.reading);
            print(args, |index| {
                Some(climb.draw(index, |puzzle| is_wanted(args, puzzle)).into_iter().collect())
            })
        }
        None => {
            let generator = Generator::new(seed(args), recipe)?;
            print(args, |index| Some(generator.batch(index)))
        }
    }
}

/// Classes and numbers of minuets that exclude each other.
fn refuse_contradictions(args: &Generate) -> anyhow::Result<()> {
    let (Some(class), Some(minuets)) = (args.class, args.minuets) else { return Ok(()) };
    match class {
        Class::Step1 | Class::Step3 if minuets.least > 0 => {
            bail!("a puzzle of class {class} takes no minuet: leave --minuets or --class out")
        }
        Class::Minuet if minuets.most == 0 => {
            bail!("a puzzle of class minuet takes one minuet at least: ask for more")
        }
        Class::Depth(_) => bail!(
            "a puzzle of class {class} is not solved without nesting, so it has no minuet number: leave \
             --minuets or --class out"
        ),
        _ => Ok(()),
    }
}

/// Whether random puzzles are never like this, and nothing is asked of their clues.
fn is_rare(args: &Generate, recipe: &Recipe) -> bool {
    let free = Recipe { spare: Spare::Never, ..recipe.clone() } == Recipe::default();
    free && matches!(args.class, Some(Class::Depth(depth)) if depth > 2)
}

/// Prints the puzzles of one batch after the other that are as they are wanted, until there are enough.
fn print(
    args: &Generate,
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
            batches.map(|index| Some(chosen(args, batch(index)?, &over))).collect()
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

fn chosen(args: &Generate, puzzles: Vec<Puzzle>, over: &impl Fn() -> bool) -> Batch {
    let size = puzzles.len();
    let mut chosen = Vec::new();
    for puzzle in puzzles {
        if over() {
            return Batch::BrokenOff;
        }
        if is_wanted(args, &puzzle) {
            chosen.push(puzzle);
        }
    }
    Batch::Whole { puzzles: chosen, size }
}

/// The cheap questions come first.
fn is_wanted(args: &Generate, puzzle: &Puzzle) -> bool {
    args.class.is_none_or(|class| class.holds(puzzle, &args.reading.reading))
        && args.minuets.is_none_or(|minuets| takes(minuets, puzzle, &args.reading.reading))
        && args.effort.is_none_or(|effort| {
            let reading = match args.class {
                Some(Class::Depth(depth)) => args.reading.reading.with_depth(depth),
                _ => args.reading.reading,
            };
            let rating = Rating::of(puzzle, &reading).and_then(|rating| rating.effort);
            rating.is_some_and(|taken| effort.contains(taken.total()))
        })
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
