//! Random full grids.

use minuet_core::{Cell, Digit, DigitSet, Position, Puzzle, Solution};

use crate::Random;

/// A random full grid, and how much it counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RandomGrid {
    /// The grid.
    pub solution: Solution,
    /// The inverse of its probability, such that the mean over all draws is 1. It hardly varies: by about
    /// a tenth.
    pub weight: f64,
}

/// How many ways there are on average to complete a first band and a first stack: the number of grids,
/// 6,670,903,752,021,072,936,960, divided by that of first bands with first stacks, 9! × (56 × 6⁶)².
const MEAN: f64 = 6_670_903_752_021_072_936_960.0 / (362_880.0 * 2_612_736.0 * 2_612_736.0);

/// No first band and first stack seen so far had nearly as many completions.
const BOUND: usize = 6144;

impl RandomGrid {
    /// Draws the first band and the first stack, each with the same probability, and then one of the ways to
    /// complete them. So a grid comes with probability inverse to the number of ways, and that is its weight.
    pub fn draw(random: &mut Random) -> RandomGrid {
        let (solution, ways) = complete_corner(random);
        RandomGrid { solution, weight: ways as f64 / MEAN }
    }

    /// Draws until one is accepted, such that all grids have the same probability.
    pub fn draw_uniform(random: &mut Random) -> Solution {
        loop {
            let (solution, ways) = complete_corner(random);
            if random.below(BOUND) < ways {
                return solution;
            }
        }
    }
}

/// The first band and the first stack of a grid, 0 elsewhere; each with the same probability, whether it can
/// be completed or not. The grid has `SIDE` rows and squares of `SQUARE` rows.
pub fn corner<const SIDE: usize, const SQUARE: usize>(random: &mut Random) -> [[u8; SIDE]; SIDE] {
    let mut grid = [[0; SIDE]; SIDE];
    let mut digits: [u8; SIDE] = std::array::from_fn(|i| i as u8 + 1);
    random.shuffle(&mut digits);
    for (i, digit) in digits.into_iter().enumerate() {
        grid[i / SQUARE][i % SQUARE] = digit;
    }
    extend::<SIDE, SQUARE>(&mut grid, random);
    let mut stack = transposed(&grid);
    stack.iter_mut().for_each(|row| row[SQUARE..].fill(0));
    extend::<SIDE, SQUARE>(&mut stack, random);
    let stack = transposed(&stack);
    for (row, from) in grid.iter_mut().zip(stack).skip(SQUARE) {
        row[..SQUARE].copy_from_slice(&from[..SQUARE]);
    }
    grid
}

fn transposed<const SIDE: usize>(grid: &[[u8; SIDE]; SIDE]) -> [[u8; SIDE]; SIDE] {
    std::array::from_fn(|row| std::array::from_fn(|column| grid[column][row]))
}

/// Completes the first band, given its first square: rows in random order, until the squares are right.
fn extend<const SIDE: usize, const SQUARE: usize>(
    grid: &mut [[u8; SIDE]; SIDE],
    random: &mut Random,
) {
    loop {
        for row in &mut grid[..SQUARE] {
            let (first, rest) = row.split_at_mut(SQUARE);
            let missing = (1..=SIDE as u8).filter(|digit| !first.contains(digit));
            rest.iter_mut().zip(missing).for_each(|(cell, digit)| *cell = digit);
            random.shuffle(rest);
        }
        let all = (SQUARE..SIDE).step_by(SQUARE).all(|column| {
            let square = grid[..SQUARE].iter().flat_map(|row| &row[column..column + SQUARE]);
            square.fold(0_u32, |digits, &digit| digits | 1 << digit).count_ones() == SIDE as u32
        });
        if all {
            return;
        }
    }
}

/// A completed corner, and how many ways there were.
fn complete_corner(random: &mut Random) -> (Solution, usize) {
    loop {
        let grid = corner::<9, 3>(random);
        let mut puzzle = Puzzle::EMPTY;
        for cell in Cell::ALL {
            puzzle.set(cell, Digit::new(grid[cell.index() / 9][cell.index() % 9]));
        }
        let ways = minuet_fast::count(&puzzle, usize::MAX);
        if ways > 0 {
            let n = random.below(ways);
            if let Some(solution) = nth_solution(Position::of(&puzzle), n, ways) {
                return (solution, ways);
            }
        }
    }
}

/// The solution at place `n` of all `ways`, in an order of its own: cell by cell, number by number.
fn nth_solution(mut position: Position, mut n: usize, mut ways: usize) -> Option<Solution> {
    // To list a few solutions is cheaper than to count them again and again.
    const FEW: usize = 24;
    // The last square has the most choices; its diagonal splits the solutions finely.
    for cell in [80, 70, 60, 50, 40, 30].map(|index| Cell::ALL[index]) {
        if ways <= FEW {
            break;
        }
        for digit in position.get(cell).iter() {
            let mut choice = position;
            choice.set(cell, DigitSet::of(digit));
            let count = minuet_fast::count_in(&choice, usize::MAX);
            if n < count {
                (position, ways) = (choice, count);
                break;
            }
            n -= count;
        }
    }
    let mut solutions = minuet_fast::solutions(&position, ways);
    solutions.sort_unstable();
    solutions.into_iter().nth(n)
}
