//! The teacher agrees with the golden files.

use minuet_core::{Outcome, Reading, Step, Verdict};
use rayon::prelude::*;
use trials::{Golden, corpora, golden_files, read_golden, sample};

/// Candidates left when Step 3 has first come to its end.
fn left3(trace: &minuet_core::Trace) -> usize {
    let basic = trace.entries.iter().take_while(|entry| entry.step < Step::Four).count();
    trace.sheet(basic).expect("the entries fit").position().left()
}

fn disagreement(row: &Golden) -> Option<String> {
    let trace = minuet_method::solve(&row.puzzle.into(), &Reading::default());
    let verdict = trace.outcome.verdict();
    let (starters, left) = match trace.outcome {
        Outcome::Failed { starters, left, .. } => (Some(starters as u16), Some(left as u16)),
        _ => (None, None),
    };
    let ours = (verdict, left3(&trace) as u16, starters, left);
    let theirs = (row.verdict, row.left3, row.starters, row.left);
    (ours != theirs).then(|| format!("{}: ours {ours:?}, golden {theirs:?}", row.puzzle))
}

#[test]
fn teacher_agrees_with_every_golden_row() {
    let Some(corpora) = corpora() else { return };
    for file in golden_files(&corpora) {
        let rows = sample(&read_golden(&file), 400);
        let wrong: Vec<String> = rows.par_iter().filter_map(disagreement).collect();
        assert!(
            wrong.is_empty(),
            "{}: {} of {} rows: {:#?}",
            file.display(),
            wrong.len(),
            rows.len(),
            &wrong[..wrong.len().min(5)]
        );
        println!("{}: {} rows agree", file.display(), rows.len());
    }
}

#[test]
fn a_failure_of_the_teacher_is_one_of_the_paper_s_reading() {
    let escargot = trials::own_puzzles()[0];
    let trace = minuet_method::solve(&escargot.into(), &Reading::default());
    assert_eq!(trace.outcome.verdict(), Verdict::Failed);
    assert!(matches!(trace.outcome, Outcome::Failed { starters: 17, left: 240, .. }));
}
