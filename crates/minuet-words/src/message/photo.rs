//! What is said about photos, and about the files they come in.

use minuet_core::{Cell, CellSet, Digit};

/// What is said about photos.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhotoMessage {
    // Why no puzzle is read.
    NoGrid,
    TooSmall,
    NoContrast,
    CutOff,
    OtherSize,

    /// This program is the one without a reader.
    NoReader,

    // What was read.
    Unsure {
        cells: CellSet,
    },
    NoSolution,
    SeveralSolutions,
    /// A grid, and nothing printed in it.
    NoDigits,
    /// The puzzle was copied by hand: what is written is taken as printed.
    AllByHand,
    /// Cells with small digits, which are not read.
    SmallDigits {
        cells: CellSet,
    },
    Repair {
        changes: Vec<CellChange>,
    },

    // A picture that is not as it says.
    PixelsMissing {
        width: u32,
        height: u32,
        bytes: usize,
    },
    TooManyPixels {
        width: u64,
        height: u64,
        most: u64,
    },

    // Files.
    OtherKind {
        kind: PictureKind,
    },
    NotAPicture,
    /// A file with many pictures.
    Animated {
        kind: PictureKind,
    },
    CutShort {
        kind: PictureKind,
    },
    Undecoded {
        kind: PictureKind,
        error: String,
    },
}

/// A cell that may have been misread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellChange {
    pub cell: Cell,
    /// What is read in it.
    pub from: Option<Digit>,
    /// What it may be instead.
    pub to: Option<Digit>,
}

/// A kind of picture file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    Jpeg,
    Png,
    WebP,
    Avif,
    Bmp,
    Gif,
    Heic,
    Jxl,
    Pdf,
    Tiff,
}

impl PictureKind {
    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            PictureKind::Jpeg => "JPEG",
            PictureKind::Png => "PNG",
            PictureKind::WebP => "WebP",
            PictureKind::Avif => "AVIF",
            PictureKind::Bmp => "BMP",
            PictureKind::Gif => "GIF",
            PictureKind::Heic => "HEIC",
            PictureKind::Jxl => "JPEG XL",
            PictureKind::Pdf => "PDF",
            PictureKind::Tiff => "TIFF",
        }
    }
}
