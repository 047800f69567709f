//! Rules for choosing a starter: sums of what is seen, one after the other.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::features::{NAMES, Seen, place};

/// The starter with the largest first term is taken; among equals the second term decides, and so on, then the reading
/// order. Written `cell,sees` or `2*b1-min+links,b2-sum>=3`; a minus prefers the small. `n1-min>=3?n1-min`: the first
/// one in reading order whose sum is large enough, and if there is no such starter, the best by the rest. `sees|x1-min/4`: only
/// the first four in the order of `sees` are looked at before one is taken. With `/pass` at the end, what a fruitless minuet has settled both
/// ways is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rule {
    /// The order in which starters are looked at.
    pub(crate) before: Vec<Term>,
    /// How many of them may be under consideration before one is taken.
    pub(crate) most: usize,
    pub(crate) first: Option<Term>,
    pub(crate) terms: Vec<Term>,
    pub(crate) settled: Settled,
}

/// Starters for which one dancer of a fruitless minuet has taken the one side, and its partner the other. Their own minuets
/// are just as fruitless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Settled {
    /// They are tried like the others.
    Try,
    /// They come last.
    Pass,
}

/// A sum of features with weights, or whether it is large enough.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Term {
    pub(crate) weights: Vec<(usize, i32)>,
    pub(crate) at_least: Option<i32>,
}

/// What a rule makes of a starter; larger is better.
pub(crate) type Key = [i32; 4];

/// The key of a starter that ends the search.
pub(crate) const FIRST: Key = [i32::MAX, 0, 0, 0];

/// What it took to choose a starter.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Looks {
    /// Looks at structures and numbers, without those for the own numbers of a starter.
    others: u32,
    /// Own numbers of starters that were followed.
    numbers: u32,
    /// Cells that these settled.
    settled: u32,
}

impl Looks {
    pub(crate) fn add(self, other: Looks) -> Looks {
        Looks {
            others: self.others + other.others,
            numbers: self.numbers + other.numbers,
            settled: self.settled + other.settled,
        }
    }

    /// If one look at a number shows all that follows for it on one side.
    pub(crate) fn by_side(self) -> u32 {
        self.others + 2 * self.numbers
    }

    /// If every cell that is settled is a look.
    pub(crate) fn by_cell(self) -> u32 {
        self.others + self.numbers + self.settled
    }
}

impl Term {
    fn value(&self, seen: &Seen) -> i32 {
        let sum = self.weights.iter().map(|&(place, weight)| weight * i32::from(seen[place])).sum();
        self.at_least.map_or(sum, |least| i32::from(sum >= least))
    }

    /// What it takes to see it, as a set.
    fn glances(&self) -> u8 {
        self.weights.iter().fold(0, |set, &(place, _)| set | GLANCES[place].bit())
    }

    /// Whether it follows chains of two links and more.
    fn is_far(&self) -> bool {
        self.glances() & Glance::Links.bit() != 0
    }
}

/// What it takes to see a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Glance {
    /// No look.
    Nothing,
    /// One look at each number, wherever it stands: nine looks tell it of all starters.
    Numbers,
    /// One look at each structure, which is remembered for all starters.
    Count,
    /// For each starter, one look at each of its numbers, and one at each cell that is settled.
    Own,
    /// For each starter, one look at each structure of its cells.
    Structures,
    /// The same, and one look at each of its numbers: half doubles out of its sight count too.
    Far,
    /// The same, and three looks for each cell that the first link has settled.
    Links,
}

impl Glance {
    fn bit(self) -> u8 {
        1 << self as u8
    }
}

static GLANCES: LazyLock<[Glance; NAMES.len()]> = LazyLock::new(|| NAMES.map(glance));

/// Whether a feature puts starters in order without a look at each of them.
pub(crate) fn is_cheap(place: usize) -> bool {
    GLANCES[place] < Glance::Own
}

/// Whether a feature is seen without following chains of two links and more from starter to starter.
pub(crate) fn is_near(place: usize) -> bool {
    GLANCES[place] < Glance::Links
}

fn glance(name: &str) -> Glance {
    match name {
        "cell" | "lot" | "pairs" | "number" => Glance::Nothing,
        "places" | "halves" => Glance::Numbers,
        "sees" | "open" | "small" => Glance::Count,
        _ if name.starts_with('d') => Glance::Own,
        "h1-min" | "h1-sum" | "x1-min" | "x1-sum" => Glance::Far,
        "meet" => Glance::Links,
        _ if name.contains('-') && !name[1..].starts_with('1') => Glance::Links,
        _ => Glance::Structures,
    }
}

/// The looks that these terms take over starters that have been seen; chains of several links count as one link here.
fn looks<'a, 'b>(
    terms: impl Iterator<Item = &'a Term>,
    seen: impl Iterator<Item = &'b Seen>,
) -> Looks {
    let glances = terms.fold(0, |set, term| set | term.glances());
    let has = |glance: Glance| glances & glance.bit() != 0;
    let (mut structures, mut numbers, mut settled) = (0, 0, 0);
    for seen in seen {
        structures += u32::from(seen[STRUCTURES]);
        numbers += 1 + u32::from(seen[CELL]);
        settled += u32::from(seen[OWN]);
    }
    let once = if has(Glance::Numbers) { 9 } else { 0 };
    let far = has(Glance::Far) || has(Glance::Links);
    let near = match () {
        () if far => structures + numbers,
        () if has(Glance::Structures) => structures,
        () if has(Glance::Count) => structures.min(27),
        () => 0,
    };
    let others = Looks { others: once + near, ..Looks::default() };
    if has(Glance::Own) { Looks { numbers, settled, ..others } } else { others }
}

impl Rule {
    pub(crate) fn key(&self, seen: &Seen) -> Key {
        if self.is_first(seen) {
            return FIRST;
        }
        values(&self.terms, seen)
    }

    /// Where it stands in the order in which starters are looked at; larger is earlier.
    pub(crate) fn before(&self, seen: &Seen) -> Key {
        values(&self.before, seen)
    }

    /// Whether the search for a starter ends with this one.
    fn is_first(&self, seen: &Seen) -> bool {
        self.first.as_ref().is_some_and(|term| term.value(seen) > 0)
    }

    /// The looks that it took to put all starters in order, to judge some of them and to take one with this key. A condition
    /// that follows chains takes three more for each cell that one link settles, and so does a term that has to decide
    /// between equals.
    pub(crate) fn looks<'a>(
        &self,
        all: impl Iterator<Item = &'a Seen>,
        judged: impl Iterator<Item = &'a Seen> + Clone,
        taken: Key,
    ) -> Looks {
        let near = self.terms.iter().take_while(|term| !term.is_far()).count();
        let chains = near < self.terms.len() && taken != FIRST;
        let always = self.first.as_ref().is_some_and(Term::is_far);
        let follow = |seen: &&Seen| always || chains && self.key(seen)[..near] == taken[..near];
        let links = judged.clone().filter(follow).map(|seen| 3 * u32::from(seen[ONE_LINK])).sum();
        let judging = self.first.iter().chain(&self.terms);
        looks(self.before.iter(), all)
            .add(looks(judging, judged))
            .add(Looks { others: links, ..Looks::default() })
    }
}

fn values(terms: &[Term], seen: &Seen) -> Key {
    let mut key = [0; 4];
    for (value, term) in key.iter_mut().zip(terms) {
        *value = term.value(seen);
    }
    key
}

/// Its kind, the structures of the cells of a starter, and what both sides settle within one link.
const CELL: usize = place("cell");
const STRUCTURES: usize = place("structures");
const ONE_LINK: usize = place("x1-sum");
/// What the own numbers of a starter settle on both sides.
const OWN: usize = place("dall-sum");

impl FromStr for Rule {
    type Err = String;

    fn from_str(text: &str) -> Result<Rule, String> {
        let (text, settled) = match text.strip_suffix("/pass") {
            Some(text) => (text, Settled::Pass),
            None => (text, Settled::Try),
        };
        let (text, most) = match text.rsplit_once('/') {
            Some((text, most)) => {
                (text, most.parse().map_err(|_| format!("{most}: expected a number"))?)
            }
            None => (text, usize::MAX),
        };
        let (before, text) = match text.split_once('|') {
            Some((before, text)) => (terms(before)?, text),
            None => (Vec::new(), text),
        };
        let (first, text) = match text.split_once('?') {
            Some((first, rest)) => (Some(first.parse()?), rest),
            None => (None, text),
        };
        Ok(Rule { before, most, first, terms: terms(text)?, settled })
    }
}

fn terms(text: &str) -> Result<Vec<Term>, String> {
    let terms: Vec<Term> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if terms.len() > Key::default().len() {
        return Err(format!("{text}: expected four terms at most"));
    }
    Ok(terms)
}

impl FromStr for Term {
    type Err = String;

    fn from_str(text: &str) -> Result<Term, String> {
        let (sum, at_least) = match text.split_once(">=") {
            Some((sum, least)) => {
                (sum, Some(least.parse().map_err(|_| format!("{least}: expected a number"))?))
            }
            None => (text, None),
        };
        let weights: Result<_, String> = sum.split('+').map(weight).collect();
        Ok(Term { weights: weights?, at_least })
    }
}

fn weight(text: &str) -> Result<(usize, i32), String> {
    let (text, sign) = text.strip_prefix('-').map_or((text, 1), |rest| (rest, -1));
    let (weight, name) = text.split_once('*').unwrap_or(("1", text));
    let weight: i32 = weight.parse().map_err(|_| format!("{weight}: expected a number"))?;
    if !NAMES.contains(&name) {
        return Err(format!("{name}: expected one of {}", NAMES.join(", ")));
    }
    Ok((place(name), sign * weight))
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |terms: &[Term]| {
            let texts: Vec<String> = terms.iter().map(Term::to_string).collect();
            texts.join(",")
        };
        if !self.before.is_empty() {
            write!(f, "{}|", list(&self.before))?;
        }
        if let Some(first) = &self.first {
            write!(f, "{first}?")?;
        }
        f.write_str(&list(&self.terms))?;
        if self.most < usize::MAX {
            write!(f, "/{}", self.most)?;
        }
        match self.settled {
            Settled::Try => Ok(()),
            Settled::Pass => write!(f, "/pass"),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, &(place, weight)) in self.weights.iter().enumerate() {
            let plus = if i == 0 { "" } else { "+" };
            let name = NAMES[place];
            match weight {
                1 => write!(f, "{plus}{name}")?,
                -1 => write!(f, "{plus}-{name}")?,
                _ => write!(f, "{plus}{weight}*{name}")?,
            }
        }
        self.at_least.map_or(Ok(()), |least| write!(f, ">={least}"))
    }
}
