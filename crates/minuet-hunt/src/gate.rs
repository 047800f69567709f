//! What holds the reader of a hunt back.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Counts what waits to be worked on. Whoever brings more waits when there is a lot, and comes in again only when
/// half of it is gone: to wake a thread for each takes longer than to read what it brings.
pub(crate) struct Gate {
    waiting: AtomicUsize,
    most: usize,
    closed: Mutex<()>,
    opens: Condvar,
}

/// How long to wait before looking whether to stop.
const MOMENT: Duration = Duration::from_millis(100);

impl Gate {
    /// A gate that closes when so many wait.
    pub(crate) fn new(most: usize) -> Gate {
        Gate { waiting: AtomicUsize::new(0), most, closed: Mutex::new(()), opens: Condvar::new() }
    }

    /// Waits until there is room, or `stopped` says that it is of no use; then one more is counted, before anybody
    /// can take it away.
    pub(crate) fn enter(&self, stopped: impl Fn() -> bool) {
        if self.waiting.load(Ordering::Acquire) >= self.most {
            let is_shut = || self.waiting.load(Ordering::Acquire) > self.most / 2 && !stopped();
            // Nothing is kept behind the lock that a panic could spoil.
            let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
            while is_shut() {
                let waited = self.opens.wait_timeout(closed, MOMENT);
                (closed, _) = waited.unwrap_or_else(PoisonError::into_inner);
            }
        }
        self.waiting.fetch_add(1, Ordering::AcqRel);
    }

    /// One is taken away.
    pub(crate) fn leave(&self) {
        if self.waiting.fetch_sub(1, Ordering::AcqRel) == self.most / 2 + 1 {
            // Who looks and then waits holds this: it must not miss the call in between.
            drop(self.closed.lock());
            self.opens.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use super::*;

    #[test]
    fn who_brings_too_much_waits_until_half_is_gone() {
        let gate = Arc::new(Gate::new(4));
        (0..4).for_each(|_| gate.enter(|| unreachable!("there is room")));
        let [waits, inside] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let bringer = thread::spawn({
            let (gate, waits, inside) = (gate.clone(), waits.clone(), inside.clone());
            move || {
                // Whoever asks whether to stop is about to wait.
                gate.enter(|| {
                    waits.store(true, Ordering::Release);
                    false
                });
                inside.store(true, Ordering::Release);
            }
        });
        while !waits.load(Ordering::Acquire) {
            thread::yield_now();
        }
        gate.leave();
        thread::sleep(Duration::from_millis(5));
        assert!(!inside.load(Ordering::Acquire), "three still wait");
        gate.leave();
        bringer.join().expect("it comes in");
        assert_eq!(gate.waiting.load(Ordering::Acquire), 3);
    }

    #[test]
    fn a_stop_opens_it() {
        let gate = Gate::new(1);
        gate.enter(|| true);
        gate.enter(|| true);
    }
}
