//! The search for a rule.

use crate::features::{NAMES, place};
use crate::rule::{Rule, Settled, Term, is_near};
use crate::{Arguments, Figures, measure};

/// Looks a choice: the best rules are printed for each of these budgets. The second is a minute.
const BUDGETS: [f64; 9] = [7.0, 14.0, 20.0, 28.0, 42.0, 60.0, 120.0, 240.0, f64::INFINITY];
/// The minuets and the starters that a rule should not exceed.
const GOAL: (f64, f64) = (1.40, 1.55);
/// How many starters may be under consideration.
const MOST: [usize; 9] = [2, 3, 4, 5, 6, 8, 12, 20, usize::MAX];

/// Prints the best of all rules of one term, of those with another term after the best, and so on.
pub(crate) fn rankings(arguments: &Arguments) {
    let mut best = vec![rule(Vec::new())];
    for _ in 0..arguments.terms {
        let longer = |rule: &Rule, term: Term| {
            let mut rule = rule.clone();
            rule.terms.push(term);
            rule
        };
        let rules = best.iter().flat_map(|rule| sums(arguments).map(|term| longer(rule, term)));
        best = print(arguments, rules.collect());
    }
}

/// Prints the best of all rules that take the first starter for which one or two features add up to enough.
pub(crate) fn firsts(arguments: &Arguments) {
    let rules = arguments.rules.iter().flat_map(|rule| {
        sums(arguments).flat_map(move |term| {
            (1..=16).map(move |least| {
                let first = Term { at_least: Some(least), ..term.clone() };
                Rule { first: Some(first), ..rule.clone() }
            })
        })
    });
    print(arguments, rules.collect());
}

/// Prints the best of all rules that look at starters in the order of one feature that takes no chains, and take the first for which one of the
/// features that were asked for is large enough, or the best of the first few.
pub(crate) fn windows(arguments: &Arguments) {
    let all: Vec<usize> = (0..NAMES.len()).filter(|&place| is_near(place)).collect();
    let signs = |place: &usize| [1, -1].map(|sign| vec![term(vec![(*place, sign)])]);
    let orders = std::iter::once(Vec::new()).chain(all.iter().flat_map(signs));
    let mut rules = Vec::new();
    for before in orders {
        rules.push(Rule {
            before: before.clone(),
            most: 1,
            ..rule(vec![term(vec![(place("lot"), 1)])])
        });
        for name in &arguments.features {
            let judge = term(vec![(place(name), 1)]);
            let firsts = (2..=8).map(|least| Some(Term { at_least: Some(least), ..judge.clone() }));
            for first in std::iter::once(None).chain(firsts) {
                for most in MOST {
                    let (before, first) = (before.clone(), first.clone());
                    rules.push(Rule { before, most, first, ..rule(vec![judge.clone()]) });
                }
            }
        }
    }
    print(arguments, rules);
}

fn rule(terms: Vec<Term>) -> Rule {
    Rule { before: Vec::new(), most: usize::MAX, first: None, terms, settled: Settled::Pass }
}

fn term(weights: Vec<(usize, i32)>) -> Term {
    Term { weights, at_least: None }
}

/// Measures rules, prints the best for each budget, and hands back the best of all.
fn print(arguments: &Arguments, rules: Vec<Rule>) -> Vec<Rule> {
    let puzzles = arguments.all();
    println!("{} rules, {} puzzles", rules.len(), puzzles.len());
    let mut ranked: Vec<_> = rules.iter().cloned().zip(measure(&puzzles, &rules)).collect();
    ranked.sort_by(|(_, a), (_, b)| cost(a).total_cmp(&cost(b)));
    for budget in BUDGETS {
        println!("at most {budget} looks a choice");
        let within = ranked.iter().filter(|(_, figures)| figures.looks_a_choice() <= budget);
        for (rule, figures) in within.take(arguments.keep) {
            println!("  {figures}  {rule}");
        }
    }
    let mut reach: Vec<_> = ranked
        .iter()
        .filter(|(_, figures)| figures.minuets().0 <= GOAL.0 && figures.tried().0 <= GOAL.1)
        .collect();
    reach.sort_by(|(_, a), (_, b)| a.looks_a_choice().total_cmp(&b.looks_a_choice()));
    println!("{} minuets and {} starters at most, the fewest looks first", GOAL.0, GOAL.1);
    for (rule, figures) in reach.into_iter().take(arguments.keep) {
        println!("  {figures}  {rule}");
    }
    ranked.into_iter().take(arguments.keep).map(|(rule, _)| rule).collect()
}

fn cost(figures: &Figures) -> f64 {
    figures.minuets().0 + figures.tried().0
}

/// Every feature that is asked for, and every sum and difference of two with small weights.
fn sums(arguments: &Arguments) -> impl Iterator<Item = Term> {
    let places: Vec<usize> = match arguments.features.as_slice() {
        [] => (0..NAMES.len()).collect(),
        names => names.iter().map(|name| place(name)).collect(),
    };
    let single = places.clone().into_iter().flat_map(|a| [1, -1].map(|w| vec![(a, w)]));
    let pairs = (0..places.len()).flat_map(|a| (0..a).map(move |b| (a, b))).collect::<Vec<_>>();
    let double = pairs.into_iter().flat_map(move |(a, b)| {
        let (a, b) = (places[a], places[b]);
        [(1, 1), (1, 2), (2, 1), (1, -1), (-1, 1), (2, -1), (-1, 2)]
            .map(|(v, w)| vec![(a, v), (b, w)])
    });
    single.chain(double).map(term)
}
