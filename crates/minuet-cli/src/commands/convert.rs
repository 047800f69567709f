//! `minuet convert`: from one text format to another.

use std::io::Write;

use minuet_core::Setup;
use minuet_formats::{Bars, Empty, Style, write_part, write_styled};

use crate::answer::{ConvertAnswer, Version};
use crate::cli::{Convert, EmptySign};
use crate::exit::Exit;
use crate::input::Sources;
use crate::output;
use crate::pipeline::{self, Done};

pub(crate) fn run(args: &Convert) -> anyhow::Result<Exit> {
    let empty = match args.empty {
        EmptySign::Dot => Empty::Dot,
        EmptySign::Zero => Empty::Zero,
    };
    let bars = if args.bars { Bars::Drawn } else { Bars::None };
    let sources = Sources::open(&args.inputs)?;
    let mut out = output::open(None)?;
    let style = Style { empty, bars };
    // JSON holds a whole text for each puzzle; otherwise they share one.
    let (opening, closing) =
        if args.json { ("", "") } else { (args.to.opening(), args.to.closing()) };
    out.write_all(opening.as_bytes())?;
    let exit = pipeline::run(&sources, None, &mut out, Exit::Wrong, |_, record| {
        let setup = if args.canonical { canonical(&record.setup) } else { record.setup };
        if args.json {
            let answer = ConvertAnswer {
                minuet: Version::NOW,
                from: record.format.to_string(),
                to: args.to.to_string(),
                text: write_styled(&setup, args.to, style)?,
                comment: record.comment.clone(),
            };
            return Ok(Done::yes(format!("{}\n", serde_json::to_string(&answer)?)));
        }
        let text = write_part(&setup, args.to, style)?;
        Ok(Done::yes(format!("{text}\n{}", args.to.gap())))
    })?;
    out.write_all(closing.as_bytes())?;
    out.flush()?;
    Ok(exit)
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
