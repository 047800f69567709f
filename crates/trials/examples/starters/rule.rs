//! Rules for choosing a starter: sums of what is seen, one after the other.

use std::fmt;
use std::str::FromStr;

use crate::features::{NAMES, Seen, place};

/// The starter with the largest first term is taken; among equals the second term decides, and so on, then the reading
/// order. Written `cell,sees` or `2*b1-min+links,b2-sum>=3`; a minus prefers the small. `n1-min>=3?n1-min`: the first
/// one in reading order whose sum is large enough; the rest counts where there is none. With `/pass` at the end, what a
/// vain minuet has settled both ways is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rule {
    pub(crate) first: Option<Term>,
    pub(crate) terms: Vec<Term>,
    pub(crate) settled: Settled,
}

/// Starters for which one dancer of a vain minuet has taken the one side, and its partner the other. Their own minuets
/// are just as vain.
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

impl Term {
    fn value(&self, seen: &Seen) -> i32 {
        let sum = self.weights.iter().map(|&(place, weight)| weight * i32::from(seen[place])).sum();
        self.at_least.map_or(sum, |least| i32::from(sum >= least))
    }

    /// Whether it follows chains of two links and more.
    fn is_far(&self) -> bool {
        self.weights
            .iter()
            .any(|&(place, _)| !NAMES[place][1..].starts_with('1') && NAMES[place].contains('-'))
    }
}

impl Rule {
    pub(crate) fn key(&self, seen: &Seen) -> Key {
        let mut key = [0; 4];
        if self.is_first(seen) {
            return [i32::MAX, 0, 0, 0];
        }
        for (value, term) in key.iter_mut().zip(&self.terms) {
            *value = term.value(seen);
        }
        key
    }

    /// Whether the search for a starter ends with this one.
    pub(crate) fn is_first(&self, seen: &Seen) -> bool {
        self.first.as_ref().is_some_and(|term| term.value(seen) > 0)
    }

    /// The looks that it took to judge these starters and to take this one: one at each structure of their cells, and, where a
    /// term that follows chains has to decide between equals, at each structure of every cell that one link settles.
    pub(crate) fn looks<'a>(&self, judged: impl Iterator<Item = &'a Seen>, taken: &Seen) -> u32 {
        let near = self.terms.iter().take_while(|term| !term.is_far()).count();
        let chains = near < self.terms.len() && !self.is_first(taken);
        let equals = &self.key(taken)[..near];
        judged
            .map(|seen| {
                let follows = chains && self.key(seen)[..near] == *equals;
                let links = if follows { 3 * u32::from(seen[ONE_LINK]) } else { 0 };
                u32::from(seen[STRUCTURES]) + links
            })
            .sum()
    }
}

/// The structures of the cells of a starter, and what both sides settle within one link.
const STRUCTURES: usize = place("structures");
const ONE_LINK: usize = place("x1-sum");

impl FromStr for Rule {
    type Err = String;

    fn from_str(text: &str) -> Result<Rule, String> {
        let (text, settled) = match text.strip_suffix("/pass") {
            Some(text) => (text, Settled::Pass),
            None => (text, Settled::Try),
        };
        let (first, text) = match text.split_once('?') {
            Some((first, rest)) => (Some(first.parse()?), rest),
            None => (None, text),
        };
        let terms: Result<Vec<Term>, String> = text.split(',').map(str::parse).collect();
        let terms = terms?;
        if terms.len() > Key::default().len() {
            return Err(format!("{text}: expected four terms at most"));
        }
        Ok(Rule { first, terms, settled })
    }
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
        if let Some(first) = &self.first {
            write!(f, "{first}?")?;
        }
        for (i, term) in self.terms.iter().enumerate() {
            write!(f, "{}{term}", if i == 0 { "" } else { "," })?;
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
