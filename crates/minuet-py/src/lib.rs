//! The Python module `minuet`: the teacher, the racer and the judge for notebooks and clusters.
//!
//! What Python sees is documented in `python/minuet/_minuet.pyi` and in the docstrings here, whose examples
//! run as tests.
#![deny(unsafe_code)]

mod answer;
mod argument;
mod arrow;
mod ask;
mod batch;
mod decide;
mod error;
#[allow(unsafe_code, reason = "memory that other libraries hold comes as bare pointers")]
mod foreign;
mod generate;
mod hint;
mod hunt;
mod judgement;
mod photo;
mod pool;
mod position;
mod puzzles;
mod rating;
mod sheet;
mod texts;
mod told;
mod trace;

/// The Minuet method of solving Sudoku by hand: explained, decided, judged.
#[pyo3::pymodule]
mod _minuet {
    #[pymodule_export]
    use crate::answer::{Answer, solve};
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::decide::{canonical_all, count_all, decide};
    #[pymodule_export]
    use crate::error::{FormatError, HuntError, MinuetError};
    #[pymodule_export]
    use crate::generate::generate;
    #[pymodule_export]
    use crate::hint::{Hint, hint};
    #[pymodule_export]
    use crate::hunt::{Folder, HuntPlan, Missing, finish, footer, rejected_header, stray, whole};
    #[pymodule_export]
    use crate::judgement::{Judgement, check};
    #[pymodule_export]
    use crate::photo::{Photo, read};
    #[pymodule_export]
    use crate::position::{Position, canonical, count};
    #[pymodule_export]
    use crate::rating::{Rating, rate};
    #[pymodule_export]
    use crate::sheet::Sheet;
    #[pymodule_export]
    use crate::told::{told_complete, told_progress, told_stopped, told_tally, told_usage};
    #[pymodule_export]
    use crate::trace::Trace;

    /// The version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python calls it so")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
