//! Many items through one function, on all cores, and their results in the order of the items.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use anyhow::anyhow;

use super::pool;
use crate::cli::Threads;

/// Works on all items, on all threads, and hands the results on in the order of the items. While the threads
/// work, the caller's hands on what is finished and fetches what comes next; and each thread lets go of the
/// items it has worked on. Results of neighbours become one where `join` takes the second in.
pub(crate) fn in_order<T: Send, R: Send>(
    mut items: impl Iterator<Item = T>,
    threads: Option<&Threads>,
    work: impl Fn(&T) -> R + Sync,
    join: impl Fn(&mut R, R) -> Option<R> + Sync,
    mut take: impl FnMut(R) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let stop = AtomicBool::new(false);
    let crew = Crew { work, join, stop: &stop };
    let mut size = Size::FIRST;
    let mut next = |size: Size| -> Option<Vec<T>> {
        let piece: Vec<T> = items.by_ref().take(size.0).collect();
        (!piece.is_empty()).then_some(piece)
    };
    if threads.is_some_and(|threads| threads.threads == Some(1)) {
        // One thread means one: the caller's.
        while let Some(piece) = next(size) {
            let Worked { results, elapsed } = crew.worked(piece);
            results.into_iter().try_for_each(&mut take)?;
            size = size.after(elapsed);
        }
        return Ok(());
    }
    let pool = pool(threads)?;
    let most = AHEAD * pool.current_num_threads();
    // What becomes of the pieces that are not handed on yet, in order.
    let mut ahead = VecDeque::new();
    pool.in_place_scope(|scope| {
        let crew = &crew;
        let mut go_on = || loop {
            while ahead.len() < most
                && let Some(piece) = next(size)
            {
                let (out, worked) = sync_channel(1);
                ahead.push_back(worked);
                // Nobody listens any more where the results cannot be handed on.
                scope.spawn(move |_| drop(out.send(crew.worked(piece))));
            }
            let Some(first) = ahead.pop_front() else { return Ok(()) };
            let Worked { results, elapsed } =
                first.recv().map_err(|_| anyhow!("a thread has come to an early end"))?;
            size = size.after(elapsed);
            results.into_iter().try_for_each(&mut take)?;
        };
        let ended = go_on();
        // What is still in work is of no use.
        stop.store(true, Ordering::Relaxed);
        ended
    })
}

/// How many pieces a thread has before it, so that it need not wait for the caller's.
const AHEAD: usize = 8;

/// What is done with each item.
struct Crew<'a, W, J> {
    work: W,
    join: J,
    stop: &'a AtomicBool,
}

/// What became of a piece.
struct Worked<R> {
    results: Vec<R>,
    elapsed: Duration,
}

impl<W, J> Crew<'_, W, J> {
    /// Works on neighbours; on none any more after a stop.
    fn worked<T, R>(&self, piece: Vec<T>) -> Worked<R>
    where
        W: Fn(&T) -> R,
        J: Fn(&mut R, R) -> Option<R>,
    {
        let start = Instant::now();
        let mut results: Vec<R> = Vec::new();
        for item in piece {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            let result = (self.work)(&item);
            let result = match results.last_mut() {
                Some(last) => (self.join)(last, result),
                None => Some(result),
            };
            results.extend(result);
        }
        Worked { results, elapsed: start.elapsed() }
    }
}

/// How many items make a piece: as many as take a moment. So results come at once where each takes long, and
/// where each is quick, threads seldom meet; and reading, working and writing seldom push each other out of
/// the processor's memory.
#[derive(Clone, Copy)]
struct Size(usize);

impl Size {
    const FIRST: Size = Size(1);
    const LARGEST: usize = 256;
    const MOMENT: Duration = Duration::from_millis(2);

    fn after(self, elapsed: Duration) -> Size {
        if elapsed > 4 * Size::MOMENT {
            Size((self.0 / 2).max(Size::FIRST.0))
        } else if elapsed < Size::MOMENT {
            Size((self.0 * 2).min(Size::LARGEST))
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use anyhow::bail;

    use super::*;
    use crate::pipeline::apart;

    fn check(threads: u16, items: u64) {
        let threads = Threads { threads: Some(threads) };
        let mut taken = Vec::new();
        let square = |n: &u64| {
            // Some take far longer than others.
            std::thread::sleep(Duration::from_micros(n * 7 % 11 * 100 * u64::from(*n < 50)));
            n * n
        };
        let done = in_order(0..items, Some(&threads), square, apart, |square| {
            taken.push(square);
            Ok(())
        });
        done.expect("nothing stops it");
        assert!(taken.into_iter().eq((0..items).map(|n| n * n)));
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        for (threads, items) in [(1, 0), (3, 0), (1, 1000), (2, 1000), (3, 5000)] {
            check(threads, items);
        }
    }

    #[test]
    fn who_takes_no_more_ends_it() {
        let worked = AtomicUsize::new(0);
        let work = |_: &u64| worked.fetch_add(1, Ordering::Relaxed);
        let ended = in_order(0.., None, work, apart, |n| if n < 10 { Ok(()) } else { bail!("no") });
        assert_eq!(ended.unwrap_err().to_string(), "no");
        assert!(worked.into_inner() > 10);
    }
}
