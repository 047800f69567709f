//! The minuet on the board.

use minuet_answer::{
    Advice, Agreement, Changed, FaultKind, MinuetEnding, Reply, Request, Starters, Until, Yields,
};
use minuet_core::{Dancer, Paper, Reading};

use crate::common::{EASY, ask, hint, packed, refusal, sheet, stuck};

fn starters(sheet: &Paper, line: &[Dancer]) -> Starters {
    let (sheet, reading, line) = (sheet.clone(), Reading::PAPER, line.to_vec());
    match ask(Request::Starters { sheet, reading, line, starters: Advice::Footnote8 }) {
        Reply::Starters(starters) => starters,
        other => panic!("{other:?}"),
    }
}

fn changed(request: Request) -> Changed {
    match ask(request) {
        Reply::Changed(changed) => changed,
        other => panic!("{other:?}"),
    }
}

fn develop(sheet: &Paper, dancer: Option<Dancer>, until: Until) -> Changed {
    changed(Request::Develop { sheet: sheet.clone(), reading: Reading::PAPER, dancer, until })
}

fn tricks(sheet: &Paper) -> Agreement {
    match ask(Request::Tricks { sheet: sheet.clone(), reading: Reading::PAPER }) {
        Reply::Tricks(tricks) => tricks,
        other => panic!("{other:?}"),
    }
}

/// A sheet with the minuet of the first starter that yields something of this kind.
fn begun(pack: &str, yields: Yields) -> Paper {
    let sheet = stuck(packed(pack));
    let listed = starters(&sheet, &[]);
    let ranked = listed.starters.iter().find(|ranked| ranked.yields == yields).unwrap();
    changed(Request::Begin { sheet, line: Vec::new(), starter: ranked.starter }).sheet
}

#[test]
fn starters_are_ranked_with_reasons() {
    let listed = starters(&stuck(packed("minuet")), &[]);
    assert_eq!(listed.note, None);
    assert!(listed.starters.iter().any(|ranked| ranked.yields == Yields::Solution));
    assert!(listed.starters.iter().all(|ranked| ranked.why.contains("starter")));
    assert!(starters(&sheet(EASY), &[]).note.unwrap().contains("candidates"));
}

#[test]
fn dancers_are_developed_in_turn_and_promoted() {
    let mut sheet = begun("minuet", Yields::Solution);
    assert_eq!(sheet.dances.len(), 1);
    let one = develop(&sheet, Some(Dancer::Circle), Until::Entry);
    assert_eq!((one.told.len(), one.told[0].line.as_slice()), (1, [Dancer::Circle].as_slice()));
    let turns = develop(&sheet, None, Until::Entry);
    assert_eq!(turns.told.len(), 1);
    sheet = develop(&sheet, None, Until::Step).sheet;
    let found = tricks(&sheet);
    let ending = &found.tricks[0];
    let end = changed(Request::Apply { sheet: sheet.clone(), entry: ending.told.entry.clone() });
    assert!(end.sheet.dances.is_empty());
    let left = changed(Request::End { sheet: sheet.clone(), how: MinuetEnding::Leave });
    assert!(left.sheet.dances.is_empty());
    assert_eq!(left.sheet.ink, sheet.ink);
    let promoted = changed(Request::End { sheet: sheet.clone(), how: MinuetEnding::Circle });
    assert!(promoted.sheet.dances.is_empty());
}

#[test]
fn what_both_allow_is_explained_for_either() {
    let sheet = begun("two-minuets", Yields::Erasures);
    let sheet = develop(&sheet, None, Until::Step).sheet;
    let found = tricks(&sheet);
    let trick = &found.tricks[0];
    assert!(trick.circle.as_ref().unwrap().starts_with("If circle is right, "));
    assert!(trick.square.as_ref().unwrap().starts_with("If square is right, "));
}

/// Square has its choice alone, and nothing of it has been looked at, when circle has danced.
#[test]
fn one_candidate_is_not_one_of_several() {
    let stuck = stuck(packed("two-minuets"));
    for ranked in starters(&stuck, &[]).starters {
        let (sheet, starter) = (stuck.clone(), ranked.starter);
        let begun = changed(Request::Begin { sheet, line: Vec::new(), starter }).sheet;
        for trick in tricks(&develop(&begun, Some(Dancer::Circle), Until::Step).sheet).tricks {
            for why in [trick.circle, trick.square].into_iter().flatten() {
                let list = why.split("is one of ").nth(1).unwrap_or("1 2");
                assert!(list.contains(' '), "{why}");
            }
        }
    }
}

#[test]
fn minuets_nest() {
    let sheet = begun("depth2", Yields::Nothing);
    let sheet = develop(&sheet, None, Until::Step).sheet;
    let line = vec![Dancer::Square];
    let inner = &starters(&sheet, &line).starters[0];
    let starter = inner.starter;
    let nested = changed(Request::Begin { sheet, line, starter }).sheet;
    assert_eq!(nested.dances[1].by, Some(Dancer::Square));
    let danced = develop(&nested, None, Until::Step);
    assert!(danced.told.iter().all(|told| told.line.len() == 2));
    assert_eq!(danced.sheet.dances[0], nested.dances[0]);
    let back = changed(Request::End { sheet: danced.sheet, how: MinuetEnding::Leave }).sheet;
    assert_eq!(back.dances.len(), 1);
    // The coach knows what to do in the middle of it.
    assert!(hint(&nested, Reading::PAPER.with_depth(2)).entry.is_some());
}

#[test]
fn marks_that_do_not_follow_are_found() {
    let mut sheet = begun("minuet", Yields::Solution);
    let wrong = |sheet: &Paper| {
        let (sheet, reading) = (sheet.clone(), Reading::PAPER);
        match ask(Request::Check { sheet, reading, history: Vec::new() }) {
            Reply::Checked(checked) => checked.faults,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(wrong(&develop(&sheet, None, Until::Step).sheet), []);
    let mut open =
        minuet_core::Cell::ALL.into_iter().filter(|&cell| sheet.pencil.get(cell).len() > 2);
    let cell = open.next_back().unwrap();
    // One of the two dancers at least keeps more than this.
    let digit = sheet.pencil.get(cell).iter().last().unwrap();
    sheet.dances[0].circle.enclosed.set(cell, Some(digit));
    sheet.dances[0].square.enclosed.set(cell, Some(digit));
    let faults = wrong(&sheet);
    assert!(
        faults.iter().any(|fault| fault.kind == FaultKind::Unjustified && !fault.line.is_empty())
    );
}

#[test]
fn what_is_no_dance_is_refused() {
    let fresh = sheet(EASY);
    let reading = Reading::PAPER;
    assert!(
        refusal(Request::Tricks { sheet: fresh.clone(), reading }).contains("No minuet is open")
    );
    assert!(
        refusal(Request::End { sheet: fresh.clone(), how: MinuetEnding::Leave })
            .contains("No minuet")
    );
    let line = vec![Dancer::Circle];
    let request =
        Request::Starters { sheet: fresh.clone(), reading, line, starters: Advice::Footnote8 };
    assert!(refusal(request).contains("that dancer is not on the sheet"));
    let listed = starters(&stuck(packed("minuet")), &[]);
    let starter = listed.starters[0].starter;
    let request = Request::Begin { sheet: fresh, line: Vec::new(), starter };
    assert!(refusal(request).contains("candidates"));
    let deep = Request::Hint {
        sheet: sheet(EASY),
        reading: reading.with_depth(5),
        starters: Advice::Footnote8,
    };
    assert!(deep.is_bounded().unwrap_err().to_string().contains("4 deep at most"));
}
