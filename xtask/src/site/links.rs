//! Every link of the site leads to a file of it, and to a place in that file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::ensure;

use super::list::paths;

/// Reads all HTML of the site, and refuses links that lead nowhere.
pub(super) fn check(site: &Path) -> anyhow::Result<()> {
    let files: BTreeSet<String> = paths(site)?.into_iter().collect();
    let mut pages = BTreeMap::new();
    for path in files.iter().filter(|path| path.ends_with(".html")) {
        pages.insert(path.clone(), fs::read_to_string(site.join(path))?);
    }
    let mut broken = Vec::new();
    for (page, html) in &pages {
        for link in ["href=\"", "src=\""].iter().flat_map(|kind| values(html, kind)) {
            if !leads(page, link, &files, &pages) {
                broken.push(format!("{page}: {link}"));
            }
        }
    }
    ensure!(broken.is_empty(), "these links of the site lead nowhere:\n{}", broken.join("\n"));
    Ok(())
}

fn values<'a>(html: &'a str, kind: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(kind).skip(1).filter_map(|rest| rest.split('"').next())
}

fn leads(
    page: &str,
    link: &str,
    files: &BTreeSet<String>,
    pages: &BTreeMap<String, String>,
) -> bool {
    if ["https://", "http://", "data:"].iter().any(|elsewhere| link.starts_with(elsewhere)) {
        return true;
    }
    let (path, place) = link.split_once('#').unwrap_or((link, ""));
    let mut parts: Vec<&str> = page.split('/').collect();
    if !path.is_empty() {
        parts.pop();
        for part in path.split('/') {
            match part {
                "." => {}
                ".." if parts.pop().is_none() => return false,
                ".." => {}
                part => parts.push(part),
            }
        }
    }
    let mut target = parts.join("/");
    if target.is_empty() || target.ends_with('/') {
        target.push_str("index.html");
    }
    // The places of the sheet's own page are its parts and puzzles, which its script knows.
    let is_there = |html: &String| {
        place.is_empty() || target == "index.html" || html.contains(&format!("id=\"{place}\""))
    };
    files.contains(&target) && pages.get(&target).is_none_or(is_there)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_files_and_places() {
        let files = ["index.html", "guide/index.html", "guide/a.html", "icon.svg"]
            .map(str::to_owned)
            .into();
        let pages = [("guide/a.html".to_owned(), "<h1 id=\"top\">".to_owned())].into();
        let leads = |link: &str| leads("guide/a.html", link, &files, &pages);
        for good in [
            "#top",
            "a.html#top",
            "index.html",
            "../icon.svg",
            "../index.html#puzzle=1",
            "data:,",
            "https://a.example/",
        ] {
            assert!(leads(good), "{good}");
        }
        for bad in ["#bottom", "b.html", "../../index.html", "a.html#bottom", "icon.svg"] {
            assert!(!leads(bad), "{bad}");
        }
    }
}
