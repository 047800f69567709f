//! The arguments that Python hands over: puzzles, readings, words.

use minuet_core::{Paper, Puzzle, Reading, Setup};
use minuet_words::message::PythonMessage;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::error::{mistyped, unreadable, wrong};
use crate::position::Position;
use crate::sheet::Sheet;

/// The puzzle or position that an argument is: a text in any format, a [`Position`], or what is on the main line of a
/// [`Sheet`].
pub(crate) fn setup(argument: &Bound<'_, PyAny>) -> PyResult<Setup> {
    if let Ok(position) = argument.cast::<Position>() {
        return Ok(position.get().setup);
    }
    if let Ok(sheet) = argument.cast::<Sheet>() {
        return Ok(sheet.get().paper.setup());
    }
    let Ok(text) = argument.cast::<PyString>() else {
        return Err(mistyped(PythonMessage::ExpectedPuzzle { found: type_name(argument)? }));
    };
    let text = text.to_str()?;
    minuet_formats::parse(text).map_err(|error| unreadable(argument.py(), &error))
}

/// The paper that an argument is: the same, with every mark of a sheet.
pub(crate) fn paper(argument: &Bound<'_, PyAny>) -> PyResult<Paper> {
    if let Ok(sheet) = argument.cast::<Sheet>() {
        return Ok(sheet.get().paper.clone());
    }
    match argument.cast::<PyString>() {
        Ok(text) => minuet_formats::parse_paper(text.to_str()?)
            .map_err(|error| unreadable(argument.py(), &error)),
        Err(_) => Ok(Paper::from(&setup(argument)?)),
    }
}

/// The puzzle that an argument is, of which no candidate has been erased.
pub(crate) fn puzzle(argument: &Bound<'_, PyAny>) -> PyResult<Puzzle> {
    minuet_hunt::fresh(&setup(argument)?).map_err(wrong)
}

/// The reading that a text stands for; the paper's reading by default.
pub(crate) fn reading(text: Option<&str>) -> PyResult<Reading> {
    text.map_or(Ok(Reading::PAPER), str::parse).map_err(wrong)
}

/// One of several words.
pub(crate) fn word<T: Copy>(
    text: &str,
    argument: &'static str,
    words: &[(&'static str, T)],
) -> PyResult<T> {
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|&(_, value)| value).ok_or_else(|| {
        let known = words.iter().map(|&(word, _)| word).collect();
        wrong(PythonMessage::ExpectedWord { argument, known, found: text.to_owned() })
    })
}

/// What Python calls the type of an object.
pub(crate) fn type_name(object: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(object.get_type().name()?.to_string())
}
