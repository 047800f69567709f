//! The position that the counter searches where there are no vectors, and the singles and blocks in it.
//!
//! The time goes into instructions that wait for each other and into mispredicted branches, more than into
//! their number. So a look at one word decides nothing but whether the field is broken, and does not tell
//! what it has changed, as the next look would have to wait for that. A comparison with what was last seen
//! finds all changes at once.

mod convert;

use crate::bands::{BAND, Fit, beside, columns, squares};

/// The places of the numbers, a word for each number and band.
///
/// Words are at `3 * number + band`. There are more than 27 so that the compiler sees that no index is
/// out of bounds.
#[derive(Clone, Copy)]
pub(crate) struct Field {
    at: [u32; 32],
    /// The words as they were when last looked at.
    last: [u32; 32],
    /// The cells of each band that are not the only place of any number in the square.
    open: [u32; 4],
}

/// The state of a field when nothing more follows.
pub(crate) enum Stand {
    Broken,
    Complete,
    Open,
}

/// A number in a cell, as something to try.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    band: usize,
    cell: u32,
    digit: usize,
}

struct Broken;

impl Field {
    /// No place for any number, and nothing looked at.
    const EMPTY: Field = Field { at: [0; 32], last: [!0; 32], open: [BAND, BAND, BAND, 0] };

    /// Finds singles and blocks until nothing follows.
    pub(crate) fn settle(&mut self) -> Stand {
        match self.spread() {
            Err(Broken) => Stand::Broken,
            Ok(()) if self.open == [0; 4] => Stand::Complete,
            Ok(()) => Stand::Open,
        }
    }

    /// Cheap rules come first; each of the others has its turn when those before find nothing.
    fn spread(&mut self) -> Result<(), Broken> {
        loop {
            let mut fresh = self.changed();
            if fresh == 0 {
                fresh = self.naked(0)? | self.naked(1)? << 1 | self.naked(2)? << 2;
            }
            if fresh == 0 {
                self.match_columns();
                fresh = self.changed();
            }
            if fresh == 0 {
                return Ok(());
            }
            while fresh != 0 {
                self.look(fresh.trailing_zeros() as usize & 31)?;
                fresh &= fresh - 1;
            }
        }
    }

    /// The words that are not as they were when last looked at, one bit each.
    #[inline(always)]
    fn changed(&self) -> u32 {
        // Three chains, because one would take three times as long.
        self.changed_in(0) | self.changed_in(1) << 1 | self.changed_in(2) << 2
    }

    /// The numbers that have changed in a band, at `3 * number`.
    #[inline(always)]
    fn changed_in(&self, band: usize) -> u32 {
        let mut changed = 0;
        for i in (0..27).step_by(3).rev() {
            changed = 8 * changed + u32::from(self.at[i + band] != self.last[i + band]);
        }
        changed
    }

    /// Applies what one word says: blocks within the band, blocks in the other bands, and no other
    /// number where this one is alone in its square.
    #[inline(always)]
    fn look(&mut self, i: usize) -> Result<(), Broken> {
        let rows = Fit::of_rows(self.at[i]);
        if rows.is_none() {
            return Err(Broken);
        }
        let places = self.at[i] & rows.cells();
        let columns = Fit::of_columns(places);
        let alone = places & rows.settled(columns);
        let [band, next, previous] = NEAR[i].map(usize::from);
        self.open[band & 3] &= !alone;
        for d in 0..9 {
            self.at[3 * d + (band & 3)] &= !alone;
        }
        self.at[i] = places;
        self.last[i] = places;
        self.at[next & 31] &= columns.cells();
        self.at[previous & 31] &= columns.cells();
        Ok(())
    }

    /// Takes the number of each cell that has only one from the rest of the square; a bit at
    /// `3 * number` for each number that has such a cell.
    #[inline(always)]
    fn naked(&mut self, band: usize) -> Result<u32, Broken> {
        let (mut one, mut two) = (0, 0);
        for d in 0..9 {
            two |= one & self.at[3 * d + band];
            one |= self.at[3 * d + band];
        }
        if one != BAND {
            return Err(Broken);
        }
        let mut fresh = 0;
        let mut naked = !two & self.open[band];
        while naked != 0 {
            let cell = naked & naked.wrapping_neg();
            naked ^= cell;
            let digit = self.first_digit(band, cell);
            self.at[3 * digit + band] &= cell | !squares(cell);
            fresh |= 1 << (3 * digit);
        }
        Ok(fresh)
    }

    /// Blocks that take two squares of a stack together; one square's are found by the look.
    #[inline(always)]
    fn match_columns(&mut self) {
        for words in self.at[..27].chunks_exact_mut(3) {
            let [a, b, c] = [columns(words[0]), columns(words[1]), columns(words[2])];
            words[0] &= beside(b, c);
            words[1] &= beside(a, c);
            words[2] &= beside(a, b);
        }
    }

    /// What to try in an open field at rest: a number of a cell that has few.
    pub(crate) fn choice(&self) -> Choice {
        let [pairs, triples] = self.pairs_and_triples();
        let [first, second, third, _] = self.open;
        let choices = [pairs, triples, [first, second, third]];
        let few = choices.into_iter().find(|cells| *cells != [0; 3]).unwrap_or(pairs);
        // Where many cells have few numbers, much follows from a choice.
        let band = (0..3).max_by_key(|&band| few[band].count_ones()).unwrap_or(0);
        let cell = few[band] & few[band].wrapping_neg();
        Choice { band, cell, digit: self.first_digit(band, cell) }
    }

    /// The cells of each band with exactly two numbers, and those with three.
    fn pairs_and_triples(&self) -> [[u32; 3]; 2] {
        let (mut pairs, mut triples) = ([0; 3], [0; 3]);
        for band in 0..3 {
            let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
            for d in 0..9 {
                let places = self.at[3 * d + band];
                four |= three & places;
                three |= two & places;
                two |= one & places;
                one |= places;
            }
            (pairs[band], triples[band]) = (two & !three, three & !four);
        }
        [pairs, triples]
    }

    #[inline(always)]
    fn first_digit(&self, band: usize, cell: u32) -> usize {
        let digits = (0..9)
            .rev()
            .fold(0, |digits, d| 2 * digits + u32::from(self.at[3 * d + (band & 3)] & cell != 0));
        // No cell is empty here; the limit only tells the compiler what an index can be.
        digits.trailing_zeros().min(8) as usize
    }

    /// The field where the choice is right.
    pub(crate) fn with(&self, Choice { band, cell, digit }: Choice) -> Field {
        let mut field = *self;
        for d in 0..9 {
            field.at[3 * d + band] &= !cell;
        }
        field.at[3 * digit + band] = self.at[3 * digit + band] & (cell | !squares(cell));
        field
    }

    /// Makes it the field where the choice is wrong.
    pub(crate) fn rule_out(&mut self, Choice { band, cell, digit }: Choice) {
        self.at[3 * digit + band] &= !cell;
    }
}

/// For each word, its band and the words of the same number in the other bands.
static NEAR: [[u8; 3]; 32] = {
    let mut near = [[0; 3]; 32];
    let mut i = 0;
    while i < 27 {
        let (first, band) = (i / 3 * 3, i % 3);
        near[i as usize] = [band, first + (band + 1) % 3, first + (band + 2) % 3];
        i += 1;
    }
    near
};
