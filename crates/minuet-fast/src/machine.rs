//! What the machine has to offer, found out once before the work.

use crate::close::Rules;
use crate::floor::Floor;
use crate::marks::Marks;
use crate::sweep::{Broken, Open};

/// The widest vectors that the machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Machine {
    /// Whatever the program was compiled for.
    Plain,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Machine {
    /// The best that this machine can do.
    pub(crate) fn detect() -> Machine {
        #[cfg(target_arch = "x86_64")]
        if !cfg!(feature = "portable") {
            use std::arch::is_x86_feature_detected as has;
            let avx2 = has!("avx2") && has!("bmi1") && has!("bmi2") && has!("popcnt");
            let avx512 = has!("avx512f") && has!("avx512bw") && has!("avx512vl");
            if avx2 && avx512 && has!("avx512bitalg") {
                return Machine::Avx512;
            }
            if avx2 {
                return Machine::Avx2;
            }
        }
        Machine::Plain
    }
}

/// Does the same on every machine, compiled for what each has to offer. The work itself must be inlined, so
/// that it is.
#[cfg(target_arch = "x86_64")]
macro_rules! on {
    ($machine:expr, |$($name:ident: $type:ty),*| -> $result:ty { $work:expr }) => {{
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn avx2($($name: $type),*) -> $result {
            $work
        }

        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,popcnt")]
        fn avx512($($name: $type),*) -> $result {
            $work
        }

        match $machine {
            Machine::Plain => $work,
            // SAFETY: the machine has been asked.
            Machine::Avx2 => unsafe { avx2($($name),*) },
            // SAFETY: the machine has been asked.
            Machine::Avx512 => unsafe { avx512($($name),*) },
        }
    }};
}

#[cfg(not(target_arch = "x86_64"))]
macro_rules! on {
    ($machine:expr, |$($name:ident: $type:ty),*| -> $result:ty { $work:expr }) => {
        match $machine {
            Machine::Plain => $work,
        }
    };
}

impl Floor {
    /// Step 3 until nothing follows.
    #[inline]
    pub(crate) fn close(&mut self, rules: Rules) -> Result<Open, Broken> {
        #[cfg(target_arch = "x86_64")]
        if rules.machine == Machine::Avx512 {
            // SAFETY: the machine has been asked.
            return unsafe { close_in_lanes(self, rules) };
        }
        let floor = self;
        on!(rules.machine, |floor: &mut Floor, rules: Rules| -> Result<Open, Broken> {
            floor.close_with(rules.silent, |floor| floor.groups(rules.largest))
        })
    }

    /// Singles and blocks alone, until nothing follows.
    #[inline]
    pub(crate) fn settle(&mut self, rules: Rules) -> Result<Open, Broken> {
        let floor = self;
        on!(rules.machine, |floor: &mut Floor, rules: Rules| -> Result<Open, Broken> {
            floor.spread(rules.silent)
        })
    }

    /// The cells whose number in `solution` is one of the choices of a starter.
    #[inline]
    pub(crate) fn true_choices(&self, solution: &Floor, rules: Rules) -> Open {
        let floor = self;
        on!(rules.machine, |floor: &Floor, solution: &Floor| -> Open {
            floor.true_choices_of(solution)
        })
    }

    /// The candidates of each cell.
    #[inline]
    pub(crate) fn marks(&self, rules: Rules) -> Marks {
        let floor = self;
        on!(rules.machine, |floor: &Floor| -> Marks { floor.marks_of_cells() })
    }
}

/// The work of [`Floor::close`] where groups can be looked for in all structures at once.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,popcnt")]
fn close_in_lanes(floor: &mut Floor, rules: Rules) -> Result<Open, Broken> {
    floor.close_with(rules.silent, |floor| floor.groups_in_lanes(rules.largest))
}
