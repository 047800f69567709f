//! Many items through one function, on all cores, and their results in the order of the items.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use minuet_words::message::CommandMessage;

use crate::exit::Failure;
use crate::progress::Bar;
use crate::speech::say;

/// How many pieces a thread has before it, so that it need not wait for the caller's.
const AHEAD: usize = 8;
/// How long a piece should take. Results come at once where each item takes long; where each is quick, threads
/// seldom meet.
const MOMENT: Duration = Duration::from_millis(2);
/// How long it may take until something is said.
const LONG: Duration = Duration::from_secs(1);
/// The most items of a piece.
const LARGEST: usize = 256;

/// Works on all items, on all threads, and hands the results on in the order of the items. While the threads
/// work, the caller's hands on what is finished and fetches what comes next.
pub(crate) fn in_order<T: Send, R: Send>(
    mut items: impl Iterator<Item = T>,
    threads: Option<u16>,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let pool = pool(threads)?;
    let most = AHEAD * pool.current_num_threads();
    let (work, stop) = (&work, &AtomicBool::new(false));
    // What becomes of the pieces that are not handed on yet, in order.
    let mut ahead = VecDeque::new();
    let (mut size, mut done) = (1, 0);
    pool.in_place_scope(|scope| {
        let mut go_on = || loop {
            while ahead.len() < most {
                let piece: Vec<T> = items.by_ref().take(size).collect();
                if piece.is_empty() {
                    break;
                }
                let (out, worked) = sync_channel(1);
                ahead.push_back(worked);
                scope.spawn(move |_| {
                    let start = Instant::now();
                    let piece = piece.into_iter().take_while(|_| !stop.load(Ordering::Relaxed));
                    let results: Vec<R> = piece.map(work).collect();
                    // Where the results cannot be handed on, the other end is closed.
                    let _ = out.send((results, start.elapsed()));
                });
            }
            let Some(first) = ahead.pop_front() else { return Ok(()) };
            let (results, elapsed) = wait(&first, done)?;
            done += results.len() as u64;
            if elapsed > 4 * MOMENT {
                size = (size / 2).max(1);
            } else if elapsed < MOMENT {
                size = (size * 2).min(LARGEST);
            }
            results.into_iter().try_for_each(&mut take)?;
        };
        let ended = go_on();
        // What is still being worked on is of no use.
        stop.store(true, Ordering::Relaxed);
        ended
    })
}

/// Works on one thing, and says so on a terminal where that takes long.
pub(crate) fn patiently<R: Send>(work: impl Fn() -> R + Sync) -> Result<R, Failure> {
    let mut made = None;
    in_order(
        std::iter::once(()),
        Some(1),
        |()| work(),
        |result| {
            made = Some(result);
            Ok(())
        },
    )?;
    made.ok_or_else(|| CommandMessage::ThreadDied.into())
}

/// Waits for what comes next, and says so on a terminal where that takes long.
fn wait<T>(next: &Receiver<T>, done: u64) -> Result<T, CommandMessage> {
    let (start, mut bar) = (Instant::now(), None);
    let waited = loop {
        match next.recv_timeout(LONG) {
            Ok(worked) => break Ok(worked),
            Err(RecvTimeoutError::Disconnected) => break Err(CommandMessage::ThreadDied),
            Err(RecvTimeoutError::Timeout) => {
                let seconds = start.elapsed().as_secs();
                bar.get_or_insert_with(Bar::new)
                    .say(say(CommandMessage::Working { done, seconds }));
            }
        }
    };
    bar.iter().for_each(Bar::end);
    waited
}

/// A pool of the size that was asked for.
pub(crate) fn pool(threads: Option<u16>) -> Result<rayon::ThreadPool, CommandMessage> {
    let builder = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0).into());
    builder.build().map_err(|error| CommandMessage::ThreadsNotStarted { error: error.to_string() })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    fn check(threads: u16, items: u64) {
        let mut taken = Vec::new();
        let square = |n: u64| {
            // Some take far longer than others.
            std::thread::sleep(Duration::from_micros(n * 7 % 11 * 100 * u64::from(n < 50)));
            n * n
        };
        let done = in_order(0..items, Some(threads), square, |square| {
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
        let work = |_: u64| worked.fetch_add(1, Ordering::Relaxed);
        let ended = in_order(0.., None, work, |n| match n {
            0..10 => Ok(()),
            _ => Err(Failure::Unread),
        });
        assert!(matches!(ended, Err(Failure::Unread)));
        assert!(worked.into_inner() > 10);
    }
}
