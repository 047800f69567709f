//! Failures, each with its certificate.

use minuet_core::Verdict;

use super::{Checked, Hunt};
use crate::certificate;
use crate::error::HuntError;
use crate::hash;
use crate::row::Row;

impl Hunt {
    /// What is wrong with the certificate of a row, if it needs one.
    pub(super) fn certificate(&self, row: &Row, checked: &mut Checked) -> Option<String> {
        if row.verdict() != Verdict::Failed {
            return None;
        }
        let hash = hash::of_puzzle(&row.puzzle);
        let path = self.folder.failure(&hash);
        if let Ok(mut failed) = self.failed.lock() {
            failed.insert(hash);
        }
        let certificate = match std::fs::read(&path) {
            Ok(bytes) => certificate::decode(&bytes),
            Err(error) => Err(error.to_string()),
        };
        let certificate = match certificate {
            Ok(certificate) => certificate,
            Err(error) => return Some(format!("{}: {error}", path.display())),
        };
        checked.certificates += 1;
        if (certificate.puzzle, certificate.reading) != (row.puzzle, self.plan.question.reading) {
            return Some(format!("{}: it is for another puzzle or reading", path.display()));
        }
        if let Err(rejection) = minuet_check::check_certificate(&certificate) {
            return Some(format!("{}: {rejection}", path.display()));
        }
        let deadlock = &certificate.deadlock;
        let (starters, left) = (deadlock.dances.len() as u16, deadlock.position.left() as u16);
        ((Some(starters), Some(left)) != (row.answer.decision.starters, row.answer.decision.left))
            .then(|| format!("{}: its position is another than the row's", path.display()))
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
                checked.fault(format!("{}: no row has this puzzle", path.display()));
            }
        }
        Ok(())
    }
}
