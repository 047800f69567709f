//! `packs` and `pack`: the built-in collection.

use minuet_make::packs;
use minuet_words::message::AppMessage;
use minuet_words::{Language, Message};

use crate::{PackContents, PackTitle, Packed, Packs};

pub(super) fn titles(language: Language) -> Packs {
    let title = |pack: &minuet_make::Pack| PackTitle {
        name: pack.name.to_owned(),
        title: language.say(&pack.title().into()),
        count: pack.puzzles.len(),
        reading: pack.reading(),
        minutes: pack.range(),
    };
    Packs { packs: packs().iter().map(title).collect() }
}

pub(super) fn pack(name: &str, language: Language) -> Result<PackContents, Message> {
    let packs = packs();
    let pack = packs
        .iter()
        .find(|pack| pack.name == name)
        .ok_or_else(|| AppMessage::NoSuchPack { name: name.to_owned() })?;
    let packed = |puzzle: &minuet_make::Packed| Packed {
        puzzle: puzzle.puzzle,
        minuets: puzzle.minuets,
        minutes: puzzle.range(),
    };
    Ok(PackContents {
        title: language.say(&pack.title().into()),
        reading: pack.reading(),
        puzzles: pack.puzzles.iter().map(packed).collect(),
    })
}
