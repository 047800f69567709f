//! `minuet check`: the judge on traces and certificates.

use std::path::Path;

use anyhow::{Context, bail};
use minuet_core::Verdict;
use rayon::prelude::*;
use serde_json::Value;

use crate::answer::{CertificateAnswer, CheckAnswer, SolveAnswer, Version};
use crate::cli::Check;
use crate::exit::Exit;
use crate::input::Source;
use crate::output;
use crate::pipeline::pool;

/// How many documents are judged before their verdicts are printed.
const CHUNK: usize = 64;

pub(crate) fn run(args: &Check) -> anyhow::Result<Exit> {
    let mut out = output::open(None)?;
    let pool = pool(Some(&args.threads))?;
    let mut exit = Exit::Yes;
    for file in &args.files {
        let source = open(file)?;
        let name = source.name.clone().unwrap_or_default();
        let mut documents =
            serde_json::Deserializer::from_slice(source.bytes()).into_iter::<Value>();
        let mut read = 0;
        loop {
            let mut chunk = Vec::new();
            for document in documents.by_ref().take(CHUNK) {
                read += 1;
                let document =
                    document.with_context(|| format!("{name}, document {read} is not JSON"))?;
                chunk.push((read, document));
            }
            if chunk.is_empty() {
                break;
            }
            let judged: Vec<anyhow::Result<CheckAnswer>> = pool.install(|| {
                chunk.into_par_iter().map(|(number, value)| judge(&name, number, value)).collect()
            });
            for answer in judged {
                let answer = answer?;
                exit = exit.max(if answer.accepted { Exit::Yes } else { Exit::No });
                let text = if args.json { serde_json::to_string(&answer)? } else { told(&answer) };
                writeln!(out, "{text}")?;
            }
        }
        anyhow::ensure!(read > 0, "{name} holds no document");
    }
    out.flush()?;
    Ok(exit)
}

fn open(file: &str) -> anyhow::Result<Source> {
    if file == "-" { Source::open(file) } else { Source::file(Path::new(file)) }
}

/// A document is a trace, with or without a certificate, or a certificate alone.
fn judge(file: &str, document: usize, value: Value) -> anyhow::Result<CheckAnswer> {
    let place = || format!("{file}, document {document}");
    let version = value.get("minuet").and_then(Value::as_u64);
    match version {
        Some(1) => {}
        Some(other) => bail!("{}: version {other} of the format, expected 1", place()),
        None => bail!(
            "{}: expected an object with \"minuet\": 1, as minuet solve --json prints it",
            place()
        ),
    }
    let mut answer = CheckAnswer {
        minuet: Version::NOW,
        file: file.to_owned(),
        document,
        accepted: true,
        claim: None,
        entries: None,
        starters: None,
        entry: None,
        reason: None,
    };
    if value.get("entries").is_some() {
        let solved: SolveAnswer = serde_json::from_value(value).with_context(place)?;
        judge_trace(&mut answer, &solved);
    } else {
        let alone: CertificateAnswer = serde_json::from_value(value).with_context(place)?;
        judge_certificate(&mut answer, &alone.certificate);
    }
    Ok(answer)
}

fn judge_trace(answer: &mut CheckAnswer, solved: &SolveAnswer) {
    answer.claim = Some(solved.trace.outcome.verdict());
    answer.entries = Some(solved.trace.entries.len());
    if let Err(rejection) = minuet_check::check_trace(&solved.trace) {
        answer.entry = rejection.entry.map(|index| index + 1);
        reject(answer, rejection.to_string());
    } else if let Some(certificate) = &solved.certificate {
        let trace = &solved.trace;
        if (certificate.puzzle, certificate.reading) == (trace.setup.puzzle, trace.reading) {
            judge_certificate(answer, certificate);
        } else {
            reject(answer, "the certificate is for another puzzle or reading".into());
        }
    }
}

fn judge_certificate(answer: &mut CheckAnswer, certificate: &minuet_core::Certificate) {
    answer.claim = Some(Verdict::Failed);
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
