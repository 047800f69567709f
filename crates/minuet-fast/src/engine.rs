//! The search for solutions, once for each kind of vector, and the choice between them.

use std::sync::LazyLock;

use crate::field::{self, Field};
use crate::marks::Marks;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::planes::{Grid, Stand};

/// A way to sweep that this processor has: with vectors of 512, 256 or 128 bits, or with plain words.
///
/// All count the same. [`count`](crate::count()) and the rest take the fastest there is, which they detect
/// once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engine(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    #[cfg(target_arch = "x86_64")]
    Wide,
    #[cfg(target_arch = "x86_64")]
    Narrow,
    #[cfg(target_arch = "aarch64")]
    Neon,
    Plain,
}

/// Whether the search goes on after a solution.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    GoOn,
    Stop,
}

/// Is told every solution; its marks are made only if it wants them.
pub(crate) type Found<'a> = dyn FnMut(&dyn Fn() -> Marks) -> Then + 'a;

static BEST: LazyLock<Engine> = LazyLock::new(|| Engine::available()[0]);

impl Engine {
    /// The fastest that this processor has.
    #[inline]
    pub fn best() -> Engine {
        *BEST
    }

    /// All that this processor has, the fastest first.
    pub fn available() -> Vec<Engine> {
        let mut engines = Vec::new();
        #[cfg(target_arch = "x86_64")]
        if !cfg!(feature = "portable") {
            use std::arch::is_x86_feature_detected as has;
            let narrow = has!("avx2") && has!("bmi1") && has!("bmi2") && has!("popcnt");
            let wide = has!("avx512f") && has!("avx512bw") && has!("avx512vl");
            if narrow && wide && has!("avx512vbmi") && has!("avx512bitalg") {
                engines.push(Engine(Kind::Wide));
            }
            if narrow {
                engines.push(Engine(Kind::Narrow));
            }
        }
        // Where bytes of a vector come from is written for those that have the lowest first.
        #[cfg(target_arch = "aarch64")]
        if !cfg!(feature = "portable") && cfg!(target_endian = "little") {
            engines.push(Engine(Kind::Neon));
        }
        engines.push(Engine(Kind::Plain));
        engines
    }

    /// What it sweeps with.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        self.0
    }

    /// Tells `found` every solution inside `start`.
    #[inline]
    #[allow(unsafe_code)]
    pub(crate) fn search<'a, S>(self, start: &'a S, found: &mut Found<'_>)
    where
        Marks: From<&'a S>,
        Field: From<&'a S>,
    {
        match self.0 {
            // SAFETY: engines are only made where the processor has the instructions.
            #[cfg(target_arch = "x86_64")]
            Kind::Wide => unsafe { wide::search(start, found) },
            // SAFETY: the same.
            #[cfg(target_arch = "x86_64")]
            Kind::Narrow => unsafe { narrow::search(start, found) },
            // SAFETY: the same.
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => unsafe { neon::search(start, found) },
            Kind::Plain => {
                descend(start.into(), found);
            }
        }
    }
}

/// The search on one kind of plane. It is the function with the instructions that everything is inlined
/// into; that is why it cannot be generic.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! search_on {
    ($name:ident, $plane:ty, $features:literal) => {
        mod $name {
            use super::*;

            #[target_feature(enable = $features)]
            pub(super) fn search<'a, S>(start: &'a S, found: &mut Found<'_>)
            where
                Marks: From<&'a S>,
            {
                descend(&mut Grid::load(&start.into()), found);
            }

            #[target_feature(enable = $features)]
            fn descend(grid: &mut Grid<$plane>, found: &mut Found<'_>) -> Then {
                loop {
                    match grid.settle() {
                        Stand::Broken => return Then::GoOn,
                        Stand::Complete => return found(&|| grid.marks()),
                        Stand::Open => {}
                    }
                    match grid.split() {
                        None => return Then::GoOn,
                        Some(mut first) => {
                            if descend(&mut first, found) == Then::Stop {
                                return Then::Stop;
                            }
                        }
                    }
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
search_on!(wide, crate::planes::Wide, "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,popcnt");
#[cfg(target_arch = "x86_64")]
search_on!(narrow, crate::planes::Narrow, "avx2,popcnt");
#[cfg(target_arch = "aarch64")]
search_on!(neon, crate::planes::Neon, "neon");

/// The search on plain words.
fn descend(mut field: Field, found: &mut Found<'_>) -> Then {
    loop {
        match field.settle() {
            field::Stand::Broken => return Then::GoOn,
            field::Stand::Complete => return found(&|| (&field).into()),
            field::Stand::Open => {}
        }
        let choice = field.choice();
        if descend(field.with(choice), found) == Then::Stop {
            return Then::Stop;
        }
        field.rule_out(choice);
    }
}
