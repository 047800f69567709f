//! The library for Parquet, kept from what damaged or hostile files do to it.

mod lengths;
mod pages;

pub(crate) use pages::{Bounded, Pages, check_place};

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

use parquet::errors::ParquetError;

thread_local! {
    /// Whether this thread is within the library.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// Lets the library read, and makes an error of it when it panics.
///
/// Decoders of the library index their pages with lengths that the pages themselves tell, some of them without
/// a check, and from outside these lengths cannot be seen. What was being read must not be used again.
pub(crate) fn guarded<T>(
    read: impl FnOnce() -> Result<T, ParquetError>,
) -> Result<T, ParquetError> {
    static QUIET: Once = Once::new();
    // Otherwise a report for programmers would stand before our sentence. Other panics are told as ever.
    QUIET.call_once(|| {
        let told = take_hook();
        set_hook(Box::new(move |panic| {
            if !INSIDE.get() {
                told(panic);
            }
        }));
    });
    let before = INSIDE.replace(true);
    let result = catch_unwind(AssertUnwindSafe(read));
    INSIDE.set(before);
    result.unwrap_or_else(|_| {
        Err(ParquetError::General("the file is damaged: its pages cannot be decoded".to_owned()))
    })
}
