//! Kinds of files, known by their first bytes.

use minuet_words::message::PictureKind;

/// What comes first in a file of each kind.
const STARTS: [(&[u8], PictureKind); 9] = [
    (b"\xff\xd8\xff", PictureKind::Jpeg),
    (b"\x89PNG\r\n\x1a\n", PictureKind::Png),
    (b"GIF87a", PictureKind::Gif),
    (b"GIF89a", PictureKind::Gif),
    (b"II*\0", PictureKind::Tiff),
    (b"MM\0*", PictureKind::Tiff),
    (b"%PDF-", PictureKind::Pdf),
    (b"\xff\x0a", PictureKind::Jxl),
    (b"\0\0\0\x0cJXL \r\n\x87\n", PictureKind::Jxl),
];

/// The kind of a file; nothing for what is no picture.
pub(crate) fn of(file: &[u8]) -> Option<PictureKind> {
    match (file.get(..4), file.get(4..8), file.get(8..12)) {
        (Some(b"RIFF"), Some(_), Some(b"WEBP")) => return Some(PictureKind::WebP),
        (Some(_), Some(b"ftyp"), Some(brand)) => return container(brand),
        // Two letters could begin a text, but not with the four zeros of a bitmap after them.
        (Some([b'B', b'M', ..]), Some([_, _, 0, 0]), Some([0, 0, ..])) => {
            return Some(PictureKind::Bmp);
        }
        _ => {}
    }
    STARTS.into_iter().find(|(start, _)| file.starts_with(start)).map(|(_, kind)| kind)
}

/// The kind of a file in the container that HEIC, AVIF and films share.
fn container(brand: &[u8]) -> Option<PictureKind> {
    match brand {
        b"avif" | b"avis" => Some(PictureKind::Avif),
        b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"hevx" | b"mif1" | b"msf1" => {
            Some(PictureKind::Heic)
        }
        _ => None,
    }
}
