//! Each way in which a find of the first table (`docs/trace.md`) can be false.

use crate::support::EASY;
use crate::support::sketch::{
    Sketch, cell, cell_starter, cells, digit, digits, effect, half_double, hidden, naked, structure,
};
use minuet_core::{Block, Blocker, Dancer, Effect, Find, Puzzle, Setup, Step};

const CIRCLE: &[Dancer] = &[Dancer::Circle];
const BOTH: &[Dancer] = &[Dancer::Circle, Dancer::Square];

fn easy() -> Sketch {
    Sketch::of(Setup::from(EASY.parse::<Puzzle>().unwrap()), "")
}

#[test]
fn no_such_dancer() {
    Sketch::new(&[])
        .end(Step::Four, CIRCLE, naked("r1c1", 1))
        .rejected("there is no dancer circle");
    Sketch::new(&[("r1c1", "12")])
        .open(&[], cell_starter("r1c1", [1, 2]), 1)
        .end(Step::Four, BOTH, naked("r1c1", 1))
        .rejected("there is no dancer square within circle");
}

#[test]
fn wrong_step() {
    let expect = |step, path: &[Dancer], find, expect: &str| {
        Sketch::new(&[("r1c1", "12")])
            .open(&[], cell_starter("r1c1", [1, 2]), 1)
            .end(step, path, find)
            .rejected(expect);
    };
    let not =
        |rule: &str, step, line: &str| format!("{rule} is not a find of Step {step} on {line}");
    let single = || naked("r1c1", 1);
    expect(Step::One, &[], single(), &not("a naked single", 1, "the main line"));
    expect(Step::Four, &[], single(), &not("a naked single", 4, "the main line"));
    expect(Step::Three, CIRCLE, single(), &not("a naked single", 3, "circle"));
    expect(Step::Two, &[], hidden("row 1", "r1c1", 1), &not("a hidden single", 2, "the main line"));
    expect(Step::Three, &[], Find::Stall, &not("a stall", 3, "the main line"));
    let fill = Find::Fill { cell: cell("r1c1"), digits: digits("12"), blocks: vec![] };
    expect(Step::Four, CIRCLE, fill, &not("a fill", 4, "circle"));
}

#[test]
fn not_in_reading() {
    let find = Find::Aligned {
        structure: structure("row 1"),
        digit: digit(1),
        cells: cells("r1c1 r1c2 r1c3"),
    };
    Sketch::new(&[("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "23456789")])
        .end(Step::Three, &[], find)
        .rejected(
            "the reading blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1 does not include an \
             aligned number",
        );
}

#[test]
fn not_a_square() {
    Sketch::new(&[])
        .end(Step::One, &[], hidden("row 1", "r1c1", 1))
        .rejected("Step 1 looks at boxes only, not at row 1");
}

const SINGLE: [(&str, &str); 2] =
    [("r1c1", "1"), ("r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "23456789")];

#[test]
fn wrong_effect() {
    let seen = ["r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3", "r4c1", "r5c1", "r6c1", "r7c1"];
    let rest = ["r8c1", "r9c1"];
    let right: Vec<(&str, &str)> = seen.into_iter().chain(rest).map(|cell| (cell, "1")).collect();
    let expect = |inked: &[(&str, u8)], erased: &[(&str, &str)], expect: &str| {
        Sketch::new(&SINGLE)
            .then(Step::Three, &[], naked("r1c1", 1), effect(inked, erased))
            .rejected(expect);
    };
    let ink = [("r1c1", 1)];
    expect(&[], &right, "the rule inks 1 in r1c1, the entry nothing");
    expect(
        &[ink[0], ("r1c2", 2)],
        &right,
        "the rule inks 1 in r1c1, the entry 1 in r1c1 and 2 in r1c2",
    );
    expect(&ink, &right[1..], "from r2c1 the rule erases 1, the entry none");
    let more: Vec<_> = right.iter().copied().chain([("r9c9", "1")]).collect();
    expect(&ink, &more, "from r9c9 the rule erases none, the entry 1");
    let swapped: Vec<_> = right.iter().copied().rev().collect();
    let order = "the erasures are not one item per cell in reading order";
    expect(&ink, &swapped, order);
    let twice: Vec<_> = right.iter().copied().chain([right[11]]).collect();
    expect(&ink, &twice, order);
    let empty: Vec<_> = right.iter().copied().chain([("r9c9", "")]).collect();
    expect(&ink, &empty, order);
}

#[test]
fn no_effect() {
    let double = |structure_name: &str| Find::NakedGroup {
        structure: structure(structure_name),
        cells: cells("r1c1 r1c2"),
        digits: digits("12"),
    };
    let rest = [
        ("r1c1 r1c2", "12"),
        ("r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", "3456789"),
        ("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "3456789"),
    ];
    Sketch::new(&rest)
        .end(Step::Three, &[], double("row 1"))
        .rejected("a naked group erases nothing here");
    let group = Find::HiddenGroup {
        structure: structure("row 1"),
        cells: cells("r1c1 r1c2"),
        digits: digits("12"),
    };
    Sketch::new(&rest).end(Step::Three, &[], group).rejected("a hidden group erases nothing here");
    // A record is worth an entry on the main line, not for a dancer.
    Sketch::new(&rest)
        .open(&[], cell_starter("r1c1", [1, 2]), 1)
        .single(CIRCLE, naked("r1c1", 1))
        .end(Step::Four, &[Dancer::Square], half_double("row 1", 1, ["r1c1", "r1c2"]))
        .rejected("the cells left for 1 in row 1 are r1c2, not r1c1 and r1c2");
    Sketch::new(&[("r1c1 r1c2", "12"), ("r9c9", "12"), rest[1], rest[2]])
        .open(&[], cell_starter("r9c9", [1, 2]), 1)
        .end(Step::Four, CIRCLE, half_double("row 1", 1, ["r1c1", "r1c2"]))
        .rejected("a half double erases nothing here");
}

#[test]
fn singles() {
    Sketch::new(&SINGLE)
        .single(&[], naked("r1c1", 1))
        .end(Step::Three, &[], naked("r1c1", 1))
        .rejected("r1c1 is already solved");
    Sketch::new(&[("r4c2", "67")])
        .end(Step::Three, &[], naked("r4c2", 7))
        .rejected("r4c2 has the candidates 6 and 7, so 7 is not a naked single there");
    Sketch::new(&[("r4c2", "6")])
        .end(Step::Three, &[], naked("r4c2", 7))
        .rejected("r4c2 has the candidates 6, so 7 is not a naked single there");
    let but_two = "r4c1 r4c3 r4c4 r4c6 r4c7 r4c8 r4c9";
    Sketch::new(&[(but_two, "12345689")])
        .end(Step::Three, &[], hidden("row 4", "r4c2", 7))
        .rejected(
            "the cells left for 7 in row 4 are r4c2 and r4c5, so r4c2 is not a hidden single",
        );
}

/// A half double of 1 in square 1 on two cells that share nothing else.
fn marked() -> Sketch {
    Sketch::new(&[("r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3", "23456789"), ("r1c9", "1"), ("r9c2", "1")])
        .half_double("square 1", 1, ["r1c1", "r2c2"])
}

fn passive(of: Blocker, closed: &str, at: &str) -> Find {
    Find::Passive { of, closed: cell(closed), cell: cell(at), digit: digit(1), blocks: vec![] }
}

fn mark(name: &str) -> Blocker {
    let cells = ["r1c1", "r2c2"].map(cell);
    Blocker::HalfDouble { structure: structure(name), digit: digit(1), cells }
}

#[test]
fn passive_singles() {
    let square = mark("square 1");
    marked()
        .end(Step::One, &[], passive(Blocker::Ink { cell: cell("r1c1") }, "r1c1", "r2c2"))
        .rejected("ink in r1c1 does not confine 1 to r1c1 and r2c2");
    marked()
        .end(Step::One, &[], passive(square, "r1c1", "r2c3"))
        .rejected("the half double of 1 in box 1 (r1c1, r2c2) does not confine 1 to r1c1 and r2c3");
    marked()
        .end(Step::One, &[], passive(mark("row 1"), "r1c1", "r2c2"))
        .rejected("the half double of 1 in row 1 (r1c1, r2c2) is not on the sheet");
    let double = Blocker::Group { cells: cells("r1c1 r2c2"), digits: digits("12") };
    marked()
        .end(Step::One, &[], passive(double, "r1c1", "r2c2"))
        .rejected("the group of 1 and 2 in r1c1 and r2c2 is not on the sheet");
    marked()
        .end(Step::One, &[], passive(square, "r1c1", "r2c2"))
        .rejected("r1c1 is not closed to 1");
    marked()
        .single(&[], naked("r1c9", 1))
        .end(Step::One, &[], passive(square, "r1c1", "r2c2"))
        .rejected("no block closes r1c1 to 1");
    marked()
        .single(&[], naked("r1c9", 1))
        .single(&[], naked("r9c2", 1))
        .end(Step::One, &[], passive(square, "r1c1", "r2c2"))
        .rejected("r2c2 does not have the candidate 1");
}

/// The same with a starter in row 1, which closes r1c1 to 1 for circle.
fn danced(sketch: Sketch) -> Sketch {
    sketch.open(&[], cell_starter("r1c9", [1, 2]), 1).single(CIRCLE, naked("r1c9", 1))
}

#[test]
fn passive_singles_of_dancers() {
    let open = [("r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3", "23456789"), ("r1c9", "12")];
    let marked = || Sketch::new(&open).half_double("square 1", 1, ["r1c1", "r2c2"]);
    let square = mark("square 1");
    let right = || passive(square, "r1c1", "r2c2");
    // All of it is right but the empty effect.
    danced(marked())
        .end(Step::Four, CIRCLE, right())
        .rejected("the rule inks 1 in r2c2, the entry nothing");
    danced(marked())
        .end(Step::Four, &[Dancer::Square], right())
        .rejected("r1c1 is not closed to 1");
    danced(Sketch::new(&open))
        .end(Step::Four, CIRCLE, right())
        .rejected("the half double of 1 in box 1 (r1c1, r2c2) is not on the sheet");
    let blocks = vec![Block { by: square, cells: cells("r1c1"), digits: digits("1") }];
    let told = Find::Passive {
        of: square,
        closed: cell("r1c1"),
        cell: cell("r2c2"),
        digit: digit(1),
        blocks,
    };
    danced(marked()).end(Step::Four, CIRCLE, told).rejected("blocks belong to Steps 1 and 2 only");
}

#[test]
fn fills() {
    let fill =
        |numbers: &str| Find::Fill { cell: cell("r1c3"), digits: digits(numbers), blocks: vec![] };
    easy()
        .end(Step::Two, &[], fill("12"))
        .rejected("the candidates of r1c3 are 1, 2 and 4, not 1 and 2");
    easy().end(Step::Two, &[], fill("124")).rejected("no block closes r1c3 to 3");
    Sketch::new(&[])
        .end(Step::Two, &[], fill("123456789"))
        .rejected("the candidates of r1c3 are already written");
    // Ink around a cell leaves it one number.
    let mut closed = Setup::from(Puzzle::EMPTY);
    for (i, at) in
        ["r1c1", "r1c2", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"].iter().enumerate()
    {
        closed.placed.set(cell(at), Some(digit(i as u8 + 1)));
    }
    let fill = Find::Fill { cell: cell("r1c3"), digits: digits("9"), blocks: vec![] };
    Sketch::of(closed, "")
        .end(Step::Two, &[], fill)
        .rejected("r1c3 has fewer than two candidates, so there is nothing to fill in");
}

#[test]
fn half_doubles() {
    Sketch::new(&[])
        .end(Step::Three, &[], half_double("row 1", 1, ["r1c2", "r1c1"]))
        .rejected("r1c2 and r1c1 are not two cells in reading order");
    Sketch::new(&[("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "23456789")])
        .end(Step::Three, &[], half_double("row 1", 1, ["r1c1", "r1c2"]))
        .rejected("the cells left for 1 in row 1 are r1c1, r1c2 and r1c3, not r1c1 and r1c2");
    marked()
        .end(Step::Three, &[], half_double("square 1", 1, ["r1c1", "r2c2"]))
        .rejected("the half double of 1 in box 1 (r1c1, r2c2) is already on the sheet");
    let find = Find::Aligned {
        structure: structure("row 1"),
        digit: digit(1),
        cells: cells("r1c1 r1c2 r1c4"),
    };
    Sketch::with("blocking=aligned", &[("r1c3 r1c5 r1c6 r1c7 r1c8 r1c9", "23456789")])
        .end(Step::Three, &[], find)
        .rejected("r1c1, r1c2 and r1c4 are not three cells that share two structures");
}

#[test]
fn groups() {
    let row = structure("row 1");
    let naked = |at: &str, numbers: &str| Find::NakedGroup {
        structure: row,
        cells: cells(at),
        digits: digits(numbers),
    };
    let hidden = |at: &str, numbers: &str| Find::HiddenGroup {
        structure: row,
        cells: cells(at),
        digits: digits(numbers),
    };
    let expect = |special: &[(&str, &str)], find, expect: &str| {
        Sketch::new(special).end(Step::Three, &[], find).rejected(expect);
    };
    let four = [("r1c1 r1c2 r1c3 r1c4", "1234")];
    expect(
        &four,
        naked("r1c1 r1c2 r1c3 r1c4", "1234"),
        "a group here has from 2 to 3 cells and as many numbers, not 4",
    );
    expect(
        &four,
        naked("r1c1 r1c2", "123"),
        "a group here has from 2 to 3 cells and as many numbers, not 3",
    );
    expect(&[("r1c1 r2c2", "12")], naked("r1c1 r2c2", "12"), "r1c1 and r2c2 are not all in row 1");
    expect(
        &[("r1c1 r1c2", "123")],
        naked("r1c1 r1c2", "12"),
        "r1c1 and r1c2 together hold 1, 2 and 3, not 1 and 2",
    );
    let others = "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    expect(
        &[(others, "3456789")],
        hidden("r1c1 r1c2", "12"),
        "the cells left for 1 and 2 in row 1 are r1c1, r1c2 and r1c3, not r1c1 and r1c2",
    );
    expect(
        &[("r1c1 r1c2 r1c3", "1345"), (others, "3456789")],
        hidden("r1c1 r1c2", "12"),
        "row 1 has no cell left for 2",
    );
    let solved =
        Sketch::new(&[("r1c1", "1"), ("r1c2 r2c1", "12")]).single(&[], self::naked("r1c1", 1));
    solved.end(Step::Three, &[], naked("r1c1 r1c2", "12")).rejected("r1c1 is already solved");
}

#[test]
fn groups_in_step_one() {
    let find = |at: &str, numbers: &str| Find::HiddenGroup {
        structure: structure("square 1"),
        cells: cells(at),
        digits: digits(numbers),
    };
    let two = [("r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3", "3456789")];
    let both = ["r1c1", "r2c2"];
    Sketch::new(&two)
        .half_double("square 1", 1, both)
        .end(Step::One, &[], find("r1c1 r2c2", "12"))
        .rejected("no half double of 2 in box 1 lies within r1c1 and r2c2");
    let group = || find("r1c1 r2c2", "12");
    Sketch::new(&two)
        .half_double("square 1", 1, both)
        .half_double("square 1", 2, both)
        .then(Step::One, &[], group(), Effect::default())
        .rejected("from r1c1 the rule erases 3, 4, 5, 6, 7, 8 and 9, the entry none");
    Sketch::new(&[("r1c1 r2c2", "12"), two[0]])
        .half_double("square 1", 1, both)
        .half_double("square 1", 2, both)
        .end(Step::One, &[], group())
        .end(Step::One, &[], group())
        .rejected("the group of 1 and 2 in r1c1 and r2c2 is already on the sheet");
}

fn with_blocks(blocks: Vec<Block>) -> Find {
    Find::Fill { cell: cell("r1c3"), digits: digits("124"), blocks }
}

fn ink(at: &str, closes: &str, numbers: &str) -> Block {
    let by = Blocker::Ink { cell: cell(at) };
    Block { by, cells: cells(closes), digits: digits(numbers) }
}

#[test]
fn blocks() {
    let mut find = naked("r1c1", 1);
    if let Find::NakedSingle { blocks, .. } = &mut find {
        blocks.push(ink("r1c2", "r1c1", "2"));
    }
    Sketch::new(&SINGLE)
        .end(Step::Three, &[], find)
        .rejected("blocks belong to Steps 1 and 2 only");
    let expect =
        |blocks, expect: &str| easy().end(Step::Two, &[], with_blocks(blocks)).rejected(expect);
    expect(vec![ink("r1c4", "r1c3", "3")], "r1c4 has no ink that could block");
    expect(vec![ink("r1c1", "r1c3", "3")], "ink in r1c1 does not close r1c3 to 3");
    expect(vec![ink("r1c2", "r1c3", "3")], "no block closes r1c3 to 5");
    let all = vec![
        ink("r1c1", "r1c3", "5"),
        ink("r1c2", "r1c3", "3"),
        ink("r1c5", "r1c3", "7"),
        ink("r2c1", "r1c3", "6"),
        ink("r3c2", "r1c3", "9"),
        ink("r3c3", "r1c3", "8"),
    ];
    let surplus = |block| all.iter().copied().chain([block]).collect::<Vec<_>>();
    let more = "a block closes r1c4 to 3, which the find does not need";
    expect(surplus(ink("r1c2", "r1c4", "3")), more);
    expect(
        surplus(Block { by: mark("square 1"), cells: cells("r1c3"), digits: digits("1") }),
        "the half double of 1 in box 1 (r1c1, r2c2) is not on the sheet",
    );
    Sketch::of(Setup::from(EASY.parse::<Puzzle>().unwrap()), "blocking=never")
        .end(
            Step::Two,
            &[],
            with_blocks(vec![Block {
                by: mark("square 1"),
                cells: cells("r1c3"),
                digits: digits("1"),
            }]),
        )
        .rejected("half doubles never block in this reading");
    // With all blocks in place the entry holds, and the outcome is next.
    let find = with_blocks(all);
    easy()
        .end(Step::Two, &[], find)
        .end(Step::Two, &[], with_blocks(vec![]))
        .rejected("the candidates of r1c3 are already written");
}
