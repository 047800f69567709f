//! Pictures that a camera took sideways.

use minuet_photo::grey;

use crate::common::{FILES, shade};

/// Notes of a camera with one row: how to turn the picture.
fn notes(turn: u8) -> Vec<u8> {
    let mut notes = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    notes.extend([turn, 0, 0, 0, 0, 0, 0]);
    notes
}

/// A JPEG file with these notes.
fn noted(notes: &[u8]) -> Vec<u8> {
    let (_, file) = FILES[0];
    let length = u16::try_from(notes.len() + 2).expect("short notes").to_be_bytes();
    [&file[..2], &[0xff, 0xe1], &length, notes, &file[2..]].concat()
}

/// The corner that is dark is upper left in the file; the one beside it is white, and those below are neither.
#[test]
fn all_eight_ways() {
    // Where the dark corner and the white corner are: to the right, down.
    let corners = [
        (1, (0, 0), (1, 0)),
        (2, (1, 0), (0, 0)),
        (3, (1, 1), (0, 1)),
        (4, (0, 1), (1, 1)),
        (5, (0, 0), (0, 1)),
        (6, (1, 0), (1, 1)),
        (7, (1, 1), (1, 0)),
        (8, (0, 1), (0, 0)),
    ];
    for (turn, dark, white) in corners {
        let grey = grey(&noted(&notes(turn))).expect("a picture");
        let size = if turn < 5 { (40, 24) } else { (24, 40) };
        assert_eq!((grey.width(), grey.height()), size, "turn {turn}");
        let at = |(x, y): (usize, usize)| {
            let place = |far: usize, side: usize| if far == 1 { side - 3 } else { 2 };
            shade(&grey, place(x, size.0), place(y, size.1))
        };
        assert!(at(dark) < 50 && at(white) > 230, "turn {turn}: {} and {}", at(dark), at(white));
    }
}

#[test]
fn notes_that_make_no_sense_turn_nothing() {
    let good = notes(6);
    let late = [&good[..10], &[0xff, 0xff, 0xff, 0xff], &good[14..]].concat();
    let cut = good[..20].to_vec();
    for notes in [notes(0), notes(9), late, cut, b"Exif\0\0".to_vec(), b"Exif\0\0XX".to_vec()] {
        assert_eq!(grey(&noted(&notes)).expect("a picture").width(), 40);
    }
}
