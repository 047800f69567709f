//! `export`: the sheet as a file.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use minuet_core::Paper;
use minuet_formats::{Format, write_paper};
use minuet_show::pdf::Pdf;
use minuet_show::picture::{Picture, Theme};
use minuet_show::png::png;
use minuet_show::print::Page;
use minuet_show::svg::svg;

use minuet_words::Message;
use minuet_words::message::AppMessage;

use crate::{ExportFormat, Exported, ThemeName};

/// How wide a picture is by default, in pixels.
const PIXELS: u32 = 1360;
/// The narrowest and the widest picture, in pixels.
const WIDTH: (u32, u32) = (64, 4096);
/// How wide a page is, in hundredths of a millimetre.
const PAGE: i32 = 18_000;

pub(super) fn export(
    paper: &Paper,
    format: ExportFormat,
    theme: ThemeName,
    width: Option<u32>,
) -> Result<Exported, Message> {
    let width = width.unwrap_or(PIXELS);
    if !(WIDTH.0..=WIDTH.1).contains(&width) {
        return Err(AppMessage::PictureWidth { least: WIDTH.0, most: WIDTH.1 }.into());
    }
    let theme = match theme {
        ThemeName::Light => Theme::Light,
        ThemeName::Dark => Theme::Dark,
        ThemeName::Mono => Theme::Mono,
    };
    let picture = || Picture::still(paper);
    match format {
        ExportFormat::Svg => Ok(text("svg", "image/svg+xml", svg(&picture(), theme, Some(width)))),
        ExportFormat::Png => {
            let drawn = png(&picture(), theme, width);
            let drawn = drawn.map_err(|_| AppMessage::CannotBeDrawn)?;
            Ok(bytes("png", "image/png", &drawn))
        }
        ExportFormat::Pdf => {
            let pdf = pdf(picture(), theme);
            let pdf = pdf.map_err(|_| AppMessage::CannotBeDrawn)?;
            Ok(bytes("pdf", "application/pdf", &pdf))
        }
        other => {
            let (format, extension) = written(other);
            let mime = if format == Format::Sheet { "application/json" } else { "text/plain" };
            Ok(text(extension, mime, write_paper(paper, format)?))
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
        ExportFormat::Sheet => (Format::Sheet, "json"),
        ExportFormat::Link => (Format::Link, "txt"),
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
        base64: Some(STANDARD.encode(content)),
    }
}
