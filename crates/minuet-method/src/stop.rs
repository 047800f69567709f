//! Work that can be stopped from outside, once its result is no longer wanted.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    static STOP: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// What unwinds the stack of work that was stopped.
struct Stopped;

/// Does `work` on this thread, and gives up with `None` once `stop` is true: the teacher looks at it before each entry.
/// The stack is unwound, so that no function between here and the teacher has to know about it.
pub fn stoppable<T>(stop: &Arc<AtomicBool>, work: impl FnOnce() -> T) -> Option<T> {
    let before = STOP.replace(Some(stop.clone()));
    let worked = catch_unwind(AssertUnwindSafe(work));
    STOP.set(before);
    match worked {
        Ok(result) => Some(result),
        Err(reason) if reason.is::<Stopped>() => None,
        Err(panic) => resume_unwind(panic),
    }
}

/// Ends here if it was asked for.
pub(crate) fn look() {
    let is_asked = |stop: &Option<Arc<AtomicBool>>| {
        stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    };
    if STOP.with_borrow(is_asked) {
        resume_unwind(Box::new(Stopped));
    }
}
