//! Step 3 once for each kind of vector.

use crate::close::Rules;
#[cfg(target_arch = "x86_64")]
use crate::engine::Kind;
use crate::floor::Floor;
use crate::marks::Marks;
use crate::sweep::{Broken, Open};

/// Does the same with every engine, compiled for what each has to offer. The work itself must be inlined, so
/// that it is.
#[cfg(target_arch = "x86_64")]
macro_rules! on {
    ($engine:expr, |$($name:ident: $type:ty),*| -> $result:ty { $work:expr }) => {{
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn avx2($($name: $type),*) -> $result {
            $work
        }

        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,popcnt")]
        fn avx512($($name: $type),*) -> $result {
            $work
        }

        match $engine.kind() {
            Kind::Plain => $work,
            // SAFETY: engines are only made where the processor has the instructions.
            Kind::Narrow => unsafe { avx2($($name),*) },
            // SAFETY: the same.
            Kind::Wide => unsafe { avx512($($name),*) },
        }
    }};
}

#[cfg(not(target_arch = "x86_64"))]
macro_rules! on {
    ($engine:expr, |$($name:ident: $type:ty),*| -> $result:ty { $work:expr }) => {{
        // Whatever it counts with, there is nothing better here than what the program is built for.
        let _ = $engine;
        $work
    }};
}

impl Floor {
    /// Step 3 until nothing follows.
    #[inline]
    pub(crate) fn close(&mut self, rules: Rules) -> Result<Open, Broken> {
        #[cfg(target_arch = "x86_64")]
        if rules.engine.kind() == Kind::Wide {
            // SAFETY: engines are only made where the processor has the instructions.
            return unsafe { close_in_lanes(self, rules) };
        }
        let floor = self;
        on!(rules.engine, |floor: &mut Floor, rules: Rules| -> Result<Open, Broken> {
            floor.close_with(rules.silent, |floor| floor.groups(rules.largest))
        })
    }

    /// Singles and blocks alone, until nothing follows.
    #[inline]
    pub(crate) fn settle(&mut self, rules: Rules) -> Result<Open, Broken> {
        let floor = self;
        on!(rules.engine, |floor: &mut Floor, rules: Rules| -> Result<Open, Broken> {
            floor.spread(rules.silent)
        })
    }

    /// The cells whose number in `solution` is one of the choices of a starter.
    #[inline]
    pub(crate) fn true_choices(&self, solution: &Floor, rules: Rules) -> Open {
        let floor = self;
        on!(rules.engine, |floor: &Floor, solution: &Floor| -> Open {
            floor.true_choices_of(solution)
        })
    }

    /// The candidates of each cell.
    #[inline]
    pub(crate) fn marks(&self, rules: Rules) -> Marks {
        let floor = self;
        on!(rules.engine, |floor: &Floor| -> Marks { floor.marks_of_cells() })
    }
}

/// The work of [`Floor::close`] where groups can be looked for in all structures at once.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,popcnt")]
fn close_in_lanes(floor: &mut Floor, rules: Rules) -> Result<Open, Broken> {
    floor.close_with(rules.silent, |floor| floor.groups_in_lanes(rules.largest))
}
