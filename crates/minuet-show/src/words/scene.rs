//! One entry with the sheet before and after it: all that a sentence may speak of.

use minuet_core::{Dancer, DigitSet, Entry, Lane, Misfit, Sheet};

/// An entry on its sheet.
pub(super) struct Scene<'a> {
    pub(super) before: &'a Sheet,
    pub(super) after: &'a Sheet,
    pub(super) entry: &'a Entry,
    /// The entry before it, when it is known.
    pub(super) previous: Option<&'a Entry>,
}

impl Scene<'_> {
    /// The dancer whose marks the entry changes; none on the main line.
    pub(super) fn dancer(&self) -> Option<Dancer> {
        self.entry.dance.last().copied()
    }

    /// `Circle: `, or nothing on the main line.
    pub(super) fn lead(&self) -> String {
        if self.entry.dance.is_empty() {
            String::new()
        } else {
            format!("{}: ", super::lists::capital(&name(&self.entry.dance)))
        }
    }

    /// The line of the entry before it, and after it.
    pub(super) fn lanes(&self) -> Option<[&Lane; 2]> {
        let path = &self.entry.dance;
        Some([self.before.lane(path)?, self.after.lane(path)?])
    }

    /// The candidates of `cell` on the line of the entry, before it.
    pub(super) fn keeps(&self, cell: minuet_core::Cell) -> DigitSet {
        self.before
            .lane(&self.entry.dance)
            .map_or(DigitSet::EMPTY, |lane| lane.position().get(cell))
    }
}

/// The name of a dancer of the minuet that the line of the entry opens or has opened.
pub(super) fn partner(scene: &Scene<'_>, dancer: Dancer) -> String {
    grown(&scene.entry.dance, dancer)
}

/// The name of a dancer grown from the line at `path`.
pub(super) fn grown(path: &[Dancer], dancer: Dancer) -> String {
    name(&[path, &[dancer]].concat())
}

/// `circle`, `square within circle`: the innermost dancer first.
pub(super) fn name(path: &[Dancer]) -> String {
    let names: Vec<String> = path.iter().rev().map(ToString::to_string).collect();
    names.join(" within ")
}

/// The sheet after `entry`.
pub(super) fn next(sheet: &Sheet, entry: &Entry) -> Result<Sheet, Misfit> {
    let mut after = sheet.clone();
    after.apply(entry)?;
    Ok(after)
}
