//! `minuet convert`: from one text format to another.

use minuet_core::Setup;
use minuet_formats::{
    Bars, Format, Record, Style, WriteError, write_paper, write_part, write_styled,
};

use crate::cli::{Convert, WrittenAs};
use crate::document::{ConvertDocument, Version};
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{self, Output};
use crate::pipeline;

pub(crate) fn run(args: &Convert) -> Result<Exit, Failure> {
    let sources = Sources::open(&args.inputs)?;
    let mut out = Output::open(&args.file, &args.inputs.inputs)?;
    let to = args.text.to;
    // JSON holds a whole text for each puzzle; otherwise they share one.
    let (opening, closing) = if args.json { ("", "") } else { (to.opening(), to.closing()) };
    out.frame(opening)?;
    let exit = pipeline::print(&sources, None, &mut out, |source, record| {
        let canonical = args.canonical.then(|| Record {
            setup: canonical(&record.setup),
            sheet: None,
            ..record.clone()
        });
        let written = canonical.as_ref().unwrap_or(record);
        let text = if args.json {
            output::json(&ConvertDocument {
                minuet: Version::NOW,
                from: source.format(record),
                to: to.to_string(),
                text: text(written, &args.text, write_styled),
                comment: record.comment.clone(),
            })
        } else {
            part(written, &args.text)
        };
        (text, Exit::Yes)
    })?;
    out.frame(closing)?;
    out.finish_with(exit)
}

type Write = fn(&Setup, Format, Style) -> Result<String, WriteError>;

/// The text of a record among others of its kind.
pub(crate) fn part(record: &Record, written: &WrittenAs) -> Vec<u8> {
    format!("{}\n{}", text(record, written, write_part), written.to.gap()).into_bytes()
}

fn text(record: &Record, written: &WrittenAs, write: Write) -> String {
    let bars = if written.bars { Bars::Drawn } else { Bars::None };
    let style = Style { empty: written.empty.into(), bars };
    let text = if written.to.holds_marks() {
        write_paper(&record.paper(), written.to)
    } else {
        write(&record.setup, written.to, style)
    };
    text.expect("--to takes only formats that can be written")
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
