//! One document as a page of the guide.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::ensure;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::boards::{Boards, linked, puzzles, with_live_pictures};

/// A page of the guide.
pub(super) struct Page {
    pub(super) file: String,
    pub(super) title: String,
    pub(super) html: String,
    pub(super) sections: Vec<Section>,
    /// Files of the docs that it shows or leads to.
    pub(super) files: Vec<String>,
}

/// What stands below a heading, for the search.
pub(super) struct Section {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) text: String,
}

/// The addresses that a text leads to.
pub(super) fn links(text: &str) -> Vec<String> {
    let links = Parser::new(text).filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    });
    links.collect()
}

/// Where a document stands in the guide.
fn file(name: &str) -> String {
    if name == super::CONTENTS { "index.html".into() } else { name.replace(".md", ".html") }
}

pub(super) fn read(
    docs: &Path,
    name: &str,
    boards: &mut Boards,
    open: &str,
) -> anyhow::Result<Page> {
    let text = with_live_pictures(&fs::read_to_string(docs.join(name))?);
    let mut page = Page {
        file: file(name),
        title: String::new(),
        html: String::new(),
        sections: Vec::new(),
        files: pictures(&text),
    };
    let events: Vec<Event<'_>> =
        Parser::new_ext(&text, Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES).collect();
    let made =
        Maker { docs, boards, open, page: &mut page, ids: BTreeMap::new() }.events(events)?;
    html::push_html(&mut page.html, made.into_iter());
    // An empty corner of a table heads nothing. Tables that are wider than the page can be moved by the keyboard too.
    page.html = page.html.replace("<th></th>", "<td></td>");
    page.html = page.html.replace("<table>", "<table tabindex=\"0\">");
    page.title = page.sections.first().map(|section| section.title.clone()).unwrap_or_default();
    ensure!(!page.title.is_empty(), "has no heading");
    Ok(page)
}

/// The files that raw HTML shows.
fn pictures(text: &str) -> Vec<String> {
    let sources = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    sources.map(str::to_owned).collect()
}

struct Maker<'a> {
    docs: &'a Path,
    boards: &'a mut Boards,
    open: &'a str,
    page: &'a mut Page,
    /// How often each id was given.
    ids: BTreeMap<String, usize>,
}

impl Maker<'_> {
    fn events<'e>(mut self, events: Vec<Event<'e>>) -> anyhow::Result<Vec<Event<'e>>> {
        let mut made = Vec::new();
        let mut code: Option<String> = None;
        let mut links: Vec<bool> = Vec::new();
        let mut heading: Option<(HeadingLevel, Vec<Event<'e>>, String)> = None;
        for event in events {
            self.index(&event);
            if let (Some((_, inner, title)), false) =
                (&mut heading, matches!(event, Event::End(TagEnd::Heading(_))))
            {
                if let Event::Text(text) | Event::Code(text) = &event {
                    title.push_str(text);
                }
                inner.push(event);
                continue;
            }
            match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    heading = Some((level, Vec::new(), String::new()));
                }
                Event::End(TagEnd::Heading(_)) => {
                    let Some((level, inner, title)) = heading.take() else { continue };
                    let id = self.id(&title);
                    made.push(Event::Html(format!("<{level} id=\"{id}\">").into()));
                    made.extend(inner);
                    made.push(Event::Html(format!("</{level}>\n").into()));
                    self.page.sections.push(Section { id, title, text: String::new() });
                }
                Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                    let address = self.address(&dest_url)?;
                    links.push(address.is_some());
                    if let Some(dest_url) = address {
                        made.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
                    }
                }
                Event::Start(Tag::Image { dest_url, link_type, title, id }) => {
                    ensure!(
                        self.docs.join(&*dest_url).is_file(),
                        "shows {dest_url}, which is not there"
                    );
                    self.page.files.push(dest_url.to_string());
                    made.push(Event::Start(Tag::Image { dest_url, link_type, title, id }));
                }
                Event::End(TagEnd::Link) => {
                    if links.pop() == Some(true) {
                        made.push(Event::End(TagEnd::Link));
                    }
                }
                Event::Start(Tag::CodeBlock(_)) => code = Some(String::new()),
                Event::End(TagEnd::CodeBlock) => {
                    let text = code.take().unwrap_or_default();
                    // Code that is wider than the page can be moved by the keyboard too.
                    let block = format!(
                        "<pre tabindex=\"0\"><code>{}</code></pre>\n",
                        linked(&text, self.open)
                    );
                    made.push(Event::Html(block.into()));
                    let mut shown = puzzles(&text);
                    shown.sort_unstable();
                    shown.dedup();
                    if let [puzzle] = shown[..] {
                        made.push(Event::Html(self.boards.board(puzzle, self.open)?.into()));
                    }
                }
                Event::Text(text) if code.is_some() => {
                    if let Some(code) = &mut code {
                        code.push_str(&text);
                    }
                }
                Event::Code(text) if !puzzles(&text).is_empty() => {
                    let code = format!("<code>{}</code>", linked(&text, self.open));
                    made.push(Event::InlineHtml(code.into()));
                }
                other => made.push(other),
            }
        }
        Ok(made)
    }

    /// Notes the words for the search.
    fn index(&mut self, event: &Event<'_>) {
        let Some(section) = self.page.sections.last_mut() else { return };
        match event {
            Event::Text(text) | Event::Code(text) => section.text.push_str(text),
            Event::SoftBreak | Event::HardBreak | Event::End(_) => section.text.push(' '),
            _ => {}
        }
    }

    /// The id of a heading, as hosts of repositories make it.
    fn id(&mut self, title: &str) -> String {
        let kept = title.to_lowercase().replace(' ', "-");
        let plain: String =
            kept.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect();
        let times = self.ids.entry(plain.clone()).or_default();
        *times += 1;
        if *times == 1 { plain } else { format!("{plain}-{}", *times - 1) }
    }

    /// Where a link of a document leads on the site: nowhere, if that is in the repository alone.
    fn address<'e>(&mut self, link: &str) -> anyhow::Result<Option<CowStr<'e>>> {
        if link.contains("://") || link.starts_with('#') {
            return Ok(Some(link.to_owned().into()));
        }
        let (path, place) = link
            .split_once('#')
            .map_or((link, String::new()), |(path, place)| (path, format!("#{place}")));
        ensure!(self.docs.join(path).exists(), "leads to {path}, which is not there");
        if path.starts_with("..") {
            return Ok(None);
        }
        if path.ends_with(".md") {
            return Ok(Some(format!("{}{place}", file(path)).into()));
        }
        if !self.docs.join(path).is_file() {
            return Ok(None);
        }
        self.page.files.push(path.to_owned());
        Ok(Some(link.to_owned().into()))
    }
}
