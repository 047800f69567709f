//! Rules 19 and 20 by sweeps: all singles and blocks of all numbers at once, until nothing follows.
//!
//! No step decides anything number by number, so the compiler works on all nine in one vector.

use minuet_core::Blocking;

use crate::floor::{BAND, Floor, Numbers};
use crate::thirds::{Thirds, below, beside, column_cells, next, row_cells};

/// The cells with more than one candidate on a floor where nothing more follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open(pub(crate) [u32; 3]);

impl Open {
    /// Nothing is open: the digits are a solution.
    pub(crate) const NOTHING: Open = Open([0; 3]);
}

/// A cell without a number, or a structure without a place for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

/// The thirds that must not block though they are all of a structure: those with two places, with three.
#[derive(Clone, Copy)]
pub(crate) struct Silent {
    two: u32,
    three: u32,
}

impl Silent {
    #[inline(always)]
    fn of(self, thirds: &Thirds) -> u32 {
        thirds.two & self.two | thirds.three & self.three
    }
}

impl From<Blocking> for Silent {
    fn from(blocking: Blocking) -> Silent {
        match blocking {
            Blocking::Never => Silent { two: !0, three: !0 },
            Blocking::HalfDoubles => Silent { two: 0, three: !0 },
            Blocking::Aligned => Silent { two: 0, three: 0 },
        }
    }
}

impl Floor {
    /// Singles and blocks until nothing follows.
    #[inline(always)]
    pub(crate) fn spread(&mut self, silent: Silent) -> Result<Open, Broken> {
        loop {
            let several = self.several()?;
            let before = *self;
            let alone = self.sweep(several, silent)?;
            if *self == before {
                // A cell that is the only one for two numbers has kept both.
                let torn = [0, 1, 2].map(|band| alone[band] & several[band]);
                return if torn == [0; 3] { Ok(Open(several)) } else { self.tear(torn) };
            }
        }
    }

    /// Takes every number from the cells that two numbers need.
    #[cold]
    fn tear(&mut self, torn: [u32; 3]) -> Result<Open, Broken> {
        for (words, torn) in self.at.iter_mut().zip(torn) {
            for word in words {
                *word &= !torn;
            }
        }
        Err(Broken)
    }

    /// The cells with more than one candidate.
    #[inline(always)]
    fn several(&self) -> Result<[u32; 3], Broken> {
        let mut several = [0; 3];
        let mut all = BAND;
        for (band, words) in self.at.iter().enumerate() {
            let (mut one, mut two) = (0, 0);
            for &word in &words[..9] {
                two |= one & word;
                one |= word;
            }
            all &= one;
            several[band] = two;
        }
        if all == BAND { Ok(several) } else { Err(Broken) }
    }

    /// One look at every number. Returns the cells that are the only ones of a structure for some number.
    #[inline(always)]
    fn sweep(&mut self, several: [u32; 3], silent: Silent) -> Result<[u32; 3], Broken> {
        let [first, second, third] = &mut self.at;
        let mut alone: [Numbers; 3] = [[0; 16]; 3];
        let mut all = [0; 3];
        let mut missing = 0;
        for d in 0..16 {
            let look = look([first[d], second[d], third[d]], several, silent);
            [first[d], second[d], third[d]] = look.places;
            missing |= look.missing & IN_USE[d];
            for band in 0..3 {
                alone[band][d] = look.alone[band];
                all[band] |= look.alone[band];
            }
        }
        if missing != 0 {
            return Err(Broken);
        }
        for ((words, alone), all) in self.at.iter_mut().zip(&alone).zip(all) {
            for (word, alone) in words.iter_mut().zip(alone) {
                *word &= !all | alone;
            }
        }
        Ok(all)
    }
}

/// Ones for the lanes that have a number.
const IN_USE: Numbers = [!0, !0, !0, !0, !0, !0, !0, !0, !0, 0, 0, 0, 0, 0, 0, 0];

/// What one number shows.
struct Look {
    /// Its places without those that are closed to it.
    places: [u32; 3],
    /// The cells where it is the only one of a structure.
    alone: [u32; 3],
    /// Not 0 when a structure has no place for it.
    missing: u32,
}

/// Looks at a number with these places, when these cells have more than one candidate.
#[inline(always)]
fn look(mut places: [u32; 3], several: [u32; 3], silent: Silent) -> Look {
    let naked: [u32; 3] = [0, 1, 2].map(|band| places[band] & !several[band]);

    let rows = Thirds::of_rows(places);
    let (along, across) = (beside(rows.one), below(rows.one));
    let lock = rows.one & !(along & across);
    let speak = lock & !silent.of(&rows) | Thirds::of_rows(naked).one;
    let closed = beside(speak) | below(speak);
    let lone = lock & !rows.two;
    let mut missing = BAND & !((rows.one | along) & (rows.one | across));
    let mut alone = [0; 3];
    for band in 0..3 {
        alone[band] = places[band] & row_cells(lone, band);
        places[band] &= !row_cells(closed, band);
    }

    let columns = Thirds::of_columns(places);
    let (along, across) = (below(columns.one), next(columns.one));
    let lock = columns.one & !(along & across);
    let speak = lock & !silent.of(&columns) | Thirds::of_columns(naked).one;
    let closed = below(speak) | next(speak);
    let lone = lock & !columns.two;
    missing |= BAND & !(columns.one | along);
    for band in 0..3 {
        alone[band] |= places[band] & column_cells(lone, band);
        places[band] &= !column_cells(closed, band);
    }
    Look { places, alone, missing }
}
