//! What the files show: SVG is read by another program and compared with PNG, pixel by pixel.

use std::process::Command;

use minuet_core::Sheet;
use minuet_show::pdf::Pdf;
use minuet_show::picture::{Picture, Theme, Tone};
use minuet_show::png::{LARGEST, png};
use minuet_show::print::Page;
use minuet_show::svg::svg;
use minuet_words::message::ShowMessage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use crate::common::{EASY, puzzle};
use crate::crowded;
use crate::pictures::gallery;

/// A fifth of the units: no picture gets a height with a fraction.
const WIDTH: u32 = 816;

/// The SVG as a renderer that knows nothing of ours shows it.
fn rendered(picture: &Picture, theme: Theme) -> Pixmap {
    let text = svg(picture, theme, Some(WIDTH));
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default()).expect("SVG is well-formed");
    let size = tree.size().to_int_size();
    let mut canvas = Pixmap::new(size.width(), size.height()).expect("a size");
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas
}

/// PNG shows the same: hardly a pixel has none like it in the other picture, no further than `reach` away.
fn check(name: &str, one: &Pixmap, picture: &Picture, theme: Theme, reach: i32) {
    let other = png(picture, theme, WIDTH).expect("a size that can be drawn");
    let other = Pixmap::decode_png(&other).expect("PNG is well-formed");
    assert_eq!((one.width(), one.height()), (other.width(), other.height()), "{name}");
    for (one, other) in [(one, &other), (&other, one)] {
        let places = (0..one.height()).flat_map(|y| (0..one.width()).map(move |x| (x, y)));
        let count = places.filter(|&place| !is_near(one, other, place, reach)).count();
        // One missing candidate is some forty pixels.
        assert!(count <= 20, "{name}: {count} pixels differ");
    }
}

/// Whether the pixel has one like it, but for the smoothing of an edge.
fn is_near(one: &Pixmap, other: &Pixmap, (x, y): (u32, u32), reach: i32) -> bool {
    let colour = |image: &Pixmap, x, y| image.pixel(x, y).map(|p| [p.red(), p.green(), p.blue()]);
    let wanted = colour(one, x, y);
    let like = |x, y| match (wanted, colour(other, x, y)) {
        (Some(a), Some(b)) => a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= 128),
        _ => false,
    };
    let around = (-reach..=reach).flat_map(|right| (-reach..=reach).map(move |down| (right, down)));
    around.into_iter().any(|(right, down)| {
        x.checked_add_signed(right).zip(y.checked_add_signed(down)).is_some_and(|(x, y)| like(x, y))
    })
}

#[test]
fn svg_and_png_show_the_same() {
    let themes = [Theme::Light, Theme::Dark, Theme::Mono].into_iter().cycle();
    let crowded = crowded::sheets().into_iter().map(|(name, sheet)| (name, Picture::of(&sheet)));
    for ((name, picture), theme) in gallery().into_iter().chain(crowded).zip(themes) {
        check(name, &rendered(&picture, theme), &picture, theme, 0);
    }
}

/// The PDF as poppler shows it, where that is there.
fn printed(name: &str, picture: &Picture, theme: Theme) -> Option<Pixmap> {
    let mut pdf = Pdf::new(Vec::new(), name, theme).expect("memory can be written");
    pdf.page(&Page::of(picture.clone(), 18_000)).expect("memory can be written");
    let bytes = pdf.finish().expect("memory can be written");
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.pdf"));
    std::fs::write(&path, bytes).expect("a file can be written");
    let [width, height] = [WIDTH, WIDTH * picture.height as u32 / picture.width as u32];
    let output = Command::new("pdftoppm")
        .args(["-png", "-singlefile", "-scale-to-x", &width.to_string()])
        .args(["-scale-to-y", &height.to_string()])
        .arg(&path)
        .output()
        .ok()?;
    Some(Pixmap::decode_png(&output.stdout).expect("poppler draws it"))
}

#[test]
fn pdf_and_png_show_the_same() {
    for (name, mut picture) in gallery() {
        // Poppler moves lines to whole pixels; what matters is between them.
        picture.items.retain(|item| !matches!(item.tone(), Tone::Hair | Tone::Grid));
        if let Some(page) = printed(name, &picture, Theme::Light) {
            check(name, &page, &picture, Theme::Light, 1);
        }
    }
}

#[test]
fn sizes_that_cannot_be_drawn() {
    let picture = Picture::of(&Sheet::new(&puzzle(EASY).into()));
    for width in [0, LARGEST + 1] {
        let error = png(&picture, Theme::Light, width).expect_err("no such size");
        assert_eq!(error, ShowMessage::PictureWidth { width, most: LARGEST });
        assert!(error.to_string().contains(&format!("{width} pixels wide cannot be drawn")));
    }
    assert!(png(&picture, Theme::Light, 1).is_ok());
}
