//! `minuet report`: what hunts have found.

use std::path::PathBuf;

use minuet_words::message::CommandMessage;

use crate::cli::Report;
use crate::document::{ReportDocument, Version};
use crate::exit::{Exit, Failure};
use crate::output::{self, Output};
use crate::speech::language;

/// What is written.
enum Shape {
    Text,
    Html,
    Json,
}

impl Shape {
    fn of(args: &Report) -> Result<Shape, CommandMessage> {
        let extension =
            args.file.output.as_deref().map(|path| path.extension().and_then(|e| e.to_str()));
        match extension {
            None if args.json => Ok(Shape::Json),
            None => Ok(Shape::Text),
            Some(Some("json")) => Ok(Shape::Json),
            Some(Some("html")) => Ok(Shape::Html),
            Some(Some("txt")) => Ok(Shape::Text),
            Some(_) => Err(CommandMessage::ReportExtension),
        }
    }
}

pub(crate) fn run(args: &Report) -> Result<Exit, Failure> {
    let shape = Shape::of(args)?;
    let files = |folder: &PathBuf| {
        ["hunt.json", "near.json", "parts", "failures"].map(|name| folder.join(name))
    };
    let inputs: Vec<PathBuf> = args.folders.iter().flat_map(files).collect();
    let mut out = Output::open(&args.file, &inputs)?;
    let hunts = args.folders.iter().map(|folder| minuet_report::Report::of(folder));
    let hunts = hunts.collect::<Result<Vec<_>, _>>()?;
    let rejected: u64 = hunts.iter().map(|hunt| hunt.total.rejected).sum();
    out.put(match shape {
        Shape::Json => output::json(&ReportDocument { minuet: Version::NOW, hunts }),
        Shape::Html => minuet_report::html(&hunts, &args.base_url, language()).into_bytes(),
        Shape::Text => {
            let texts: Vec<String> = hunts.iter().map(|hunt| hunt.text(language())).collect();
            texts.join("\n").into_bytes()
        }
    })?;
    out.finish()?;
    Ok(if rejected == 0 { Exit::Yes } else { Exit::No })
}
