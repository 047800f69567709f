//! A report as one HTML file that needs nothing else.

use std::fmt::Write;

use minuet_core::Reading;
use minuet_hunt::Tally;
use minuet_words::Language;
use minuet_words::message::{HuntMessage, ReportLabel as Label};

use crate::plot::bars;
use crate::text::{percent, rate};
use crate::{Failure, Report, say};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}\
th:first-child,td:first-child{text-align:left}code{font-size:.85em;word-break:break-all}\
figure{margin:0}svg{width:100%;max-width:45rem;height:auto}\
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}a{color:#8bf}th,td{border-color:#444}}";

/// Reports of several hunts as one HTML file that needs nothing else. Failures have links to the page at the
/// address `page`, for as long as it is served.
pub fn html(reports: &[Report], page: &str, language: Language) -> String {
    let mut html = Html { out: String::new(), language };
    let (title, heading) = (html.say(Label::Page), html.say(Label::Title));
    html.put(&format!(
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style>\n<h1>{heading}</h1>\n",
        language.code()
    ));
    reports.iter().for_each(|report| html.section(report, page));
    html.put("</html>\n");
    html.out
}

/// A page that is being written.
struct Html {
    out: String,
    language: Language,
}

impl Html {
    fn put(&mut self, html: &str) {
        self.out.push_str(html);
    }

    /// A message as HTML.
    fn say(&self, message: impl Into<minuet_words::Message>) -> String {
        escape(&say(self.language, message))
    }

    fn section(&mut self, report: &Report, page: &str) {
        let (folder, state) = (escape(&report.folder), self.say(report.state()));
        let reading = self.say(HuntMessage::Reading(report.reading));
        self.put(&format!("<h2>{folder}</h2><p>{state}<br>{reading}</p>\n"));
        self.outcomes(report);
        let words: Vec<String> =
            report.rate().into_iter().map(|message| self.say(message)).collect();
        self.put(&format!("<p>{}</p>\n", words.join("<br>\n")));
        self.bounds(report);
        for table in report.tables(self.language) {
            let title = escape(&table.title);
            let plot = bars(&table, self.language);
            self.put(&format!(
                "<h3>{title}</h3><figure role=\"img\" aria-label=\"{title}\">{plot}</figure>\n"
            ));
        }
        if let Some(words) = report.footnote8() {
            let words = self.say(words);
            self.put(&format!("<p>{words}</p>\n"));
        }
        if !report.failures.is_empty() {
            self.failures(report, page);
        }
    }

    fn head(&mut self, labels: impl IntoIterator<Item = String>) {
        let labels = labels.into_iter().map(|label| format!("<th>{label}"));
        self.put(&format!("<table><tr>{}</tr>\n", labels.collect::<String>()));
    }

    fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells = cells.into_iter().map(|cell| format!("<td>{cell}"));
        self.put(&format!("<tr>{}</tr>\n", cells.collect::<String>()));
    }

    fn outcomes(&mut self, report: &Report) {
        let labels = [Label::Input].into_iter().chain(Tally::LABELS).chain([Label::FailureRate]);
        let labels: Vec<String> = labels.map(|label| self.say(label)).collect();
        self.head(labels);
        let all = self.say(Label::All);
        let sources = report.sources.iter().map(|source| (escape(&source.source), &source.tally));
        for (name, tally) in sources.chain([(all, &report.total)]) {
            let counts = tally.counts().map(|count| count.to_string());
            let rate = rate(tally.failed, tally.well_posed());
            self.row([name].into_iter().chain(counts).chain([rate]));
        }
        self.put("</table>\n");
    }

    fn bounds(&mut self, report: &Report) {
        let first = self.say(Label::ExactBounds);
        let confidences =
            report.bounds.iter().map(|bound| format!("{} %", 100.0 * bound.confidence));
        self.head([first].into_iter().chain(confidences));
        let all = self.say(Label::All);
        let sources = report.sources.iter().map(|source| (escape(&source.source), &source.bounds));
        for (name, bounds) in sources.chain([(all, &report.bounds)]) {
            let bounds = bounds
                .iter()
                .map(|bound| format!("{} – {}", percent(bound.low), percent(bound.high)));
            self.row([name].into_iter().chain(bounds));
        }
        self.put("</table>\n");
    }

    fn failures(&mut self, report: &Report, page: &str) {
        let (shown, all) = (report.failures.len() as u64, report.total.failed);
        let title = self.say(Label::Failures);
        let words = self.say(HuntMessage::FailuresShown { shown, all });
        self.put(&format!("<h3>{title}</h3><p>{words}</p>"));
        let labels = [
            Label::PuzzleAndCommand,
            Label::Where,
            Label::CluesColumn,
            Label::StartersColumn,
            Label::LeftColumn,
            Label::DepthColumn,
        ];
        let labels = labels.map(|label| self.say(label));
        self.head(labels);
        for failure in &report.failures {
            let number =
                |value: Option<u16>| value.map_or("-".to_owned(), |value| value.to_string());
            let (link, puzzle) = (escape(&link(page, failure, &report.reading)), failure.puzzle);
            let command = self.say(failure.command());
            self.row([
                format!("<code><a href=\"{link}\">{puzzle}</a><br>{command}</code>"),
                format!("{}:{}", escape(&failure.source), failure.line),
                failure.clues.to_string(),
                number(failure.starters),
                number(failure.left),
                escape(failure.depth.as_deref().unwrap_or("-")),
            ]);
        }
        self.put("</table>\n");
    }
}

/// The address at which the page opens a failure in its failed position. What follows the `#` is never sent to a host.
fn link(page: &str, failure: &Failure, reading: &Reading) -> String {
    let mut link = format!("{page}#failure={}", failure.puzzle);
    if *reading != Reading::PAPER {
        let _ = write!(link, "&reading={reading}");
    }
    link
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
