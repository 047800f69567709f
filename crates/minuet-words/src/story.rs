//! A trace as a story: what is told, under which heading and in which order. That is the same in every language;
//! the sentences themselves come from [`Words`](crate::Words).

mod explanation;
mod fold;
mod heading;
mod hint;
mod narrate;
mod note;
mod records;
mod scene;
mod tally;

pub use explanation::{Detail, Explanation, Section, Sentence};
pub use fold::{Fold, Lead, Piece, Run};
pub use heading::Heading;
pub use hint::Dose;
pub use note::Note;
pub use records::Records;
pub use scene::Scene;
pub use tally::Tally;

pub(crate) use hint::hint;
pub(crate) use narrate::explain;
