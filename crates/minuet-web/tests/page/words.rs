//! The page's script and HTML, and the table of their words: each id is in both, with the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use minuet_words::Language;

/// The values that a text has places for, or that a call gives.
type Values = BTreeSet<String>;

/// All files of the page and the site with this extension, one after the other.
fn all(extension: &str) -> String {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["page", "site"].map(|folder| read(&crate_folder.join(folder), extension)).concat()
}

/// All files of a folder with this extension.
fn read(folder: &Path, extension: &str) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = entries.map(|path| match path.extension() {
        None => read(&path, extension),
        Some(other) if other == extension => fs::read_to_string(&path).unwrap(),
        Some(_) => String::new(),
    });
    texts.collect()
}

/// What is between each `before` and the next `after`.
fn between<'a>(text: &'a str, before: &'a str, after: char) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

/// The names of the values of an object, `{ cell, digit: digits[0], count: of(cell, 1) }`, from its first brace on.
fn names(object: &str) -> Values {
    let mut depth = 0_i32;
    let top: String = object
        .chars()
        .map_while(|sign| {
            depth += i32::from("({[".contains(sign)) - i32::from(")}]".contains(sign));
            (depth > 0).then_some(if depth == 1 { sign } else { ' ' })
        })
        .collect();
    let parts = top.trim_start_matches('{').split(',').map(str::trim);
    let names = parts.map(|part| part.split(':').next().unwrap_or(part).to_owned());
    names.filter(|name| !name.is_empty()).collect()
}

/// Every use of an id in the page, and in the chore that makes a site of it.
fn uses() -> Vec<(String, Values)> {
    let (script, html) = (all("js"), all("html"));
    let chores = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/src"), "rs");
    let said = script.match_indices("say(\"").filter(|&(at, _)| !script[..at].ends_with('.'));
    let said = said.map(|(at, call)| {
        let (id, rest) = script[at + call.len()..].split_once('"').unwrap();
        (id.to_owned(), rest.strip_prefix(", ").map(names).unwrap_or_default())
    });
    let kinds = ["data-words=\"", "data-words-label=\"", "data-words-content=\""];
    let shown = kinds.iter().flat_map(|kind| between(&html, kind, '"'));
    let made = between(&chores, "words[\"", '"');
    said.chain(shown.chain(made).map(|id| (id.to_owned(), Values::new()))).collect()
}

/// Every id of the table, without its plural form, and the values in all its forms.
fn table() -> BTreeMap<String, Values> {
    let mut table: BTreeMap<String, Values> = BTreeMap::new();
    for (id, text) in Language::English.words().page() {
        let (base, form) = id.split_once('.').map_or((id, None), |(base, form)| (base, Some(form)));
        assert!(base.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'), "{id}");
        assert!(form.is_none_or(|form| ["one", "other"].contains(&form)), "{id}");
        let values = between(&text, "{", '}').map(str::to_owned);
        let counted = form.is_some().then(|| "count".to_owned());
        table.entry(base.into()).or_default().extend(values.chain(counted));
    }
    table
}

#[test]
fn the_page_uses_every_text_and_no_other() {
    let table = table();
    let uses = uses();
    for (id, values) in &uses {
        assert_eq!(Some(values), table.get(id), "{id}");
    }
    let used: BTreeSet<&String> = uses.iter().map(|(id, _)| id).collect();
    assert_eq!(table.keys().collect::<BTreeSet<_>>(), used);
}

#[test]
fn each_id_stands_once_and_counted_texts_have_both_forms() {
    let page = Language::English.words().page();
    let ids: BTreeSet<&str> = page.iter().map(|&(id, _)| id).collect();
    assert_eq!(ids.len(), page.len());
    for id in &ids {
        let Some((base, _)) = id.split_once('.') else { continue };
        let forms = ["one", "other"].map(|form| format!("{base}.{form}"));
        assert!(forms.iter().all(|form| ids.contains(&**form)), "{id}");
        assert!(!ids.contains(base), "{id}");
    }
}

#[test]
fn every_language_has_the_same_ids_and_values() {
    let shape = |language: Language| -> Vec<(&str, Values)> {
        let page = language.words().page().into_iter();
        page.map(|(id, text)| (id, between(&text, "{", '}').map(str::to_owned).collect())).collect()
    };
    for language in Language::ALL {
        assert_eq!(shape(language), shape(Language::English));
    }
}

#[test]
fn styles_add_signs_but_no_words() {
    let styles = all("css");
    for text in between(&styles, "content: \"", '"') {
        assert!(!text.contains(char::is_alphabetic), "{text}");
    }
}

#[test]
fn all_addresses_are_relative() {
    let files = ["html", "css", "js"].map(all).concat();
    for absolute in
        ["href=\"/", "src=\"/", "url(\"/", "url(/", "fetch(\"/", "import(\"/", "from \"/"]
    {
        assert!(!files.contains(absolute), "{absolute}");
    }
}

#[test]
fn values_are_found_in_calls() {
    let of = |names: &[&str]| -> Values { names.iter().map(|&name| name.to_owned()).collect() };
    let call = "{ cell, digit: digits[0], count: [a, b].filter((x) => x).length })";
    assert_eq!(names(call), of(&["cell", "count", "digit"]));
    assert_eq!(names("{ title })), { other })"), of(&["title"]));
    assert_eq!(names("{}"), Values::new());
}
