//! The search for a rule.

use crate::features::{NAMES, place};
use crate::rule::{Rule, Settled, Term};
use crate::{Arguments, Figures, measure};

/// Looks a puzzle: the best rules are printed for each of these budgets.
const BUDGETS: [f64; 7] = [15.0, 30.0, 60.0, 120.0, 240.0, 480.0, f64::INFINITY];

/// Prints the best of all rules of one term, of those with another term after the best, and so on.
pub(crate) fn rankings(arguments: &Arguments) {
    let mut best = vec![Rule { first: None, terms: Vec::new(), settled: Settled::Pass }];
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

/// Measures rules, prints the best for each budget, and hands back the best of all.
fn print(arguments: &Arguments, rules: Vec<Rule>) -> Vec<Rule> {
    let puzzles = arguments.all();
    println!("{} rules, {} puzzles", rules.len(), puzzles.len());
    let mut ranked: Vec<_> = rules.iter().cloned().zip(measure(&puzzles, &rules)).collect();
    ranked.sort_by(|(_, a), (_, b)| cost(a).total_cmp(&cost(b)));
    for budget in BUDGETS {
        println!("at most {budget} looks");
        let within = ranked.iter().filter(|(_, figures)| figures.looks() <= budget);
        for (rule, figures) in within.take(arguments.keep) {
            println!("  {figures}  {rule}");
        }
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
    single.chain(double).map(|weights| Term { weights, at_least: None })
}
