//! What the files show: SVG is read by another program and compared with PNG, pixel by pixel.

use minuet_core::Sheet;
use minuet_show::picture::{Picture, Theme};
use minuet_show::png::{LARGEST, PngError, png};
use minuet_show::svg::svg;
use resvg::{tiny_skia, usvg};

use crate::common::{EASY, puzzle};
use crate::crowded;
use crate::pictures::gallery;

/// A fifth of the units: no picture gets a height with a fraction.
const WIDTH: u32 = 816;

/// The SVG as a renderer that knows nothing of ours shows it.
fn rendered(picture: &Picture, theme: Theme) -> tiny_skia::Pixmap {
    let text = svg(picture, theme, Some(WIDTH));
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default()).expect("SVG is well-formed");
    let size = tree.size().to_int_size();
    let mut canvas = tiny_skia::Pixmap::new(size.width(), size.height()).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut canvas.as_mut());
    canvas
}

/// Both show the same: hardly a pixel differs by more than the smoothing of an edge.
fn check(name: &str, picture: &Picture, theme: Theme) {
    let one = rendered(picture, theme);
    let other = png(picture, theme, WIDTH).expect("a size that can be drawn");
    let other = tiny_skia::Pixmap::decode_png(&other).expect("PNG is well-formed");
    assert_eq!((one.width(), one.height()), (other.width(), other.height()), "{name}");
    let differs = |a: &u8, b: &u8| a.abs_diff(*b) > 96;
    let pixels = one.data().chunks(4).zip(other.data().chunks(4));
    let count = pixels.filter(|(a, b)| a.iter().zip(b.iter()).any(|(a, b)| differs(a, b))).count();
    // One missing candidate is some forty pixels.
    assert!(count <= 10, "{name}: {count} pixels differ");
}

#[test]
fn svg_and_png_show_the_same() {
    let themes = [Theme::Light, Theme::Dark, Theme::Mono].into_iter().cycle();
    let crowded = crowded::sheets().into_iter().map(|(name, sheet)| (name, Picture::of(&sheet)));
    for ((name, picture), theme) in gallery().into_iter().chain(crowded).zip(themes) {
        check(name, &picture, theme);
    }
}

#[test]
fn sizes_that_cannot_be_drawn() {
    let picture = Picture::of(&Sheet::new(&puzzle(EASY).into()));
    for width in [0, LARGEST + 1] {
        let error = png(&picture, Theme::Light, width).expect_err("no such size");
        assert_eq!(error, PngError::Size { width });
        assert!(error.to_string().contains(&format!("{width} pixels wide cannot be drawn")));
    }
    assert!(png(&picture, Theme::Light, 1).is_ok());
}
