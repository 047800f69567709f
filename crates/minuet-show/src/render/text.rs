//! Plain text, wrapped.

use minuet_words::{Explanation, Section, Sentence};

/// The explanation as plain text in lines of at most `width` characters (a longer word gets a line of its own).
pub fn text(explanation: &Explanation, width: usize) -> String {
    let mut page = String::new();
    for section in &explanation.sections {
        if !page.is_empty() {
            page.push('\n');
        }
        page += &title(section);
        page.extend(section.sentences.iter().map(|sentence| line(section, sentence, width)));
    }
    page
}

/// The title of a section, with its line end.
pub fn title(section: &Section) -> String {
    format!("{}{}\n", indent(section), section.title)
}

/// A sentence of a section in lines of at most `width` characters, each with its line end.
pub fn line(section: &Section, sentence: &Sentence, width: usize) -> String {
    wrap(&sentence.to_string(), &format!("{}  ", indent(section)), width)
}

fn indent(section: &Section) -> String {
    "  ".repeat(section.heading.level().saturating_sub(1))
}

/// One sentence in lines of at most `width` characters, each with its line end; all but the first are indented.
pub fn wrapped(sentence: &str, width: usize) -> String {
    wrap(sentence, "", width)
}

fn wrap(sentence: &str, indent: &str, width: usize) -> String {
    let (mut lines, mut line, mut empty) = (String::new(), indent.to_string(), true);
    for token in tokens(sentence) {
        if !empty && line.chars().count() + 1 + token.chars().count() > width {
            lines += &std::mem::replace(&mut line, format!("{indent}  "));
            lines.push('\n');
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += &token;
        empty = false;
    }
    lines + &line + "\n"
}

/// What must not be torn apart: words, a number with its cell, two words in brackets, the citation.
pub(crate) fn tokens(sentence: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let (mut before, mut citing) = ("", false);
    for word in sentence.split_whitespace() {
        let number = before.len() == 1 && before.starts_with(|c: char| c.is_ascii_digit());
        let cell = word.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
        let bracketed = before.starts_with('(') && word.contains(')');
        match tokens.last_mut() {
            Some(last) if citing || bracketed || number && cell => *last += &format!(" {word}"),
            _ => tokens.push(word.to_string()),
        }
        citing = (citing || word.starts_with('[')) && !word.ends_with(']');
        before = word;
    }
    tokens
}
