//! `minuet check`: the judge on traces, certificates and whole hunts.

mod documents;
mod hunt;

use std::path::Path;

use anyhow::{Context, bail};
use minuet_core::{Certificate, Entry, Verdict};
use serde_json::Value;

use crate::answer::{CertificateAnswer, CheckAnswer, SolveAnswer, Version};
use crate::cli::Check;
use crate::exit::Exit;
use crate::input::Source;
use crate::output::{self, complain};
use crate::pipeline::{apart, in_order};
use documents::Documents;

pub(crate) fn run(args: &Check) -> anyhow::Result<Exit> {
    let mut out = output::open(None)?;
    let mut exit = Exit::Yes;
    for file in &args.files {
        if Path::new(file).is_dir() {
            match hunt::run(file, args) {
                Ok((text, end)) => {
                    out.write_all(text.as_bytes())?;
                    exit = exit.max(end);
                }
                Err(error) => {
                    complain(&format!("{error:#}"));
                    exit = Exit::Wrong;
                }
            }
            continue;
        }
        let source = match Source::document(file) {
            Ok(source) => source,
            Err(error) => {
                complain(&format!("{error:#}"));
                exit = Exit::Wrong;
                continue;
            }
        };
        let documents = (1..).zip(Documents::new(source.text()));
        let mut read = 0;
        let judge =
            |(number, document): &(usize, Result<Value, String>)| judge(&source, *number, document);
        in_order(documents, Some(&args.threads), judge, apart, |judged| {
            read += 1;
            let answer = match judged {
                Ok(answer) => answer,
                Err(error) => {
                    out.flush()?;
                    complain(&source.named(&format!("document {read}: {error:#}")));
                    exit = Exit::Wrong;
                    return Ok(());
                }
            };
            exit = exit.max(if answer.accepted { Exit::Yes } else { Exit::No });
            let text = if args.json { serde_json::to_string(&answer)? } else { told(&answer) };
            Ok(writeln!(out, "{text}")?)
        })?;
        if read == 0 {
            complain(&source.named("there is no document in it"));
            exit = Exit::Wrong;
        }
    }
    out.flush()?;
    Ok(exit)
}

/// A document is a trace, with or without a certificate, or a certificate alone.
fn judge(
    source: &Source,
    number: usize,
    document: &Result<Value, String>,
) -> anyhow::Result<CheckAnswer> {
    let value = document.as_ref().map_err(|error| anyhow::anyhow!("{error}"))?;
    match value.get("minuet") {
        Some(version) if version.as_u64() == Some(1) => {}
        Some(version) => bail!("version {version} of the format, expected 1"),
        None => bail!("expected an object with \"minuet\": 1, as minuet solve --json prints it"),
    }
    let mut answer = CheckAnswer {
        minuet: Version::NOW,
        file: source.name.clone(),
        document: number,
        accepted: true,
        claim: None,
        entries: None,
        starters: None,
        entry: None,
        reason: None,
    };
    if let Some(entries) = value.get("entries") {
        readable(entries)?;
        let solved: SolveAnswer = serde_json::from_value(value.clone())?;
        judge_trace(&mut answer, &solved);
    } else if value.get("position").is_some() {
        let alone: CertificateAnswer = serde_json::from_value(value.clone())?;
        judge_certificate(&mut answer, &alone.certificate);
    } else {
        bail!("expected the entries of a trace, or the position of a certificate");
    }
    Ok(answer)
}

/// Names the first entry that is none: the error of a whole document would not say where it is.
fn readable(entries: &Value) -> anyhow::Result<()> {
    let entries = entries.as_array().context("entries: expected a list")?;
    for (number, entry) in (1..).zip(entries) {
        serde_json::from_value::<Entry>(entry.clone())
            .with_context(|| format!("entry {number}"))?;
    }
    Ok(())
}

fn judge_trace(answer: &mut CheckAnswer, solved: &SolveAnswer) {
    let trace = &solved.trace;
    answer.claim = Some(trace.outcome.verdict());
    answer.entries = Some(trace.entries.len());
    if let Err(rejection) = minuet_check::check_trace(trace) {
        answer.entry = rejection.entry.map(|index| index + 1);
        reject(answer, rejection.to_string());
    } else if let Some(certificate) = &solved.certificate {
        if (certificate.puzzle, certificate.reading) == (trace.setup.puzzle, trace.reading) {
            judge_certificate(answer, certificate);
        } else {
            reject(answer, "the certificate is for another puzzle or reading".into());
        }
    }
}

fn judge_certificate(answer: &mut CheckAnswer, certificate: &Certificate) {
    answer.claim.get_or_insert(Verdict::Failed);
    answer.starters = Some(certificate.deadlock.dances.len());
    if let Err(rejection) = minuet_check::check_certificate(certificate) {
        reject(answer, format!("certificate: {rejection}"));
    }
}

fn reject(answer: &mut CheckAnswer, reason: String) {
    answer.accepted = false;
    answer.reason = Some(reason);
}

fn told(answer: &CheckAnswer) -> String {
    let place = format!("{}, document {}", answer.file, answer.document);
    if let Some(reason) = &answer.reason {
        return format!("{place}: rejected: {reason}");
    }
    let claim = answer.claim.map_or_else(String::new, |claim| claim.to_string());
    let entries = answer.entries.map(|count| format!("{count} entries replayed"));
    let starters = answer.starters.map(|count| format!("certificate of {count} starters holds"));
    let parts: Vec<String> = [entries, starters].into_iter().flatten().collect();
    format!("{place}: accepted: {claim} ({})", parts.join(", "))
}
