//! What a hunt and its report say.

mod error;
mod fault;
mod label;

use crate::message::{HuntMessage, NearScore};

pub(super) fn say(message: &HuntMessage) -> String {
    use HuntMessage as M;
    match message {
        M::Error(error) => error::say(error),
        M::Fault(fault) => fault::say(fault),
        M::Input(fault) => error::input(fault),
        M::Parquet(fault) => error::parquet(fault),
        M::Uncompared(reason) => fault::uncompared(reason),

        M::EmptyCell => "it is empty".into(),
        M::CandidatesErased => {
            "candidates have been erased here: expected a puzzle, not a position".into()
        }

        M::Reading(reading) => format!("reading   {reading}"),
        &M::Tally { basic, minuet, failed, none, several, repeated, rejected } => {
            let counts = [
                ("basic", basic, "Steps 1 to 3 are enough"),
                ("minuet", minuet, "solved in Step 4"),
                ("failed", failed, "the method fails; each has a certificate"),
                ("none", none, "no solution"),
                ("several", several, "more than one solution"),
                ("repeated", repeated, "essentially the same as an earlier one"),
                ("rejected", rejected, "not puzzles: see rejected.tsv"),
            ];
            let shown = counts.iter().filter(|(_, count, _)| *count > 0);
            let lines: Vec<String> = shown
                .map(|(word, count, remark)| format!("{word:8}  {count:>12}  {remark}"))
                .collect();
            lines.join("\n")
        }
        M::Complete { folder, parts } => format!("{folder} is complete: {}.", n(*parts, "part")),
        M::Stopped { folder, parts } => {
            format!("Stopped: {folder} has {}. The same command resumes.", n(*parts, "part"))
        }
        M::StoppedForGood { folder, parts } => format!(
            "Stopped: {folder} has {}. Standard input cannot be read again, so it stays incomplete.",
            n(*parts, "part")
        ),

        M::Score(score) => self::score(score),
        M::NearProgress { best, scored, steps, waiting } => {
            let best = best
                .as_ref()
                .map_or_else(String::new, |best| format!("best: {}; ", self::score(best)));
            format!("{best}{scored} scored, {steps} searched around, {waiting} waiting")
        }
        M::NearTotal { steps, scored, passed_over } => format!(
            "{} searched around, {} scored, {} skipped",
            n(*steps, "puzzle"),
            n(*scored, "neighbour"),
            n(*passed_over, "set") + " of clues"
        ),
        M::NearWaiting { count: 0 } => "All of the best have been searched around.".into(),
        M::NearWaiting { count: 1 } => "1 of the best is waiting: the same command resumes.".into(),
        M::NearWaiting { count } => {
            format!("{count} of the best are waiting: the same command resumes.")
        }
        M::NearList { folder } => format!("See {folder}/best.tsv."),

        M::Label(label) => label::say(*label).into(),
        M::ReportState { folder, complete, parts } => {
            let state = if *complete { "complete" } else { "not complete yet" };
            format!("{folder}: {state}, {}", n(*parts, "part"))
        }
        M::FailureRate { failed, all, rate } => {
            let fail = if *failed == 1 { "fails" } else { "fail" };
            format!("{failed} of {} {fail}: {rate}", n(*all, "well-posed puzzle"))
        }
        M::Bounds { confidence, low, high } => {
            format!("{confidence} % exact bounds: {low} to {high}")
        }
        M::Claim => "The paper's own experience: less than 1 % with 90 % confidence.".into(),
        M::BoundsSpeakOf => {
            "The bounds hold for whatever these puzzles are a random sample of.".into()
        }
        M::Sampled { puzzles } => {
            format!("Over all minimal puzzles, estimated from {}:", n(*puzzles, "weighted puzzle"))
        }
        M::SampledRate { value, error } => {
            format!("the method fails on a fraction of ({value} ± {error})")
        }
        M::SampledDraws { count } => format!("(as good as {} of equal weight)", n(*count, "draw")),
        M::SampledStep4 { value, error } => {
            format!("Steps 1 to 3 leave a fraction of ({value} ± {error}) unsolved")
        }
        M::SampledClues { value, error } => format!("mean number of clues: {value} ± {error}"),
        M::SampledClaim => {
            "The paper's own experience, with \"evil\" puzzles: less than 1 % with 90 % confidence."
                .into()
        }
        M::Footnote8 { best, puzzles, straight, minuets, tried, needed } => format!(
            "Footnote 8's choice of starters was the best for {best} of {} ({straight} without a wasted try): {} \
             changed the sheets and {tried} tried, where {needed} would have been enough.",
            n(*puzzles, "puzzle"),
            match minuets {
                1 => "1 minuet".to_owned(),
                _ => format!("{minuets} minuets"),
            },
        ),
        M::CheckCommand { path } => format!("minuet check {}", quoted(path)),
        M::MoreFailures { count, most } => {
            format!("and {count} more; a report written to a file lists up to {most}")
        }
        M::FailuresShown { shown, all } => format!(
            "{shown} of {all}. A puzzle opens in the page, in the position where the method stops, while minuet serve \
             is running."
        ),
    }
}

/// A path as shells take it, with quotes where it needs them.
fn quoted(path: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+,@%=:".contains(c);
    if path.chars().all(is_plain) && !path.starts_with('-') {
        return path.to_owned();
    }
    format!("'{}'", path.replace('\'', r"'\''"))
}

fn score(score: &NearScore) -> String {
    match *score {
        NearScore::Starters { starters, candidates } => {
            format!("{}, {}", n(starters, "starter"), n(candidates, "candidate"))
        }
        NearScore::Depth { depth, starters } => {
            format!("depth {depth}, {}", n(starters, "starter"))
        }
        NearScore::Minuets { minuets } => n(minuets, "minuet"),
    }
}

/// `1 part`, `2 parts`.
pub(super) fn n(count: u64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}
