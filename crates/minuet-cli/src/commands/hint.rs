//! `minuet hint`: the next step from where a sheet stands, in three levels.

use minuet_answer::{Help, help};
use minuet_core::Paper;
use minuet_show::render;
use minuet_show::terminal::{self, Style};

use crate::answer::HintResult;
use crate::cli::{Hint, Level};
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{self, Output};
use crate::pipeline;

pub(crate) fn run(args: &Hint, style: Style) -> Result<Exit, Failure> {
    let sources = Sources::open(&args.inputs)?;
    pipeline::print(&sources, None, &mut Output::open(None)?, |source, record| {
        let help = help(&record.setup, &args.reading.reading);
        let exit = match help.answer.result {
            HintResult::Hint | HintResult::Complete => Exit::Yes,
            HintResult::Wrong | HintResult::Several | HintResult::Failed => Exit::No,
        };
        let text = if args.json {
            output::json(&help.answer)
        } else {
            let place = source.place(record.line);
            let title = place.map_or_else(String::new, |place| format!("== {place}\n"));
            format!("{title}{}", told(&help, args.level, style)).into_bytes()
        };
        (text, exit)
    })
}

fn told(help: &Help, level: Level, style: Style) -> String {
    let answer = &help.answer;
    if answer.result != HintResult::Hint {
        return wrap(&answer.why);
    }
    let mut doses: Vec<String> = answer.place.iter().cloned().collect();
    match level {
        Level::Where => {}
        Level::What => doses.extend(answer.what.clone()),
        Level::Why => doses = answer.why.clone(),
    }
    let mut text = wrap(&doses);
    if level == Level::Why
        && let Some((sheet, light)) = &help.picture
    {
        text.push('\n');
        text.push_str(&output::without_blanks(&terminal::draw_lit(
            &Paper::from(sheet),
            &style,
            light,
        )));
    }
    text
}

fn wrap(sentences: &[String]) -> String {
    sentences.iter().map(|sentence| render::wrapped(sentence, output::width())).collect()
}
