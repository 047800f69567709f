//! Photos and their labels.
#![allow(dead_code, reason = "examples and tests each use a part")]

use std::path::{Path, PathBuf};

use minuet_read::{Grey, shade};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// A photo: a JPEG or a PGM.
pub(crate) fn grey(path: &Path) -> Grey {
    let bytes = std::fs::read(path).expect("a photo");
    if path.extension().is_some_and(|extension| extension == "pgm") {
        return pgm(&bytes);
    }
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let pixels = decoder.decode().expect("a JPEG");
    let (width, height) = decoder.dimensions().expect("a size");
    let pixels = pixels.chunks_exact(3).map(|pixel| shade(pixel[0], pixel[1], pixel[2])).collect();
    Grey::new(width, height, pixels).expect("as many pixels")
}

/// `P5 width height 255`, then the pixels.
fn pgm(bytes: &[u8]) -> Grey {
    let head = bytes.split(u8::is_ascii_whitespace).skip(1).take(2);
    let sizes: Vec<usize> =
        head.map(|size| String::from_utf8_lossy(size).parse().unwrap_or(0)).collect();
    let pixels = bytes[bytes.len() - sizes[0] * sizes[1]..].to_vec();
    Grey::new(sizes[0], sizes[1], pixels).expect("as many pixels")
}

/// The labels beside a photo: nine lines of nine numbers.
pub(crate) fn labels(path: &Path) -> Vec<u8> {
    let files = ["dat", "txt"].map(|extension| path.with_extension(extension));
    let text = files.iter().find_map(|file| std::fs::read_to_string(file).ok()).expect("labels");
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let rows = lines.filter(|line| line.len() == 9).flatten();
    let labels: Vec<u8> = rows.map(|number| number.parse().expect("a number")).collect();
    assert_eq!(labels.len(), 81, "{}", path.display());
    labels
}

/// For each photo the number of its puzzle: the same digits are the same puzzle.
pub(crate) fn puzzles(photos: &[PathBuf]) -> Vec<usize> {
    let mut known: Vec<Vec<u8>> = Vec::new();
    let number = |photo: &PathBuf| {
        let digits: Vec<u8> = labels(photo).iter().map(|label| label % 10).collect();
        known.iter().position(|other| *other == digits).unwrap_or_else(|| {
            known.push(digits);
            known.len() - 1
        })
    };
    photos.iter().map(number).collect()
}

/// The photos in a folder, in the order of their names.
pub(crate) fn photos(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).expect("a folder of photos");
    let mut photos: Vec<PathBuf> = files
        .map(|file| file.expect("a file").path())
        .filter(|path| {
            path.extension().is_some_and(|extension| extension == "jpg" || extension == "pgm")
        })
        .collect();
    photos.sort();
    photos
}
