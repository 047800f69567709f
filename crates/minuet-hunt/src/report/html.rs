//! A report as one HTML file that needs nothing else.

use std::fmt::Write;

use minuet_core::Reading;

use super::plot::bars;
use super::text::{percent, rate, sampled_words};
use super::{Failure, Report};
use crate::tally::Tally;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}\
th:first-child,td:first-child{text-align:left}code{font-size:.85em;word-break:break-all}\
svg{width:100%;max-width:40rem}rect{fill:#36c}text{font-size:11px;text-anchor:middle;fill:#444}\
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}text{fill:#bbb}rect{fill:#69f}th,td{border-color:#444}}";

/// Reports of several hunts as one HTML file that needs nothing else. Failures have links to the page at the
/// address `page`, for as long as it is served.
pub fn html(reports: &[Report], page: &str) -> String {
    let mut out = String::from("<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">");
    let _ = write!(
        out,
        "<meta name=\"viewport\" content=\"width=device-width\"><title>Minuet hunt</title>\
         <style>{STYLE}</style>\n<h1>The hunt for the Minuet Conjecture</h1>\n"
    );
    reports.iter().for_each(|report| report.section(page, &mut out));
    out + "</html>\n"
}

impl Report {
    fn section(&self, page: &str, out: &mut String) {
        let state = if self.complete { "complete" } else { "not complete yet" };
        let (folder, reading) = (escape(&self.folder), escape(&self.reading.to_string()));
        let _ = writeln!(out, "<h2>{folder}</h2><p>{state}, reading <code>{reading}</code></p>");
        self.outcome_table(out);
        let words = match &self.sampled {
            Some(sampled) => sampled_words(sampled),
            None => self.rate_words(),
        };
        let _ = writeln!(out, "<p>{}</p>", lines(&words));
        self.bound_table(out);
        for (title, rows) in self.tables() {
            let _ = writeln!(out, "<h3>{title}</h3>{}", bars(&rows));
        }
        if let Some(words) = self.best_words() {
            let _ = writeln!(out, "<p>{}</p>", escape(&words));
        }
        self.failure_table(page, out);
    }

    fn outcome_table(&self, out: &mut String) {
        out.push_str(
            "<table><tr><th>input<th>basic<th>minuet<th>failed<th>none<th>several<th>rejected\
             <th>repeated<th>failure rate</tr>\n",
        );
        let mut row = |name: &str, tally: &Tally| {
            let Tally { basic, minuet, failed, none, several, rejected, repeated } = *tally;
            let _ = write!(out, "<tr><td>{}", escape(name));
            for count in [basic, minuet, failed, none, several, rejected, repeated] {
                let _ = write!(out, "<td>{count}");
            }
            let _ = writeln!(out, "<td>{}</tr>", rate(failed, tally.well_posed()));
        };
        self.sources.iter().for_each(|source| row(&source.source, &source.tally));
        row("all", &self.total);
        out.push_str("</table>\n");
    }

    fn bound_table(&self, out: &mut String) {
        out.push_str("<table><tr><th>exact bounds");
        self.bounds.iter().for_each(|bound| {
            let _ = write!(out, "<th>{} %", 100.0 * bound.confidence);
        });
        out.push_str("</tr>\n");
        let all = ("all", &self.bounds);
        let sources = self.sources.iter().map(|source| (source.source.as_str(), &source.bounds));
        for (name, bounds) in sources.chain([all]) {
            let _ = write!(out, "<tr><td>{}", escape(name));
            bounds.iter().for_each(|bound| {
                let _ = write!(out, "<td>{} – {}", percent(bound.low), percent(bound.high));
            });
            out.push_str("</tr>\n");
        }
        out.push_str("</table>\n");
    }

    fn failure_table(&self, page: &str, out: &mut String) {
        if self.failures.is_empty() {
            return;
        }
        let told = self.failures.len() as u64;
        let _ = writeln!(
            out,
            "<h3>Failures</h3><p>{told} of {}. A puzzle opens in the page, in its failed position, while \
             <code>minuet serve</code> runs.</p><table><tr><th>puzzle, and the command that checks it\
             <th>where<th>clues<th>starters<th>left<th>depth</tr>",
            self.total.failed
        );
        let link = |failure: &Failure| link(page, failure, &self.reading);
        self.failures.iter().for_each(|failure| failure_row(failure, &link(failure), out));
        out.push_str("</table>\n");
    }
}

/// The address at which the page opens a failure in its failed position.
fn link(page: &str, failure: &Failure, reading: &Reading) -> String {
    let mark = if page.contains('?') { '&' } else { '?' };
    let link = format!("{page}{mark}failure={}", failure.puzzle);
    if *reading == Reading::PAPER { link } else { format!("{link}&reading={reading}") }
}

fn failure_row(failure: &Failure, link: &str, out: &mut String) {
    let number =
        |value: Option<u16>| value.map_or_else(|| "-".to_owned(), |value| value.to_string());
    let _ = writeln!(
        out,
        "<tr><td><code><a href=\"{0}\">{1}</a><br>minuet check {2}</code><td>{3}:{4}<td>{5}<td>{6}<td>{7}<td>{8}</tr>",
        escape(link),
        failure.puzzle,
        escape(&failure.certificate.display().to_string()),
        escape(&failure.source),
        failure.line,
        failure.clues,
        number(failure.starters),
        number(failure.left),
        escape(failure.depth.as_deref().unwrap_or("-")),
    );
}

/// Lines of words as HTML.
fn lines(words: &[String]) -> String {
    words.iter().map(|line| escape(line.trim())).collect::<Vec<_>>().join("<br>\n")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
