//! `lessons`, `lesson` and `drill`: one rule at a time.

use minuet_core::{Puzzle, Reading, Sheet as Core, Step};
use minuet_make::{Pack, Random, Symmetry};

use super::next::{Next, next_in, solution};
use crate::lessons::{self, LESSONS, Rule, Source};
use crate::{Drill, Lesson, LessonTitle, Lessons, Refused, Sheet};

/// How many puzzles are looked at for a position.
const TRIES: usize = 40;
/// How many steps of a puzzle are looked at.
const STEPS: usize = 1200;
/// The number that deals the position of a lesson.
const LESSON: u32 = 2018;

pub(super) fn titles() -> Lessons {
    let title = |rule: &Rule| LessonTitle {
        name: rule.name.to_owned(),
        title: rule.title.to_owned(),
        cite: rule.cite.to_owned(),
        drill: true,
    };
    Lessons { lessons: LESSONS.iter().map(title).collect() }
}

fn known(name: &str) -> Result<&'static Rule, Refused> {
    lessons::rule(name).ok_or_else(|| {
        Refused::because(format!("There is no lesson {name:?}. The question `lessons` lists them."))
    })
}

pub(super) fn lesson(name: &str) -> Result<Lesson, Refused> {
    let rule = known(name)?;
    Ok(Lesson {
        title: rule.title.to_owned(),
        cite: rule.cite.to_owned(),
        words: rule.words.iter().map(|&words| words.to_owned()).collect(),
        drill: drill(name, LESSON)?,
    })
}

/// A position in which the coach would apply this rule next: nothing easier is left. It comes from a puzzle of the
/// packs, turned and relabelled so that nobody knows it by heart.
pub(super) fn drill(name: &str, seed: u32) -> Result<Drill, Refused> {
    let rule = known(name)?;
    let mut random = Random::new(u64::from(seed));
    let packs = minuet_make::packs();
    for attempt in 0..TRIES {
        let Some((puzzle, reading)) = puzzle(rule, &packs, attempt, &mut random) else { continue };
        let puzzle = Symmetry::random(&mut random).apply(&puzzle);
        if let Some(sheet) = position(&Sheet::new(puzzle), rule, &reading, &mut random) {
            let (rule, task) = (name.to_owned(), rule.task.to_owned());
            return Ok(Drill { sheet, rule, task, reading });
        }
    }
    Err(Refused::because("No position was found for this rule. Take another number."))
}

/// A puzzle in which the rule may be met, and the reading that solves it.
fn puzzle(
    rule: &Rule,
    packs: &[Pack],
    attempt: usize,
    random: &mut Random,
) -> Option<(Puzzle, Reading)> {
    match rule.source {
        Source::Puzzles(list) => {
            Some((list[random.below(list.len())].parse().ok()?, Reading::PAPER))
        }
        Source::Packs(names) => {
            // The likeliest pack most often, the others in turn.
            let wanted =
                names[if attempt.is_multiple_of(2) { 0 } else { attempt / 2 % names.len() }];
            let pack = packs.iter().find(|pack| pack.name == wanted)?;
            Some((pack.puzzles[random.below(pack.puzzles.len())].puzzle, pack.reading()))
        }
    }
}

/// One of the sheets on the way to the solution where the rule comes next.
fn position(start: &Sheet, rule: &Rule, reading: &Reading, random: &mut Random) -> Option<Sheet> {
    let solution = solution(&start.puzzle).ok()?;
    let mut core: Core = start.core().ok()?;
    let mut found: Option<Core> = None;
    let mut count = 0;
    for _ in 0..STEPS {
        let Next::Entry(entry) = next_in(&core, &solution, reading, rule.order) else { break };
        // The clean-up in the middle of a minuet is no place to learn Step 3.
        let apt = entry.step == Step::Four || core.dances().is_empty();
        if apt && lessons::name(&entry) == Some(rule.name) {
            count += 1;
            // Each of them is taken with the same chance.
            if random.below(count) == 0 {
                found = Some(core.clone());
            }
            // Later ones are no different, and the way to them is long.
            if count == 8 {
                break;
            }
        }
        core.apply(&entry).ok()?;
    }
    found.map(|core| start.after(&core))
}
