//! Kinds of files, known by their first bytes.

use minuet_words::message::PictureKind;

/// What can be done with a file.
pub(crate) enum Kind {
    /// It is read.
    Read(PictureKind),
    /// It is known, but not read.
    Other(PictureKind),
    /// What phones of one maker save; it deserves a sentence of its own.
    Heic,
}

/// What comes first in a file of each kind.
const STARTS: [(&[u8], Kind); 9] = [
    (b"\xff\xd8\xff", Kind::Read(PictureKind::Jpeg)),
    (b"\x89PNG\r\n\x1a\n", Kind::Read(PictureKind::Png)),
    (b"GIF87a", Kind::Other(PictureKind::Gif)),
    (b"GIF89a", Kind::Other(PictureKind::Gif)),
    (b"II*\0", Kind::Other(PictureKind::Tiff)),
    (b"MM\0*", Kind::Other(PictureKind::Tiff)),
    (b"%PDF-", Kind::Other(PictureKind::Pdf)),
    (b"\xff\x0a", Kind::Other(PictureKind::Jxl)),
    (b"\0\0\0\x0cJXL \r\n\x87\n", Kind::Other(PictureKind::Jxl)),
];

/// The kind of a file; nothing for what is no picture.
pub(crate) fn of(file: &[u8]) -> Option<Kind> {
    match (file.get(..4), file.get(4..8), file.get(8..12)) {
        (Some(b"RIFF"), Some(_), Some(b"WEBP")) => return Some(Kind::Read(PictureKind::WebP)),
        (Some(_), Some(b"ftyp"), Some(brand)) => return container(brand),
        // Two letters could begin a text, but not with the four zeros of a bitmap after them.
        (Some([b'B', b'M', ..]), Some([_, _, 0, 0]), Some([0, 0, ..])) => {
            return Some(Kind::Other(PictureKind::Bmp));
        }
        _ => {}
    }
    STARTS.into_iter().find(|(start, _)| file.starts_with(start)).map(|(_, kind)| kind)
}

/// The kind of a file in the container that HEIC, AVIF and films share.
fn container(brand: &[u8]) -> Option<Kind> {
    match brand {
        b"avif" | b"avis" => Some(Kind::Other(PictureKind::Avif)),
        b"heic" | b"heix" | b"heim" | b"heis" | b"hevc" | b"hevx" | b"mif1" | b"msf1" => {
            Some(Kind::Heic)
        }
        _ => None,
    }
}
