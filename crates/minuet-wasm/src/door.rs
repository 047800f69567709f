//! What JavaScript calls. No pointer that comes from there is ever followed: it only learns where to write and to read.
//!
//! # Safety
//!
//! The names below are not mangled, so that JavaScript finds them; no other crate here exports a `room`, an `ask` or
//! a `said`. JavaScript writes only within the room that it was given, and before it asks.
#![allow(unsafe_code, reason = "exported names are unsafe attributes")]

use std::sync::{Mutex, MutexGuard, PoisonError};

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Nothing is half written when a lock is poisoned: each text is replaced as a whole.
fn text(text: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    text.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a question of this many bytes, and says where.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut question = text(&QUESTION);
    *question = vec![0; length];
    question.as_mut_ptr()
}

/// Answers the question that was written there, and says how long the answer is.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    let question = std::mem::take(&mut *text(&QUESTION));
    let mut answer = text(&ANSWER);
    *answer = crate::answered(&question);
    answer.len()
}

/// Where the answer lies, until the next question.
#[unsafe(no_mangle)]
extern "C" fn said() -> *const u8 {
    text(&ANSWER).as_ptr()
}
