//! The rules of Step 3, one in each file. Each looks at one structure of one line and yields its finds in order.

pub(crate) mod aligned;
pub(crate) mod half_double;
pub(crate) mod hidden_group;
pub(crate) mod hidden_single;
pub(crate) mod naked_group;
pub(crate) mod naked_single;
pub(crate) mod passive;

use minuet_core::{Blocker, CellSet, Lane, Position, Reading, Structure};

/// What a rule may look at.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) lane: &'a Lane,
    pub(crate) reading: &'a Reading,
    /// The half doubles written on the sheet already; none for a dancer, who has nowhere to write them.
    pub(crate) records: Option<&'a [Blocker]>,
    /// The half doubles on the sheet that a dancer uses (footnote 7); none on the main line, where Step 3 scans.
    pub(crate) margins: &'a [Blocker],
}

impl View<'_> {
    pub(crate) fn position(&self) -> &Position {
        self.lane.position()
    }

    /// The cells of `structure` without ink or enclosure.
    pub(crate) fn open(&self, structure: Structure) -> CellSet {
        structure.cells() - self.lane.solved()
    }
}

/// The subsets with `size` members (2 to 4) of nine things, as masks, in the order of their members.
pub(crate) fn subsets(size: usize) -> &'static [u16] {
    match size {
        2 => &PAIRS,
        3 => &TRIPLES,
        _ => &FOURS,
    }
}

static PAIRS: [u16; 36] = masks(2);
static TRIPLES: [u16; 84] = masks(3);
static FOURS: [u16; 126] = masks(4);

const fn masks<const N: usize>(size: u32) -> [u16; N] {
    let mut masks = [0; N];
    let (mut found, mut reversed) = (0, 512_u16);
    while reversed > 0 {
        reversed -= 1;
        if reversed.count_ones() == size {
            // Descending with the first member as the highest bit is ascending by members.
            masks[found] = reversed.reverse_bits() >> 7;
            found += 1;
        }
    }
    masks
}
