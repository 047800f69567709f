//! Puzzles in the guide: each leads to the sheet, and is shown as the program draws it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::ensure;

use super::escaped;

/// Draws the boards of the guide, each once.
pub(super) struct Boards {
    folder: PathBuf,
    minuet: PathBuf,
    drawn: BTreeSet<String>,
}

impl Boards {
    pub(super) fn new(guide: &Path, minuet: &Path) -> anyhow::Result<Boards> {
        let folder = guide.join("boards");
        fs::create_dir_all(&folder)?;
        Ok(Boards { folder, minuet: minuet.to_owned(), drawn: BTreeSet::new() })
    }

    /// A puzzle as a picture that opens it.
    pub(super) fn board(&mut self, puzzle: &str, label: &str) -> anyhow::Result<String> {
        let name = format!("{}.svg", puzzle.replace(['.', '0'], "-"));
        if self.drawn.insert(name.clone()) {
            let mut draw = Command::new(&self.minuet);
            // As the text around it.
            draw.env("MINUET_LANG", "en");
            let draw = draw.args(["draw", puzzle, "-o"]).arg(self.folder.join(&name));
            ensure!(draw.status()?.success(), "the program cannot draw {puzzle}");
        }
        let label = escaped(label);
        let address = address(puzzle);
        Ok(format!(
            "<p class=\"board\"><a href=\"{address}\"><img src=\"boards/{name}\" width=\"280\" alt=\"{label}\"></a></p>\n"
        ))
    }
}

/// Where the sheet opens a puzzle. What follows the `#` is never sent to the host.
pub(super) fn address(puzzle: &str) -> String {
    format!("../index.html#puzzle={puzzle}")
}

/// The puzzles in a text: runs of exactly 81 cells, with enough givens to be one.
pub(super) fn puzzles(text: &str) -> Vec<&str> {
    let runs = text.split(|c: char| !c.is_ascii_digit() && c != '.');
    runs.filter(|run| run.len() == 81 && (17..81).contains(&givens(run))).collect()
}

fn givens(run: &str) -> usize {
    run.bytes().filter(|byte| (b'1'..=b'9').contains(byte)).count()
}

/// A text as HTML, in which every puzzle is a link to the sheet.
pub(super) fn linked(text: &str, label: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    for puzzle in puzzles(text) {
        let Some((before, after)) = rest.split_once(puzzle) else { continue };
        let (address, label) = (address(puzzle), escaped(label));
        html.push_str(&escaped(before));
        html.push_str(&format!(
            "<a class=\"live\" href=\"{address}\" title=\"{label}\">{puzzle}</a>"
        ));
        rest = after;
    }
    html.push_str(&escaped(rest));
    html
}

/// The pictures of a document lead to the puzzles of the commands that draw them: one picture below its command, or all that
/// follow a command with `--pictures`. Where a command draws none just there, its puzzle stands in its place.
pub(super) fn with_live_pictures(text: &str) -> String {
    let mut live = String::new();
    let mut story = None;
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let command = line.trim_start().strip_prefix("<!-- $ minuet ").unwrap_or_default();
        if let Some(&puzzle) = puzzles(command).first() {
            if command.contains(" --pictures ") {
                story = Some(puzzle);
            }
            match lines.next_if(|next| next.trim_start().starts_with("<img ")) {
                Some(image) => live.push_str(&picture(puzzle, image.trim())),
                None => live.push_str(&format!("`{puzzle}`\n")),
            }
        } else if let (Some(puzzle), Some((alt, file))) = (story, image(line)) {
            let (alt, file) = (escaped(alt), escaped(file));
            live.push_str(&picture(puzzle, &format!("<img src=\"{file}\" alt=\"{alt}\">")));
        } else {
            live.push_str(line);
            live.push('\n');
        }
    }
    live
}

/// A picture that opens its puzzle.
fn picture(puzzle: &str, image: &str) -> String {
    format!("<p class=\"board\"><a href=\"{}\">{image}</a></p>\n", address(puzzle))
}

/// What a line says that is nothing but an image: its description and its file.
fn image(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn pictures_open_the_puzzle_that_they_show() {
        let check = |text: &str, expected: &str| assert_eq!(with_live_pictures(text), expected);
        let live = |image: &str| {
            format!("<p class=\"board\"><a href=\"../index.html#puzzle={EASY}\">{image}</a></p>\n")
        };
        check("![A](a.svg)\n", "![A](a.svg)\n");
        check(
            &format!("<!-- $ minuet draw {EASY} -->\n<img src=\"a.svg\">\n![B](b.svg)\n"),
            &format!("{}![B](b.svg)\n", live("<img src=\"a.svg\">")),
        );
        check(
            &format!("<!-- $ minuet solve {EASY} --pictures a -->\nWords.\n![A](a/1.svg)\n"),
            &format!("`{EASY}`\nWords.\n{}", live("<img src=\"a/1.svg\" alt=\"A\">")),
        );
    }
}
