//! Each way in which a find of the second table (`docs/trace.md`) can be false.

use crate::support::sketch::{
    Sketch, cell, cell_starter, digit, digits, effect, half_double, half_double_starter, naked,
    structure,
};
use crate::support::{ESCARGOT, From, PUZZLES, trace};
use minuet_check::check_trace;
use minuet_core::{Broken, Dancer, Effect, Entry, Erased, Find, Reading, Starter, Step, Trace};

const CIRCLE: &[Dancer] = &[Dancer::Circle];
const SQUARE: &[Dancer] = &[Dancer::Square];

fn open_starter(starter: Starter, depth: u8, sees: u8) -> Find {
    Find::Starter { starter, depth, sees, settles: None }
}

/// A sheet with a starter cell.
fn two() -> Sketch {
    Sketch::new(&[("r1c1", "12")])
}

fn dancing() -> Sketch {
    two().open(&[], cell_starter("r1c1", [1, 2]), 1)
}

#[test]
fn starters() {
    let starter = cell_starter("r1c1", [1, 2]);
    dancing()
        .end(Step::Four, &[], open_starter(starter, 1, 0))
        .rejected("a minuet is already open");
    two()
        .end(Step::Four, &[], open_starter(cell_starter("r1c1", [2, 1]), 1, 0))
        .rejected("r1c1 has the candidates 1 and 2, so it is not this starter");
    two()
        .end(Step::Four, &[], open_starter(starter, 1, 1))
        .rejected("the starter sees 0 cells with two candidates, not 1");
    two()
        .end(Step::Four, &[], open_starter(starter, 2, 0))
        .rejected("the depth of a minuet on the main line is from 1 to 1, not 2");
    two()
        .end(Step::Four, &[], open_starter(starter, 0, 0))
        .rejected("the depth of a minuet on the main line is from 1 to 1, not 0");
    Sketch::new(&[("r1c1 r9c9", "12")])
        .open(&[], starter, 1)
        .end(Step::Four, CIRCLE, open_starter(cell_starter("r9c9", [1, 2]), 1, 0))
        .rejected("the depth of a minuet on circle is from 1 to 0, not 1");
    let row_and_square =
        [("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", "23456789")];
    let half = |structure: &str, cells| half_double_starter(structure, 1, cells);
    let expect = |starter, expect: &str| {
        Sketch::new(&row_and_square)
            .end(Step::Four, &[], open_starter(starter, 1, 0))
            .rejected(expect);
    };
    expect(
        half("square 1", ["r1c1", "r1c2"]),
        "the first structure that confines 1 to these cells is row 1, not box 1",
    );
    expect(half("row 1", ["r1c2", "r1c1"]), "r1c2 and r1c1 are not two cells in reading order");
    expect(
        half("row 1", ["r1c1", "r1c3"]),
        "the cells left for 1 in row 1 are r1c1 and r1c2, not r1c1 and r1c3",
    );
}

#[test]
fn no_minuet() {
    let none = "the innermost open minuet is not one of";
    for find in [
        Find::Stall,
        Find::Leave,
        Find::Complete { dancer: Dancer::Circle },
        Find::Wrong { dancer: Dancer::Circle, broken: None },
        Find::BothEnclose { cell: cell("r1c1"), digit: digit(1) },
    ] {
        two().end(Step::Four, &[], find.clone()).rejected(&format!("{none} the main line"));
        dancing().end(Step::Four, CIRCLE, find).rejected(&format!("{none} circle"));
    }
}

#[test]
fn tricks() {
    let unmarked = |at: &str, circle: &str, square: &str| Find::Unmarked {
        cell: cell(at),
        circle: digits(circle),
        square: digits(square),
    };
    dancing()
        .end(Step::Four, &[], unmarked("r1c1", "2", "2"))
        .rejected("circle keeps 1 in r1c1, not 2");
    dancing()
        .end(Step::Four, &[], unmarked("r1c1", "1", "2"))
        .rejected("trick a erases nothing here");
    dancing()
        .end(Step::Four, &[], unmarked("r1c2", "123456789", "123456789"))
        .rejected("r1c2 carries no marks of circle");
    let both = |at: &str, n| Find::BothEnclose { cell: cell(at), digit: digit(n) };
    dancing().end(Step::Four, &[], both("r1c1", 1)).rejected("circle does not enclose 1 in r1c1");
    dancing()
        .single(CIRCLE, naked("r1c1", 1))
        .single(SQUARE, naked("r1c1", 2))
        .end(Step::Four, &[], both("r1c1", 1))
        .rejected("square does not enclose 1 in r1c1");
    Sketch::new(&[("r1c1", "12"), ("r9c9", "1")])
        .open(&[], cell_starter("r1c1", [1, 2]), 1)
        .single(CIRCLE, naked("r9c9", 1))
        .single(SQUARE, naked("r9c9", 1))
        .single(&[], naked("r9c9", 1))
        .end(Step::Four, &[], both("r9c9", 1))
        .rejected("r9c9 is already solved");
}

#[test]
fn trick_b() {
    let find = |first: &str, second: &str| Find::DoubleBlocked {
        digit: digit(1),
        circle: cell("r1c1"),
        square: cell("r1c2"),
        structures: [structure(first), structure(second)],
    };
    let others = "r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    let danced = || {
        Sketch::new(&[(others, "23456789")])
            .open(&[], half_double_starter("row 1", 1, ["r1c1", "r1c2"]), 1)
            .single(CIRCLE, naked("r1c1", 1))
    };
    danced()
        .end(Step::Four, &[], find("square 1", "square 1"))
        .rejected("square does not enclose 1 in r1c2");
    let danced = || danced().single(SQUARE, naked("r1c2", 1));
    danced().end(Step::Four, &[], find("row 2", "row 1")).rejected("row 2 does not hold r1c1");
    danced()
        .end(Step::Four, &[], find("column 1", "column 2"))
        .rejected("trick b erases nothing here");
    danced()
        .end(Step::Four, &[], find("square 1", "square 1"))
        .rejected("from r2c1 the rule erases 1, the entry none");
}

#[test]
fn wrong_dancers() {
    let wrong = |broken| Find::Wrong { dancer: Dancer::Circle, broken };
    let empty = Broken::Empty { cell: cell("r1c1") };
    dancing()
        .end(Step::Four, &[], wrong(Some(empty)))
        .rejected("circle does not show that r1c1 has no candidate left");
    dancing()
        .end(Step::Four, &[], wrong(None))
        .rejected("the entry does not say what is wrong with circle");
    let hole = || {
        Sketch::new(&[("r1c1 r1c2", "12"), ("r9c9", "")]).open(&[], cell_starter("r1c1", [1, 2]), 1)
    };
    let seen = Some(Broken::Empty { cell: cell("r9c9") });
    hole().end(Step::Four, &[], wrong(seen)).rejected("the rule inks 2 in r1c1, the entry nothing");
    hole()
        .end(Step::Four, &[], Find::Stall)
        .rejected("the main line is broken: r9c9 has no candidate left");
}

/// What the line inked while its minuet was open stays, whether or not the right dancer came to it.
#[test]
fn ink_outlives_the_minuet() {
    let (two, row) = (digit(2), structure("row 1"));
    let cells = [cell("r1c2"), cell("r1c3")];
    let broken = Some(Broken::Twice { digit: two, structure: row, cells });
    // Square has not danced, but its choice is enclosed: it is inked, by Rule 19.
    let mut taken_over = effect(&[("r1c1", 2)], &[("r1c1", "1")]);
    let seen = cell("r1c1").seen().iter();
    taken_over.erased.extend(seen.map(|cell| Erased { cell, digits: two.into() }));
    Sketch::new(&[("r1c1 r1c2 r1c3", "12"), ("r9c9", "5")])
        .open(&[], cell_starter("r1c1", [1, 2]), 1)
        .single(&[], naked("r9c9", 5))
        .single(CIRCLE, naked("r1c1", 1))
        .then(Step::Four, &[], Find::Wrong { dancer: Dancer::Circle, broken }, taken_over)
        .end(Step::Three, &[], naked("r9c9", 5))
        .rejected("r9c9 is already solved");
}

/// The first entry of some trace that `here` holds for is replaced by `find`, without effect.
fn replaced(reading: &str, here: impl Fn(&Find) -> bool, find: Find) -> String {
    let reading: Reading = reading.parse().unwrap();
    for text in PUZZLES {
        let mut trace: Trace = trace(text.parse().unwrap(), reading, From::Candidates);
        if let Some(index) = trace.entries.iter().position(|entry| here(&entry.find)) {
            trace.entries[index].find = find;
            trace.entries[index].effect = Effect::default();
            let rejection = check_trace(&trace).unwrap_err();
            assert_eq!(rejection.entry, Some(index));
            return rejection.to_string().split_once(": ").unwrap().1.to_owned();
        }
    }
    panic!("no such entry");
}

#[test]
fn stalls() {
    dancing()
        .end(Step::Four, &[], Find::Stall)
        .rejected("a naked single, 1 in r1c1 still applies on circle");
    let broken = replaced("", |find| matches!(find, Find::Wrong { .. }), Find::Stall);
    assert!(broken.contains(" is broken: "), "{broken}");
    let complete = replaced("", |find| matches!(find, Find::Complete { .. }), Find::Stall);
    assert!(complete.ends_with(" is complete, so the minuet does not stall"), "{complete}");
    let kept = replaced("", |find| matches!(find, Find::Unmarked { .. }), Find::Stall);
    assert!(kept.starts_with("neither dancer keeps "), "{kept}");
}

/// A dancer that breaks ends the minuet there and then: neither its partner, nor itself, nor the line that opened the
/// minuet makes another find, and no minuet is opened.
#[test]
fn nothing_is_found_after_a_break() {
    let sheet = || Sketch::with("depth=2", &[("r1c1 r1c2 r1c3", "12"), ("r9c9", "34")]);
    let broken =
        || sheet().open(&[], cell_starter("r1c1", [1, 2]), 2).single(CIRCLE, naked("r1c1", 1));
    let said = "circle is broken, which ends its minuet before any other find: row 1 has 2 twice, in r1c2 and \
                r1c3";
    broken().end(Step::Four, SQUARE, naked("r1c1", 2)).rejected(said);
    broken().end(Step::Four, CIRCLE, naked("r1c2", 2)).rejected(said);
    broken().end(Step::Three, &[], half_double("row 1", 9, ["r1c8", "r1c9"])).rejected(said);
    let inner = open_starter(cell_starter("r9c9", [3, 4]), 1, 0);
    broken().end(Step::Four, SQUARE, inner).rejected(said);
    // Leaving it, as a brief trace may, is no find.
    broken()
        .end(Step::Four, &[], Find::Leave)
        .end(Step::Four, &[], Find::Leave)
        .rejected("the innermost open minuet is not one of the main line");
}

/// The first ending of some trace that `ends` picks is put off by the first find of the partner.
fn put_off(ends: impl Fn(&Find) -> Option<Dancer>) -> String {
    for text in PUZZLES {
        let mut trace: Trace = trace(text.parse().unwrap(), Reading::PAPER, From::Candidates);
        let mut open = None;
        let here = trace.entries.iter().enumerate().find_map(|(index, entry)| {
            if let Find::Starter { starter, .. } = entry.find {
                open = Some(starter);
            }
            Some((index, ends(&entry.find)?, open?))
        });
        let Some((index, dancer, starter)) = here else { continue };
        let (cell, digit) = starter.choice(dancer.other());
        let find = Find::NakedSingle { cell, digit, blocks: vec![] };
        let (step, dance) = (Step::Four, vec![dancer.other()]);
        trace.entries.insert(index, Entry { step, dance, find, effect: Effect::default() });
        let rejection = check_trace(&trace).unwrap_err();
        assert_eq!(rejection.entry, Some(index));
        return rejection.to_string().split_once(": ").unwrap().1.to_owned();
    }
    panic!("no such minuet");
}

#[test]
fn the_partner_makes_no_find_after_an_ending() {
    let broken = put_off(|find| match find {
        Find::Wrong { dancer, .. } => Some(*dancer),
        _ => None,
    });
    assert!(
        broken.contains(" is broken, which ends its minuet before any other find: "),
        "{broken}"
    );
    let complete = put_off(|find| match find {
        Find::Complete { dancer } => Some(*dancer),
        _ => None,
    });
    assert!(
        complete.ends_with(" is complete, which ends its minuet before any other find"),
        "{complete}"
    );
}

#[test]
fn stalls_at_depth_two() {
    let mut trace = trace(ESCARGOT.parse().unwrap(), Reading::PAPER, From::Candidates);
    trace.reading.depth = 2;
    for entry in &mut trace.entries {
        if let Find::Starter { depth, .. } = &mut entry.find {
            *depth = 2;
        }
    }
    let message = check_trace(&trace).unwrap_err().to_string();
    assert!(message.contains("of circle has not stalled at depth 1"), "{message}");
}

#[test]
fn completions() {
    dancing()
        .end(Step::Four, &[], Find::Complete { dancer: Dancer::Square })
        .rejected("square has not solved all cells without a conflict");
    Sketch::with("ending=proof", &[("r1c1", "12")])
        .open(&[], cell_starter("r1c1", [1, 2]), 1)
        .end(Step::Four, &[], Find::Complete { dancer: Dancer::Square })
        .rejected(
            "the reading blocking=half-doubles,groups=3,ending=proof,tricks=both,depth=1 does not include a \
             complete dancer",
        );
}
