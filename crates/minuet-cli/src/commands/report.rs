//! `minuet report`: what hunts have found.

use anyhow::Context;

use crate::answer::{ReportAnswer, Version};
use crate::cli::Report;
use crate::exit::Exit;
use crate::output;

pub(crate) fn run(args: &Report) -> anyhow::Result<Exit> {
    let mut hunts = Vec::new();
    for folder in &args.folders {
        hunts.push(minuet_hunt::Report::of(folder)?);
    }
    if let Some(path) = &args.html {
        std::fs::write(path, minuet_hunt::html(&hunts, &args.base_url))
            .with_context(|| format!("{} cannot be written", path.display()))?;
    }
    let rejected: u64 = hunts.iter().map(|hunt| hunt.total.rejected).sum();
    let mut out = output::open(None)?;
    if args.json {
        let answer = ReportAnswer { minuet: Version::NOW, hunts };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        let texts: Vec<String> = hunts.iter().map(minuet_hunt::Report::text).collect();
        out.write_all(texts.join("\n").as_bytes())?;
    }
    out.flush()?;
    Ok(if rejected == 0 { Exit::Yes } else { Exit::No })
}
