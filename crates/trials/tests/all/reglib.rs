//! HoDoKu's regression cases for singles, pairs and triples: what they expect is among what the teacher
//! finds.

use minuet_core::{Cell, Digit, Effect, Find, Reading, Setup, Sheet};
use minuet_formats::{Case, Record, read};
use trials::corpora;

/// The codes of the techniques that are rules of ours: full house, hidden and naked single, locked pair and
/// triple, naked and hidden pair and triple.
const CODES: [&str; 9] = ["0000", "0002", "0003", "0110", "0111", "0200", "0201", "0210", "0211"];

/// All that Step 3's rules find in a position, each in every structure, without applying any.
fn finds(setup: &Setup) -> Vec<(Find, Effect)> {
    // The coach applies the rules of Step 3 once all candidates are written.
    let filled = Setup { candidates: Some(setup.position()), ..*setup };
    let (sheet, reading) = (Sheet::new(&filled), Reading::PAPER);
    let all = minuet_method::Coach::new(&sheet, &reading).all();
    all.into_iter().map(|entry| (entry.find, entry.effect)).collect()
}

fn is_group(find: &Find) -> bool {
    matches!(find, Find::NakedGroup { .. } | Find::HiddenGroup { .. })
}

fn has(effect: &Effect, cell: Cell, digit: Digit) -> bool {
    effect.erased.iter().any(|erased| erased.cell == cell && erased.digits.contains(digit))
}

fn is_found(case: &Case, setup: &Setup) -> bool {
    let finds = finds(setup);
    let placed = case.placed.iter().all(|&(cell, digit)| {
        finds.iter().any(|(_, effect)| {
            effect.inked.iter().any(|inked| (inked.cell, inked.digit) == (cell, digit))
        })
    });
    let groups = || finds.iter().filter(|(find, _)| is_group(find)).map(|(_, effect)| effect);
    // Where few cells are open the method looks for the smaller group that a triple leaves behind
    // (footnote 6), in each of its structures for itself: the erasures may come from several groups.
    let erased =
        case.erased.iter().all(|&(cell, digit)| groups().any(|effect| has(effect, cell, digit)));
    placed && erased
}

#[test]
fn every_single_pair_and_triple_is_found() {
    let Some(corpora) = corpora() else { return };
    let path = corpora.join("corpora/hodoku-reglib.txt");
    let bytes = std::fs::read(&path).expect("the regression library");
    let records: Vec<Record> =
        read(&bytes).into_iter().map(|record| record.expect("a case")).collect();
    let mut seen = [0; CODES.len()];
    for record in &records {
        let Some(case) = &record.case else { continue };
        // A variant follows the code; variant x is a case where the technique must not be found.
        let (code, variant) = case.technique.split_once('-').unwrap_or((&case.technique, ""));
        let Some(code) = CODES.iter().position(|known| *known == code) else { continue };
        assert_ne!(variant, "x", "line {}: a case of another kind", record.line);
        seen[code] += 1;
        assert!(is_found(case, &record.setup), "line {}: {case:?}", record.line);
    }
    println!("{:?}", CODES.iter().zip(seen).collect::<Vec<_>>());
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}
