//! What a check of a hunt finds wrong.

use super::error;
use crate::message::{CertificateTrouble, HuntFault, HuntFaultKind, Uncompared};

pub(super) fn say(fault: &HuntFault) -> String {
    match fault {
        HuntFault::Unreadable(error) => error::say(error),
        HuntFault::Uncompared(reason) => {
            format!("{}, so the parts cannot be compared with it: restore it", uncompared(reason))
        }
        HuntFault::At { path, line: None, kind } => {
            format!("{}: {}", path.display(), self::kind(kind))
        }
        HuntFault::At { path, line: Some(line), kind } => {
            format!("{}: line {line}: {}", path.display(), self::kind(kind))
        }
    }
}

fn kind(kind: &HuntFaultKind) -> String {
    use HuntFaultKind as K;
    match kind {
        K::Missing => "it is missing".into(),
        K::Misplaced => "it belongs to another hunt or another place".into(),
        K::OtherSource { found, expected } => format!("it is about {found}, not about {expected}"),
        K::NotRejected { line } => format!("line {line} is not a puzzle, but it is not rejected"),
        K::OtherPuzzle { line } => format!("line {line} has a different puzzle"),
        K::NoRow { line } => format!("line {line} has no row"),
        K::NoPuzzle { line } => format!("there is no puzzle on line {line}"),
        K::WronglyRejected { line } => {
            format!("line {line} is rejected, but nothing is wrong with it")
        }
        K::Repeats { found, told } => {
            let are = if *found == 1 { "puzzle is" } else { "puzzles are" };
            format!("{found} {are} left out, not {told}")
        }
        K::NotOmitted { line } => {
            format!("line {line} repeats an earlier puzzle, but it is not left out")
        }
        K::OtherBytes => "its bytes are not those that a hunt writes for these rows".into(),
        K::Outcome { found, told } => format!("the outcome is {found}, and the row says {told}"),
        K::TraceRejected(rejection) => {
            format!("the judge rejects the teacher's trace: {rejection}")
        }
        K::NotTaught => "the teacher finds no solution".into(),
        K::Figures => "its figures are wrong".into(),
        K::Taught => "the teacher's columns are wrong".into(),
        K::DepthOrNumber => "its depth or number is wrong".into(),
        K::Certificate { path, trouble } => {
            format!("{}: {}", path.display(), self::trouble(trouble))
        }
        K::StrayCertificate => "no row has this puzzle".into(),
        K::BeyondInputs => "the inputs have no such chunk".into(),
        K::OtherList => "it does not list the lines that the parts reject".into(),
    }
}

fn trouble(trouble: &CertificateTrouble) -> String {
    match trouble {
        CertificateTrouble::Unreadable { error } => error.clone(),
        CertificateTrouble::Version(version) => {
            format!("version {version} of the format, expected 2")
        }
        CertificateTrouble::OtherPuzzle => "it is for another puzzle or reading".into(),
        CertificateTrouble::OtherPosition => "its position is not the row's".into(),
        CertificateTrouble::Rejected(rejection) => rejection.to_string(),
    }
}

pub(super) fn uncompared(reason: &Uncompared) -> String {
    match reason {
        Uncompared::Once { input } => format!("{input} cannot be read again"),
        Uncompared::Changed { input } => format!("{input} has changed"),
        Uncompared::Unreadable { input, error } => format!("{input} cannot be read: {error}"),
    }
}
