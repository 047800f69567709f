//! What the paper claims, counted: `cargo xtask claims` puts what this prints into docs/claims.md.
//!
//! Every table stands between `<!-- measured: NAME -->` and `<!-- end -->`.

mod dances;
mod outcomes;
mod passes;
mod table;

use minuet_core::Puzzle;
use minuet_make::canonical;
use rayon::prelude::*;

/// The lists, and what they are called in the tables.
const LISTS: [(&str, &str); 5] = [
    ("easy", "easy"),
    ("diabolical", "a daily site's hardest"),
    ("controlled-bias", "random minimal"),
    ("seventeen", "17 clues"),
    ("top1465", "top 1465"),
];

/// One list of puzzles, as they are written and in canonical form.
pub(crate) struct List {
    name: &'static str,
    written: Vec<Puzzle>,
    canonical: Vec<Puzzle>,
}

impl List {
    /// The puzzles in both forms, with the name of the form.
    fn forms(&self) -> [(&'static str, &[Puzzle]); 2] {
        [("as written", &self.written), ("canonical", &self.canonical)]
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = trials::corpora().ok_or("MINUET_CORPORA names no folder with the lists")?;
    let lists: Vec<List> = LISTS
        .into_iter()
        .map(|(file, name)| {
            let written = trials::puzzles(&folder.join(format!("corpora/{file}.txt")));
            let canonical = written.par_iter().map(canonical).collect();
            List { name, written, canonical }
        })
        .collect();
    outcomes::print(&lists);
    passes::print(&lists);
    dances::print(&lists);
    Ok(())
}
