//! Reports, and the bounds in them.

use minuet_core::Verdict;
use minuet_hunt::{By, Order, Question};
use minuet_report::{Interval, Report, html};
use minuet_words::Language;

use crate::common::{file, lines, many, order, place, run, text};

/// Bounds from published tables of the method of Clopper and Pearson, and closed forms for the extremes.
#[test]
fn bounds_are_exact() {
    let check = |hits, trials, confidence, low: f64, high: f64| {
        let interval = Interval::exact(hits, trials, confidence);
        let near =
            |found: f64, expected: f64| (found - expected).abs() <= 1e-4 * expected.max(1e-9);
        assert!(
            near(interval.low, low) && near(interval.high, high),
            "{hits}/{trials}: {interval:?}"
        );
    };
    let none = |trials: f64, confidence: f64| 1.0 - ((1.0 - confidence) / 2.0).powf(1.0 / trials);
    check(0, 10, 0.95, 0.0, none(10.0, 0.95));
    check(0, 1_000_000, 0.99, 0.0, none(1e6, 0.99));
    check(10, 10, 0.95, 1.0 - none(10.0, 0.95), 1.0);
    check(1, 10, 0.95, 0.002_528_6, 0.445_016);
    check(5, 10, 0.95, 0.187_086, 0.812_914);
    // For few hits among many trials the bounds are those of a Poisson count: 2 gives 0.2422 to 7.2247.
    check(2, 100_000_000, 0.95, 0.242_209e-8, 7.224_688e-8);
    check(0, 0, 0.9, 0.0, 1.0);
}

/// The probability of what was seen is the tail at each bound, by plain summing.
#[test]
fn bounds_leave_the_tails_they_should() {
    let (hits, trials) = (7_u64, 60_u64);
    let Interval { low, high, .. } = Interval::exact(hits, trials, 0.9);
    let chance = |rate: f64, count: u64| {
        let ways = (0..count).fold(1.0, |ways, i| ways * (trials - i) as f64 / (i + 1) as f64);
        ways * rate.powi(count as i32) * (1.0 - rate).powi((trials - count) as i32)
    };
    let above: f64 = (hits..=trials).map(|count| chance(low, count)).sum();
    let below: f64 = (0..=hits).map(|count| chance(high, count)).sum();
    assert!((above - 0.05).abs() < 1e-9 && (below - 0.05).abs() < 1e-9, "{above} {below}");
}

#[test]
fn figures_are_those_of_the_rows() {
    let folder = place("report");
    let input = file(&folder, "in<put>.txt", text(&many(120)) + "no puzzle\n");
    let question = Question {
        find_depth: Some(1),
        find_number: Some(3),
        by: By::Teacher,
        ..Question::default()
    };
    let asked = Order { question, ..order(&input, &folder.join("out")) };
    let summary = run(&asked).expect("a hunt");
    let report = Report::of(&asked.folder).expect("a report");
    assert!(report.complete);
    assert_eq!((report.total, report.sources.len()), (summary.tally, 1));
    let rows = lines(&asked.folder);
    let count = |verdict| rows.iter().filter(|line| line.row.verdict() == verdict).count() as u64;
    assert_eq!(report.total.failed, count(Verdict::Failed));
    assert_eq!(report.minuets.values().sum::<u64>(), 120 - report.total.failed);
    assert_eq!(report.endings.values().sum::<u64>(), 120);
    assert_eq!(report.clues.values().sum::<u64>(), 120);
    assert_eq!(report.starters.values().sum::<u64>(), report.total.failed);
    let best = report.best.expect("a comparison");
    assert!(
        best.needed <= best.minuets && best.minuets <= best.tried && best.equal <= best.puzzles
    );
    let words = report.text(Language::English);
    for expected in [
        "in<put>.txt",
        "95 % exact bounds: ",
        "The paper's own experience: less than 1 % with 90 % confidence.",
        "Footnote 8's choice of starters was the best for",
        "minuet check ",
    ] {
        assert!(words.contains(expected), "{expected}: {words}");
    }
    let failure = report.failures[0].puzzle;
    let aligned =
        Report { reading: "blocking=aligned".parse().expect("a reading"), ..report.clone() };
    let page = html(&[aligned], "http://127.0.0.1:1/?x=1", Language::English);
    let link = format!(
        "/?x=1#failure={failure}&amp;reading=blocking=aligned,groups=3,ending=trust,tricks=both,depth=1\""
    );
    assert!(page.contains(&link), "{page}");
    let page = html(&[report], "http://127.0.0.1:1/", Language::English);
    // For a look at the plots.
    file(&folder, "report.html", &page);
    assert!(page.contains("in&lt;put&gt;.txt") && page.contains("<svg") && !page.contains("<put>"));
    let link = format!("<a href=\"http://127.0.0.1:1/#failure={failure}\">{failure}</a>");
    assert!(page.contains(&link), "{page}");
    let page = page.replace("href=\"http://127.0.0.1:1/", "");
    assert!(!page.contains("http") && !page.contains("src="), "it needs nothing else");
}

#[test]
fn there_must_be_a_hunt() {
    let error = Report::of(&place("report-none")).expect_err("no hunt").to_string();
    assert!(error.contains("does not hold a hunt"), "{error}");
}
