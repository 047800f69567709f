//! `minuet pack`: the built-in collection.

use minuet_core::Setup;
use minuet_formats::{Bars, Empty, Style, write_part};
use minuet_make::{Pack, Packed, packs};
use minuet_words::message::CommandMessage;

use crate::cli;
use crate::document::{PackDocument, Version};
use crate::exit::{Exit, Failure};
use crate::output::{self, Output};
use crate::speech::say;

pub(crate) fn run(args: &cli::Pack) -> Result<Exit, Failure> {
    let packs = match &args.name {
        None => packs(),
        Some(name) => vec![chosen(name, args.number)?],
    };
    let mut out = Output::open(&args.file, &[""; 0])?;
    if args.json {
        for pack in &packs {
            pack.puzzles
                .iter()
                .try_for_each(|packed| out.put(output::json(&answer(pack, packed))))?;
        }
    } else if args.name.is_none() {
        out.put(list(&packs))?;
    } else {
        let style = Style { empty: Empty::Dot, bars: Bars::None };
        out.put(args.to.opening())?;
        for packed in packs.iter().flat_map(|pack| &pack.puzzles) {
            let text = write_part(&Setup::from(packed.puzzle), args.to, style);
            let text = text.expect("--to takes only formats that can be written");
            out.put(format!("{text}\n{}", args.to.gap()))?;
        }
        out.put(args.to.closing())?;
    }
    out.finish()?;
    Ok(Exit::Yes)
}

/// The pack with this name, or only one puzzle of it.
fn chosen(name: &str, number: Option<u32>) -> Result<Pack, CommandMessage> {
    let packs = packs();
    let Some(mut pack) = packs.iter().find(|pack| pack.name == name).cloned() else {
        let packs = packs.iter().map(|pack| pack.name).collect();
        return Err(CommandMessage::NoPack { name: name.to_owned(), packs });
    };
    if let Some(number) = number {
        let count = pack.puzzles.len();
        let puzzle = pack.puzzles.get(number as usize - 1).copied();
        let ends = || CommandMessage::PackEnds { name: name.to_owned(), count };
        pack.puzzles = vec![puzzle.ok_or_else(ends)?];
    }
    Ok(pack)
}

fn list(packs: &[Pack]) -> String {
    let mut text = say(CommandMessage::PackColumns) + "\n";
    for pack in packs {
        let (class, puzzles) = (pack.class.to_string(), pack.puzzles.len());
        let time = say(CommandMessage::PackTime { minutes: pack.range() });
        let (name, title) = (pack.name, say(pack.title()));
        text += &format!("{name:<12}  {class:<6}  {puzzles:>7}  {time:>19}  {title}\n");
    }
    text
}

fn answer(pack: &Pack, packed: &Packed) -> PackDocument {
    PackDocument {
        minuet: Version::NOW,
        pack: pack.name.to_owned(),
        title: say(pack.title()),
        class: pack.class.to_string(),
        reading: pack.reading(),
        puzzle: packed.puzzle,
        clues: packed.puzzle.clues(),
        minuets: packed.minuets,
        effort: packed.effort,
        minutes: packed.minutes(),
    }
}
