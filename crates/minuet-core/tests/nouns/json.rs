//! Whole documents as JSON, there and back.

use std::collections::BTreeSet;
use std::fmt::Debug;

use minuet_core::{
    Block, Blocker, Broken, Cell, CellSet, Certificate, Dancer, DeadDance, Deadlock, Digit,
    DigitSet, Effect, Entry, Erased, Find, Inked, Outcome, Position, Puzzle, Reading, Rule, Setup,
    Solution, Starter, Step, Structure, Trace, Verdict,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(noun: &T) -> String {
    let text = serde_json::to_string(noun).expect("it can be written");
    let back: T = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(back, *noun, "{text}");
    text
}

fn check_error<T: DeserializeOwned + Debug>(text: &str, words: &str) {
    let error = serde_json::from_str::<T>(text).expect_err(text).to_string();
    assert!(error.contains(words), "{error}");
}

fn a() -> Cell {
    Cell::ALL[0]
}

fn b() -> Cell {
    Cell::ALL[1]
}

fn row() -> Structure {
    Structure::ALL[0]
}

fn one() -> Digit {
    Digit::ALL[0]
}

fn both() -> CellSet {
    CellSet::of(a()) | CellSet::of(b())
}

fn two() -> DigitSet {
    DigitSet::from_bits(0b11)
}

fn solution() -> Solution {
    SOLUTION.parse().expect("a solution")
}

fn blocks() -> Vec<Block> {
    let marks = [
        Blocker::Ink { cell: a() },
        Blocker::HalfDouble { structure: row(), digit: one(), cells: [a(), b()] },
        Blocker::Group { cells: both(), digits: two() },
    ];
    marks.map(|by| Block { by, cells: both(), digits: two() }).to_vec()
}

fn broken() -> [Broken; 3] {
    [
        Broken::Twice { digit: one(), structure: row(), cells: [a(), b()] },
        Broken::Nowhere { digit: one(), structure: row() },
        Broken::Empty { cell: a() },
    ]
}

fn starters() -> [Starter; 2] {
    [
        Starter::Cell { cell: a(), digits: [one(), Digit::ALL[1]] },
        Starter::HalfDouble { digit: one(), structure: row(), cells: [a(), b()] },
    ]
}

/// One find of every rule.
fn finds() -> Vec<Find> {
    let (cell, digit, structure) = (a(), one(), row());
    let (cells, digits) = (both(), two());
    let of = Blocker::HalfDouble { structure, digit, cells: [a(), b()] };
    vec![
        Find::NakedSingle { cell, digit, blocks: blocks() },
        Find::HiddenSingle { structure, cell, digit, blocks: Vec::new() },
        Find::Passive { of, closed: b(), cell, digit, blocks: blocks() },
        Find::HalfDouble { structure, digit, cells: [a(), b()], blocks: Vec::new() },
        Find::Aligned { structure, digit, cells },
        Find::NakedGroup { structure, cells, digits },
        Find::HiddenGroup { structure, cells, digits },
        Find::Fill { cell, digits, blocks: blocks() },
        Find::Starter { starter: starters()[0], depth: 2, sees: 3, settles: Some([5, 6]) },
        Find::Starter { starter: starters()[1], depth: 1, sees: 0, settles: None },
        Find::Unmarked { cell, circle: digits, square: digit.into() },
        Find::BothEnclose { cell, digit },
        Find::DoubleBlocked { digit, circle: a(), square: b(), structures: [structure; 2] },
        Find::Wrong { dancer: Dancer::Circle, broken: None },
        Find::Wrong { dancer: Dancer::Square, broken: Some(broken()[2]) },
        Find::Complete { dancer: Dancer::Square },
        Find::Stall,
        Find::Leave,
    ]
}

fn trace(setup: Setup, outcome: Outcome) -> Trace {
    let effect = Effect {
        inked: vec![Inked { cell: a(), digit: one() }],
        erased: vec![Erased { cell: b(), digits: two() }],
    };
    let entry = |(i, find)| Entry {
        step: Step::ALL[i % 4],
        dance: Dancer::BOTH[..i % 3].to_vec(),
        find,
        effect: if i % 2 == 0 { effect.clone() } else { Effect::default() },
    };
    let rules: BTreeSet<Rule> = finds().iter().map(Find::rule).collect();
    assert_eq!(rules.into_iter().collect::<Vec<_>>(), Rule::ALL, "one find of every rule");
    let entries = finds().into_iter().enumerate().map(entry).collect();
    Trace { setup, reading: Reading::PAPER, entries, outcome }
}

#[test]
fn whole_traces() {
    let solved = Outcome::Solved { step: Step::Four, minuets: 1, tried: 2, solution: solution() };
    let outcomes = [
        (solved, Verdict::Minuet),
        (
            Outcome::Failed { depth: 1, minuets: 0, tried: 3, starters: 3, left: 200 },
            Verdict::Failed,
        ),
        (Outcome::None { broken: Some(broken()[0]) }, Verdict::None),
        (Outcome::None { broken: None }, Verdict::None),
        (Outcome::Several { solutions: [solution(); 2] }, Verdict::Several),
    ];
    for (outcome, verdict) in outcomes {
        assert_eq!(outcome.verdict(), verdict);
        check(&verdict);
        check(&trace(Setup::from(Puzzle::EMPTY), outcome));
        let middle = Setup {
            placed: solution().puzzle(),
            candidates: Some(Position::OPEN),
            puzzle: Puzzle::EMPTY,
        };
        check(&trace(middle, outcome));
    }
}

#[test]
fn a_fresh_puzzle_says_nothing_of_the_middle() {
    let text = check(&trace(Setup::from(Puzzle::EMPTY), Outcome::None { broken: None }));
    assert!(!text.contains("placed") && !text.contains("candidates"), "{text}");
}

#[test]
fn whole_certificates() {
    let end = || Deadlock { position: Position::OPEN, dances: Vec::new() };
    let dances = starters().map(|starter| DeadDance { starter, circle: end(), square: end() });
    let deep = DeadDance {
        starter: starters()[0],
        circle: Deadlock { position: Position::from(&solution()), dances: dances.to_vec() },
        square: end(),
    };
    let deadlock = Deadlock { position: Position::OPEN, dances: vec![deep] };
    let reading = Reading::PAPER.with_depth(2);
    check(&Certificate { puzzle: Puzzle::EMPTY, reading, deadlock });
}

#[test]
fn small_nouns_as_a_person_would_write_them() {
    assert_eq!(check(&Cell::ALL[33]), "\"r4c7\"");
    assert_eq!(check(&Structure::ALL[22]), "\"square 5\"");
    assert_eq!(check(&Digit::ALL[6]), "7");
    assert_eq!(check(&Step::Three), "3");
    assert_eq!(check(&two()), "[1,2]");
    assert_eq!(check(&both()), "[\"r1c1\",\"r1c2\"]");
    assert_eq!(check(&Dancer::Circle), "\"circle\"");
    assert_eq!(check(&Reading::PAPER), format!("\"{}\"", Reading::PAPER));
    assert!(check(&Position::from(&solution())).starts_with("[\"5 3 4 6 7 8 9 1 2\","));
    check(&solution());
}

#[test]
fn nonsense_is_refused() {
    check_error::<Digit>("0", "0 is not a number from 1 to 9");
    check_error::<Digit>("300", "invalid value");
    check_error::<Step>("5", "5 is not a step from 1 to 4");
    check_error::<DigitSet>("[1,1]", "a number stands twice");
    check_error::<CellSet>("[\"r1c1\",\"r1c1\"]", "a cell stands twice");
    check_error::<Cell>("\"r0c1\"", "expected ^r[1-9]c[1-9]$");
    check_error::<Structure>("\"box 1\"", "expected ^(row|column|square) [1-9]$");
    check_error::<Position>("[\"1 2\"]", "Length { found: 2 }");
    check_error::<Solution>(&format!("\"{}\"", ".".repeat(81)), "expected ^[1-9]{81}$");
    check_error::<Reading>("\"depth=0\"", "string \"depth=0\", expected ^blocking=");
    check_error::<Find>(
        "{\"rule\":\"complete\",\"dancer\":\"circle\",\"extra\":1}",
        "unknown field",
    );
    check_error::<Find>("{\"rule\":\"guess\"}", "unknown variant");
    check_error::<Outcome>("{\"result\":\"solved\"}", "missing field");
    check_error::<Trace>("{}", "missing field");
}
