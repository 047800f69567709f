//! The guide: docs as pages of the site, in the style of the page, with puzzles that open on its sheet.

mod boards;
mod page;

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use serde_json::json;

use super::Words;
use crate::process::root;

/// The page of the guide that lists the others, in their order.
const CONTENTS: &str = "README.md";

/// Writes the guide beside the page, and what its search reads.
pub(super) fn write(
    site: &Path,
    minuet: &Path,
    language: &str,
    words: &Words,
) -> anyhow::Result<()> {
    let docs = root().join("docs");
    let folder = site.join("guide");
    let template = fs::read_to_string(folder.join("template.html"))?;
    fs::remove_file(folder.join("template.html"))?;
    let template = in_words(&template, language, words)?;
    let names = names(&docs)?;
    let mut boards = boards::Boards::new(&folder, minuet)?;
    let pages = names
        .iter()
        .map(|name| {
            page::read(&docs, name, &mut boards, &words["guide-open"]).context(name.clone())
        })
        .collect::<anyhow::Result<Vec<_>>>()?;
    let mut sections = Vec::new();
    for page in &pages {
        let contents = pages.iter().map(|other| {
            let here = if other.file == page.file { " aria-current=\"page\"" } else { "" };
            format!("<li><a href=\"{}\"{here}>{}</a></li>\n", other.file, escaped(&other.title))
        });
        let html = template
            .replace("{title}", &escaped(&page.title))
            .replace("{contents}", &contents.collect::<String>())
            .replace("{text}", &page.html);
        fs::write(folder.join(&page.file), html)?;
        for section in &page.sections {
            let address = format!("{}#{}", page.file, section.id);
            let (title, text) = (&section.title, section.text.trim());
            sections.push(
                json!({ "page": page.title, "address": address, "title": title, "text": text }),
            );
        }
        for file in &page.files {
            let to = folder.join(file);
            fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
            fs::copy(docs.join(file), to)?;
        }
    }
    Ok(fs::write(folder.join("search.json"), serde_json::to_string(&sections)?)?)
}

/// The documents, in the order in which the contents name them; those that they do not name come last.
fn names(docs: &Path) -> anyhow::Result<Vec<String>> {
    let contents = fs::read_to_string(docs.join(CONTENTS)).context("docs/README.md")?;
    let mut all = Vec::new();
    for entry in fs::read_dir(docs)? {
        all.push(entry?.file_name().to_string_lossy().into_owned());
    }
    all.sort();
    let mut names = vec![CONTENTS.to_owned()];
    for name in page::links(&contents).into_iter().chain(all) {
        if name.ends_with(".md") && !name.starts_with("..") && !names.contains(&name) {
            names.push(name);
        }
    }
    Ok(names)
}

/// A file of HTML with its words put in: the text of each element with `data-words`, and what is said of it by
/// `data-words-label`.
pub(super) fn in_words(html: &str, language: &str, words: &Words) -> anyhow::Result<String> {
    let mut html = html.replacen("<html>", &format!("<html lang=\"{language}\">"), 1);
    for (kind, before, after) in
        [("data-words=\"", ">", ""), ("data-words-label=\"", " aria-label=\"", "\"")]
    {
        while let Some(at) = html.find(kind) {
            let id = html[at + kind.len()..].split('"').next().unwrap_or_default().to_owned();
            let text = words.get(&id).with_context(|| format!("there are no words for {id}"))?;
            let attribute = format!(" {kind}{id}\"");
            let spoken = format!("{before}{}{after}", escaped(text));
            // An element with words of its own has nothing else in it: its text follows the end of its tag.
            let found = if after.is_empty() { format!("{attribute}>") } else { attribute };
            ensure!(html.contains(&found), "{id} does not stand at the end of its tag");
            html = html.replacen(&found, &spoken, 1);
        }
    }
    Ok(html)
}

/// A text as HTML shows it.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
