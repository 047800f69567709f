//! Markdown.

use minuet_words::Explanation;

/// The deepest heading that Markdown has.
const DEEPEST: usize = 6;

/// The explanation as Markdown: headings from the second level on, a list of sentences under each.
pub fn markdown(explanation: &Explanation) -> String {
    let mut page = String::new();
    for section in &explanation.sections {
        if !page.is_empty() {
            page.push('\n');
        }
        let level = (section.heading.level() + 1).min(DEEPEST);
        page += &format!("{} {}\n", "#".repeat(level), section.title);
        if !section.sentences.is_empty() {
            page.push('\n');
        }
        for sentence in &section.sentences {
            page += &format!("- {}", escape(&sentence.text));
            if let Some(cite) = &sentence.cite {
                page += &format!(" *[{cite}]*");
            }
            page.push('\n');
        }
    }
    page
}

/// Nothing in a sentence is meant as markup.
fn escape(text: &str) -> String {
    let special = |c: char| matches!(c, '*' | '_' | '`' | '[' | ']' | '<' | '#' | '\\');
    text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}
