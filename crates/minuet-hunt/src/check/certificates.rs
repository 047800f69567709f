//! Failures, each with its certificate.

use std::io;
use std::path::Path;

use minuet_core::Verdict;
use minuet_words::message::{CertificateTrouble, HuntError, HuntFault, HuntFaultKind};

use super::{Checked, Hunt};
use crate::certificate;
use crate::hash;
use crate::row::Row;

impl Hunt {
    /// What is wrong with the certificate of a row, if it needs one.
    pub(super) fn certificate(&self, row: &Row, checked: &mut Checked) -> Option<HuntFaultKind> {
        if row.verdict() != Verdict::Failed {
            return None;
        }
        let hash = hash::of_puzzle(&row.puzzle);
        let path = self.folder.failure(&hash);
        if let Ok(mut failed) = self.failed.lock() {
            failed.insert(hash);
        }
        let judged = self.judge(&path, row, checked);
        judged.err().map(|trouble| HuntFaultKind::Certificate { path, trouble })
    }

    fn judge(
        &self,
        path: &Path,
        row: &Row,
        checked: &mut Checked,
    ) -> Result<(), CertificateTrouble> {
        let unreadable =
            |error: io::Error| CertificateTrouble::Unreadable { error: error.to_string() };
        let certificate =
            certificate::decode(&hash::read(path, hash::DOCUMENT).map_err(unreadable)?)?;
        checked.certificates += 1;
        if (certificate.puzzle, certificate.reading) != (row.puzzle, self.plan.question.reading) {
            return Err(CertificateTrouble::OtherPuzzle);
        }
        minuet_check::check_certificate(&certificate).map_err(CertificateTrouble::Rejected)?;
        let deadlock = &certificate.deadlock;
        let (starters, left) = (deadlock.dances.len() as u16, deadlock.position.left() as u16);
        let decision = row.decision;
        match (Some(starters), Some(left)) == (decision.starters, decision.left) {
            true => Ok(()),
            false => Err(CertificateTrouble::OtherPosition),
        }
    }

    /// Certificates that belong to no row. A hunt that was stopped may have some of chunks to come.
    pub(super) fn look_for_strays(&self, checked: &mut Checked) -> Result<(), HuntError> {
        if !checked.complete || checked.fault_count > 0 {
            return Ok(());
        }
        let failed = self.failed.lock().map_err(|_| HuntError::Lost)?;
        for hash in self.folder.failures()? {
            if !failed.contains(&hash) {
                let path = self.folder.failure(&hash);
                let kind = HuntFaultKind::StrayCertificate;
                checked.fault(HuntFault::At { path, line: None, kind });
            }
        }
        Ok(())
    }
}
