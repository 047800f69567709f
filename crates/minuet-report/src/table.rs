//! Small tables of counts.

use std::collections::BTreeMap;

use minuet_make::EndedBy;
use minuet_words::Language;
use minuet_words::message::ReportLabel as Label;

use crate::{Report, say};

/// How many puzzles have which figure.
pub(crate) struct Table {
    pub(crate) title: String,
    /// What the names of the rows are.
    pub(crate) axis: String,
    pub(crate) rows: Vec<(String, u64)>,
}

impl Report {
    /// The tables that have rows.
    pub(crate) fn tables(&self, language: Language) -> Vec<Table> {
        let ended = [
            (EndedBy::Basic, Label::Basic),
            (EndedBy::Complete, Label::EndedComplete),
            (EndedBy::Conflict, Label::EndedConflict),
            (EndedBy::TrickA, Label::EndedTrickA),
            (EndedBy::TrickB, Label::EndedTrickB),
            (EndedBy::Failed, Label::Failed),
        ];
        let endings = ended.map(|(ending, label)| {
            (say(language, label), self.endings.get(ending.word()).copied().unwrap_or(0))
        });
        let endings = if self.endings.is_empty() { Vec::new() } else { endings.to_vec() };
        let tables = [
            (Label::Minuets, Label::MinuetsAxis, filled(&self.minuets)),
            (Label::Tried, Label::TriedAxis, filled(&self.tried)),
            (Label::Endings, Label::EndingsAxis, endings),
            (Label::Numbers, Label::NumbersAxis, filled(&self.numbers)),
            (Label::Depths, Label::DepthsAxis, filled(&self.depths)),
            (Label::Starters, Label::StartersAxis, filled(&self.starters)),
            (Label::Clues, Label::CluesAxis, filled(&self.clues)),
        ];
        let said = |(title, axis, rows)| Table {
            title: say(language, title),
            axis: say(language, axis),
            rows,
        };
        tables.into_iter().map(said).filter(|table| !table.rows.is_empty()).collect()
    }
}

/// The counts by number, with a row for each number between the least and the greatest; behind them what is no
/// number, such as `>3`.
fn filled<K: ToString>(counts: &BTreeMap<K, u64>) -> Vec<(String, u64)> {
    let (mut numbers, mut others) = (BTreeMap::new(), Vec::new());
    for (name, &count) in counts {
        match name.to_string().parse::<u32>() {
            Ok(number) => drop(numbers.insert(number, count)),
            Err(_) => others.push((name.to_string(), count)),
        }
    }
    let ends = numbers.keys().next().zip(numbers.keys().next_back());
    let all = ends.map(|(&first, &last)| first..=last).into_iter().flatten();
    let row = |number| (format!("{number}"), numbers.get(&number).copied().unwrap_or(0));
    all.map(row).chain(others).collect()
}
