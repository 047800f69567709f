//! The certificates of a hunt's failures.

use minuet_core::{Certificate, Puzzle, Reading};
use minuet_words::message::CertificateTrouble;
use serde::{Deserialize, Serialize};

/// The version of documents that is written now.
const VERSION: u32 = 2;

/// A certificate as its file has it.
#[derive(Serialize, Deserialize)]
struct Document {
    minuet: u32,
    #[serde(flatten)]
    certificate: Certificate,
}

/// The file of the certificate that the method fails on a puzzle; nothing if it does not.
pub(crate) fn encode(puzzle: &Puzzle, reading: &Reading) -> Option<Vec<u8>> {
    let certificate = minuet_fast::certificate(puzzle, reading)?;
    let mut bytes = serde_json::to_vec(&Document { minuet: VERSION, certificate }).ok()?;
    bytes.push(b'\n');
    Some(bytes)
}

/// The certificate in a file.
pub(crate) fn decode(bytes: &[u8]) -> Result<Certificate, CertificateTrouble> {
    let unreadable =
        |error: serde_json::Error| CertificateTrouble::Unreadable { error: error.to_string() };
    let document: Document = serde_json::from_slice(bytes).map_err(unreadable)?;
    match document.minuet {
        // Nothing has changed for certificates since version 1.
        1 | VERSION => Ok(document.certificate),
        version => Err(CertificateTrouble::Version(version)),
    }
}
