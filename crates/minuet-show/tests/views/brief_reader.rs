//! A reader who has the brief words and a pencil: each line must say all that is written and erased, except what
//! the notes say once and for all (Rule 19, and how cells are filled in Step 2).

use minuet_core::{Cell, CellSet, Dancer, Digit, DigitSet, Sheet, Structure, Trace};
use minuet_words::{Heading, Language, Section};

use crate::common::{MANY, corpus, solved};
use crate::reader::{cells, numbers, pairs};

/// A sheet of paper, with what the notes say about it.
struct Paper {
    ink: [Option<Digit>; 81],
    pencil: [DigitSet; 81],
    /// The small digits of Step 1.
    halves: Vec<(Digit, [Cell; 2])>,
    /// The doubles and triples of Step 1.
    groups: Vec<(DigitSet, CellSet)>,
    enclosed: [[Option<Digit>; 81]; 2],
}

impl Paper {
    fn new(trace: &Trace) -> Paper {
        let ink = Cell::ALL.map(|cell| trace.setup.ink().get(cell));
        let (pencil, enclosed) = ([DigitSet::EMPTY; 81], [[None; 81]; 2]);
        Paper { ink, pencil, halves: Vec::new(), groups: Vec::new(), enclosed }
    }

    /// "Ink each single, and erase its number wherever else it is written in its row, column and box."
    fn ink(&mut self, cell: Cell, digit: Digit, text: &str) {
        let written = self.pencil[cell.index()];
        assert!(written.is_empty() || written.contains(digit), "{digit} in {cell}: {text}");
        self.ink[cell.index()] = Some(digit);
        self.pencil[cell.index()] = DigitSet::EMPTY;
        for seen in Cell::ALL.into_iter().filter(|other| other.sees(cell)) {
            self.pencil[seen.index()] -= DigitSet::of(digit);
        }
    }

    fn ink_all(&mut self, list: &str, text: &str) {
        for (digits, cell) in pairs(list) {
            self.ink(cell, digits.single().expect("one number"), text);
        }
    }

    /// Whatever is to be erased has to be there.
    fn erase(&mut self, list: &str, text: &str) {
        for (digits, cell) in pairs(list) {
            assert!(digits.is_subset(self.pencil[cell.index()]), "nothing in {cell}: {text}");
            self.pencil[cell.index()] -= digits;
        }
    }

    fn enclose(&mut self, dancer: Dancer, list: &str, text: &str) {
        for (digits, cell) in pairs(list) {
            let digit = digits.single().expect("one number");
            assert!(self.pencil[cell.index()].contains(digit), "{digit} in {cell}: {text}");
            self.enclosed[dancer as usize][cell.index()] = Some(digit);
        }
    }

    /// "Go through the cells without ink or candidates in reading order, and write every number that nothing blocks there."
    fn fill(&mut self, text: &str) {
        let (empty, singles) = text.split_once(". where").unwrap_or((text, ""));
        let mut count = 0;
        for cell in Cell::ALL {
            if self.ink[cell.index()].is_none() && self.pencil[cell.index()].is_empty() {
                count += 1;
                let only = pairs(singles).into_iter().find(|(_, single)| *single == cell);
                match only {
                    Some((digit, _)) => self.ink(cell, digit.single().expect("one"), text),
                    None => self.pencil[cell.index()] = DigitSet::ALL - self.blocked(cell),
                }
            }
        }
        assert!(empty.contains(&format!("the {count} cell")), "{count}: {text}");
    }

    /// What ink and the half doubles, doubles and triples of Step 1 block. These go on blocking when one of their cells has
    /// been closed: the number is in the other.
    fn blocked(&self, cell: Cell) -> DigitSet {
        let seen = Cell::ALL.into_iter().filter(|other| other.sees(cell));
        let mut blocked: DigitSet = seen.filter_map(|other| self.ink[other.index()]).collect();
        for (digit, pair) in &self.halves {
            if shares(pair.iter().copied().collect(), cell) {
                blocked.insert(*digit);
            }
        }
        for (digits, _) in self.groups.iter().filter(|(_, group)| shares(*group, cell)) {
            blocked |= *digits;
        }
        blocked
    }

    fn wipe(&mut self) {
        self.enclosed = [[None; 81]; 2];
    }

    /// Inks what a dancer has enclosed.
    fn promote(&mut self, dancer: Dancer, text: &str) {
        let enclosed = self.enclosed[dancer as usize];
        let found = Cell::ALL.into_iter().filter_map(|cell| Some((cell, enclosed[cell.index()]?)));
        let found: Vec<_> = found.filter(|(cell, _)| self.ink[cell.index()].is_none()).collect();
        for (cell, digit) in &found {
            self.ink(*cell, *digit, text);
        }
        self.wipe();
    }

    /// Does what one sentence says.
    fn obey(&mut self, section: &Section, text: &str) {
        for dancer in Dancer::BOTH {
            if let Some(rest) = text.strip_prefix(&format!("{dancer}: ")) {
                let said = rest.contains("double") || rest.contains("triple");
                return if said {
                    assert_ruled_out(rest);
                } else {
                    self.enclose(dancer, &list(rest), text);
                };
            }
        }
        let text = text.strip_prefix("clean-up: ").unwrap_or(text);
        let lower = text.to_lowercase();
        let after = |start: &str| lower.strip_prefix(start);
        if lower.starts_with("go through") {
            self.fill(&lower);
        } else if let Some((_, rest)) = lower.split_once(" is right. ") {
            self.broken(rest, &lower);
        } else if let Some((_, rest)) = lower.split_once(": circle takes ") {
            self.open(section, rest, text);
        } else if lower.contains(" completes: ink every number") {
            self.promote(dancer(&lower), text);
        } else if lower.starts_with("nothing") {
            assert!(lower.ends_with("erase the marks of both dancers."), "{text}");
            self.wipe();
        } else if let Some(rest) = after("ink, both agree: ") {
            self.ink_all(rest, text);
        } else if let Some(rest) = after("erase, ") {
            self.erase(rest.split_once("): ").or(rest.split_once(": ")).expect("a list").1, text);
        } else if let Some(rest) = after("half double: ").or(after("half doubles: ")) {
            self.small(rest, text);
        } else if let Some((group, rest)) = lower.split_once(": candidates ") {
            self.big(group, rest, text);
        } else if lower.contains("double ") || lower.contains("triple ") {
            let (_, erase) = lower.split_once(": erase ").expect("what it erases");
            self.erase(erase, text);
        } else {
            self.ink_all(
                &list(
                    after("singles: ").or(after("singles ")).or(after("single ")).unwrap_or(&lower),
                ),
                text,
            );
        }
    }

    fn open(&mut self, section: &Section, takes: &str, text: &str) {
        let (circle, square) = takes.split_once(", square takes ").expect("two choices");
        for (dancer, choice) in [(Dancer::Circle, circle), (Dancer::Square, square)] {
            let home = if cells(choice).is_empty() { section.title.as_str() } else { choice };
            let cell = *cells(home).last().expect("a cell");
            let digit = numbers(choice).single().expect("a number");
            self.enclose(dancer, &format!("{digit} {cell}"), text);
        }
    }

    fn broken(&mut self, rest: &str, text: &str) {
        let loser = rest.strip_prefix("erase the marks of ").expect("whose marks go");
        let winner = dancer(loser).other();
        self.promote(winner, text);
        // The list also has what was left alone when others were ruled out, which is enclosed without a word.
        if let Some((_, circled)) = rest.split_once("ink what is ") {
            let (_, named) = circled.split_once(": ").expect("a list");
            let named = named.split_once(". ").map_or(named, |(named, _)| named);
            let still_open =
                pairs(named).into_iter().filter(|(_, cell)| self.ink[cell.index()].is_none());
            for (digit, cell) in still_open.collect::<Vec<_>>() {
                self.ink(cell, digit.single().expect("one number"), text);
            }
        }
        if let Some((_, more)) = rest.split_once(" does not keep: ") {
            self.erase(more, text);
        }
    }

    fn small(&mut self, rest: &str, text: &str) {
        for half in rest.split("; ") {
            let (half, erase) = half.split_once(" (erase ").unwrap_or((half, ""));
            // A half double of Step 3 that blocks nothing is for the margin.
            if let [a, b] = cells(half)[..]
                && !half.contains('(')
            {
                self.halves.push((numbers(half).single().expect("one number"), [a, b]));
            }
            self.erase(erase, text);
        }
    }

    fn big(&mut self, group: &str, rest: &str, text: &str) {
        let (write, erase) =
            rest.split_once(", and no others").expect("what a double or triple leaves");
        for (digits, cell) in pairs(write) {
            self.pencil[cell.index()] = digits;
        }
        self.groups.push((numbers(group), cells(write).into_iter().collect()));
        self.erase(erase, text);
    }

    fn check(&self, sheet: &Sheet, text: &str) {
        for cell in Cell::ALL {
            let i = cell.index();
            assert_eq!(self.ink[i], sheet.ink(cell), "ink in {cell} after: {text}");
            assert_eq!(self.pencil[i], sheet.pencil(cell), "pencil in {cell} after: {text}");
        }
        let [Some(dance), None] = [0, 1].map(|depth| sheet.dances().get(depth)) else { return };
        for dancer in Dancer::BOTH {
            let solved = dance.lane(dancer).solved() - sheet.inked();
            for cell in solved.iter() {
                let digit = dance.lane(dancer).position().get(cell).single();
                let enclosed = self.enclosed[dancer as usize][cell.index()];
                assert_eq!(enclosed, digit, "{dancer} in {cell} after: {text}");
            }
        }
    }
}

/// What a dancer rules out is named.
fn assert_ruled_out(rest: &str) {
    let (_, out) = rest.split_once(" rules out ").unwrap_or_else(|| panic!("{rest}"));
    assert!(!pairs(out).is_empty(), "{rest}");
}

/// Whether a row, column or box holds all of the group and the cell beside it.
fn shares(group: CellSet, cell: Cell) -> bool {
    let holds = |structure: &Structure| group.is_subset(structure.cells());
    !group.contains(cell)
        && Structure::ALL.iter().filter(|one| holds(one)).any(|one| one.cells().contains(cell))
}

fn dancer(text: &str) -> Dancer {
    if text.starts_with("square") { Dancer::Square } else { Dancer::Circle }
}

/// Numbers and cells without what is in brackets; `4 in box 3: r3c7` as `4 r3c7`.
fn list(text: &str) -> String {
    let mut parts = text.split('(');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| Some(part.split_once(')')?.1)).fold(first, |all, more| all + more)
}

/// Follows a solve by its brief words alone.
fn check(puzzle: &str) {
    let whole = solved(puzzle, "");
    let trace = minuet_method::brief(&whole);
    let mut paper = Paper::new(&trace);
    let (mut sheet, mut done) = (trace.start(), 0);
    for section in Language::English.explain_brief(&trace, &whole).sections {
        if section.heading == Heading::Outcome {
            continue;
        }
        // What has no entries is a note; this reader knows the notes.
        for sentence in section.sentences.iter().filter(|sentence| !sentence.entries.is_empty()) {
            paper.obey(&section, &sentence.text);
            for entry in &trace.entries[done..sentence.entries.end] {
                sheet.apply(entry).expect("a trace that fits");
            }
            done = sentence.entries.end;
            paper.check(&sheet, &format!("{}: {puzzle}", sentence.text));
        }
    }
}

#[test]
fn brief_words_leave_nothing_to_guess() {
    let mut puzzles: Vec<String> = MANY.map(String::from).to_vec();
    puzzles.extend(corpus("diabolical.txt", 40));
    puzzles.extend(corpus("top1465.txt", 15));
    puzzles.iter().for_each(|puzzle| check(puzzle));
}
