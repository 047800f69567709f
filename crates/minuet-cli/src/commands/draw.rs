//! `minuet draw`: the sheet as SVG, PNG or PDF.

use std::path::Path;

use minuet_core::{Outcome, Setup, Sheet, Trace};
use minuet_show::pdf::Pdf;
use minuet_show::picture::{Caption, Picture, frame, frames};
use minuet_show::png::png;
use minuet_show::print::Page;
use minuet_show::svg::{film, svg};
use minuet_words::Message;
use minuet_words::message::CommandMessage;

use crate::cli::{At, Draw, PictureFormat, Solving};
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{self, Output, Overwrite, not_written};
use crate::pipeline::patiently;
use crate::speech::{language, solved};
use minuet_answer::Length;

/// How wide a PNG is by default.
const PIXELS: u32 = 1360;
/// How wide a PDF is by default.
const MILLIMETRES: i32 = 180;
/// Hundredths of a millimetre in an inch, which is 96 pixels of a page.
const INCH: i32 = 2540;
/// How many steps a film may have. Each takes half a kilobyte of the file and some twenty of memory while it is drawn.
const LONGEST: usize = 10_000;
/// How many finds a solve may have of which only what the ending needs is shown: some hundreds of megabytes of memory.
const LONGEST_IN_FULL: usize = 1_000_000;
/// Why a trace can be drawn.
const FITS: &str = "the teacher's own entries fit its sheet";

pub(crate) fn run(args: &Draw) -> Result<Exit, Failure> {
    let format = format(args)?;
    let sources = Sources::open(&args.inputs)?;
    let record = sources.only()?;
    let setup = record.setup;
    if let (true, Some(path)) = (args.film, &args.file.output) {
        let finds = match args.solving.explain {
            Length::Brief => LONGEST_IN_FULL,
            Length::Full => LONGEST,
        };
        let trace = patiently(|| trace(&setup, &args.solving, finds))??;
        if trace.entries.len() > LONGEST {
            return Err(TOO_LONG.into());
        }
        return write_film(args, &frames(&trace, words(args)).expect(FITS), path, format);
    }
    let picture = match args.step {
        None if record.sheet.is_some() => Picture::still(&record.paper()),
        None => Picture::of(&Sheet::new(&setup)),
        Some(at) => {
            let trace = patiently(|| trace(&setup, &args.solving, usize::MAX))??;
            step(&trace, at, words(args))?
        }
    };
    let drawn = drawn(&picture, args, format)?;
    match &args.file.output {
        None => output::print(drawn)?,
        Some(path) => write(args, path, &drawn)?,
    }
    Ok(sources.exit)
}

fn write(args: &Draw, path: &Path, content: &[u8]) -> Result<(), Failure> {
    let overwrite = Overwrite::if_forced(args.file.force);
    let mut out = Output::create(path, overwrite, &args.inputs.inputs)?;
    out.put(content)?;
    out.finish()
}

const TOO_LONG: CommandMessage = CommandMessage::FilmTooLong { most: LONGEST };

/// The solve that is shown, if it has no more than about `most` finds.
fn trace(setup: &Setup, solving: &Solving, most: usize) -> Result<Trace, CommandMessage> {
    let nothing = |why: Message| CommandMessage::NothingToSolve { why: Box::new(why) };
    if let Some(broken) = setup.conflict() {
        return Err(nothing(broken.into()));
    }
    let Solving { reading, starters, .. } = solving;
    let (reading, choice) = (reading.reading, starters.choice);
    let trace = match minuet_fast::examples(&setup.position()).len() {
        1 => minuet_method::solve_within(setup, &reading, choice.into(), most).ok_or(TOO_LONG)?,
        _ => solved(*setup, reading, choice),
    };
    if let Outcome::Several { .. } = trace.outcome {
        return Err(nothing(CommandMessage::Several.into()));
    }
    Ok(match solving.explain {
        Length::Brief => minuet_method::brief(&trace),
        Length::Full => trace,
    })
}

fn step(trace: &Trace, at: At, words: Caption) -> Result<Picture, CommandMessage> {
    let last = trace.entries.len();
    let index = match at {
        At::Step(0) => return Ok(Picture::of(&trace.start())),
        At::Step(step) if step > last => return Err(CommandMessage::StepBeyondEnd { step, last }),
        At::Step(step) => step - 1,
        At::End => last,
    };
    let sheet = trace.sheet(index).expect(FITS);
    Ok(frame(trace, &sheet, index, words).expect(FITS))
}

fn words(args: &Draw) -> Caption {
    if args.no_words { Caption::None } else { Caption::In(language()) }
}

/// What was asked for, or what the name of the file says.
fn format(args: &Draw) -> Result<PictureFormat, CommandMessage> {
    let extension = args.file.output.as_deref().and_then(Path::extension);
    match (args.format, extension.and_then(|extension| extension.to_str())) {
        (Some(format), _) => Ok(format),
        (None, Some("svg")) => Ok(PictureFormat::Svg),
        (None, Some("png")) => Ok(PictureFormat::Png),
        (None, Some("pdf")) => Ok(PictureFormat::Pdf),
        (None, None) if args.film || args.file.output.is_none() => Ok(PictureFormat::Svg),
        (None, other) => {
            Err(CommandMessage::PictureExtension { extension: other.map(str::to_owned) })
        }
    }
}

fn drawn(picture: &Picture, args: &Draw, format: PictureFormat) -> Result<Vec<u8>, Failure> {
    let theme = args.theme;
    Ok(match format {
        PictureFormat::Svg => svg(picture, theme, args.size).into_bytes(),
        PictureFormat::Png => png(picture, theme, args.size.unwrap_or(PIXELS))?,
        PictureFormat::Pdf => {
            let width = args.size.map_or(MILLIMETRES * 100, |pixels| pixels as i32 * INCH / 96);
            let pdf = Pdf::new(Vec::new(), &picture.title, theme).and_then(|mut pdf| {
                pdf.page(&Page::of(picture.clone(), width))?;
                pdf.finish()
            });
            pdf.expect("memory takes whatever is written")
        }
    })
}

/// One animated SVG, or a folder with a picture of each step and the film.
fn write_film(
    args: &Draw,
    pictures: &[Picture],
    path: &Path,
    format: PictureFormat,
) -> Result<Exit, Failure> {
    let whole = film(pictures, args.pace, args.theme, args.size);
    if path.extension().is_some() {
        if format != PictureFormat::Svg {
            return Err(CommandMessage::FilmIsSvg.into());
        }
        write(args, path, whole.as_bytes())?;
        return Ok(Exit::Yes);
    }
    if path.is_file() {
        return Err(CommandMessage::IsFile { path: path.display().to_string() }.into());
    }
    if !path.is_dir() {
        std::fs::create_dir(path).map_err(|error| not_written(path, error))?;
    }
    let extension = match format {
        PictureFormat::Svg => "svg",
        PictureFormat::Png => "png",
        PictureFormat::Pdf => "pdf",
    };
    for (index, picture) in pictures.iter().enumerate() {
        let file = path.join(format!("{index:04}.{extension}"));
        write(args, &file, &drawn(picture, args, format)?)?;
    }
    write(args, &path.join("film.svg"), whole.as_bytes())?;
    Ok(Exit::Yes)
}
