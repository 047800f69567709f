//! Tests of the judge at its boundary.

mod accepts;
mod certificates;
mod count;
mod damage;
mod dances;
mod finds;
mod outcomes;
mod properties;
mod support;
