//! What the teacher says: a trace in the paper's words, for a person with a pencil in hand.

mod brief;
mod consequence;
mod evidence;
mod explanation;
mod fold;
mod full;
mod heading;
mod hint;
mod lists;
mod minuet;
mod narrate;
mod outcome;
mod phase_one;
mod records;
mod scene;
mod spoken;
mod step_three;
mod tally;

pub use explanation::{Detail, Explanation, Section, Sentence};
pub use heading::Heading;
pub use hint::{Dose, hint};
pub use narrate::explain;
pub use spoken::spoken;
