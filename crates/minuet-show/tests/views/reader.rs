//! A reader who knows nothing but the words: what the full sentences tell to write and erase must leave on
//! the paper exactly what is on the sheet.

use minuet_core::{Cell, Dancer, Digit, DigitSet, Find, Sheet, Starter, Structure, Trace};
use minuet_words::Detail;

use crate::common::{MANY, corpus, explain, solved};

/// A sheet of paper, with no rules attached.
struct Paper {
    ink: [Option<Digit>; 81],
    pencil: [DigitSet; 81],
    small: [DigitSet; 81],
    margins: [DigitSet; 27],
    enclosed: [[Option<Digit>; 81]; 2],
    dots: [[DigitSet; 81]; 2],
}

/// The bits of a text that matter: numbers, cells, and where they are.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Token {
    Number(Digit),
    Cell(Cell),
    Other,
}

/// Words as tokens; the number of a structure is not a token of its own.
pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut structure = false;
    let trim = |c: char| !c.is_ascii_alphanumeric();
    let word = |word: &str| {
        let word = word.trim_matches(trim);
        let number = word.parse().ok().and_then(Digit::new);
        let after_structure = std::mem::replace(
            &mut structure,
            matches!(word.to_lowercase().as_str(), "row" | "column" | "box" | "rows" | "columns"),
        );
        match (word.parse(), number) {
            (Ok(cell), _) => Token::Cell(cell),
            (_, Some(number)) if !after_structure => Token::Number(number),
            _ => Token::Other,
        }
    };
    text.split_whitespace().map(word).collect()
}

/// `1 and 2 from r7c7 and r7c8, 3 from r8c6`: numbers, then the cells they go with.
pub(crate) fn pairs(text: &str) -> Vec<(DigitSet, Cell)> {
    let (mut digits, mut used, mut pairs) = (DigitSet::EMPTY, false, Vec::new());
    for token in tokens(text) {
        match token {
            Token::Number(digit) => {
                if std::mem::take(&mut used) {
                    digits = DigitSet::EMPTY;
                }
                digits.insert(digit);
            }
            Token::Cell(cell) => {
                used = true;
                pairs.push((digits, cell));
            }
            Token::Other => {}
        }
    }
    pairs
}

pub(crate) fn cells(text: &str) -> Vec<Cell> {
    let cell = |token| if let Token::Cell(cell) = token { Some(cell) } else { None };
    tokens(text).into_iter().filter_map(cell).collect()
}

pub(crate) fn numbers(text: &str) -> DigitSet {
    let number = |token| if let Token::Number(number) = token { Some(number) } else { None };
    tokens(text).into_iter().filter_map(number).collect()
}

impl Paper {
    fn new(trace: &Trace) -> Paper {
        let mut ink = [None; 81];
        for (cell, digit) in trace.setup.puzzle.iter() {
            ink[cell.index()] = Some(digit);
        }
        let none = DigitSet::EMPTY;
        let (pencil, small, margins) = ([none; 81], [none; 81], [none; 27]);
        Paper { ink, pencil, small, margins, enclosed: [[None; 81]; 2], dots: [[none; 81]; 2] }
    }

    /// Does what one sentence says.
    fn obey(&mut self, text: &str) {
        let dancer = if text.starts_with("Square") { Dancer::Square } else { Dancer::Circle };
        let mut said = String::new();
        for part in text.split_inclusive([';', ':', '.']) {
            let part = part.trim();
            self.part(&part.to_lowercase(), &said, dancer);
            said = format!("{said} {part}");
        }
    }

    /// One clause, after what has been said before it.
    fn part(&mut self, part: &str, said: &str, dancer: Dancer) {
        let own = dancer as usize;
        if part.starts_with("ink everything") || part.starts_with("ink the") {
            self.promote(if part.contains("squared") { 1 } else { 0 });
        } else if part.starts_with("ink ") {
            let place = if said.contains("can take only") { cells(said)[0] } else { last(said) };
            let (write, _) = part.split_once(" and ").unwrap_or((part, ""));
            self.write(place, numbers(write).single().expect("one number"));
        } else if part.starts_with("circle it") || part.starts_with("square it") {
            let digit = numbers(said.rsplit(", ").next().unwrap_or(said));
            self.enclose(own, last(said), digit);
        } else if let Some(drawn) = part.strip_prefix("draw a ") {
            for figure in drawn.split(" and a ") {
                for (digits, cell) in pairs(figure) {
                    self.enclose(usize::from(figure.starts_with("square")), cell, digits);
                }
            }
        } else if part.starts_with("overdot") || part.starts_with("underdot") {
            for (digits, cell) in pairs(part) {
                self.dots[own][cell.index()] = digits;
            }
        } else if part.starts_with("take the") {
            for (digits, cell) in pairs(part) {
                self.dots[own][cell.index()] -= digits;
            }
        } else if part.starts_with("nothing is left in") {
            for cell in cells(part) {
                self.dots[own][cell.index()] = DigitSet::EMPTY;
            }
        } else if part.starts_with("erase all dots") || part.starts_with("erase its marks") {
            self.wipe();
        } else if part.starts_with("where ") {
            self.keep_dotted(if part.contains("square has") { 1 } else { 0 });
        } else if part.starts_with("erase small") {
            for (digits, cell) in pairs(part) {
                self.small[cell.index()] -= digits;
            }
        } else if part.starts_with("erase the marks") {
            let whose = if part.contains("square") { 1 } else { 0 };
            self.enclosed[whose] = [None; 81];
            self.dots[whose] = [DigitSet::EMPTY; 81];
        } else if part.starts_with("erase") {
            let pairs = pairs(part);
            if pairs.is_empty() {
                self.erase(cells(said)[0], numbers(part));
            }
            for (digits, cell) in pairs {
                self.erase(cell, digits);
            }
        } else if part.starts_with("write") {
            self.pencil_in(part, said);
        }
    }

    fn pencil_in(&mut self, part: &str, said: &str) {
        if let Some((_, line)) = part.split_once(" on the margin of ") {
            let line: Structure = line.trim_end_matches('.').parse().expect("a row or column");
            let digits = part.split(" on the").next().map_or(DigitSet::EMPTY, numbers);
            self.margins[line.index()] |= digits;
        } else if part.starts_with("write a small") {
            let places = cells(said);
            for cell in &places[places.len() - 2..] {
                self.small[cell.index()] |= numbers(part);
            }
        } else if part.starts_with("write each small") {
            for (digits, cell) in pairs(said) {
                self.small[cell.index()] |= digits;
            }
        } else if part.starts_with("write big") {
            for (digits, cell) in pairs(part) {
                self.pencil[cell.index()] = digits;
            }
        } else if part.contains(" big in ") {
            for cell in cells(said) {
                self.pencil[cell.index()] = numbers(part);
            }
        } else {
            let (taken, _) = said.split_once(':').expect("what the cell can take");
            self.pencil[cells(said)[0].index()] = numbers(taken);
        }
    }

    /// The figure takes the place of dots.
    fn enclose(&mut self, whose: usize, cell: Cell, digits: DigitSet) {
        self.enclosed[whose][cell.index()] = Some(digits.single().expect("one number"));
        self.dots[whose][cell.index()] = DigitSet::EMPTY;
    }

    fn write(&mut self, cell: Cell, digit: Digit) {
        self.ink[cell.index()] = Some(digit);
        self.pencil[cell.index()] = DigitSet::EMPTY;
    }

    fn erase(&mut self, cell: Cell, digits: DigitSet) {
        self.pencil[cell.index()] -= digits;
        for dots in &mut self.dots {
            dots[cell.index()] -= digits;
        }
    }

    fn wipe(&mut self) {
        self.enclosed = [[None; 81]; 2];
        self.dots = [[DigitSet::EMPTY; 81]; 2];
    }

    /// Inks what a dancer encloses; its dots still stand for the next clause.
    fn promote(&mut self, whose: usize) {
        for cell in Cell::ALL {
            if let Some(digit) = self.enclosed[whose][cell.index()] {
                self.write(cell, digit);
            }
        }
    }

    fn keep_dotted(&mut self, whose: usize) {
        for cell in Cell::ALL {
            let dots = self.dots[whose][cell.index()];
            if !dots.is_empty() {
                self.pencil[cell.index()] = self.pencil[cell.index()] & dots;
            }
        }
    }

    fn check(&self, sheet: &Sheet, text: &str) {
        for cell in Cell::ALL {
            let i = cell.index();
            assert_eq!(self.ink[i], sheet.ink(cell), "ink in {cell} after: {text}");
            assert_eq!(self.pencil[i], sheet.pencil(cell), "pencil in {cell} after: {text}");
            if sheet.ink(cell).is_none() {
                assert!(
                    sheet.small(cell).is_subset(self.small[i]),
                    "small in {cell} after: {text}"
                );
                self.check_marks(sheet, cell, text);
            }
        }
        for line in &Structure::ALL[..18] {
            assert!(sheet.margin(*line).is_subset(self.margins[line.index()]), "{line}: {text}");
        }
    }

    fn check_marks(&self, sheet: &Sheet, cell: Cell, text: &str) {
        let (Some(dance), Some(main)) = (sheet.dances().first(), sheet.lane(&[])) else { return };
        for dancer in Dancer::BOTH {
            let lane = dance.lane(dancer);
            let (enclosed, dots) = (self.enclosed[dancer as usize], self.dots[dancer as usize]);
            let expect = lane.enclosed(main, cell);
            assert_eq!(enclosed[cell.index()], expect, "{dancer} in {cell} after: {text}");
            let expect = lane.dots(main, cell);
            assert_eq!(dots[cell.index()], expect, "{dancer}'s dots in {cell} after: {text}");
        }
    }
}

fn last(said: &str) -> Cell {
    *cells(said).last().expect("a cell")
}

/// Follows a trace by its words alone.
fn check(trace: &Trace) {
    let mut paper = Paper::new(trace);
    let (mut sheet, mut done) = (trace.start(), 0);
    for section in explain(trace, Detail::Full).sections {
        for sentence in section.sentences.iter().filter(|sentence| !sentence.entries.is_empty()) {
            paper.obey(&sentence.text);
            for entry in &trace.entries[done..sentence.entries.end] {
                sheet.apply(entry).expect("a trace that fits");
            }
            done = sentence.entries.end;
            paper.check(&sheet, &sentence.text);
            if sheet.dances().is_empty() {
                paper.wipe();
            }
        }
    }
    let complete = |entry: &minuet_core::Entry| matches!(entry.find, Find::Complete { .. });
    if trace.entries.last().is_some_and(complete) {
        assert!(paper.ink.iter().all(Option::is_some));
    }
}

#[test]
fn words_alone_lead_to_the_end() {
    let mut puzzles: Vec<String> = MANY.map(String::from).to_vec();
    // Two thousand of them.
    puzzles.extend(corpus("top1465.txt", 4));
    puzzles.extend(corpus("diabolical.txt", 12));
    for puzzle in puzzles {
        check(&solved(&puzzle, ""));
    }
}

#[test]
fn a_brief_trace_told_in_full_leads_there_too() {
    for puzzle in MANY {
        check(&minuet_method::brief(&solved(puzzle, "")));
    }
}

#[test]
fn extensions_are_told_as_well() {
    for reading in ["blocking=never", "blocking=aligned,groups=4", "ending=proof"] {
        for puzzle in MANY {
            check(&solved(puzzle, reading));
        }
    }
}

#[test]
fn a_starter_names_both_choices() {
    let trace = solved(MANY[3], "");
    let explanation = explain(&trace, Detail::Full);
    let sentences = explanation.sections.iter().flat_map(|section| &section.sentences);
    for sentence in sentences.filter(|sentence| sentence.text.contains("starter. Circle takes")) {
        let Find::Starter { starter, .. } = trace.entries[sentence.entries.start].find else {
            panic!("{sentence}");
        };
        let Some((_, takes)) = sentence.text.split_once(": a ") else { panic!("{sentence}") };
        match starter {
            Starter::Cell { digits, .. } => {
                assert_eq!(numbers(takes), digits.into_iter().collect());
            }
            Starter::HalfDouble { cells: pair, .. } => {
                assert_eq!(cells(takes), [pair, pair].concat());
            }
        }
    }
}
