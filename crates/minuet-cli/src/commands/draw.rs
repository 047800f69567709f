//! `minuet draw`: the sheet as SVG, PNG or PDF.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, bail, ensure};
use minuet_answer::solved;
use minuet_core::{Outcome, Setup, Sheet, Trace};
use minuet_method::Choice;
use minuet_show::pdf::Pdf;
use minuet_show::picture::{Picture, Theme, Words, frame, frames};
use minuet_show::png::png;
use minuet_show::print::Page;
use minuet_show::svg::{film, svg};

use crate::cli::{At, Draw, Length, Look, PictureFormat, Solving, Starters, ThemeName};
use crate::exit::Exit;
use crate::input::Sources;
use crate::output::{self, Overwrite};

/// How wide a PNG is where nobody says.
const PIXELS: u32 = 1360;
/// How wide a PDF is where nobody says.
const MILLIMETRES: i32 = 180;
/// Hundredths of a millimetre in an inch, which is 96 pixels of a page.
const INCH: i32 = 2540;

pub(crate) fn run(args: &Draw) -> anyhow::Result<Exit> {
    let format = format(args)?;
    let sources = Sources::open(&args.inputs)?;
    let setup = sources.only()?.setup;
    if let (true, Some(path)) = (args.film, &args.file.output) {
        let trace = trace(&setup, &args.solving)?;
        return write_film(args, &frames(&trace, words(args))?, path, format);
    }
    let picture = match args.step {
        None => Picture::of(&Sheet::new(&setup)),
        Some(at) => step(&trace(&setup, &args.solving)?, at, words(args))?,
    };
    let drawn = drawn(&picture, args, format)?;
    match &args.file.output {
        None => io::stdout().write_all(&drawn)?,
        Some(path) => write(path, &drawn, (&args.file).into())?,
    }
    Ok(sources.exit)
}

fn write(path: &Path, content: &[u8], overwrite: Overwrite) -> anyhow::Result<()> {
    let mut file = output::create(path, overwrite)?;
    let written = file.write_all(content).and_then(|()| file.flush());
    written.with_context(|| format!("{} cannot be written", path.display()))
}

/// The solve that is shown.
pub(super) fn trace(setup: &Setup, solving: &Solving) -> anyhow::Result<Trace> {
    if let Some(broken) = setup.conflict().map(minuet_words::message::NounMessage::from) {
        bail!("there is nothing to solve: {broken}");
    }
    let choice = match solving.starters {
        Starters::Footnote8 => Choice::Footnote8,
        Starters::Shortest => Choice::Shortest,
    };
    let trace = solved(setup, &solving.reading.reading, choice);
    if let Outcome::Several { .. } = trace.outcome {
        bail!("there is nothing to solve: this puzzle has more than one solution");
    }
    Ok(match solving.explain {
        Length::Brief => minuet_method::brief(&trace),
        Length::Full => trace,
    })
}

fn step(trace: &Trace, at: At, words: Words) -> anyhow::Result<Picture> {
    let count = trace.entries.len();
    let index = match at {
        At::Step(0) => return Ok(Picture::of(&trace.start())),
        At::Step(step) => step - 1,
        At::End => count,
    };
    ensure!(
        index < count || at == At::End,
        "step {} is beyond the end: this solve has {count}; 0 is the start and `end` the last sheet",
        index + 1
    );
    Ok(frame(trace, &trace.sheet(index)?, index, words)?)
}

fn words(args: &Draw) -> Words {
    if args.no_words { Words::None } else { Words::Under }
}

pub(super) fn theme(look: &Look) -> Theme {
    match look.theme {
        ThemeName::Light => Theme::Light,
        ThemeName::Dark => Theme::Dark,
        ThemeName::Mono => Theme::Mono,
    }
}

/// What was asked for, or what the name of the file says.
fn format(args: &Draw) -> anyhow::Result<PictureFormat> {
    let extension = args.file.output.as_deref().and_then(Path::extension);
    match (args.format, extension.and_then(|extension| extension.to_str())) {
        (Some(format), _) => Ok(format),
        (None, Some("svg")) => Ok(PictureFormat::Svg),
        (None, Some("png")) => Ok(PictureFormat::Png),
        (None, Some("pdf")) => Ok(PictureFormat::Pdf),
        (None, None) if args.film || args.file.output.is_none() => Ok(PictureFormat::Svg),
        (None, Some(other)) => bail!("nothing is drawn as .{other}: expected .svg, .png or .pdf"),
        (None, None) => {
            bail!("the name of the file does not say how to draw: add .svg, .png or .pdf")
        }
    }
}

fn drawn(picture: &Picture, args: &Draw, format: PictureFormat) -> anyhow::Result<Vec<u8>> {
    let theme = theme(&args.look);
    Ok(match format {
        PictureFormat::Svg => svg(picture, theme, args.size).into_bytes(),
        PictureFormat::Png => png(picture, theme, args.size.unwrap_or(PIXELS))?,
        PictureFormat::Pdf => {
            let width = args.size.map_or(MILLIMETRES * 100, |pixels| pixels as i32 * INCH / 96);
            let mut pdf = Pdf::new(Vec::new(), &picture.title, theme)?;
            pdf.page(&Page::of(picture.clone(), width))?;
            pdf.finish()?
        }
    })
}

/// One animated SVG, or a folder with a picture a step and the film.
fn write_film(
    args: &Draw,
    pictures: &[Picture],
    path: &Path,
    format: PictureFormat,
) -> anyhow::Result<Exit> {
    let overwrite = (&args.file).into();
    let whole = film(pictures, args.pace, theme(&args.look), args.size);
    if path.extension().is_some() {
        ensure!(format == PictureFormat::Svg, "a film is SVG: expected -o FILE.svg, or a folder");
        write(path, whole.as_bytes(), overwrite)?;
        return Ok(Exit::Yes);
    }
    let name = path.display();
    ensure!(!path.is_file(), "{name} is a file: expected a folder, or a name that ends in .svg");
    if !path.is_dir() {
        std::fs::create_dir(path).with_context(|| format!("{name} cannot be made"))?;
    }
    let extension = match format {
        PictureFormat::Svg => "svg",
        PictureFormat::Png => "png",
        PictureFormat::Pdf => "pdf",
    };
    for (index, picture) in pictures.iter().enumerate() {
        let file = path.join(format!("{index:04}.{extension}"));
        write(&file, &drawn(picture, args, format)?, overwrite)?;
    }
    write(&path.join("film.svg"), whole.as_bytes(), overwrite)?;
    Ok(Exit::Yes)
}
