//! Pictures of any size and content.

use minuet_read::{Grey, Missing, read};
use proptest::prelude::*;

use crate::drawn::Random;
use crate::grids::has_no_sure_digit;

fn picture(width: usize, height: usize, pixel: impl FnMut(usize) -> u8) -> Grey {
    Grey::new(width, height, (0..width * height).map(pixel).collect()).expect("as many pixels")
}

#[test]
fn a_picture_has_a_pixel_for_each_place() {
    assert_eq!(Grey::new(2, 2, vec![0; 3]), None);
    assert_eq!(Grey::new(usize::MAX, 2, Vec::new()), None);
}

#[test]
fn too_small() {
    for (width, height) in [(0, 0), (0, 9), (1, 1), (5000, 1), (1, 5000), (89, 400), (400, 89)] {
        assert_eq!(read(&picture(width, height, |_| 9)), Err(Missing::TooSmall));
    }
}

#[test]
fn nothing_to_see() {
    for colour in [0, 7, 128, 255] {
        assert_eq!(read(&picture(400, 300, |_| colour)), Err(Missing::NoContrast));
    }
    assert_eq!(read(&picture(200_000, 100, |i| (i * 7) as u8)), Err(Missing::NoGrid));
}

#[test]
fn noise_and_patterns() {
    let mut random = Random::new(1);
    for (width, height) in [(300, 200), (1100, 700), (95, 3000)] {
        has_no_sure_digit(&picture(width, height, |_| random.below(256) as u8));
        has_no_sure_digit(&picture(width, height, |i| {
            (i % width / 20 + i / width / 20) as u8 % 2 * 255
        }));
        has_no_sure_digit(&picture(width, height, |i| ((i % width) * 255 / width) as u8));
        has_no_sure_digit(&picture(width, height, |i| if i % 31 == 0 { 0 } else { 200 }));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Rectangles and lines of all kinds, some of them nearly grids.
    #[test]
    fn nothing_panics(
        (width, height) in (1usize..500, 1usize..500),
        bars in prop::collection::vec((0usize..500, 0usize..500, 1usize..300, 1usize..300, any::<u8>()), 0..40),
        seed: u64,
        noise in 1usize..200,
    ) {
        let mut random = Random::new(seed);
        let mut pixels: Vec<u8> = (0..width * height).map(|_| 255 - random.below(noise) as u8).collect();
        for (left, top, wide, high, colour) in bars {
            for y in top.min(height)..(top + high).min(height) {
                for x in left.min(width)..(left + wide).min(width) {
                    pixels[y * width + x] = colour;
                }
            }
        }
        let _ = read(&Grey::new(width, height, pixels).expect("as many pixels"));
    }
}
