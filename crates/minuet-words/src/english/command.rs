//! What the command line says.

use minuet_core::Cell;

use super::English;
use super::lists::plural;
use crate::Words;
use crate::message::{CommandMessage, ConditionPart, HuntChecked, InputName, Place};

pub(super) fn say(message: &CommandMessage) -> String {
    use CommandMessage as M;
    match message {
        M::In { input, place: at, what } => {
            let gap = if matches!(at, Place::Document(_)) { ", " } else { ": " };
            format!("{}{gap}{}{}", name(input), place(*at), English.message(what))
        }
        M::InputName(input) => name(input),

        M::NotRead { input, error } => format!("{} cannot be read: {error}", name(input)),
        M::NotText { input } => {
            format!("{} is not a text file: expected UTF-8 text, found NUL bytes", name(input))
        }
        M::TooLarge { input, most_mib } => format!(
            "{} has more than {most_mib} MiB (unpacked): split it, or use minuet hunt",
            name(input)
        ),
        M::InputIsFolder { path } => format!("{path} is a folder: name the files in it"),
        M::EmptyArgument => "an argument is empty: expected a puzzle or a file".into(),
        M::NeitherFileNorPuzzle { argument } => {
            format!("{argument:?} is neither an existing file nor a puzzle")
        }
        M::ColumnWithoutParquet { input } => {
            format!("--column is for Parquet files, and {} is not one", name(input))
        }
        M::ChooseColumn { what } => format!("{}; choose one with --column", English.message(what)),
        M::EmptyCell => "this cell of the table is empty".into(),
        M::NoPuzzle => "there is no puzzle in it".into(),
        M::NotSingle { input } => {
            format!(
                "there is more after the first puzzle ({}): expected a single puzzle",
                name(input)
            )
        }
        M::NoDocument => "there is no document in it".into(),
        M::NotJson { place: at, error } => format!("{}expected JSON: {error}", place(*at)),

        M::OutputNotWritten { error } => format!("the output cannot be written: {error}"),
        M::NotWritten { path, error } => format!("{path} cannot be written: {error}"),
        M::NoFolder { path, folder } => {
            format!("{path} cannot be written: there is no folder {folder}")
        }
        M::IsFolder { path } => format!("{path} is a folder: name a file in it"),
        M::IsFile { path } => {
            format!("{path} is a file: expected a folder, or a name that ends in .svg")
        }
        M::Exists { path } => {
            format!("{path} already exists: choose another name, or add --force")
        }
        M::IsInput { path } => format!("{path} is one of the inputs: choose another name"),

        M::ThreadsNotStarted { error } => format!("threads cannot be started: {error}"),
        M::ThreadDied => "a thread ended too early: this is a bug, please report it".into(),
        M::ServerFailed { error } => format!("the server cannot continue: {error}"),
        M::SignalsNotHeard { error } => format!("Ctrl-C cannot be handled: {error}"),
        M::OpenToOthers => {
            "other machines can open this page, without a password: use it on networks you trust"
                .into()
        }
        M::NoBrowser { url } => format!("no browser can be started from here: open {url} yourself"),
        M::ChooseAnotherPort(why) => {
            format!("{}; choose another port with --port", super::server::say(why))
        }

        M::ExpectedStep => "expected a number, or end".into(),
        M::ExpectedPace { least, most } => format!("expected seconds, from {least} to {most}"),
        M::ExpectedSeconds => "expected a number of seconds".into(),
        M::ExpectedClues => "expected a number, or two with .. between them".into(),
        M::NoColumn { name, columns } => {
            format!("there is no column {name:?}; the columns are {}", columns.join(", "))
        }
        M::NoLetter { place, sign, next, letters } => {
            let found = match next {
                Some(next) => format!("{sign}{next} is not a known code; the codes are"),
                None => format!("{sign} at the end; expected"),
            };
            let known = match sign {
                '%' => {
                    let letters =
                        letters.iter().map(|(letter, name)| format!("%{letter} {name}, "));
                    letters.collect::<String>() + "and %% for a percent sign"
                }
                _ => r"\t, \n and \\".to_owned(),
            };
            format!("character {place}: {found} {known}")
        }
        M::Condition { place, found, expected } => match found.as_str() {
            "" => format!("expected {} at the end", part(expected)),
            found => format!("character {place}: expected {}, found {found:?}", part(expected)),
        },

        M::MidDance { circle, square } => format!(
            "The sheet in mid-dance, circle with {} in {}, square with {} in {}:",
            circle.0, circle.1, square.0, square.1
        ),
        M::LegendOfDance => "Circle: 3̇ kept, ③ enclosed. Square: 3̣ kept, [3] enclosed.".into(),
        M::LegendOfDanceInAscii => {
            "Circle: 3' kept, (3) enclosed. Square: 3, kept, [3] enclosed.".into()
        }
        M::LegendOfHalfDoubles => {
            "Small digits: half doubles of boxes; margins: half doubles of rows and columns.".into()
        }
        M::AllowDepth { depth } => {
            format!("(--reading depth={depth} lets the dancers dance minuets of their own.)")
        }
        M::DepthSolves { depth } => {
            format!("(Depth {depth} solves this puzzle: --reading depth={depth}.)")
        }
        M::DepthDoesNotSolve { depth } => format!("(Depth {depth} does not solve it either.)"),

        M::PhotoUnsure { puzzle, notes } => {
            let notes: String =
                notes.iter().map(|note| format!("\n  {}", English.message(note))).collect();
            format!(
                "some of this may have been misread:\n  {puzzle}{notes}\n  Give the 81 characters, corrected, instead of the photo, or add \
                 --as-read to use the photo as it was read."
            )
        }
        M::PhotoRepair { what, puzzle } => {
            format!("{}? Then there is one solution: {puzzle}", English.message(what))
        }
        M::Extension { path, expected } => {
            let format = expected.to_uppercase();
            format!("{path} is not a {format}: expected a file name that ends in .{expected}")
        }
        M::DebugSingle => "--debug works with one photo at a time: name only one".into(),

        M::NoSolution { why: None } => "no solution".into(),
        M::NoSolution { why: Some(why) } => format!("no solution: {}", English.message(why)),
        M::Solutions { count } => counted(*count as u64, "solution"),
        M::SolutionsOrMore { count } => format!("{} or more", counted(*count as u64, "solution")),
        M::Differ { cells } => {
            let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
            format!("they differ in {}", cells.join(", "))
        }

        M::Accepted { claim, entries, starters } => {
            let claim = claim.map_or_else(String::new, |claim| claim.to_string());
            let entries = entries.map(|count| match count {
                1 => "1 entry replayed".to_owned(),
                count => format!("{count} entries replayed"),
            });
            let starters = starters
                .map(|count| format!("certificate of {} holds", counted(count as u64, "starter")));
            let parts: Vec<String> = entries.into_iter().chain(starters).collect();
            format!("accepted: {claim} ({})", parts.join(", "))
        }
        M::Rejected { reason } => format!("rejected: {}", English.message(reason)),
        M::HuntChecked(checked) => hunt_checked(checked),
        M::MoreFaults { count } => format!("and {count} more"),
        M::PartsChecked { done, total } => format!("{done} of {} checked", counted(*total, "part")),

        M::RateExtension => {
            "-o: expected a file name that ends in .tsv, .json, .parquet or .txt".into()
        }
        M::RateNotParquet => {
            "-o: a .parquet file cannot hold what --tsv, --json or --format asks for".into()
        }
        M::CandidatesErased => {
            "candidates have been erased here: rate takes puzzles, not positions".into()
        }

        M::HuntOverStandardInput => {
            "standard input cannot be read again: if this hunt is stopped, it cannot be resumed"
                .into()
        }
        M::HuntWithoutPuzzle => "there is no puzzle in these inputs".into(),
        M::HuntProgress { lines, pace, failed, rejected } => {
            let puzzles = counted(*lines, "puzzle");
            format!("{puzzles}, {pace}/s, {failed} failed, {rejected} rejected")
        }

        M::NearNotUnique { puzzle } => {
            format!("--near takes puzzles with exactly one solution, and {puzzle} is not one")
        }
        M::NearNotRead => "some puzzles of --near cannot be read".into(),
        M::PatternNotSingle { argument } => {
            format!("{argument} has more after its first puzzle: --pattern takes a single puzzle")
        }
        M::Seed { seed } => format!("--seed {seed} gives these puzzles again"),
        M::NothingFound { tried, seconds } => format!(
            "nothing found so far: {tried} tried in {seconds} seconds. The search continues, but there may be no such puzzle \
             (--timeout or Ctrl-C ends it)"
        ),
        M::Working { done, seconds } => {
            format!("{} done, {seconds} seconds on the next", counted(*done, "puzzle"))
        }
        M::Generated { found, wanted, tried } => {
            format!("{found} of {}, {tried} tried", counted(*wanted, "puzzle"))
        }
        M::GeneratedFewer { found, wanted, tried, seconds } => {
            format!("found only {found} of {wanted} after trying {tried} in {seconds} s")
        }

        M::NoPack { name, packs } => {
            format!("there is no pack {name:?}; the packs are {}", packs.join(", "))
        }
        M::PackEnds { name, count } => format!("{name} has {}", counted(*count as u64, "puzzle")),
        M::PackColumns => "name          class   puzzles                 time  title".into(),
        M::PackTime { minutes: [shortest, longest] } => match (shortest, longest) {
            (_, ..60) => format!("{shortest}-{longest} min"),
            (600.., _) => format!("{}-{} h", shortest / 60, longest.div_ceil(60)),
            _ => format!("{} - {}", time(*shortest), time(*longest)),
        },

        M::NothingToSolve { why } => format!("there is nothing to solve: {}", English.message(why)),
        M::Several => "this puzzle has more than one solution".into(),
        M::StepBeyondEnd { step, last } => format!(
            "step {step} is beyond the end: this solve has {}; 0 is the start and `end` the last \
             sheet",
            counted(*last as u64, "step")
        ),
        M::PictureExtension { extension: Some(extension) } => {
            format!(".{extension} is not a picture format: expected .svg, .png or .pdf")
        }
        M::PictureExtension { extension: None } => {
            "the file name does not say which format to draw: add .svg, .png or .pdf".into()
        }
        M::PicturesInMarkdown => {
            "pictures go with Markdown: add --format md, or write to a file that ends in .md".into()
        }
        M::FilmTooLong { most } => format!(
            "this film would have more than {most} steps, which is as long as a film may be. Use --explain brief (the \
             default), a smaller depth, or --step N for one picture"
        ),
        M::LongTrace { entries, bytes } => format!(
            "this trace has {entries} entries and takes {} MB; --explain brief writes only what the ending needs",
            bytes / 1_000_000
        ),
        M::FilmIsSvg => "a film is SVG: expected -o FILE.svg, or a folder".into(),

        M::TitleCharacter { character } => {
            format!("the title contains {character:?}, which the font does not have")
        }
        M::NothingToPrint => "there is nothing to print".into(),

        M::ReportExtension => "-o: expected a file name that ends in .html, .txt or .json".into(),
    }
}

/// "1 part", "2 parts".
fn counted(count: u64, noun: &str) -> String {
    format!("{count} {}", plural(count as usize, noun))
}

fn name(input: &InputName) -> String {
    match input {
        InputName::Argument(number) => format!("argument {number}"),
        InputName::File(path) => path.clone(),
        InputName::StandardInput => "standard input".into(),
    }
}

/// A place, and what separates it from what is said about it.
fn place(place: Place) -> String {
    match place {
        Place::Whole => String::new(),
        Place::Line(line) => format!("line {line}: "),
        Place::Character { line, column } => format!("line {line}, column {column}: "),
        Place::EndOfLine(line) => format!("end of line {line}: "),
        Place::Row(row) => format!("row {row}: "),
        Place::RowCharacter { row, column } => format!("row {row}, column {column}: "),
        Place::Document(number) => format!("document {number}: "),
    }
}

fn part(expected: &ConditionPart) -> String {
    match expected {
        ConditionPart::JoinerOrEnd => "and, or, or the end".into(),
        ConditionPart::JoinerOrBracket => "and, or, or a closing bracket".into(),
        ConditionPart::LessNesting => "less deeply nested brackets and nots".into(),
        ConditionPart::Column { names } => format!("a column ({})", names.join(", ")),
        ConditionPart::ColumnOrSign => "a column or a sign".into(),
        ConditionPart::Relation => "one of = != < <= > >=".into(),
        ConditionPart::Equality { column } => format!("= or != after {column}"),
        ConditionPart::Verdict => "basic, minuet, failed, none or several".into(),
        ConditionPart::Number { most } => format!("a number from 0 to {most}"),
    }
}

fn hunt_checked(checked: &HuntChecked) -> String {
    let verdict = if checked.accepted { "accepted" } else { "rejected" };
    let ended = if checked.complete { "complete" } else { "not complete yet" };
    let inputs = match &checked.uncompared {
        None => "compared with the inputs".to_owned(),
        Some(reason) => format!("not compared with the inputs ({reason})"),
    };
    let certificates = match (checked.certificates, checked.accepted) {
        (1, true) => "1 certificate holds".to_owned(),
        (count, true) => format!("{count} certificates hold"),
        (count, false) => format!("{} judged", counted(count, "certificate")),
    };
    format!(
        "{}: {verdict}: {ended}, {} of {} {inputs}, {} decided again, {certificates}",
        checked.folder,
        counted(checked.parts, "part"),
        counted(checked.rows, "row"),
        counted(checked.again, "row"),
    )
}

/// Minutes as people say them: in hours from one on, and in whole hours from ten on.
fn time(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (0, rest) => format!("{rest} min"),
        (10.., _) => format!("{} h", (minutes + 30) / 60),
        (hours, 0) => format!("{hours} h"),
        (hours, rest) => format!("{hours} h {rest} min"),
    }
}
