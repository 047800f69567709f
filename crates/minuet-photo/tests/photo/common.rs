//! Small pictures in every kind of file.

use minuet_read::Grey;

/// A picture of 40×24 pixels: the left half of its upper half is dark, the right half white; below it gets brighter to the
/// right.
pub(crate) const FILES: [(&str, &[u8]); 6] = [
    ("colour.jpg", include_bytes!("../files/colour.jpg")),
    ("progressive.jpg", include_bytes!("../files/progressive.jpg")),
    ("grey.jpg", include_bytes!("../files/grey.jpg")),
    ("cmyk.jpg", include_bytes!("../files/cmyk.jpg")),
    ("lossy.webp", include_bytes!("../files/lossy.webp")),
    // With a part that is clear, which is below.
    ("clear.webp", include_bytes!("../files/clear.webp")),
];

/// A PNG file with these pixels.
pub(crate) fn png(width: u32, height: u32, colour: png::ColorType, pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(colour);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(pixels).expect("pixels");
    drop(writer);
    file
}

/// A WebP file without losses.
pub(crate) fn webp(width: u32, height: u32, rgb: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let encoder = image_webp::WebPEncoder::new(&mut file);
    encoder.encode(rgb, width, height, image_webp::ColorType::Rgb8).expect("pixels");
    file
}

/// One file of each kind, all of them good.
pub(crate) fn all() -> Vec<Vec<u8>> {
    let shades: Vec<u8> = (0..=255).flat_map(|shade| [shade, 255 - shade, 40]).collect();
    let mut all: Vec<Vec<u8>> = FILES.iter().map(|(_, file)| file.to_vec()).collect();
    all.push(png(16, 16, png::ColorType::Rgb, &shades));
    all.push(png(16, 48, png::ColorType::Grayscale, &shades));
    all.push(webp(16, 16, &shades));
    all
}

/// The shade of a pixel.
#[track_caller]
pub(crate) fn shade(grey: &Grey, x: usize, y: usize) -> u8 {
    grey.pixels()[y * grey.width() + x]
}
