//! `verify`: the judge on a document.

use minuet_core::{Certificate, Entry, Verdict};
use minuet_words::message::{AppMessage, JudgeMessage};
use minuet_words::{Language, Message};
use serde::Deserialize;
use serde_json::Value;

use crate::{CertificateDocument, Said, TraceDocument, Verified};

/// Judges a document: a trace, with or without a certificate, or a certificate alone.
pub(super) fn verify(document: &Value, language: Language) -> Result<Verified, Message> {
    match document.get("minuet") {
        Some(version) if version.as_u64() == Some(1) => {}
        Some(version) => {
            return Err(AppMessage::DocumentVersion { found: version.to_string() }.into());
        }
        None => return Err(AppMessage::ForeignDocument.into()),
    }
    let unreadable =
        |error: serde_json::Error| AppMessage::UnreadableDocument { error: error.to_string() };
    let (verified, rejected) = if let Some(entries) = document.get("entries") {
        readable(entries)?;
        trace(&TraceDocument::deserialize(document).map_err(unreadable)?)
    } else if document.get("position").is_some() {
        certificate(&CertificateDocument::deserialize(document).map_err(unreadable)?.certificate)
    } else {
        return Err(AppMessage::NoClaim.into());
    };
    let reason = rejected.map(|reason| Said::new(language, reason));
    Ok(Verified { accepted: reason.is_none(), reason, ..verified })
}

/// What is known about a document before it is judged.
const UNJUDGED: Verified = Verified {
    accepted: false,
    claim: None,
    entries: None,
    starters: None,
    entry: None,
    reason: None,
};

/// Names the first entry that cannot be read: the error of a whole document would not say where it is.
fn readable(entries: &Value) -> Result<(), AppMessage> {
    let entries = entries.as_array().ok_or(AppMessage::EntriesNoList)?;
    for (number, entry) in (1..).zip(entries) {
        Entry::deserialize(entry).map_err(|error| {
            let error = error.to_string();
            AppMessage::UnreadableEntry { number, error }
        })?;
    }
    Ok(())
}

fn trace(solved: &TraceDocument) -> (Verified, Option<Message>) {
    let trace = &solved.trace;
    let mut verified = Verified {
        claim: Some(trace.outcome.verdict()),
        entries: Some(trace.entries.len()),
        ..UNJUDGED
    };
    if let Err(rejection) = minuet_check::check_trace(trace) {
        verified.entry = rejection.entry.map(|index| index + 1);
        return (verified, Some(JudgeMessage::Trace(rejection).into()));
    }
    let Some(certified) = &solved.certificate else { return (verified, None) };
    if (certified.puzzle, certified.reading) != (trace.setup.puzzle, trace.reading) {
        return (verified, Some(AppMessage::CertificateOfAnother.into()));
    }
    let (judged, reason) = certificate(certified);
    (Verified { starters: judged.starters, ..verified }, reason)
}

fn certificate(certificate: &Certificate) -> (Verified, Option<Message>) {
    let starters = Some(certificate.deadlock.dances.len());
    let verified = Verified { claim: Some(Verdict::Failed), starters, ..UNJUDGED };
    let rejection = minuet_check::check_certificate(certificate).err();
    let reason = |rejection| AppMessage::CertificateRejected { why: Box::new(rejection) };
    (verified, rejection.map(|rejection| reason(rejection).into()))
}
