//! The puzzle of the day: a function of the date alone.

use minuet_core::Puzzle;

use crate::{Kind, Random, Symmetry};

/// The puzzles that the days take turns with. They never change, or the same day would have two puzzles.
const POOL: &str = include_str!("../days.txt");

/// What makes the images of the puzzles; it never changes either.
const SEED: u64 = 1707;

/// What each day of the week asks for, from Monday on.
const WEEK: [Kind; 7] = [
    Kind::Step1,
    Kind::Step1,
    Kind::Step3,
    Kind::Step3,
    Kind::Minuet,
    Kind::Minuet,
    Kind::TwoMinuets,
];

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// How many days after Monday, 3 January 2000.
    number: u32,
}

impl Day {
    /// Reads a date from 2000-01-03 to 2999-12-31, such as `2026-11-17`.
    ///
    /// ```
    /// use minuet_make::Day;
    ///
    /// assert!(Day::read("2028-02-29").is_some());
    /// assert!(Day::read("2027-02-29").is_none());
    /// ```
    pub fn read(date: &str) -> Option<Day> {
        let parts: Vec<&str> = date.split('-').collect();
        let [year, month, day] = parts[..] else { return None };
        if [year.len(), month.len(), day.len()] != [4, 2, 2] {
            return None;
        }
        let number = |text: &str| {
            text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u32>().ok())?
        };
        let (year, month, day) = (number(year)?, number(month)?, number(day)?);
        if !(2000..3000).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        if !(1..=days_of(year, month)).contains(&day) {
            return None;
        }
        let years: u32 =
            (2000..year).map(|year| (1..=12).map(|month| days_of(year, month)).sum::<u32>()).sum();
        let months: u32 = (1..month).map(|month| days_of(year, month)).sum();
        // The first two days of 2000 belong to the week before.
        Some(Day { number: (years + months + day - 1).checked_sub(2)? })
    }

    /// What the puzzle of this day asks for: easy ones at the beginning of the week, hard ones at its end.
    pub fn kind(self) -> Kind {
        WEEK[self.number as usize % 7]
    }

    /// The puzzle of this day, the same in every version of the program.
    pub fn puzzle(self) -> Option<Puzzle> {
        let kind = self.kind();
        let same = |days: &[Kind]| days.iter().filter(|&&other| other == kind).count();
        let (week, weekday) = (self.number as usize / 7, self.number as usize % 7);
        let turn = week * same(&WEEK) + same(&WEEK[..weekday]);
        let pool = pool(kind);
        let puzzle = pool.get(turn.checked_rem(pool.len())?)?.parse().ok()?;
        // Whoever has solved it before does not know it again.
        Some(Symmetry::random(&mut Random::stream(SEED, u64::from(self.number))).apply(&puzzle))
    }
}

/// The puzzles of a kind, in their order.
fn pool(kind: Kind) -> Vec<&'static str> {
    let head = format!("# kind: {}", kind.name());
    let below = POOL.lines().skip_while(|line| *line != head).skip(1);
    let here = below.take_while(|line| !line.starts_with("# kind: "));
    here.filter(|line| !line.starts_with('#')).collect()
}

fn days_of(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
