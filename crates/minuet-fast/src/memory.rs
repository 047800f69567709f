//! Where nested minuets have led before.
//!
//! Two choices can be made in either order, so deep minuets come to the same floors again and again.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::floor::Floor;

/// As many floors as are kept in mind.
const MOST: usize = 1 << 16;

/// How closed floors end: where minuets up to a depth come to rest on them, or nothing when they break.
#[derive(Default)]
pub(crate) struct Memory(RefCell<HashMap<(u8, Floor), Option<Floor>>>);

impl Memory {
    pub(crate) fn recall(&self, depth: u8, closed: &Floor) -> Option<Option<Floor>> {
        self.0.borrow().get(&(depth, *closed)).copied()
    }

    pub(crate) fn keep(&self, depth: u8, closed: &Floor, end: Option<Floor>) {
        let mut floors = self.0.borrow_mut();
        if floors.len() < MOST {
            floors.insert((depth, *closed), end);
        }
    }
}
