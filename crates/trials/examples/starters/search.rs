//! The search for a rule: all rules of a space are tried on a sample, and the best of them on everything.

use std::collections::HashSet;

use minuet_core::Puzzle;

use crate::features::NAMES;
use crate::figures::{Figures, measure};
use crate::rule::{Rule, Settled, Term, is_cheap, is_near};
use crate::{Arguments, half_of};

/// Looks a choice: the best rules are found for each of these budgets. 14 are a minute, 27 is what footnote 8 takes.
const BUDGETS: [f64; 10] = [7.0, 10.0, 14.0, 20.0, 27.0, 42.0, 60.0, 120.0, 240.0, f64::INFINITY];
/// The minuets and the starters that a rule should not exceed, on each list.
const GOAL: (f64, f64) = (1.40, 1.55);
/// How many starters may be under consideration.
const MOST: [usize; 8] = [2, 3, 4, 6, 8, 12, 20, usize::MAX];
/// The conditions that end the search for a starter, besides none.
const LEAST: std::ops::RangeInclusive<i32> = 1..=12;
/// How many rules of each budget go on to everything, how many get a second term, and how many are printed.
const KEPT: (usize, usize, usize) = (300, 10, 3);

/// A rule, and its figures on each list.
struct Measured {
    rule: Rule,
    lists: Vec<Figures>,
    /// Minuets and starters, every list counted equally.
    cost: f64,
    /// Looks a choice, every list counted equally.
    looks: f64,
}

/// Prints the best rules for each budget on the even halves of the lists, and those same rules on the odd halves.
pub(crate) fn search(arguments: &Arguments) {
    let lists: Vec<_> = arguments.files.iter().map(|file| arguments.puzzles(file)).collect();
    let halves = [0, 1].map(|half| {
        let of_half = |list: &Vec<Puzzle>| {
            list.iter().filter(|puzzle| half_of(puzzle) == half).copied().collect::<Vec<_>>()
        };
        lists.iter().map(of_half).collect::<Vec<_>>()
    });
    let sample: Vec<_> =
        halves[0].iter().map(|list| list[..list.len().min(arguments.sample)].to_vec()).collect();
    let first = best(&all(&sample, space()), KEPT.0);
    // Measured anew by themselves, so that of rules that play alike one stands for all budgets.
    let longer = best(&all(&sample, first.clone()), KEPT.1);
    let longer = longer.iter().flat_map(with_second).collect();
    let longer = best(&all(&sample, longer), KEPT.0);
    let searched = all(&halves[0], [first, longer].concat());
    let unseen = all(&halves[1], best(&searched, KEPT.2));
    for budget in BUDGETS {
        println!("at most {budget} looks a choice");
        for rule in within(&searched, budget, KEPT.2) {
            println!("  {rule}");
            for (half, measured) in [("even", &searched), ("odd", &unseen)] {
                let found = measured.iter().find(|one| one.rule == rule).expect("was measured");
                for (file, figures) in arguments.files.iter().zip(&found.lists) {
                    println!("    {figures}  {file}, {half} half");
                }
            }
        }
    }
    let reach = searched.iter().filter(|one| one.reaches_goal());
    if let Some(reach) = reach.min_by(|a, b| a.looks.total_cmp(&b.looks)) {
        let (minuets, tried) = GOAL;
        println!("{minuets} minuets and {tried} starters at most on the even half of each list,");
        println!("with the fewest looks a choice, {:.1}:\n  {}", reach.looks, reach.rule);
    }
}

impl Measured {
    fn new(rule: Rule, lists: Vec<Figures>) -> Measured {
        let cost = lists.iter().map(|list| list.minuets.mean() + list.tried.mean()).sum();
        let looks = lists.iter().map(Figures::looks_a_choice).sum::<f64>() / lists.len() as f64;
        Measured { rule, lists, cost, looks }
    }

    fn reaches_goal(&self) -> bool {
        let reaches = |list: &Figures| list.minuets.mean() <= GOAL.0 && list.tried.mean() <= GOAL.1;
        self.lists.iter().all(reaches)
    }
}

/// The figures of each rule on each list.
fn all(lists: &[Vec<Puzzle>], rules: Vec<Rule>) -> Vec<Measured> {
    println!("{} rules, {} puzzles", rules.len(), lists.iter().map(Vec::len).sum::<usize>());
    let figures: Vec<_> = lists.iter().map(|list| measure(list, &rules)).collect();
    let of = |i: usize| figures.iter().map(|figures| figures[i]).collect();
    rules.into_iter().enumerate().map(|(i, rule)| Measured::new(rule, of(i))).collect()
}

/// The best rules for each budget, each rule once.
fn best(measured: &[Measured], count: usize) -> Vec<Rule> {
    let mut known = HashSet::new();
    let rules = BUDGETS.iter().flat_map(|&budget| within(measured, budget, count));
    rules.filter(|rule| known.insert(rule.clone())).collect()
}

/// The best rules within a budget; of those that play alike, the shortest.
fn within(measured: &[Measured], budget: f64, count: usize) -> Vec<Rule> {
    let mut within: Vec<_> = measured.iter().filter(|one| one.looks <= budget).collect();
    let order = |a: &Measured, b: &Measured| a.cost.total_cmp(&b.cost).then(size(a).cmp(&size(b)));
    within.sort_by(|a, b| order(a, b));
    within.dedup_by_key(|one| one.cost);
    within.into_iter().take(count).map(|one| one.rule.clone()).collect()
}

/// How many features a rule names.
fn size(one: &Measured) -> usize {
    let terms = one.rule.before.iter().chain(&one.rule.first).chain(&one.rule.terms);
    terms.map(|term| term.weights.len()).sum()
}

/// In reading order, every feature and every sum of two near ones; in the order of a feature that is cheap, every feature;
/// each with every condition and as many under consideration as may be.
fn space() -> Vec<Rule> {
    let mut rules = Vec::new();
    for term in singles().chain(sums()) {
        rules.extend(conditions(&[], &term));
    }
    for order in features().filter(|&place| is_cheap(place)).flat_map(signs) {
        let before = std::slice::from_ref(&order);
        rules.push(Rule { most: 1, ..rule(before, &order) });
        rules.extend(singles().flat_map(|term| conditions(before, &term)));
    }
    rules
}

fn conditions(before: &[Term], term: &Term) -> Vec<Rule> {
    let can_hold = term.weights.iter().any(|&(_, weight)| weight > 0);
    let firsts = LEAST.filter(|_| can_hold);
    let firsts = firsts.map(|least| Some(Term { at_least: Some(least), ..term.clone() }));
    let firsts = std::iter::once(None).chain(firsts);
    let rules = firsts.flat_map(|first| {
        MOST.map(|most| Rule { most, first: first.clone(), ..rule(before, term) })
    });
    rules.collect()
}

/// The rule with each feature to decide between equals.
fn with_second(rule: &Rule) -> Vec<Rule> {
    let with = |term| Rule { terms: [&rule.terms[..], &[term]].concat(), ..rule.clone() };
    singles().map(with).collect()
}

fn rule(before: &[Term], term: &Term) -> Rule {
    let (before, terms) = (before.to_vec(), vec![term.clone()]);
    Rule { before, most: usize::MAX, first: None, terms, settled: Settled::Pass }
}

fn features() -> impl Iterator<Item = usize> {
    (0..NAMES.len()).filter(|&place| NAMES[place] != "lot")
}

fn singles() -> impl Iterator<Item = Term> {
    features().flat_map(signs)
}

fn signs(place: usize) -> [Term; 2] {
    [1, -1].map(|weight| Term { weights: vec![(place, weight)], at_least: None })
}

/// Sums and differences of two near features with small weights.
fn sums() -> impl Iterator<Item = Term> {
    const WEIGHTS: [(i32, i32); 7] = [(1, 1), (1, 2), (2, 1), (1, -1), (-1, 1), (2, -1), (-1, 2)];
    let near = || features().filter(|&place| is_near(place));
    let pairs = near().flat_map(move |a| near().filter(move |&b| b < a).map(move |b| (a, b)));
    pairs.flat_map(|(a, b)| {
        WEIGHTS.map(|(v, w)| Term { weights: vec![(a, v), (b, w)], at_least: None })
    })
}
