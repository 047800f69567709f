//! `cargo xtask test --site`: the site, served as plain files with nothing else running.

use crate::browser;
use crate::process::{corpora, run, target};

/// Makes the site, in English and in the language of the tests, asks program and site the same questions, and plays the
/// site in a browser as the page is played.
pub(crate) fn run_all() -> anyhow::Result<()> {
    anyhow::ensure!(browser::is_ready()?, "the site is tested in a browser only");
    let makers = super::built()?;
    let sites = [("www", "en"), ("www-accented", "en-XA")];
    for (name, language) in sites {
        super::make(&target().join(name), Some(language), &makers)?;
    }
    let mut tests = browser::player(&["run", "--silent", "site"])?;
    if let Some(corpora) = corpora() {
        tests.env("MINUET_CORPORA", corpora);
    }
    run(tests
        .env("MINUET_SITE", target().join("www"))
        .env("MINUET_SITE_ACCENTED", target().join("www-accented")))
}
