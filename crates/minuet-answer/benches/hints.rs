//! How long hints take: `cargo bench -p minuet-answer --bench hints -- FILE [DEPTH [EVERY]]`.
//!
//! The coach solves each puzzle of a file, or every Nth (EVERY), entry by entry; each hint on the way is timed. What is
//! timed is `answer` alone, without the way to the browser.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use minuet_answer::{Advice, HelpResult, Helped, Reply, Request, answer};
use minuet_core::{Find, Paper, Puzzle, Reading, Step};
use minuet_words::Language;

/// No solve has as many entries.
const LONGEST: usize = 20_000;

/// The kinds of hints, in the order of the table.
const KINDS: [&str; 6] = [
    "Steps 1 to 3",
    "a starter on the main line",
    "a starter within a minuet",
    "anything else in a minuet",
    "the method fails",
    "the sheet is complete",
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let Some(text) = words.first().and_then(|path| std::fs::read_to_string(path).ok()) else {
        // `cargo test --benches` gives no file, and there is nothing to measure then.
        println!("usage: hints FILE [DEPTH [EVERY]]");
        return ExitCode::SUCCESS;
    };
    let number = |index: usize| words.get(index).and_then(|word| word.parse::<usize>().ok());
    let reading = Reading::PAPER.with_depth(number(1).unwrap_or(1) as u8);
    let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    let mut times: [Vec<Duration>; 6] = Default::default();
    for puzzle in puzzles.step_by(number(2).unwrap_or(1)) {
        walk(Paper::new(puzzle), reading, &mut times);
    }
    println!("| hint at depth {} | count | median | 99 % | longest |", reading.depth);
    println!("| --- | --- | --- | --- | --- |");
    for (kind, times) in KINDS.iter().zip(&mut times) {
        row(kind, times);
    }
    row("all", &mut times.concat());
    ExitCode::SUCCESS
}

/// Times the hints from the puzzle to where the coach knows no more.
fn walk(mut sheet: Paper, reading: Reading, times: &mut [Vec<Duration>; 6]) {
    for _ in 0..LONGEST {
        let request = Request::Hint { sheet: sheet.clone(), reading, starters: Advice::Footnote8 };
        let start = Instant::now();
        let Reply::Helped(helped) = answer(request, Language::English) else { return };
        times[kind(&sheet, &helped)].push(start.elapsed());
        let Some(entry) = helped.entry else { return };
        let Reply::Changed(changed) = answer(Request::Apply { sheet, entry }, Language::English)
        else {
            return;
        };
        sheet = changed.sheet;
    }
}

fn kind(sheet: &Paper, helped: &Helped) -> usize {
    match (&helped.entry, helped.result) {
        (Some(entry), _) if matches!(entry.find, Find::Starter { .. }) => {
            if sheet.dances.is_empty() { 1 } else { 2 }
        }
        (Some(entry), _) if entry.step == Step::Four => 3,
        (Some(_), _) => 0,
        (None, HelpResult::Complete) => 5,
        (None, _) => 4,
    }
}

fn row(kind: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let Some(last) = times.last() else { return };
    let at = |share: usize| milliseconds(times[(times.len() - 1) * share / 100]);
    println!("| {kind} | {} | {} | {} | {} |", times.len(), at(50), at(99), milliseconds(*last));
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}
