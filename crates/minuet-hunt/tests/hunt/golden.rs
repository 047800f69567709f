//! A hunt over the corpora agrees with an independent program, row by row.

use std::collections::BTreeMap;

use minuet_core::Puzzle;
use minuet_fast::Decision;
use minuet_hunt::{Input, Order};
use trials::{corpora, golden_files, read_golden, sample};

use crate::common::{file, lines, order, place, run};

#[test]
fn rows_are_golden() {
    let Some(corpora) = corpora() else { return };
    let folder = place("golden");
    let mut expected: BTreeMap<Puzzle, Decision> = BTreeMap::new();
    let mut inputs = Vec::new();
    for path in golden_files(&corpora) {
        let rows = sample(&read_golden(&path), 300);
        let text: String = rows.iter().map(|row| format!("{}\n", row.puzzle)).collect();
        let name = path.with_extension("txt");
        let name = name.file_name().and_then(|name| name.to_str()).expect("a name");
        inputs.push(Input::File(file(&folder, name, text)));
        expected.extend(rows.iter().map(|row| {
            let (verdict, left3) = (row.verdict, Some(row.left3));
            (row.puzzle, Decision { verdict, left3, starters: row.starters, left: row.left })
        }));
    }
    let first = order(&folder, &folder.join("out"));
    run(&Order { inputs, ..first }).expect("a hunt");
    let found = lines(&folder.join("out"));
    assert!(found.len() >= expected.len());
    for line in found {
        assert_eq!(expected.get(&line.row.puzzle), Some(&line.row.decision), "{}", line.row.puzzle);
    }
}
