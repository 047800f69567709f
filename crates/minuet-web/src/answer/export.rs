//! `export`: the sheet as a file.

use minuet_formats::{Format, write};
use minuet_show::pdf::Pdf;
use minuet_show::picture::{Picture, Theme};
use minuet_show::png::png;
use minuet_show::print::Page;
use minuet_show::svg::svg;

use crate::base64::{Alphabet, encode};
use crate::{ExportFormat, Exported, Refused, Sheet, ThemeName};

/// How wide a picture is where nobody says, in pixels.
const PIXELS: u32 = 1360;
/// How wide a page is, in hundredths of a millimetre.
const PAGE: i32 = 18_000;

pub(super) fn export(
    sheet: &Sheet,
    format: ExportFormat,
    theme: ThemeName,
    width: Option<u32>,
) -> Result<Exported, Refused> {
    let width = width.unwrap_or(PIXELS);
    if !(64..=4096).contains(&width) {
        return Err(Refused::because("A picture is 64 to 4096 pixels wide."));
    }
    let theme = match theme {
        ThemeName::Light => Theme::Light,
        ThemeName::Dark => Theme::Dark,
        ThemeName::Mono => Theme::Mono,
    };
    let picture = || Picture::still(&sheet.paper());
    match format {
        ExportFormat::Svg => Ok(text("svg", "image/svg+xml", svg(&picture(), theme, Some(width)))),
        ExportFormat::Png => {
            let drawn = png(&picture(), theme, width);
            let drawn = drawn.map_err(|error| Refused::because(format!("{error}.")))?;
            Ok(bytes("png", "image/png", &drawn))
        }
        ExportFormat::Pdf => {
            let pdf = pdf(picture(), theme);
            let pdf = pdf.map_err(|_| Refused::because("This page cannot be written as PDF."))?;
            Ok(bytes("pdf", "application/pdf", &pdf))
        }
        other => {
            let (format, extension) = written(other);
            let content = write(&sheet.setup(), format);
            let content = content.map_err(|error| Refused::because(format!("{error}.")))?;
            Ok(text(extension, "text/plain", content))
        }
    }
}

fn pdf(picture: Picture, theme: Theme) -> std::io::Result<Vec<u8>> {
    let mut pdf = Pdf::new(Vec::new(), &picture.title, theme)?;
    pdf.page(&Page::of(picture, PAGE))?;
    pdf.finish()
}

/// The text format, and how the name of its file ends.
fn written(format: ExportFormat) -> (Format, &'static str) {
    match format {
        ExportFormat::Grid => (Format::Grid, "sdk"),
        ExportFormat::PencilMarks => (Format::PencilMarks, "txt"),
        ExportFormat::Hodoku => (Format::Hodoku, "txt"),
        ExportFormat::Susser => (Format::Susser, "txt"),
        ExportFormat::Sukaku => (Format::Sukaku, "txt"),
        ExportFormat::FPuzzles => (Format::FPuzzles, "txt"),
        ExportFormat::OpenSudoku => (Format::OpenSudoku, "opensudoku"),
        ExportFormat::Svg | ExportFormat::Png | ExportFormat::Pdf | ExportFormat::Line => {
            (Format::Line, "sdm")
        }
    }
}

fn text(extension: &str, mime: &str, content: String) -> Exported {
    Exported {
        name: format!("minuet.{extension}"),
        mime: mime.to_owned(),
        text: Some(content),
        base64: None,
    }
}

fn bytes(extension: &str, mime: &str, content: &[u8]) -> Exported {
    Exported {
        name: format!("minuet.{extension}"),
        mime: mime.to_owned(),
        text: None,
        base64: Some(encode(content, Alphabet::Usual)),
    }
}
