//! A batch allocates no memory of its own.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use minuet_core::{Puzzle, Reading};
use minuet_fast::{Engine, count, count_all, decide};

use crate::common::{Chance, FAMOUS, dug, puzzle};

/// The system's memory, and how often this thread has asked for some.
struct Counting;

thread_local! {
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

#[global_allocator]
static COUNTING: Counting = Counting;

// SAFETY: all is left to the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
        // SAFETY: the caller's promises are the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are the system's.
        unsafe { System.dealloc(memory, layout) }
    }
}

fn asked(work: impl FnOnce()) -> usize {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

#[test]
fn a_batch_allocates_nothing() {
    let puzzles = FAMOUS.map(puzzle);
    let mut counts = [0; FAMOUS.len()];
    // The first count finds out what the processor has.
    assert_eq!(count(&puzzles[0], 2), 1);
    assert_eq!(asked(|| count_all(&puzzles, 2, &mut counts)), 0);
    assert_eq!(counts, [1; FAMOUS.len()]);
    for engine in Engine::available() {
        counts.fill(0);
        assert_eq!(asked(|| engine.count_all(&puzzles, 2, &mut counts)), 0, "{engine:?}");
        assert_eq!(counts, [1; FAMOUS.len()], "{engine:?}");
    }
    assert_eq!(asked(|| drop(vec![0; 9])), 1);
}

/// Puzzles of all outcomes.
fn puzzles() -> Vec<Puzzle> {
    let mut chance = Chance(7);
    let ill_posed = [Puzzle::EMPTY, puzzle(&format!("11{}", ".".repeat(79)))];
    let dug = (0..20).map(|_| dug(&mut chance));
    FAMOUS.iter().map(|text| puzzle(text)).chain(ill_posed).chain(dug).collect()
}

#[test]
fn deciding_allocates_nothing() {
    let puzzles = puzzles();
    let decide_all = |reading: &Reading| {
        for puzzle in &puzzles {
            black_box(decide(puzzle, reading));
        }
    };
    decide_all(&Reading::PAPER);
    for reading in ["", "blocking=never", "blocking=aligned,groups=4", "ending=proof"] {
        let reading = reading.parse().expect("a reading");
        assert_eq!(asked(|| decide_all(&reading)), 0, "{reading}");
    }
}

#[test]
fn a_batch_goes_as_far_as_both_reach() {
    let mut counts = [7; 3];
    count_all(&[Puzzle::EMPTY; 2], 3, &mut counts);
    assert_eq!(counts, [3, 3, 7]);
    count_all(&[Puzzle::EMPTY; 4], 2, &mut counts);
    assert_eq!(counts, [2, 2, 2]);
    count_all(&[], 2, &mut counts);
    assert_eq!(counts, [2, 2, 2]);
}

#[test]
fn engines_go_between_threads() {
    fn check<T: Send + Sync + 'static>() {}
    check::<Engine>();
    check::<minuet_fast::Decision>();
    check::<minuet_fast::MinuetDepth>();
    check::<minuet_fast::MinuetNumber>();
    let counts = std::thread::scope(|scope| {
        let threads = Engine::available()
            .into_iter()
            .map(|engine| scope.spawn(move || engine.count(&puzzle(FAMOUS[0]), 2)))
            .collect::<Vec<_>>();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect::<Vec<_>>()
    });
    assert!(counts.iter().all(|&count| count == 1), "{counts:?}");
}
