//! What the tests share: a few puzzles, their traces, and the first entry of a kind.

use minuet_core::{Entry, Puzzle, Reading, Sheet, Trace};
use minuet_words::{Detail, Dose, Explanation, Language, Sentence};

/// Solved in Step 1.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Two minuets.
pub(crate) const EVIL: &str =
    ".7....5....94.3..25.6...89..1...8.......97......5...2....3...54....85....3.....6.";
/// Several minuets, with both tricks.
pub(crate) const TRICKS: &str =
    ".2..36.5..5.27...9..3....4..........2...174...6.5..97..74.5..9..............917..";
/// Fails at depth 1; falls at depth 2.
pub(crate) const DEEP: &str =
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";

/// Among them these have every kind of find: famous puzzles, and ours.
pub(crate) const MANY: [&str; 10] = [
    EASY,
    EVIL,
    TRICKS,
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
    "...8...5......61.92..4.......62..3.5....8...78.39...1..8.......1....54..4..3...6.",
    "3.7.4...........918........4.....7.....16.......25..........38..9....5...2.6.....",
    "..12.3....8.4.7....4..1....5.3..8..1.68....5.......6.7..91...6......4..3...58.1..",
    "2..6..31....18..2.4..........2.......4.....38...52.6....7.64......9.1..5..9....8.",
    "..1.......3..6.95....4.3.....7...8......8.1..5....7...2..19..3..8.73....6..8....4",
];

pub(crate) fn explain(trace: &Trace, detail: Detail) -> Explanation {
    Language::English.explain(trace, detail)
}

pub(crate) fn hint(sheet: &Sheet, entry: &Entry, dose: Dose) -> Sentence {
    Language::English.hint(sheet, entry, dose)
}

pub(crate) fn puzzle(text: &str) -> Puzzle {
    text.parse().expect("a puzzle")
}

pub(crate) fn solved(text: &str, reading: &str) -> Trace {
    let reading: Reading = reading.parse().expect("a reading");
    minuet_method::solve(&puzzle(text).into(), &reading)
}

/// Every `step`th puzzle of a corpus, where the environment says where the corpora are; none otherwise.
pub(crate) fn corpus(file: &str, step: usize) -> Vec<String> {
    let Ok(shared) = std::env::var("MINUET_CORPORA") else { return Vec::new() };
    let file = std::path::Path::new(&shared).join("corpora").join(file);
    let text = std::fs::read_to_string(file).expect("a corpus");
    text.lines().step_by(step).filter_map(|line| line.get(..81)).map(String::from).collect()
}

/// The sentence about entry `index`.
fn sentence(explanation: &Explanation, index: usize) -> String {
    let mut all = explanation.sections.iter().flat_map(|section| &section.sentences);
    all.find(|sentence| sentence.entries.contains(&index)).expect("every entry is told").to_string()
}

/// Both forms and all doses of entry `index`.
pub(crate) fn told(trace: &Trace, index: usize) -> String {
    let [full, brief] =
        [Detail::Full, Detail::Brief].map(|detail| sentence(&explain(trace, detail), index));
    let sheet = trace.sheet(index).expect("a trace that fits");
    let [place, what] =
        [Dose::Where, Dose::What].map(|dose| hint(&sheet, &trace.entries[index], dose));
    format!("full:  {full}\nbrief: {brief}\nwhere: {place}\nwhat:  {what}\n")
}

/// Traces in which to look for kinds of finds.
pub(crate) struct Shelf(Vec<Trace>);

impl Shelf {
    pub(crate) fn new(puzzles: &[&str], reading: &str) -> Shelf {
        Shelf(puzzles.iter().map(|text| solved(text, reading)).collect())
    }

    /// What is said of the first entry of the kind.
    pub(crate) fn first(&self, name: &str, is: impl Fn(&Entry) -> bool) -> String {
        let found =
            self.0.iter().find_map(|trace| Some((trace, trace.entries.iter().position(&is)?)));
        let (trace, index) = found.unwrap_or_else(|| panic!("{name} is on no shelf"));
        format!("# {name}\n{}\n", told(trace, index))
    }
}
