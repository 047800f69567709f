//! Rules 19 and 20 by sweeps: naked singles over all cells at once, hidden singles and blocks number by
//! number.

use minuet_core::{Blocking, Broken, Cell, Digit, Structure};

use crate::board::Board;
use crate::tables::{ALL, SEEN, STRUCTURE};
use crate::thirds;

impl Board {
    /// Singles and blocks until nothing follows. `swept` is what each number looked like when it was last
    /// swept; numbers that look the same are left alone.
    pub(crate) fn spread(
        &mut self,
        swept: &mut [u128; 9],
        blocking: Blocking,
    ) -> Result<(), Broken> {
        loop {
            self.naked_singles()?;
            let mut quiet = true;
            for (d, last) in swept.iter_mut().enumerate() {
                if self.at[d] != *last {
                    *last = self.at[d];
                    self.sweep(d, blocking)?;
                    quiet = false;
                }
            }
            if quiet {
                return Ok(());
            }
        }
    }

    fn naked_singles(&mut self) -> Result<(), Broken> {
        loop {
            let (mut one, mut two) = (0, 0);
            for places in self.at {
                two |= one & places;
                one |= places;
            }
            if one != ALL {
                let cell = Cell::ALL[(ALL & !one).trailing_zeros() as usize];
                return Err(Broken::Empty { cell });
            }
            let fresh = one & !two & !self.solved;
            if fresh == 0 {
                return Ok(());
            }
            for places in &mut self.at {
                // Two equal singles that see each other erase each other: the next turn finds the
                // empty cells.
                let mut singles = fresh & *places;
                while singles != 0 {
                    *places &= !SEEN[singles.trailing_zeros() as usize];
                    singles &= singles - 1;
                }
            }
            self.solved |= fresh;
        }
    }

    /// Hidden singles and blocks of one number in all 27 structures.
    fn sweep(&mut self, d: usize, blocking: Blocking) -> Result<(), Broken> {
        let places = self.at[d];
        let rows = thirds::OF_ROWS.look(places, blocking);
        let columns = thirds::OF_COLUMNS.look(places, blocking);
        if rows.missing | columns.missing != 0 {
            return Err(nowhere(d, places));
        }
        let fresh = (rows.alone | columns.alone) & !self.solved;
        if fresh != 0 {
            // A hidden single only loses the other numbers here; naked singles do the rest.
            for e in (0..9).filter(|&e| e != d) {
                self.at[e] &= !fresh;
            }
        }
        self.at[d] &= !(rows.blocked | columns.blocked);
        Ok(())
    }
}

/// The first structure without a place for a number.
#[cold]
fn nowhere(d: usize, places: u128) -> Broken {
    let without = STRUCTURE.iter().position(|structure| places & structure == 0);
    Broken::Nowhere { digit: Digit::ALL[d], structure: Structure::ALL[without.unwrap_or_default()] }
}
