//! `minuet hint`: the first find that is missing from a sheet, at three levels.

use minuet_answer::{HelpResult, Helped, Reply, Request};
use minuet_core::Paper;
use minuet_formats::Record;
use minuet_show::render;
use minuet_show::terminal::{self, Style};
use minuet_words::message::{CommandMessage, Place};

use crate::cli::{Hint, Level};
use crate::document::HintDocument;
use crate::exit::{Exit, Failure};
use crate::input::{Source, Sources};
use crate::output::{self, Output};
use crate::pipeline;
use crate::speech::{ask, say};

pub(crate) fn run(args: &Hint, style: Style) -> Result<Exit, Failure> {
    let sources = Sources::open(&args.inputs)?;
    let reading = args.reading.reading;
    let mut out = Output::standard();
    let work = |source: &Source, record: &Record| {
        let paper = record.paper();
        let helped =
            match ask(Request::Hint { sheet: paper.clone(), reading, starters: args.starters }) {
                Ok(Reply::Helped(helped)) => helped,
                Ok(other) => unreachable!("each request has one kind of reply: {other:?}"),
                Err(message) => return Err((source.message(Place::Whole, message), Exit::Wrong)),
            };
        let exit = match helped.result {
            HelpResult::Hint | HelpResult::Complete => Exit::Yes,
            HelpResult::Wrong | HelpResult::Several | HelpResult::Failed => Exit::No,
        };
        let text = if args.json {
            output::json(&HintDocument::from(helped))
        } else {
            let place = source.place(record.line);
            let title = place.map_or_else(String::new, |place| format!("== {place}\n"));
            format!("{title}{}", told(&paper, &helped, args, style)).into_bytes()
        };
        Ok((text, exit))
    };
    let exit = pipeline::each(&sources, None, Exit::Wrong, work, |made| match made {
        Some(text) => out.put(text),
        None => out.flush(),
    })?;
    out.flush()?;
    Ok(exit)
}

fn told(paper: &Paper, helped: &Helped, args: &Hint, style: Style) -> String {
    let mut doses: Vec<String> = match (helped.result, args.level) {
        (HelpResult::Hint, Level::Where) => helped.place.iter().map(ToString::to_string).collect(),
        (HelpResult::Hint, Level::What) => {
            helped.place.iter().chain(&helped.what).map(ToString::to_string).collect()
        }
        _ => helped.why.iter().map(ToString::to_string).collect(),
    };
    let next = args.reading.reading.depth + 1;
    if helped.result == HelpResult::Failed && next <= minuet_core::Reading::MAX_DEPTH {
        doses.push(say(CommandMessage::AllowDepth { depth: next }));
    }
    let mut text: String =
        doses.iter().map(|sentence| render::wrapped(sentence, output::width())).collect();
    if helped.result == HelpResult::Hint && args.level == Level::Why {
        text.push('\n');
        text += &output::without_blanks(&terminal::draw_lit(paper, &style, &helped.show));
    }
    text
}
