//! `minuet read`, and photos in place of puzzles.

use crate::common::{EASY, fed, file, fits_schema, fresh, minuet};

/// The start of a file as iPhones save photos.
const HEIC: &[u8] = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic";

/// A PNG file of 300×200 pixels, without a puzzle in it.
fn blank(name: &str) -> String {
    let mut picture = Vec::new();
    let mut encoder = png::Encoder::new(&mut picture, 300, 200);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[0; 300 * 200]).expect("pixels");
    drop(writer);
    file(name, picture)
}

#[test]
fn a_picture_without_a_puzzle_is_an_answer() {
    let black = blank("read-black.png");
    let run = minuet(["read", &black]).complains(1, &format!("minuet: {black}: "));
    assert_eq!(run.out, "");
    minuet(["read", &black, "--json"]).complains(1, &black);
}

#[test]
fn what_is_no_picture_is_a_wrong_request() {
    let text = file("read-text.txt", EASY);
    minuet(["read", &text]).complains(2, "A photo must be a JPEG, PNG or WebP file.");
    let heic = file("read-photo.heic", HEIC);
    minuet(["read", &heic]).complains(2, "Convert this one to JPEG first");
    fed(["read", "-"], HEIC).complains(2, "standard input: HEIC photos cannot be read");
    let short = file("read-short.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF");
    minuet(["read", &short]).complains(2, "This JPEG file");
    minuet(["read", "."]).complains(2, ". is a folder: name the files in it");
    minuet(["read", "nowhere.jpg"]).complains(2, "nowhere.jpg");
    minuet(["read", &heic, &heic, "--debug", &fresh("read-debug.png")])
        .complains(2, "--debug works with one photo");
}

#[test]
fn the_worst_of_several_counts_and_all_are_told() {
    let (black, heic) = (blank("read-several.png"), file("read-several.heic", HEIC));
    let run = minuet(["read", &black, &heic, &black]).complains(2, "HEIC");
    assert_eq!(run.err.matches(&black).count(), 2);
}

#[test]
fn commands_that_take_puzzles_take_photos_and_refuse_others_in_words() {
    let (black, heic) = (blank("read-taken.png"), file("read-taken.heic", HEIC));
    let pdf = fresh("read-taken.pdf");
    for command in ["solve", "hint", "count", "convert", "draw", "check"] {
        minuet([command, &black]).complains(2, &black);
        minuet([command, &heic]).complains(2, "Convert this one to JPEG first");
    }
    minuet(["rate", &heic, "--tsv"]).complains(2, "Convert this one to JPEG first");
    minuet(["print", "--worksheet", &heic, "-o", &pdf])
        .complains(2, "Convert this one to JPEG first");
    minuet(["generate", "--near", &heic]).complains(2, "Convert this one to JPEG first");
}

/// A picture of a puzzle, drawn by the program itself.
fn drawn(name: &str, puzzle: &str) -> String {
    let path = fresh(name);
    minuet(["draw", puzzle, "-o", &path]).ends(0);
    path
}

#[test]
fn what_is_drawn_is_read() {
    let photo = drawn("read-drawn.png", EASY);
    assert_eq!(minuet(["read", &photo]).ends(0).out, format!("{EASY}\n"));
    assert_eq!(minuet(["read", &photo, &photo]).ends(0).out, format!("{EASY}\n{EASY}\n"));
    let read = std::fs::read(&photo).expect("the file is there");
    assert_eq!(fed(["read", "-"], read).ends(0).out, format!("{EASY}\n"));
    let grid = minuet(["read", &photo, "--to", "grid", "--empty", "zero"]).ends(0).out;
    assert_eq!(grid, minuet(["convert", EASY, "--to", "grid", "--empty", "zero"]).ends(0).out);
    let path = fresh("read-drawn.json");
    minuet(["read", &photo, "--to", "sheet", "-o", &path]).ends(0);
    assert_eq!(minuet(["convert", &path]).ends(0).out, format!("{EASY}\n"));
}

#[test]
fn json_has_all_that_was_seen() {
    let photo = drawn("read-json.png", EASY);
    let documents = minuet(["read", &photo, &photo, "--json"]).ends(0).json();
    assert_eq!(documents.len(), 2);
    let document = &documents[0];
    fits_schema("read", document);
    assert_eq!((&document["puzzle"], &document["solutions"]), (&EASY.into(), &1.into()));
    assert_eq!(document["file"], photo.as_str());
    assert_eq!(document["written"], ".".repeat(81));
    let length = |name: &str| document[name].as_array().map(Vec::len);
    assert_eq!((length("confidence"), length("corners")), (Some(81), Some(4)));
    assert_eq!((length("repairs"), length("unsure")), (Some(0), Some(0)));
    // The first corner is the puzzle's own top left, the next one is to the right of it.
    let corner = |number: usize| document["corners"][number][0].as_f64().expect("a number");
    assert!(corner(0) < corner(1) && corner(3) < corner(2));
}

#[test]
fn commands_take_photos_of_puzzles() {
    let photo = drawn("read-puzzle.png", EASY);
    for arguments in [
        &["solve", "--json"][..],
        &["hint"],
        &["count"],
        &["rate", "--json"],
        &["convert", "--to", "pencil-marks"],
        &["draw"],
    ] {
        let (seen, told) = ([arguments, &[&photo]].concat(), [arguments, &[EASY]].concat());
        // Titles name the file.
        let seen = minuet(seen).ends(0).out.replace(&format!("== {photo}:1\n"), "");
        assert_eq!(seen, minuet(told).ends(0).out, "{arguments:?}");
    }
    minuet(["check", &photo]).ends(0);
    let from = &minuet(["convert", "--json", &photo]).ends(0).json()[0]["from"];
    assert_eq!(from, "photo");
}

#[test]
fn what_has_not_one_solution_is_taken_only_as_it_is_read() {
    // Without its second row this puzzle has many solutions.
    let many = EASY.replacen("6..195...", ".........", 1);
    let photo = drawn("read-many.png", &many);
    let run = minuet(["read", &photo]).complains(0, "more than one solution");
    assert_eq!(run.out, format!("{many}\n"));
    let run = minuet(["solve", &photo]).complains(2, "--as-read");
    assert!(run.err.contains(&many), "{run:?}");
    let run = minuet(["count", "--as-read", &photo]);
    assert_eq!((run.code, run.out), (1, minuet(["count", &many]).out));
}

#[test]
fn what_was_seen_is_drawn_on_the_photo() {
    let (photo, seen) = (drawn("read-seen.png", EASY), fresh("read-seen-debug.png"));
    minuet(["read", &photo, "--debug", &seen]).ends(0);
    let header = |path: &str| {
        let file = std::io::BufReader::new(std::fs::File::open(path).expect("a file"));
        let reader = png::Decoder::new(file).read_info().expect("a PNG file");
        (reader.info().width, reader.info().height)
    };
    assert_eq!(header(&photo), header(&seen));
    minuet(["read", &photo, "--debug", &seen]).complains(2, "already exists");
    minuet(["read", &photo, "--debug", "seen.jpg"])
        .complains(2, "seen.jpg is not a PNG: expected a file name that ends in .png");
    minuet(["read", &photo, "--debug", &photo, "--force"]).complains(2, "is one of the inputs");
}
