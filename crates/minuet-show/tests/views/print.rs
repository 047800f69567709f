//! Pages: nothing leaves the paper, nothing is torn apart, and PDF holds it all.

use minuet_core::Trace;
use minuet_show::pdf::Pdf;
use minuet_show::picture::{Item, Picture, Point, Theme};
use minuet_show::print::{Link, Page, PageSize, Part, PerPage, Press, Task};
use minuet_words::message::ShowMessage;
use minuet_words::{Detail, Language};

use crate::common::{DEEP, EASY, EVIL, MANY, corpus, explain, solved};

fn press(size: PageSize) -> Press {
    let (title, link, language) = ("Sunday".into(), Link::default(), Language::English);
    Press { size, title, link, language }
}

fn task(trace: &Trace) -> Task {
    let solution = match trace.outcome {
        minuet_core::Outcome::Solved { solution, .. } => Some(solution),
        _ => None,
    };
    let (name, puzzle, outcome) = ("7".into(), trace.setup.puzzle, trace.outcome);
    Task { name, puzzle, outcome, solution }
}

/// All that is written on a page.
fn words(page: &Page) -> String {
    let items = page.parts.iter().flat_map(|part| &part.picture.items);
    let texts = items.filter_map(|item| match item {
        Item::Text(run) => Some(run.text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

fn is_sheet(part: &Part) -> bool {
    part.picture.title.starts_with("Sudoku")
}

/// Every part is on the paper, every text too, and no two sheets overlap.
fn check(page: &Page) {
    let extent =
        |part: &Part| [part.at.x, part.at.y, part.at.x + part.width, part.at.y + part.height()];
    for part in &page.parts {
        let [left, top, right, bottom] = extent(part);
        let fits = left >= 0 && top >= 0 && right <= page.width && bottom <= page.height;
        assert!(fits, "{:?} leaves the paper", part.picture.title);
        for item in &part.picture.items {
            if let Item::Text(run) = item {
                let right = run.at.x + run.width();
                assert!(run.at.x >= 0 && right <= part.picture.width, "{:?} is too long", run.text);
                assert!(run.at.y <= part.picture.height, "{:?} is too low", run.text);
            }
        }
    }
    let sheets: Vec<_> = page.parts.iter().filter(|part| is_sheet(part)).map(extent).collect();
    for (index, [left, top, right, bottom]) in sheets.iter().enumerate() {
        for [l, t, r, b] in &sheets[..index] {
            assert!(l >= right || left >= r || t >= bottom || top >= b, "sheets overlap");
        }
    }
}

#[test]
fn worksheets_and_answers_fit_every_paper() {
    let tasks = vec![task(&solved(EASY, "")); 12];
    for paper in [PageSize::A4, PageSize::Letter] {
        for per_page in [PerPage::One, PerPage::Two, PerPage::Four, PerPage::Six] {
            let page = press(paper).worksheet(3, per_page, &tasks);
            check(&page);
            let sheets = page.parts.iter().filter(|part| is_sheet(part));
            assert_eq!(sheets.clone().count(), per_page.count());
            // A cell is at least six and a half millimetres wide.
            assert!(sheets.clone().all(|part| part.width * 420 / part.picture.width >= 650));
            let words = words(&page);
            for expect in ["Sunday", "Step 1 is enough", "kept by circle", "530070000", "3"] {
                assert!(words.contains(expect), "{expect}: {words}");
            }
        }
        let page = press(paper).answers(9, &tasks);
        check(&page);
        assert_eq!(page.parts.iter().filter(|part| is_sheet(part)).count(), Press::ANSWERS);
    }
}

#[test]
fn a_booklet_tells_every_sentence_with_its_picture() {
    for (text, paper) in [(EASY, PageSize::A4), (EVIL, PageSize::Letter), (MANY[3], PageSize::A4)] {
        let trace = minuet_method::brief(&solved(text, ""));
        let pages =
            press(paper).booklet(5, &task(&trace), &trace, &trace).expect("a trace that fits");
        pages.iter().for_each(check);
        let said = explain(&trace, Detail::Brief);
        let sentences: Vec<_> =
            said.sections.iter().flat_map(|section| &section.sentences).collect();
        let all: String = pages.iter().map(|page| words(page) + " ").collect();
        for sentence in &sentences {
            // Sentences of dancers face each other, so that their lines may alternate; their starts stay in order.
            let start: String = sentence.text.chars().take(20).collect();
            assert!(all.contains(&start), "{sentence}");
        }
        pages[1..].iter().for_each(check_captions);
        // The puzzle itself, and one picture for all that is said of the outcome.
        let untold = sentences.iter().filter(|sentence| sentence.entries.is_empty()).count();
        let pictures =
            pages.iter().flat_map(|page| &page.parts).filter(|part| is_sheet(part)).count();
        assert_eq!(pictures, sentences.len() - untold + 2, "{text}");
        assert!(words(&pages[0]).contains('5') && words(&pages[1]).contains('6'));
    }
}

/// Right under every picture its sentence begins, on the same page.
fn check_captions(page: &Page) {
    let items = page.parts.iter().flat_map(|part| &part.picture.items);
    let texts: Vec<_> = items
        .filter_map(|item| match item {
            Item::Text(run) => Some(run.at),
            _ => None,
        })
        .collect();
    for part in page.parts.iter().filter(|part| is_sheet(part)) {
        let bottom = part.at.y + part.height();
        let under = |at: &&Point| at.x == part.at.x && (bottom..bottom + 500).contains(&at.y);
        assert!(texts.iter().any(|at| under(&at)), "{:?} has no sentence", part.picture.title);
    }
}

/// The brief booklet of a puzzle.
fn digest(text: &str, size: PageSize) -> Vec<Page> {
    let whole = solved(text, "");
    let short = minuet_method::brief(&whole);
    press(size).digest(1, &task(&whole), &short, &whole).expect("a trace that fits")
}

#[test]
fn a_brief_booklet_of_a_newspaper_puzzle_has_two_pages() {
    let mut puzzles = vec![EASY.to_string(), EVIL.to_string()];
    puzzles.extend(corpus("diabolical.txt", 100));
    let mut longer = 0;
    for puzzle in &puzzles {
        let pages = digest(puzzle, PageSize::A4);
        pages.iter().for_each(check);
        longer += usize::from(pages.len() > 2);
    }
    // One in forty takes a third page: what a reader must be told once has no room left beside its minuets.
    assert!(longer * 40 <= puzzles.len(), "{longer} of {}", puzzles.len());
}

#[test]
fn a_brief_booklet_leaves_nothing_out() {
    for text in [EASY, EVIL, MANY[3], DEEP] {
        let whole = solved(text, "");
        let short = minuet_method::brief(&whole);
        for size in [PageSize::A4, PageSize::Letter] {
            let pages = digest(text, size);
            pages.iter().for_each(check);
            let all: String = pages.iter().map(|page| words(page) + " ").collect();
            let told = Language::English.explain_brief(&short, &whole);
            for sentence in told.sections.iter().flat_map(|section| &section.sentences) {
                assert!(all.contains(&sentence.text), "{sentence}");
            }
        }
    }
}

#[test]
fn dancers_face_each_other() {
    let trace = minuet_method::brief(&solved(EVIL, ""));
    let pages =
        press(PageSize::A4).booklet(1, &task(&trace), &trace, &trace).expect("a trace that fits");
    let lines = pages.iter().flat_map(|page| page.parts.iter().map(move |part| (page, part)));
    let mut seen = 0;
    for (page, part) in lines {
        for item in &part.picture.items {
            let Item::Text(run) = item else { continue };
            let left = run.at.x < page.width / 2;
            if run.text.starts_with("circle: ") || run.text.starts_with("square: ") {
                assert_eq!(left, run.text.starts_with("circle"), "{}", run.text);
                seen += 1;
            }
        }
    }
    assert!(seen >= 2, "{seen} lines of dancers");
}

#[test]
fn a_failure_has_a_booklet_too() {
    let trace = minuet_method::brief(&solved(DEEP, ""));
    let pages =
        press(PageSize::A4).booklet(1, &task(&trace), &trace, &trace).expect("a trace that fits");
    assert!(words(&pages[0]).contains("the method fails"));
    pages.iter().for_each(check);
}

#[test]
fn pdf_is_a_file_of_pages() {
    let trace = solved(EASY, "");
    let mut pdf = Pdf::new(Vec::new(), "Sunday", Theme::Mono).expect("memory can be written");
    assert!(pdf.is_empty());
    for number in 1..=3 {
        let page = press(PageSize::A4).worksheet(number, PerPage::Two, &[task(&trace)]);
        pdf.page(&page).expect("memory can be written");
    }
    assert_eq!(pdf.len(), 3);
    let bytes = pdf.finish().expect("memory can be written");
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.starts_with("%PDF-1.7\n") && text.ends_with("%%EOF\n"));
    assert!(text.contains("/Count 3") && text.contains("/MediaBox [0 0 595.27"), "{text}");
    check_table(&bytes);
}

/// The table at the end says where every object starts.
fn check_table(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let start = text.rsplit("startxref\n").next().and_then(|rest| rest.lines().next());
    let start: usize = start.and_then(|start| start.parse().ok()).expect("a number");
    let table = String::from_utf8_lossy(&bytes[start..]);
    let mut entries = table.lines().skip(3);
    for (number, entry) in (1..).zip(entries.by_ref().take_while(|line| line.ends_with('n'))) {
        let offset: usize = entry[..10].parse().expect("an offset");
        let object = format!("{number} 0 obj");
        assert!(bytes[offset..].starts_with(object.as_bytes()), "object {number}");
    }
}

#[test]
fn a_picture_alone_is_a_page() {
    let page = Page::of(Picture::of(&solved(EASY, "").start()), 10_000);
    assert_eq!((page.width, page.height, page.parts.len()), (10_000, 10_000, 1));
}

#[test]
fn papers() {
    assert_eq!("A4".parse(), Ok(PageSize::A4));
    assert_eq!("letter".parse(), Ok(PageSize::Letter));
    let error = "a5".parse::<PageSize>().expect_err("no such paper").to_string();
    assert_eq!(error, "\"a5\" is not a page size: expected a4 or letter");
}

#[test]
fn codes_hold_the_puzzle_or_a_link() {
    let puzzle = EASY.parse().expect("a puzzle");
    let check = |base: &str, expect: &str| {
        let link = Link::to(base).expect("an address");
        assert_eq!(link.text(&puzzle), format!("{expect}{EASY}"));
    };
    assert_eq!(Link::default().text(&puzzle), EASY.replace('.', "0"));
    check("https://a.example/play", "https://a.example/play#puzzle=");
    check("https://a.example/?lang=en", "https://a.example/?lang=en#puzzle=");
    check("https://a.example/#", "https://a.example/#");
    check("https://a.example/?puzzle=", "https://a.example/?puzzle=");
    for base in ["a.example", "https://a example"] {
        assert_eq!(Link::to(base), Err(ShowMessage::NotAnAddress { text: base.into() }));
    }
    let long = format!("https://{}", "a".repeat(300));
    assert_eq!(Link::to(&long), Err(ShowMessage::AddressTooLong { text: long.clone() }));
    let long = ShowMessage::AddressTooLong { text: long }.to_string();
    assert!(long.ends_with("too long for a QR code that can be read"));
    let none = ShowMessage::NotAnAddress { text: "x".into() }.to_string();
    assert_eq!(none, "\"x\" is not the address of a page: expected https://…");
}

#[test]
fn pages_speak_the_language_of_the_press() {
    let language = Language::Accented;
    let press = Press { title: "2026".into(), language, ..press(PageSize::A4) };
    for text in [EVIL, DEEP] {
        let trace = solved(text, "");
        let task = task(&trace);
        let mut pages = press.booklet(1, &task, &trace, &trace).expect("a trace that fits");
        pages.push(press.worksheet(1, PerPage::Two, std::slice::from_ref(&task)));
        pages.push(press.answers(1, &[task]));
        for said in pages.iter().map(words) {
            let plain = |pair: &[u8]| pair.iter().all(u8::is_ascii_alphabetic);
            assert!(!said.as_bytes().windows(2).any(plain), "{said}");
        }
    }
}
