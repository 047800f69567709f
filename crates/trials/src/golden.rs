//! Outcomes by an independent program, to agree with.

use std::path::{Path, PathBuf};

use minuet_core::{Puzzle, Verdict};

/// One row of a golden file.
#[derive(Clone, Debug)]
pub struct Golden {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Candidates left after Step 3.
    pub left3: u16,
    /// The outcome under the paper's reading.
    pub verdict: Verdict,
    /// The least depth that solves it, where it is known: `0`, `1`, …, `>3` or `?`.
    pub depth: String,
    /// Starters of the position a failure ends in.
    pub starters: Option<u16>,
    /// Candidates of that position.
    pub left: Option<u16>,
    /// The outcome with `blocking=never`.
    pub never: Verdict,
    /// The outcome with `blocking=aligned,groups=4`.
    pub wide: Verdict,
    /// The outcome with `ending=proof`.
    pub proof: Verdict,
}

/// The golden files of a corpora folder, by name.
pub fn golden_files(corpora: &Path) -> Vec<PathBuf> {
    let folder = corpora.join("golden");
    let entries =
        std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files
}

/// The rows of a golden file.
pub fn read_golden(file: &Path) -> Vec<Golden> {
    let text =
        std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let rows = text.lines().skip(1);
    rows.map(|line| row(line).unwrap_or_else(|| panic!("{}: {line}", file.display()))).collect()
}

fn row(line: &str) -> Option<Golden> {
    let fields: Vec<&str> = line.split('\t').collect();
    let &[puzzle, left3, outcome, depth, starters, left, never, wide, proof] = fields.as_slice()
    else {
        return None;
    };
    Some(Golden {
        puzzle: puzzle.parse().ok()?,
        left3: left3.parse().ok()?,
        verdict: verdict(outcome)?,
        depth: depth.to_owned(),
        starters: starters.parse().ok(),
        left: left.parse().ok(),
        never: verdict(never)?,
        wide: verdict(wide)?,
        proof: verdict(proof)?,
    })
}

fn verdict(word: &str) -> Option<Verdict> {
    Verdict::ALL.into_iter().find(|verdict| verdict.to_string() == word)
}
