//! Photos: what is judged of what was seen.

use minuet_answer::{Photo, Reply, Request, answer, answer_bounded, judged};
use minuet_core::{ByCell, Cell, Digit, Puzzle};
use minuet_read::{Content, Point, Seen, SeenCell};
use minuet_words::Language;
use minuet_words::message::PhotoMessage;
use proptest::prelude::*;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A cell that is seen clearly.
fn clear(content: Content) -> SeenCell {
    let digit = match content {
        Content::Printed(digit) | Content::Written(digit) => usize::from(digit.get()),
        Content::Empty | Content::Candidates => 0,
    };
    let mut likely = [1e-7; 10];
    likely[digit] = 0.999_999;
    SeenCell { content, confidence: 0.9999, sure: true, likely }
}

/// A photo in which all of a puzzle is seen clearly.
fn seen(puzzle: &str) -> Seen {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    let cell = |cell| clear(puzzle.get(cell).map_or(Content::Empty, Content::Printed));
    Seen {
        cells: ByCell(Cell::ALL.map(cell)),
        crossings: std::array::from_fn(|row| {
            std::array::from_fn(|column| Point { x: column as f32 + 1.04, y: row as f32 + 2.06 })
        }),
        may_be_cut_off: false,
    }
}

/// The same with a cell that may be several things, the likeliest first: 0 is empty.
fn doubted(mut seen: Seen, cell: &str, likely: &[(usize, f32)]) -> Seen {
    let cell: Cell = cell.parse().expect("a cell");
    let mut numbers = [1e-9; 10];
    for &(digit, probability) in likely {
        numbers[digit] = probability;
    }
    let (first, confidence) = likely[0];
    let content = Digit::new(first as u8).map_or(Content::Empty, Content::Printed);
    seen.cells[cell] = SeenCell { content, confidence, sure: false, likely: numbers };
    seen
}

fn check(seen: &Seen) -> Photo {
    judged(seen, Language::English).expect("a puzzle")
}

/// The words of all repairs.
fn repairs(photo: &Photo) -> Vec<&str> {
    photo.repairs.iter().map(|repair| repair.words.words.as_str()).collect()
}

fn notes(photo: &Photo) -> Vec<&str> {
    photo.notes.iter().map(|note| note.words.as_str()).collect()
}

#[test]
fn what_is_clear_needs_no_word() {
    let photo = check(&seen(PUZZLE));
    assert_eq!(photo.puzzle.to_string(), PUZZLE);
    assert_eq!((photo.solutions, photo.is_sure()), (1, true));
    assert!(photo.repairs.is_empty() && photo.notes.is_empty() && photo.doubts.is_empty());
    assert_eq!((photo.confidence.len(), photo.confidence[0]), (81, 0.9999));
    assert_eq!(photo.crossings[9][3], [4.0, 11.1]);
    assert_eq!(photo.corners, [[1.0, 2.1], [10.0, 2.1], [10.0, 11.1], [1.0, 11.1]]);
}

#[test]
fn a_digit_taken_for_another_is_offered_but_not_changed() {
    // r1c5 is 7 in truth.
    let photo = check(&doubted(seen(PUZZLE), "r1c5", &[(1, 0.6), (7, 0.3), (2, 0.1)]));
    assert_eq!(photo.puzzle.to_string(), PUZZLE.replacen("53..7", "53..1", 1));
    assert_eq!((photo.solutions, photo.is_sure()), (0, false));
    assert_eq!(repairs(&photo)[0], "Change r1c5 from 1 to 7");
    assert_eq!(photo.repairs[0].puzzle.to_string(), PUZZLE);
    assert_eq!(
        notes(&photo),
        [
            "The puzzle as read has no solution, so something is misread or missing.",
            "Look at r1c5: this cell may have been misread."
        ]
    );
    let choices: Vec<_> =
        photo.doubts[0].choices.iter().map(|digit| digit.map(Digit::get)).collect();
    assert_eq!(choices, [Some(1), Some(7), Some(2)]);
}

#[test]
fn what_looks_cut_off_is_refused_unless_it_has_one_solution() {
    let cut =
        |puzzle: &str| judged(&Seen { may_be_cut_off: true, ..seen(puzzle) }, Language::English);
    assert_eq!(cut(PUZZLE).expect("a puzzle"), check(&seen(PUZZLE)));
    // Without its first column, an empty one beside it instead: no solution; without a clue: several.
    let shifted: String = PUZZLE
        .as_bytes()
        .chunks(9)
        .map(|row| format!("{}.", &String::from_utf8_lossy(row)[1..]))
        .collect();
    for puzzle in [shifted, PUZZLE.replacen("28", "2.", 1)] {
        assert_eq!(cut(&puzzle), Err(PhotoMessage::CutOff), "{puzzle}");
    }
}

#[test]
fn a_doubt_has_a_second_choice() {
    let photo = check(&doubted(seen(PUZZLE), "r1c5", &[(7, 0.9995), (1, 0.0005)]));
    let choices: Vec<_> =
        photo.doubts[0].choices.iter().map(|digit| digit.map(Digit::get)).collect();
    assert_eq!(choices, [Some(7), Some(1)]);
}

#[test]
fn a_digit_that_was_not_seen_is_offered() {
    // Without its 28 this puzzle has several solutions.
    let fewer = PUZZLE.replacen("28", "2.", 1);
    let photo = check(&doubted(seen(&fewer), "r7c8", &[(0, 0.9), (8, 0.05), (3, 0.04)]));
    assert_eq!(photo.solutions, 2);
    assert_eq!(repairs(&photo)[0], "Change r7c8 from empty to 8");
    assert!(notes(&photo)[0].contains("more than one solution"));
}

#[test]
fn two_cells_are_repaired_together_and_none_twice() {
    let photo = doubted(seen(PUZZLE), "r1c5", &[(1, 0.6), (7, 0.3)]);
    let photo = check(&doubted(photo, "r9c9", &[(1, 0.6), (9, 0.3)]));
    assert_eq!(repairs(&photo), ["Change r1c5 from 1 to 7 and r9c9 from 1 to 9"]);
    // Where one change is enough, no second one is made with it.
    let photo = doubted(seen(PUZZLE), "r1c5", &[(1, 0.6), (7, 0.3)]);
    let photo = check(&doubted(photo, "r1c3", &[(0, 0.9), (4, 0.01)]));
    assert_eq!(repairs(&photo), ["Change r1c5 from 1 to 7"]);
}

#[test]
fn handwriting_is_no_given_and_what_is_small_is_not_read() {
    let mut half = seen(PUZZLE);
    let four = Digit::new(4).expect("a digit");
    half.cells[Cell::ALL[2]] = clear(Content::Written(four));
    half.cells[Cell::ALL[3]] = clear(Content::Candidates);
    let photo = check(&half);
    assert_eq!((photo.solutions, photo.is_sure()), (1, true));
    assert_eq!(photo.written.to_string(), format!("..4{}", ".".repeat(78)));
    assert_eq!(
        notes(&photo),
        ["Only small digits or marks are in r1c4: they are not read, and the cell is left empty."]
    );
}

/// Either the player is wrong or the reading.
#[test]
fn what_clashes_is_not_sure() {
    let mut half = seen(PUZZLE);
    half.cells[Cell::ALL[2]] = clear(Content::Written(Digit::new(3).expect("a digit")));
    let photo = check(&half);
    assert_eq!((photo.solutions, photo.is_sure()), (1, false));
    assert_eq!(notes(&photo), ["Look at r1c2 and r1c3: these cells may have been misread."]);
    // In print it must be the reading.
    let mut misread = seen(PUZZLE);
    misread.cells[Cell::ALL[2]] = clear(Content::Printed(Digit::new(3).expect("a digit")));
    let photo = check(&misread);
    assert_eq!((photo.solutions, photo.unsure.len()), (0, 2));
}

#[test]
fn what_was_copied_by_hand_is_the_puzzle() {
    let by_hand = |few: usize| {
        let mut copied = seen(PUZZLE);
        let digits =
            Cell::ALL.into_iter().filter(|&cell| copied.cells[cell].content != Content::Empty);
        for cell in digits.collect::<Vec<_>>().into_iter().skip(few) {
            let Content::Printed(digit) = copied.cells[cell].content else { continue };
            copied.cells[cell] = clear(Content::Written(digit));
        }
        check(&copied)
    };
    for few in [0, 8] {
        let photo = by_hand(few);
        assert_eq!((photo.puzzle.to_string().as_str(), photo.written.clues()), (PUZZLE, 0));
        assert!(photo.is_sure());
        assert!(notes(&photo)[0].contains("look handwritten"), "{:?}", notes(&photo));
    }
    // Half a puzzle is printed: the rest is the player's.
    assert_eq!(by_hand(9).written.clues(), 21);
    // A few written digits are no puzzle.
    let mut few = seen(&".".repeat(81));
    few.cells[Cell::ALL[0]] = clear(Content::Written(Digit::ALL[0]));
    assert_eq!(check(&few).written.clues(), 1);
    assert!(notes(&check(&few))[0].contains("no printed digit was seen"));
}

#[test]
fn many_unsure_cells_are_counted() {
    let mut blurred = seen(PUZZLE);
    for cell in Cell::ALL.into_iter().take(41) {
        blurred.cells[cell].sure = false;
    }
    let photo = check(&blurred);
    assert!(notes(&photo)[0].starts_with("41 of the 81 cells may have been misread."));
    blurred.cells[Cell::ALL[0]].sure = true;
    assert!(notes(&check(&blurred))[0].starts_with("Look at r1c2, "));
}

#[test]
fn a_printed_digit_taken_for_handwriting_is_offered() {
    let mut mixed = seen(PUZZLE);
    let eight: Cell = "r7c8".parse().expect("a cell");
    mixed.cells[eight] = SeenCell { confidence: 0.7, sure: false, ..mixed.cells[eight] };
    mixed.cells[eight].content = Content::Written(Digit::new(8).expect("a digit"));
    let photo = check(&mixed);
    assert_eq!(photo.solutions, 2);
    assert_eq!(repairs(&photo)[0], "Change r7c8 from empty to 8");
}

fn refusal(reply: Reply) -> minuet_words::Message {
    match reply {
        Reply::Refused(refused) => refused.why.message,
        other => panic!("{other:?}"),
    }
}

#[test]
fn pictures_that_cannot_be_read_are_refused() {
    let read = |width, height, bytes| Request::Read { width, height, grey: vec![0; bytes] };
    let wrong = answer(read(10, 10, 99), Language::English);
    let expect = PhotoMessage::PixelsMissing { width: 10, height: 10, bytes: 99 };
    assert_eq!(refusal(wrong), expect.into());
    let huge = answer_bounded(read(100_000, 100_000, 0), Language::English);
    assert!(refusal(huge).to_string().contains("4 million"));
    assert!(matches!(answer(read(300, 300, 90_000), Language::English), Reply::Refused(_)));
    assert!(matches!(answer(read(0, 0, 0), Language::English), Reply::Refused(_)));
}

#[test]
fn pixels_are_base64_in_json() {
    let request = Request::Read { width: 2, height: 1, grey: vec![0, 255] };
    let json = r#"{"ask":"read","width":2,"height":1,"grey":"AP8="}"#;
    assert_eq!(serde_json::to_string(&request).expect("JSON"), json);
    assert_eq!(serde_json::from_str::<Request>(json).expect("a request"), request);
    assert!(serde_json::from_str::<Request>(&json.replace("AP8=", "AP8")).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever is seen, repairs give exactly one solution, and begin with what was read.
    #[test]
    fn repairs_repair(contents in prop::collection::vec((0usize..10, 0usize..10, 0.2f32..1.0), 1..12), at in 0usize..69) {
        let mut photo = seen(PUZZLE);
        for (index, (first, second, likely)) in contents.into_iter().enumerate() {
            let cell = Cell::ALL[at + index].to_string();
            photo = doubted(photo, &cell, &[(first, likely), (second, (1.0 - likely) / 2.0)]);
        }
        let photo = check(&photo);
        prop_assert!(photo.solutions != 1 || photo.repairs.is_empty());
        for repair in &photo.repairs {
            prop_assert_eq!(minuet_fast::count(&repair.puzzle, 2), 1);
            for change in &repair.changes {
                prop_assert_eq!(photo.puzzle.get(change.cell), change.from);
                prop_assert_eq!(repair.puzzle.get(change.cell), change.to);
            }
        }
    }
}
