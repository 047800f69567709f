//! `minuet report`: what hunts have found.

use minuet_words::message::CommandMessage;

use crate::answer::{ReportAnswer, Version};
use crate::cli::Report;
use crate::exit::{Exit, Failure};
use crate::output::{self, not_written};

pub(crate) fn run(args: &Report) -> Result<Exit, Failure> {
    let mut hunts = Vec::new();
    for folder in &args.folders {
        let hunt = minuet_hunt::Report::of(folder);
        hunts.push(hunt.map_err(|error| CommandMessage::Told(error.to_string()))?);
    }
    if let Some(path) = &args.html {
        std::fs::write(path, minuet_hunt::html(&hunts, &args.base_url))
            .map_err(|error| not_written(path, error))?;
    }
    let rejected: u64 = hunts.iter().map(|hunt| hunt.total.rejected).sum();
    output::print(if args.json {
        output::json(&ReportAnswer { minuet: Version::NOW, hunts })
    } else {
        let texts: Vec<String> = hunts.iter().map(minuet_hunt::Report::text).collect();
        texts.join("\n").into_bytes()
    })?;
    Ok(if rejected == 0 { Exit::Yes } else { Exit::No })
}
