//! `minuet convert`: from one text format to another.

use minuet_core::Setup;
use minuet_formats::{
    Bars, Format, Record, Style, WriteError, write_paper, write_part, write_styled,
};

use crate::cli::Convert;
use crate::document::{ConvertDocument, Version};
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{self, Output};
use crate::pipeline;

pub(crate) fn run(args: &Convert) -> Result<Exit, Failure> {
    let bars = if args.bars { Bars::Drawn } else { Bars::None };
    let style = Style { empty: args.empty.into(), bars };
    let sources = Sources::open(&args.inputs)?;
    let mut out = Output::open(&args.file, &args.inputs.inputs)?;
    // JSON holds a whole text for each puzzle; otherwise they share one.
    let (opening, closing) =
        if args.json { ("", "") } else { (args.to.opening(), args.to.closing()) };
    out.put(opening)?;
    let exit = pipeline::print(&sources, None, &mut out, |_, record| {
        const WRITABLE: &str = "--to takes only formats that can be written";
        let text = if args.json {
            output::json(&ConvertDocument {
                minuet: Version::NOW,
                from: record.format.to_string(),
                to: args.to.to_string(),
                text: converted(record, args, style, write_styled).expect(WRITABLE),
                comment: record.comment.clone(),
            })
        } else {
            let text = converted(record, args, style, write_part).expect(WRITABLE);
            format!("{text}\n{}", args.to.gap()).into_bytes()
        };
        (text, Exit::Yes)
    })?;
    out.put(closing)?;
    out.finish()?;
    Ok(exit)
}

type Write = fn(&Setup, Format, Style) -> Result<String, WriteError>;

/// The text of a record. The marks of a sheet do not move with its canonical form.
fn converted(
    record: &Record,
    args: &Convert,
    style: Style,
    write: Write,
) -> Result<String, WriteError> {
    if args.canonical {
        write(&canonical(&record.setup), args.to, style)
    } else if args.to.holds_marks() {
        write_paper(&record.paper(), args.to)
    } else {
        write(&record.setup, args.to, style)
    }
}

/// The canonical form of a puzzle; digits placed since and candidates move with it.
fn canonical(setup: &Setup) -> Setup {
    let symmetry = minuet_make::to_canonical(&setup.puzzle);
    Setup {
        puzzle: symmetry.apply(&setup.puzzle),
        placed: symmetry.apply(&setup.placed),
        candidates: setup.candidates.map(|candidates| symmetry.apply_to_position(&candidates)),
    }
}
