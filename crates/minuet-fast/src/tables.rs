//! Masks of cells and the small tables that the sweeps look up.

use minuet_core::Cell;

/// The 20 cells that each cell sees.
pub(crate) static SEEN: [u128; 81] = {
    let mut seen = [0; 81];
    let mut i = 0;
    while i < 81 {
        seen[i] = Cell::ALL[i].seen().bits();
        i += 1;
    }
    seen
};

/// How many of nine bits are set: the plain x86-64 target has no instruction for it.
pub(crate) static COUNT: [u8; 512] = {
    let mut count = [0; 512];
    let mut v = 0;
    while v < 512 {
        count[v] = (v as u16).count_ones() as u8;
        v += 1;
    }
    count
};
