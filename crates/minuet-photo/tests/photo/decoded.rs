//! Good files, and files that are not read.

use minuet_photo::{grey, is_picture};
use minuet_words::message::{PhotoMessage, PictureKind};

use crate::common::{FILES, png, shade, webp};

#[test]
fn every_kind_shows_the_same_picture() {
    for (name, file) in FILES {
        let grey = grey(file).expect(name);
        assert_eq!((grey.width(), grey.height()), (40, 24), "{name}");
        let (dark, light) = (shade(&grey, 5, 4), shade(&grey, 34, 4));
        assert!(dark < 45 && light > 235, "{name}: {dark} and {light}");
    }
}

#[test]
fn pure_colours_become_dark() {
    // Red, green, blue and white.
    let colours = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255];
    for file in [png(4, 1, png::ColorType::Rgb, &colours), webp(4, 1, &colours)] {
        assert_eq!(grey(&file).expect("a picture").pixels(), [38, 74, 14, 255]);
    }
}

#[test]
fn bytes_may_be_filled_in_before_a_part() {
    let (name, file) = FILES[0];
    let filled = [&file[..2], &[0xff], &file[2..]].concat();
    assert_eq!(grey(&filled), grey(file), "{name}");
}

#[test]
fn what_is_clear_is_white() {
    // Black on nothing, as screenshots of some programs are.
    let pixels = [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 128];
    let file = png(3, 1, png::ColorType::Rgba, &pixels);
    assert_eq!(grey(&file).expect("a picture").pixels(), [0, 255, 127]);
    let file = png(2, 1, png::ColorType::GrayscaleAlpha, &[10, 255, 10, 0]);
    assert_eq!(grey(&file).expect("a picture").pixels(), [10, 255]);
}

#[test]
fn other_kinds_are_called_by_their_names() {
    let other = |file: &[u8]| {
        assert!(is_picture(file));
        grey(file).expect_err("not read")
    };
    let kinds: [(&[u8], PictureKind); 8] = [
        (b"\0\0\0\x18ftypheic\0\0\0\0", PictureKind::Heic),
        (b"\0\0\0\x18ftypmif1\0\0\0\0", PictureKind::Heic),
        (b"GIF89a\x01\0\x01\0", PictureKind::Gif),
        (b"II*\0\x08\0\0\0", PictureKind::Tiff),
        (b"%PDF-1.7\n", PictureKind::Pdf),
        (b"\0\0\0\x1cftypavif\0\0\0\0", PictureKind::Avif),
        (b"BM\x46\0\0\0\0\0\0\0\x36\0", PictureKind::Bmp),
        (b"\xff\x0a\0\0", PictureKind::Jxl),
    ];
    for (file, kind) in kinds {
        assert_eq!(other(file), PhotoMessage::OtherKind { kind });
    }
}

#[test]
fn text_is_no_picture() {
    for text in ["", "53..7....", "BM 1", "RIFF of dots", "GIF", "{\"sheet\": 1}"] {
        assert!(!is_picture(text.as_bytes()), "{text}");
        assert_eq!(grey(text.as_bytes()), Err(PhotoMessage::NotAPicture));
    }
}
