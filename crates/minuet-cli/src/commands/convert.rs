//! `minuet convert`: from one text format to another.

use minuet_core::Setup;
use minuet_formats::{Bars, Empty, Style, write_styled};

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
    pipeline::run(&sources, None, &mut out, Exit::Wrong, |_, record| {
        let setup = if args.canonical { canonical(&record.setup) } else { record.setup };
        let text = write_styled(&setup, args.to, Style { empty, bars })?;
        if args.json {
            let answer = ConvertAnswer {
                minuet: Version::NOW,
                from: record.format.to_string(),
                to: args.to.to_string(),
                text,
                comment: record.comment.clone(),
            };
            return Ok(Done::yes(format!("{}\n", serde_json::to_string(&answer)?)));
        }
        // Formats of several lines are kept apart by a blank one.
        let gap = if args.to.is_one_line() { "" } else { "\n" };
        Ok(Done::yes(format!("{text}\n{gap}")))
    })
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
