//! `lessons`, `lesson` and `drill`: one rule at a time.

use minuet_core::{Entry, Find, Paper, Puzzle, Reading, Sheet, Step};
use minuet_make::{Pack, Random, Symmetry};
use minuet_method::{Brought, Coach};
use minuet_words::message::AppMessage;
use minuet_words::{Language, Lesson, Message};

use super::next::{Guide, Habit, Next, solution};
use crate::curriculum::{Source, advice, is_met, named, order, source};
use crate::{Drill, LessonTitle, Lessons};

/// How many puzzles are looked at for a position.
const TRIES: usize = 200;
/// How many steps of a puzzle are looked at.
const STEPS: usize = 1200;
/// The number that deals the position of a lesson.
const LESSON: u32 = 2018;

pub(super) fn titles(language: Language) -> Lessons {
    let title = |lesson: Lesson| {
        let words = language.words().lesson(lesson);
        LessonTitle { name: lesson.name().to_owned(), title: words.title, cite: words.cite }
    };
    Lessons { lessons: Lesson::ALL.map(title).to_vec() }
}

pub(super) fn lesson(name: &str, language: Language) -> Result<crate::LessonContents, Message> {
    let words = language.words().lesson(named(name)?);
    let drill = drill(name, LESSON, language)?;
    Ok(crate::LessonContents { title: words.title, cite: words.cite, words: words.words, drill })
}

/// A position in which the coach would apply this rule next: nothing easier is left. It comes from a puzzle of the
/// packs, turned and relabelled so that it cannot be known by heart.
pub(super) fn drill(name: &str, seed: u32, language: Language) -> Result<Drill, Message> {
    let lesson = named(name)?;
    let mut random = Random::new(u64::from(seed));
    let packs = minuet_make::packs();
    for attempt in 0..TRIES {
        let Some((puzzle, reading)) = puzzle(lesson, &packs, attempt, &mut random) else {
            continue;
        };
        let puzzle = Symmetry::random(&mut random).apply(&puzzle);
        if let Some(sheet) = position(&Paper::new(puzzle), lesson, &reading, &mut random) {
            let task = language.words().lesson(lesson).task;
            let starters = advice(lesson);
            return Ok(Drill { sheet, rule: name.to_owned(), task, reading, starters });
        }
    }
    Err(AppMessage::NoDrill.into())
}

/// A puzzle in which the rule may be met, and the reading that solves it.
fn puzzle(
    lesson: Lesson,
    packs: &[Pack],
    attempt: usize,
    random: &mut Random,
) -> Option<(Puzzle, Reading)> {
    match source(lesson) {
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
fn position(
    start: &Paper,
    lesson: Lesson,
    reading: &Reading,
    random: &mut Random,
) -> Option<Paper> {
    let solution = solution(start).ok()?;
    let mut sheet = minuet_method::read(start).ok()?;
    let habit = Habit { ranking: advice(lesson).into(), order: order(lesson) };
    let mut guide = Guide::new(&solution, reading, habit);
    let mut found: Option<Sheet> = None;
    let (mut count, mut before) = (0, None);
    for _ in 0..STEPS {
        let Next::Entry(entry) = guide.next(&sheet) else { break };
        // The clean-up in the middle of a minuet is no place to learn Step 3.
        let apt = entry.step == Step::Four || sheet.dances().is_empty();
        let met = match lesson {
            Lesson::Stall => stalled(&sheet, &entry, reading),
            _ => (apt && is_met(lesson, &sheet, before.as_ref(), &entry)).then(|| sheet.clone()),
        };
        if let Some(met) = met {
            count += 1;
            // Each of them is taken with the same chance.
            if random.below(count) == 0 {
                found = Some(met);
            }
            // Later ones are no different, and the way to them is long.
            if count == 8 {
                break;
            }
        }
        sheet.apply(&entry).ok()?;
        before = Some(entry);
    }
    found.map(|sheet| minuet_method::written(start, &sheet))
}

/// A minuet that brings nothing, danced to where both dancers stand still. The coach would open another one here.
fn stalled(sheet: &Sheet, next: &Entry, reading: &Reading) -> Option<Sheet> {
    if !matches!(next.find, Find::Starter { .. }) || !next.dance.is_empty() {
        return None;
    }
    let coach = Coach::new(sheet, reading);
    let fruitless = minuet_method::starters(sheet.position()).into_iter().find_map(|starter| {
        let danced = coach.dance(&[], starter, 1, STEPS).ok()?;
        (danced.brought == Brought::Nothing).then_some(danced.entries)
    })?;
    let mut stalled = sheet.clone();
    let danced = fruitless.iter().take_while(|entry| entry.find != Find::Stall);
    danced.for_each(|entry| stalled.apply(entry).expect("the teacher writes only what fits"));
    Some(stalled)
}
