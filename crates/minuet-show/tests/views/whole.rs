//! Whole explanations, rendered.

use minuet_show::render::{markdown, text, wrapped};
use minuet_words::{Detail, Dose, Explanation, Language};

use crate::common::{DEEP, EASY, EVIL, MANY, corpus, explain, solved};

/// Ten minuets: a long story, longer than any of two thousand of a newspaper's hardest kind.
const LONG: &str =
    "...8...5......61.92..4.......62..3.5....8...78.39...1..8.......1....54..4..3...6.";

/// Two printed pages of sixty lines. What readers have to be told once takes thirty of these lines.
const PAGES: usize = 120;

fn brief(puzzle: &str) -> Explanation {
    let whole = solved(puzzle, "");
    Language::English.explain_brief(&minuet_method::brief(&whole), &whole)
}

#[test]
fn brief_text() {
    insta::assert_snapshot!(text(&brief(EVIL), 90));
}

#[test]
fn brief_markdown() {
    insta::assert_snapshot!(markdown(&brief(EVIL)));
}

#[test]
fn full_text() {
    insta::assert_snapshot!(text(&explain(&solved(EVIL, ""), Detail::Full), 90));
}

#[test]
fn failure_told_briefly() {
    insta::assert_snapshot!(text(&brief(DEEP), 90));
}

#[test]
fn a_newspaper_puzzle_fits_two_pages() {
    let mut puzzles = vec![EASY.to_string(), EVIL.to_string(), LONG.to_string()];
    puzzles.extend(corpus("diabolical.txt", 100));
    // One in fifty takes a minuet more than others, and may take a few lines more.
    let lines = |puzzle: &String| text(&brief(puzzle), 90).lines().count();
    let long: Vec<_> = puzzles.iter().filter(|puzzle| lines(puzzle) > PAGES).collect();
    assert!(long.len() * 50 <= puzzles.len(), "{long:?}");
    assert!(puzzles.iter().all(|puzzle| lines(puzzle) <= PAGES * 3 / 2));
}

#[test]
fn lines_keep_to_the_width() {
    for width in [40, 60, 90] {
        for line in text(&explain(&solved(EASY, ""), Detail::Full), width).lines() {
            assert!(line.len() <= width, "{line}");
        }
    }
}

#[test]
fn a_sentence_is_wrapped_where_it_can_be_torn() {
    let check = |sentence, width, expect| assert_eq!(wrapped(sentence, width), expect);
    check("Only r3c7 is left. Ink 4. [Step 1.1]", 90, "Only r3c7 is left. Ink 4. [Step 1.1]\n");
    check("Only r3c7 is left. Ink 4. [Step 1.1]", 26, "Only r3c7 is left. Ink 4.\n  [Step 1.1]\n");
    check("circle: 9 r2c8, 1 r3c1.", 16, "circle: 9 r2c8,\n  1 r3c1.\n");
    check("4 r3c7 (column 7), 6 r7c1.", 16, "4 r3c7\n  (column 7),\n  6 r7c1.\n");
    check("unbreakable", 3, "unbreakable\n");
}

#[test]
fn markdown_escapes_markup() {
    let mut explanation = brief(EASY);
    explanation.sections.truncate(1);
    explanation.sections[0].sentences.truncate(1);
    explanation.sections[0].sentences[0].text = "a *b* [c]".into();
    assert_eq!(markdown(&explanation), "## Step 1, pass 1\n\n- a \\*b\\* \\[c\\]\n");
}

/// Every entry is told, once and in order.
fn check_told(explanation: &Explanation, entries: usize) {
    let told: Vec<usize> = explanation
        .sections
        .iter()
        .flat_map(|section| &section.sentences)
        .flat_map(|sentence| sentence.entries.clone())
        .collect();
    assert_eq!(told, (0..entries).collect::<Vec<_>>());
}

#[test]
fn every_entry_is_told_once() {
    for (puzzle, reading) in MANY.map(|text| (text, "")).into_iter().chain([(DEEP, "depth=2")]) {
        let trace = solved(puzzle, reading);
        for detail in [Detail::Full, Detail::Brief] {
            check_told(&explain(&trace, detail), trace.entries.len());
        }
    }
}

#[test]
fn full_sentences_cite_and_brief_ones_are_short() {
    let trace = solved(MANY[3], "");
    for section in explain(&trace, Detail::Full).sections {
        for sentence in section.sentences {
            assert_eq!(sentence.cite.is_some(), !sentence.entries.is_empty(), "{sentence}");
            assert!(sentence.text.ends_with('.') && !sentence.text.contains(".."), "{sentence}");
            assert!(!sentence.text.contains("  "), "{sentence}");
        }
    }
}

/// Everything that is said of some traces: titles, sentences and hints with their citations.
fn everything(language: Language) -> Vec<String> {
    let mut said = Vec::new();
    for (text, reading) in MANY.map(|text| (text, "")).into_iter().chain([(DEEP, "depth=2")]) {
        let trace = solved(text, reading);
        for detail in [Detail::Full, Detail::Brief] {
            for section in language.explain(&trace, detail).sections {
                said.push(section.title);
                said.extend(section.sentences.iter().map(ToString::to_string));
            }
        }
        let mut sheet = trace.start();
        for entry in &trace.entries {
            let doses = [Dose::Where, Dose::What, Dose::Why];
            said.extend(doses.map(|dose| language.hint(&sheet, entry, dose).to_string()));
            sheet.apply(entry).expect("a trace that fits");
        }
    }
    said
}

#[test]
fn a_square_is_a_dancer_and_never_a_box() {
    for said in everything(Language::English) {
        let words: Vec<&str> = said.split_whitespace().collect();
        let numbered = words.windows(2).find(|pair| {
            pair[0].to_lowercase().trim_start_matches('(') == "square"
                && pair[1].starts_with(|c: char| c.is_ascii_digit())
        });
        assert_eq!(numbered, None, "{said}");
    }
}

#[test]
fn all_of_it_can_be_said_in_another_language() {
    for said in everything(Language::Accented) {
        assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{said}");
    }
}
