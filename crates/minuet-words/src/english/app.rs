//! What the application tells a player.

use minuet_core::{Dancer, Starter};

use super::dancer_names::{enclosed, name};
use super::lists::{and, capital, number_word, place, written};
use super::minuet::{ENOUGH, settled};
use super::noun::{self, say_broken};
use super::outcome;
use crate::Words;
use crate::message::{AppMessage, Deeper, HintMessage, Lacking};

pub(super) fn say(message: &AppMessage) -> String {
    use AppMessage as M;
    match message {
        M::Unsolvable { broken } => format!("This puzzle cannot be solved: {}.", say_broken(broken)),
        M::NoSolution => "This puzzle has no solution.".into(),
        M::SeveralSolutions { solutions } => format!(
            "{} The method is for puzzles with only one.",
            outcome::several(solutions)
        ),
        M::TextTooLong => "This text is too long for one puzzle. Paste only one.".into(),
        M::NoPuzzleInText => {
            "There is no puzzle in this text. Type 81 digits, with dots for empty cells.".into()
        }
        M::SeveralPuzzlesInText => {
            "There is more than one puzzle in this text. This is the first.".into()
        }
        M::CodeTooLong { length, most } => format!(
            "A text of {length} characters is too long for a QR code that a phone can read: {most} at most."
        ),
        M::PictureWidth { least, most } => {
            format!("A picture must be {least} to {most} pixels wide.")
        }
        M::CannotBeDrawn => "This picture cannot be made.".into(),
        M::TooDeep { most } => format!("Minuets can be nested {most} deep at most."),
        M::NotForThePage => "This question may take too long for the page.".into(),
        M::DoNotFit { misfit } => {
            format!("The minuets on this sheet do not fit together: {}.", noun::say(&(*misfit).into()))
        }
        M::LineIsBusy => {
            "A minuet is open here. End it first, or choose one of its dancers.".into()
        }
        M::CandidatesFirst => {
            "Write the candidates of every cell first: a minuet needs them all.".into()
        }
        M::NotAStarter => {
            "This is not a starter. Choose a cell with two candidates, or a number with two cells.".into()
        }
        M::NoMinuetOpen => "No minuet is open. Choose a starter first.".into(),
        M::CannotEndSo => "You can't end the minuet that way.".into(),
        M::NothingFollows => "Nothing more follows here.".into(),
        M::DancerTakenForRight { dancer } => format!(
            "You say that {dancer} is right and {} is wrong. Nothing on the sheet shows it yet.",
            dancer.other()
        ),
        M::MarksErased => "All dots, circles and squares of this minuet are erased.".into(),
        M::Hint(message) => hint(message),
        M::Complete => "The sheet is complete, and it is right.".into(),
        M::CannotBeRight { broken } => format!("This cannot be right: {}.", say_broken(broken)),
        M::SomethingIsWrong => "Something on this sheet is wrong.".into(),
        M::ShortestReason => "This cannot be right, and here is the shortest reason found.".into(),
        M::NoShortReason => {
            "This cannot be right: there is no way to fill the rest, but no short reason was found.".into()
        }
        M::MethodEnds { starters: 0, .. } => {
            "The method ends here: nothing basic is left, and there is no starter.".into()
        }
        M::MethodEnds { starters: 1, depth, deeper } => format!(
            "The method ends here: the only starter has been danced at depth {depth}, and it does not help.{}",
            more(*deeper)
        ),
        M::MethodEnds { starters, depth, deeper } => format!(
            "The method ends here: all {starters} starters have been danced at depth {depth}, and none helps.{}",
            more(*deeper)
        ),
        M::CoachGivesUp { starters, depth, deeper } => format!(
            "The coach has looked at {} at depth {depth} and found none that helps, but has not tried \
             everything. So the method may not end here.{}",
            counted(*starters, "starter"),
            more(*deeper)
        ),
        M::AlreadyFilled => "Every cell already has candidates or ink.".into(),
        M::NoCandidateLeft { cell } => {
            format!("{cell} has no candidate left: something on this sheet is wrong.")
        }
        M::CannotGoOn { broken } => {
            format!("The method cannot continue: {}. Something on this sheet is wrong.", say_broken(broken))
        }
        M::TooMuchHistory { most } => format!("At most {most} earlier sheets can be compared."),
        M::SheetIsRight => "The sheet is right.".into(),
        M::SheetIsRightWithLeftovers => "The sheet is right. Some marks can be erased.".into(),
        M::SheetIsNotYetJustified => {
            "Nothing is wrong, but not everything on the sheet is justified yet.".into()
        }
        M::InkNotYet { cells } => {
            format!("Not yet justified: nothing on the sheet shows the ink in {}.", and(cells.iter()))
        }
        M::ErasedNotYet { cell, digits } => format!(
            "Not yet justified: nothing on the sheet rules out {} in {cell}.",
            and(digits.iter())
        ),
        M::SheetIsWrong { wrong_ink, missing, unjustified } => wrong(*wrong_ink, *missing, *unjustified),
        M::WrongInk { cell, digit } => format!("{digit} in {cell} is wrong."),
        M::MissingCandidate { cell, digit } => {
            format!("{digit} is missing in {cell}: it is still possible there.")
        }
        M::NoHalfDouble { structure: at, digit } if at.is_square() => format!(
            "Small {digit} in {}: a half double needs exactly two cells there.",
            place(*at)
        ),
        M::NoHalfDouble { structure: at, digit } => {
            format!("{digit} on the margin of {} is not a half double there.", place(*at))
        }
        M::Leftover { cell, digits } => format!(
            "{} in {cell} can be erased: the filled cells rule {} out.",
            and(digits.iter()),
            if digits.len() == 1 { "it" } else { "them" }
        ),
        M::SpentHalfDouble { structure: at, digit, cells } if at.is_square() => format!(
            "Small {digit} in {} can be erased: it is a leftover of a half double in {}.",
            and(cells.iter()),
            place(*at)
        ),
        M::SpentHalfDouble { structure: at, digit, .. } => format!(
            "{digit} on the margin of {} can be erased: its half double is settled.",
            place(*at)
        ),
        M::NotRuledOut { line, cell, digits } => format!(
            "Nothing in the line of {} rules out {} in {cell}.",
            name(line),
            and(digits.iter())
        ),
        M::BasicLeft => {
            "Something basic is left on this line: a minuet can wait until Step 3 is done.".into()
        }
        M::WouldComplete { dancer } => format!("It solves the puzzle: {dancer} completes."),
        M::WouldBreak { dancer, inked: 0 } => format!("{} breaks.", capital(&dancer.to_string())),
        M::WouldBreak { dancer, inked: 1 } => {
            format!("{} breaks. 1 number is inked.", capital(&dancer.to_string()))
        }
        M::WouldBreak { dancer, inked } => {
            format!("{} breaks. {inked} numbers are inked.", capital(&dancer.to_string()))
        }
        M::WouldBreakBoth => "Both dancers break: this line is wrong.".into(),
        M::WouldSolve => "It solves the puzzle: what both dancers agree on is enough.".into(),
        M::WouldErase { count } => format!("It erases {}.", counted(*count, "candidate")),
        M::WouldYieldNothing => "It yields nothing.".into(),
        M::MinuetEnded => "This minuet has come to an end.".into(),
        M::NothingYet => "Nothing yet: the dancers can still go on alone.".into(),
        M::StandStill => "Both dancers stand still and agree on nothing new.".into(),
        M::Agree { count } => format!("The dancers agree on {}.", counted(*count, "thing")),
        M::IfRight { dancer, cell, digits } => match digits.single() {
            Some(digit) => format!("If {dancer} is right, {cell} is {digit}."),
            None => format!("If {dancer} is right, {cell} is one of {}.", written(*digits)),
        },
        M::IfRightBlocked { dancer, digit, cell, structure: by } => format!(
            "If {dancer} is right, {digit} is in {cell}, where it is {}, and nowhere else in {}.",
            enclosed(*dancer),
            place(*by)
        ),
        M::FilmTooLong => {
            "This solve is too long for a film. Allow fewer minuets within minuets.".into()
        }
        M::StartEndsInStep { step } => format!("The sheet at the start. Step {step} finishes it."),
        M::StartNeedsMinuets { count } => {
            format!("The sheet at the start. It takes {}.", counted(*count as usize, "minuet"))
        }
        M::StartDoesNotFinish => "The sheet at the start. The method does not finish it.".into(),
        M::NoSuchKind { name } => format!(
            "There is no kind of puzzle called {name:?}. Try step1, step3, minuet, two-minuets or many-minuets."
        ),
        M::NoSuchDay { date } => {
            format!("{date:?} is not a date that has a puzzle. Write it as year-month-day, such as 2026-11-17.")
        }
        M::NoPuzzleMade => "No such puzzle was found. Try again.".into(),
        M::NoSuchPack { name } => format!("There is no pack {name:?}."),
        M::GalleryOfFailures => {
            "\"The minuet method solves all well-posed 9×9 Sudoku puzzles\" is a conjecture of its author. Here are \
             puzzles on which the method, as written, ends before the solution."
                .into()
        }
        M::FamousPuzzle { name } => name.clone(),
        M::SeventeenClues { number } => format!("17 clues, number {number}"),
        M::FourDeep { number } => format!("Four deep, number {number}"),
        M::OwnPuzzle { depth, number } => {
            format!("Made by this program, depth {depth}, number {number}")
        }
        M::DoesNotFail => "The method does not fail on this puzzle.".into(),
        M::WhyItFails { starters: 0 } => {
            "Nothing basic is left, and there is no starter: the method ends here.".into()
        }
        M::WhyItFails { starters: 1 } => {
            "Nothing basic is left. The only starter leads to two dancers that stand still, and whatever one of them \
             gives up the other keeps. So no candidate is ever dead in both, and the method ends here."
                .into()
        }
        M::WhyItFails { starters } => format!(
            "Nothing basic is left. Each of the {starters} starters leads to two dancers that stand still, and \
             whatever one of them gives up the other keeps. So no candidate is ever dead in both, and the method \
             ends here."
        ),
        M::WhyNoHelp { starter, given_up } => no_help(starter, *given_up),
        M::NoSuchLesson { name } => format!("There is no lesson {name:?}."),
        M::NoDrill => "No position was found for this rule. Try again.".into(),
        M::DifferentPuzzles => "The two sheets belong to different puzzles.".into(),
        M::StarterSettlesMuch { starter, settles } => {
            format!("Right: {}.", settled(starter, *settles))
        }
        M::StarterSettlesLittle { starter, settles } => format!(
            "{}. Close this minuet, and look for a starter where each side settles at least {} other \
             cells.",
            capital(&settled(starter, *settles)),
            number_word(ENOUGH.into())
        ),
        M::MinuetIsOpen => "Right: the minuet is open, and both dancers have their choice.".into(),
        M::Task { lesson } => super::English.lesson(*lesson).task,
        M::StepIsRight { why } => format!("Right. {}", hint(why)),
        M::RightSoFar { what, lacking } if lacking.is_empty() => format!("Right so far. {}", hint(what)),
        M::RightSoFar { what, lacking } => {
            let left = lacking.iter().map(still_to_do).collect::<Vec<_>>().join("; ");
            format!("Right so far. {} Still to do: {left}.", hint(what))
        }
        M::WriteItSmall { cells } => format!(
            "The right digits in the right cells, but big. Two places in a box make a half double: erase them in {} \
             and write them small (Small, or the key C).",
            and(cells.iter())
        ),
        M::NotAskedFor { lesson } => format!(
            "There is nothing wrong with that, but it is not the step asked for. {}",
            super::English.lesson(*lesson).task
        ),
        M::DoesNotFollow { fault, lesson } => format!(
            "Not yet. {} Undo it. {}",
            super::English.message(fault),
            super::English.lesson(*lesson).task
        ),
        M::DocumentVersion { found } => {
            format!("version {found} of the format, expected 2: solve the puzzle again")
        }
        M::ForeignDocument => "expected an object with \"minuet\": 2".into(),
        M::NoClaim => {
            "expected the entries of a trace, or the position of a certificate".into()
        }
        M::CertificateRejected { why } => {
            format!("certificate: {}", super::English.message(&(**why).clone().into()))
        }
        M::CertificateOfAnother => {
            "the certificate is for another puzzle or reading".into()
        }
        M::EntriesNoList => "entries: expected a list".into(),
        M::UnreadableEntry { number, error } => format!("entry {number}: {error}"),
        M::UnreadableDocument { error } => error.clone(),
    }
}

fn hint(hint: &HintMessage) -> String {
    crate::story::hint(&super::English, &hint.sheet, &hint.entry, hint.dose).to_string()
}

/// `1 cell`, `2 cells`.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn more(deeper: Deeper) -> &'static str {
    match deeper {
        Deeper::MayHelp => " Minuets within minuets may help: allow one more level.",
        Deeper::No => "",
    }
}

fn wrong(ink: usize, missing: usize, unjustified: usize) -> String {
    let parts = [
        (ink, counted(ink, "wrong number") + " in ink"),
        (missing, counted(missing, "cell") + " with a candidate missing"),
        (unjustified, counted(unjustified, "mark") + " that nothing justifies"),
    ];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words);
    let verb = if [ink, missing, unjustified].into_iter().find(|&n| n > 0) == Some(1) {
        "is"
    } else {
        "are"
    };
    format!("The sheet is not right: there {verb} {}.", and(parts))
}

fn no_help(starter: &Starter, given_up: [usize; 2]) -> String {
    let [circle, square] = Dancer::BOTH.map(|dancer| {
        let (cell, digit) = starter.choice(dancer);
        let count = counted(given_up[dancer as usize], "candidate");
        format!("with {digit} in {cell}, {dancer} gives up {count} and stands still")
    });
    format!("{}; {square}. Every candidate is kept by one of them.", capital(&circle))
}

/// What is still to be done of a step, in a few words.
fn still_to_do(lacking: &Lacking) -> String {
    match *lacking {
        Lacking::Ink { digit, cell } => format!("ink {digit} in {cell}"),
        Lacking::Small { digits, cell } => {
            let a = if digits.len() == 1 { "a " } else { "" };
            format!("write {a}small {} in {cell}", and(digits.iter()))
        }
        Lacking::Pencil { digits, cell } => format!("write {} in {cell}", and(digits.iter())),
        Lacking::Erase { digits, cell } => format!("erase {} from {cell}", and(digits.iter())),
        Lacking::Enclose { dancer, digit, cell } => {
            format!("{} takes {digit} in {cell}", name(&[dancer]))
        }
        Lacking::Dots { dancer, digits, cell } if digits.is_empty() => {
            format!("{} has nothing left in {cell}", name(&[dancer]))
        }
        Lacking::Dots { dancer, digits, cell } => {
            format!("{} keeps {} in {cell}", name(&[dancer]), and(digits.iter()))
        }
    }
}
