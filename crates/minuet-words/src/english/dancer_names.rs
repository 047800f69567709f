//! The names of dancers and of what they do.

use minuet_core::Dancer;

use super::lists::capital;
use crate::story::Scene;

/// `circle`, `square within circle`: the innermost dancer first.
pub(super) fn name(path: &[Dancer]) -> String {
    let names: Vec<String> = path.iter().rev().map(ToString::to_string).collect();
    names.join(" within ")
}

/// The name of a dancer grown from the line at `path`.
pub(super) fn grown(path: &[Dancer], dancer: Dancer) -> String {
    name(&[path, &[dancer]].concat())
}

/// The name of a dancer of the minuet that the line of the entry opens or has opened.
pub(super) fn partner(scene: &Scene<'_>, dancer: Dancer) -> String {
    grown(&scene.entry.dance, dancer)
}

/// What a dancer has done to a number that it has enclosed.
pub(super) fn enclosed(dancer: Dancer) -> &'static str {
    match dancer {
        Dancer::Circle => "circled",
        Dancer::Square => "squared",
    }
}

/// `Circle: `, or nothing on the main line.
pub(super) fn lead(scene: &Scene<'_>) -> String {
    match scene.entry.dance.as_slice() {
        [] => String::new(),
        path => format!("{}: ", capital(&name(path))),
    }
}
