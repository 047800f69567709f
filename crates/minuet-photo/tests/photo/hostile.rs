//! Damaged files, and small files that claim to be huge: a sentence, and no memory for what is not there.

use minuet_photo::{MOST_PIXELS, grey};
use minuet_words::message::{PhotoMessage, PictureKind};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::common::{FILES, all, png};

/// The sum of a part of a PNG file.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32| if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 };
    !bytes.iter().fold(!0u32, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| step(sum)))
}

/// A PNG file whose header claims another size.
fn claimed(width: u32, height: u32) -> Vec<u8> {
    let mut file = png(16, 16, png::ColorType::Grayscale, &[9; 256]);
    file[16..20].copy_from_slice(&width.to_be_bytes());
    file[20..24].copy_from_slice(&height.to_be_bytes());
    let sum = checksum(&file[12..29]).to_be_bytes();
    file[29..33].copy_from_slice(&sum);
    file
}

#[test]
fn a_hundred_thousand_pixels_squared_are_not_even_tried() {
    let too_many =
        |width, height| Err(PhotoMessage::TooManyPixels { width, height, most: MOST_PIXELS });
    assert_eq!(grey(&claimed(100_000, 100_000)), too_many(100_000, 100_000));
    // JPEG: the frame header holds height and width as two bytes each.
    let mut jpeg = FILES[0].1.to_vec();
    let frame = jpeg.windows(2).position(|mark| mark == [0xff, 0xc0]).expect("a frame");
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0xff, 0xf0, 0xff, 0xf0]);
    assert_eq!(grey(&jpeg), too_many(65_520, 65_520));
    // WebP: 14 bits for each side.
    let mut webp = FILES[4].1.to_vec();
    webp[26..30].copy_from_slice(&[0xff, 0x3f, 0xff, 0x3f]);
    assert_eq!(grey(&webp), too_many(16_383, 16_383));
}

/// Parts of a WebP file, each with its name.
fn riff(name: &[u8], parts: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let mut file = name.to_vec();
    for (name, part) in parts {
        file.extend_from_slice(*name);
        file.extend_from_slice(&(part.len() as u32).to_le_bytes());
        file.extend_from_slice(part);
        file.resize(file.len().next_multiple_of(2), 0);
    }
    file
}

/// A WebP file with a canvas of 16×16 pixels, what it says of itself in one byte, and these parts.
fn canvas(says: u8, parts: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let head = vec![says, 0, 0, 0, 15, 0, 0, 15, 0, 0];
    let parts: Vec<_> = [(b"VP8X", head)].into_iter().chain(parts.iter().cloned()).collect();
    riff(b"", &[(b"RIFF", riff(b"WEBP", &parts))])
}

#[test]
fn a_picture_is_as_large_as_its_canvas() {
    // 40×24 pixels, which the decoder would make room for.
    let frame = FILES[4].1[20..].to_vec();
    let why = grey(&canvas(0, &[(b"VP8 ", frame)])).expect_err("another size");
    assert!(matches!(why, PhotoMessage::Undecoded { kind: PictureKind::WebP, .. }), "{why}");
}

#[test]
fn animations_are_not_read() {
    // A picture of 2×2 pixels at most, with one of 40×24 in it.
    let frame = riff(&[0; 16], &[(b"ALPH", vec![0; 5]), (b"VP8 ", FILES[4].1[20..].to_vec())]);
    let file = canvas(0x12, &[(b"ANIM", vec![0; 6]), (b"ANMF", frame)]);
    assert_eq!(grey(&file), Err(PhotoMessage::Animated { kind: PictureKind::WebP }));
}

#[test]
fn what_ends_too_early_is_not_read() {
    for (name, file) in FILES {
        for length in [12, file.len() / 2, file.len() - 3] {
            assert!(grey(&file[..length]).is_err(), "{name} with {length} bytes");
        }
    }
    let png = png(16, 16, png::ColorType::Grayscale, &[9; 256]);
    for (kind, file) in
        [(PictureKind::Jpeg, FILES[0].1), (PictureKind::Png, &png), (PictureKind::WebP, FILES[4].1)]
    {
        for length in [40, file.len() / 2, file.len() - 14] {
            let cut = PhotoMessage::CutShort { kind };
            assert_eq!(grey(&file[..length]), Err(cut), "{length} bytes");
        }
    }
    assert!(grey(&claimed(16, 160)).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Whatever is damaged, there is a picture of a bounded size, or a sentence.
    #[test]
    fn damaged_files_are_refused_in_words(
        which in any::<Index>(),
        damage in prop::collection::vec((any::<Index>(), any::<u8>()), 1..6),
        cut in prop::option::of(any::<Index>()),
    ) {
        let files = all();
        let mut file = which.get(&files).clone();
        for (at, byte) in damage {
            let at = at.index(file.len());
            file[at] = byte;
        }
        if let Some(cut) = cut {
            file.truncate(cut.index(file.len()));
        }
        match grey(&file) {
            Ok(grey) => prop_assert!((grey.width() * grey.height()) as u64 <= MOST_PIXELS),
            Err(why) => prop_assert!(why.to_string().ends_with('.') && why.to_string().len() > 20),
        }
    }
}
