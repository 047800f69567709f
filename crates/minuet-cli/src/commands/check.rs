//! `minuet check`: the judge on traces, certificates and whole hunts.

mod documents;
mod hunt;

use std::path::Path;

use minuet_answer::judge;
use serde_json::Value;

use crate::answer::CheckAnswer;
use crate::cli::Check;
use crate::exit::Exit;
use crate::input::Source;
use crate::output::{self, complain};
use crate::pipeline::{apart, in_order};
use documents::Documents;

pub(crate) fn run(args: &Check) -> anyhow::Result<Exit> {
    let mut out = output::open(None)?;
    let mut exit = Exit::Yes;
    for file in &args.files {
        if Path::new(file).is_dir() {
            match hunt::run(file, args) {
                Ok((text, end)) => {
                    out.write_all(text.as_bytes())?;
                    exit = exit.max(end);
                }
                Err(error) => {
                    complain(&format!("{error:#}"));
                    exit = Exit::Wrong;
                }
            }
            continue;
        }
        let source = match Source::document(file) {
            Ok(source) => source,
            Err(error) => {
                complain(&format!("{error:#}"));
                exit = Exit::Wrong;
                continue;
            }
        };
        let documents = (1..).zip(Documents::new(source.text()));
        let mut read = 0;
        let judge = |(number, document): &(usize, Result<Value, String>)| {
            let value = document.as_ref().map_err(|error| anyhow::anyhow!("{error}"))?;
            Ok::<_, anyhow::Error>(judge(&source.name, *number, value)?)
        };
        in_order(documents, Some(&args.threads), judge, apart, |judged| {
            read += 1;
            let answer = match judged {
                Ok(answer) => answer,
                Err(error) => {
                    out.flush()?;
                    complain(&source.named(&format!("document {read}: {error:#}")));
                    exit = Exit::Wrong;
                    return Ok(());
                }
            };
            exit = exit.max(if answer.accepted { Exit::Yes } else { Exit::No });
            let text = if args.json { serde_json::to_string(&answer)? } else { told(&answer) };
            Ok(writeln!(out, "{text}")?)
        })?;
        if read == 0 {
            complain(&source.named("there is no document in it"));
            exit = Exit::Wrong;
        }
    }
    out.flush()?;
    Ok(exit)
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
