//! `packs` and `pack`: the built-in collection.

use minuet_make::packs;

use crate::{Pack, PackTitle, Packed, Packs, Refused};

pub(super) fn titles() -> Packs {
    let title = |pack: &minuet_make::Pack| {
        let minutes = || pack.puzzles.iter().map(minuet_make::Packed::minutes);
        PackTitle {
            name: pack.name.to_owned(),
            title: pack.title.to_owned(),
            count: pack.puzzles.len(),
            reading: pack.reading(),
            minutes: [minutes().min().unwrap_or(0), minutes().max().unwrap_or(0)],
        }
    };
    Packs { packs: packs().iter().map(title).collect() }
}

pub(super) fn pack(name: &str) -> Result<Pack, Refused> {
    let packs = packs();
    let pack = packs.iter().find(|pack| pack.name == name).ok_or_else(|| {
        Refused::because(format!("There is no pack {name:?}. The question `packs` lists them."))
    })?;
    let packed = |puzzle: &minuet_make::Packed| Packed {
        puzzle: puzzle.puzzle,
        minuets: puzzle.minuets,
        minutes: puzzle.minutes(),
    };
    Ok(Pack {
        title: pack.title.to_owned(),
        reading: pack.reading(),
        puzzles: pack.puzzles.iter().map(packed).collect(),
    })
}
