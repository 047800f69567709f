//! What the machine has to offer, found out once before the work.

use crate::close::Rules;
use crate::floor::Floor;
use crate::sweep::{Broken, Silent, Stand};

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

impl Floor {
    /// Step 3 until nothing follows.
    #[inline]
    pub(crate) fn close(&mut self, rules: Rules) -> Result<Stand, Broken> {
        match rules.machine {
            Machine::Plain => self.close_with(rules.silent, |floor| floor.groups(rules.largest)),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the machine has been asked.
            Machine::Avx2 => unsafe { close_avx2(self, rules) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the machine has been asked.
            Machine::Avx512 => unsafe { close_avx512(self, rules) },
        }
    }

    /// Singles and blocks alone, until nothing follows.
    #[inline]
    pub(crate) fn settle(&mut self, rules: Rules) -> Result<Stand, Broken> {
        match rules.machine {
            Machine::Plain => self.spread(rules.silent),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the machine has been asked.
            Machine::Avx2 => unsafe { settle_avx2(self, rules.silent) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the machine has been asked.
            Machine::Avx512 => unsafe { settle_avx512(self, rules.silent) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn close_avx2(floor: &mut Floor, rules: Rules) -> Result<Stand, Broken> {
    floor.close_with(rules.silent, |floor| floor.groups(rules.largest))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,popcnt")]
fn close_avx512(floor: &mut Floor, rules: Rules) -> Result<Stand, Broken> {
    floor.close_with(rules.silent, |floor| floor.groups_in_lanes(rules.largest))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn settle_avx2(floor: &mut Floor, silent: Silent) -> Result<Stand, Broken> {
    floor.spread(silent)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,popcnt")]
fn settle_avx512(floor: &mut Floor, silent: Silent) -> Result<Stand, Broken> {
    floor.spread(silent)
}
