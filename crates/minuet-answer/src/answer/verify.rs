//! `verify`: a document, checked by the judge.

use minuet_core::{Certificate, Entry, Setup, Verdict};
use minuet_words::message::{AppMessage, JudgeMessage};
use minuet_words::{Language, Message};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use crate::{Said, TraceDocument, Verified};

/// What tells documents apart.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    minuet: Option<&'a RawValue>,
    entries: Option<&'a RawValue>,
    position: Option<IgnoredAny>,
}

/// Judges a document: a trace, with or without a certificate, or a certificate alone.
pub(super) fn verify(document: &str, language: Language) -> Result<Verified, Message> {
    let unreadable =
        |error: serde_json::Error| AppMessage::UnreadableDocument { error: error.to_string() };
    if !document.trim_ascii_start().starts_with('{') {
        return Err(AppMessage::ForeignDocument.into());
    }
    let head: Head<'_> = serde_json::from_str(document).map_err(unreadable)?;
    match head.minuet.map(RawValue::get) {
        Some("2") => {}
        // Certificates have not changed since version 1.
        Some("1") if head.entries.is_none() => {}
        Some(found) => {
            return Err(AppMessage::DocumentVersion { found: found.to_owned() }.into());
        }
        None => return Err(AppMessage::ForeignDocument.into()),
    }
    let (verified, rejected) = match (head.entries, head.position) {
        (Some(entries), _) => match serde_json::from_str(document) {
            Ok(document) => trace(&document),
            Err(error) => {
                readable(entries)?;
                return Err(unreadable(error).into());
            }
        },
        (None, Some(_)) => certificate(&serde_json::from_str(document).map_err(unreadable)?),
        (None, None) => return Err(AppMessage::NoClaim.into()),
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
fn readable(entries: &RawValue) -> Result<(), AppMessage> {
    let entries: Vec<&RawValue> =
        serde_json::from_str(entries.get()).map_err(|_| AppMessage::EntriesNoList)?;
    for (number, entry) in (1..).zip(entries) {
        serde_json::from_str::<Entry>(entry.get()).map_err(|error| {
            // The place that follows would be one within the entry alone.
            let told = error.to_string();
            let error = told.split(" at line ").next().unwrap_or_default().to_owned();
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
    let mut rest = None;
    if let Some(certified) = &solved.certificate {
        // A certificate is about a fresh puzzle: a solve from the middle may end lower.
        let fresh = Setup::from(certified.puzzle);
        if (fresh, certified.reading) != (trace.setup, trace.reading) {
            return (verified, Some(AppMessage::CertificateOfAnother.into()));
        }
        let (judged, reason) = certificate(certified);
        verified.starters = judged.starters;
        if reason.is_some() {
            return (verified, reason);
        }
        rest = Some(&certified.deadlock.position);
    }
    if let Err(rejection) = minuet_check::check_to_rest(trace, rest) {
        verified.entry = rejection.entry.map(|index| index + 1);
        return (verified, Some(JudgeMessage::Trace(rejection).into()));
    }
    (verified, None)
}

fn certificate(certificate: &Certificate) -> (Verified, Option<Message>) {
    let starters = Some(certificate.deadlock.dances.len());
    let verified = Verified { claim: Some(Verdict::Failed), starters, ..UNJUDGED };
    let rejection = minuet_check::check_certificate(certificate).err();
    let reason = |rejection| AppMessage::CertificateRejected { why: Box::new(rejection) };
    (verified, rejection.map(|rejection| reason(rejection).into()))
}
