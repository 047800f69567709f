//! `minuet pack`: the built-in collection.

use std::io::Write;

use anyhow::{Context, bail};
use minuet_core::Setup;
use minuet_formats::{Bars, Empty, Format, Style, write_part};
use minuet_make::{Pack, Packed, packs};

use crate::answer::{PackAnswer, Version};
use crate::cli;
use crate::exit::Exit;
use crate::output;

pub(crate) fn run(args: &cli::Pack) -> anyhow::Result<Exit> {
    let packs = match &args.name {
        None => packs(),
        Some(name) => vec![chosen(name, args.number)?],
    };
    let mut out = output::open(args.output.as_deref())?;
    match (args.json, &args.name) {
        (true, _) => json(&packs, &mut out)?,
        (false, None) => list(&packs, &mut out)?,
        (false, Some(_)) => print(&packs, args.to, &mut out)?,
    }
    out.flush()?;
    Ok(Exit::Yes)
}

/// The pack with this name, or just one puzzle of it.
fn chosen(name: &str, number: Option<u32>) -> anyhow::Result<Pack> {
    let packs = packs();
    let names: Vec<&str> = packs.iter().map(|pack| pack.name).collect();
    let Some(mut pack) = packs.iter().find(|pack| pack.name == name).cloned() else {
        bail!("there is no pack {name:?}; the packs are {}", names.join(", "));
    };
    if let Some(number) = number {
        let count = pack.puzzles.len();
        let puzzle = pack.puzzles.get(number as usize - 1).copied();
        pack.puzzles = vec![puzzle.with_context(|| format!("{name} has {count} puzzles"))?];
    }
    Ok(pack)
}

fn list(packs: &[Pack], out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "name          class   puzzles  minutes  title")?;
    for pack in packs {
        let minutes = || pack.puzzles.iter().map(Packed::minutes);
        let (least, most) = (minutes().min().unwrap_or(0), minutes().max().unwrap_or(0));
        let (class, puzzles) = (pack.class.to_string(), pack.puzzles.len());
        let minutes = format!("{least}-{most}");
        writeln!(out, "{:<12}  {class:<6}  {puzzles:>7}  {minutes:>7}  {}", pack.name, pack.title)?;
    }
    Ok(())
}

fn print(packs: &[Pack], to: Format, out: &mut dyn Write) -> anyhow::Result<()> {
    let style = Style { empty: Empty::Dot, bars: Bars::None };
    out.write_all(to.opening().as_bytes())?;
    for packed in packs.iter().flat_map(|pack| &pack.puzzles) {
        let text = write_part(&Setup::from(packed.puzzle), to, style)?;
        write!(out, "{text}\n{}", to.gap())?;
    }
    Ok(out.write_all(to.closing().as_bytes())?)
}

fn json(packs: &[Pack], out: &mut dyn Write) -> anyhow::Result<()> {
    for pack in packs {
        for packed in &pack.puzzles {
            let answer = PackAnswer {
                minuet: Version::NOW,
                pack: pack.name.to_owned(),
                title: pack.title.to_owned(),
                class: pack.class.to_string(),
                reading: pack.reading(),
                puzzle: packed.puzzle,
                clues: packed.puzzle.clues(),
                minuets: packed.minuets,
                effort: packed.effort,
                minutes: packed.minutes(),
            };
            writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        }
    }
    Ok(())
}
