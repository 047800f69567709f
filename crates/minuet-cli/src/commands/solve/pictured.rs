//! One solve as Markdown, with a picture of every section beside it.

use std::path::Path;

use minuet_core::{Misfit, Trace};
use minuet_show::picture::{Picture, Theme};
use minuet_show::svg::svg;
use minuet_words::Section;

use super::{exit, story};
use crate::cli::{Explain, Solve};
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{Output, Overwrite, not_written};
use crate::speech::solved;

pub(super) fn run(
    args: &Solve,
    sources: &Sources,
    explain: Explain,
    folder: &Path,
) -> Result<Exit, Failure> {
    let setup = sources.only()?.setup;
    let whole = solved(setup, args.reading.reading, args.starters.choice);
    let short = (explain == Explain::Brief).then(|| minuet_method::brief(&whole));
    let trace = short.as_ref().unwrap_or(&whole);
    if !folder.is_dir() {
        std::fs::create_dir_all(folder).map_err(|error| not_written(folder, error))?;
    }
    let mut pictures = Vec::new();
    let text = story::markdown(trace, &whole, explain, |number, section| {
        let name = format!("{number:02}.svg");
        pictures.push((folder.join(&name), shown(trace, section).ok()?));
        Some(format!("{}/{name}", beside(folder, args.file.output.as_deref())))
    });
    let overwrite = Overwrite::if_forced(args.file.force);
    for (path, picture) in pictures {
        let mut out = Output::create(&path, overwrite, &args.inputs.inputs)?;
        out.put(svg(&picture, Theme::Light, None).as_bytes())?;
        out.finish()?;
    }
    let mut out = Output::open(&args.file, &args.inputs.inputs)?;
    out.put(text.as_bytes())?;
    out.finish()?;
    Ok(exit(&whole.outcome))
}

/// What a section does to the sheet; the last sheet for the outcome.
fn shown(trace: &Trace, section: &Section) -> Result<Picture, Misfit> {
    let start = section.sentences.first().map_or(0, |sentence| sentence.entries.start);
    let end = section.sentences.last().map_or(0, |sentence| sentence.entries.end);
    match trace.entries.get(start..end) {
        Some(entries) if !entries.is_empty() => Picture::step(&trace.sheet(start)?, entries),
        _ => Ok(Picture::of(&trace.sheet(trace.entries.len())?)),
    }
}

/// The folder as it is named in a text that is written to `output`.
fn beside(folder: &Path, output: Option<&Path>) -> String {
    let home = output.and_then(Path::parent).unwrap_or(Path::new(""));
    folder.strip_prefix(home).unwrap_or(folder).display().to_string()
}
