//! One puzzle, played by any number of rules: what has been found out once is kept.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::rc::Rc;

use minuet_core::{Dancer, Position, Puzzle, Starter};

use crate::dance::{Ending, close, minuet};
use crate::features::{Eye, Seen};
use crate::hash;
use crate::rule::{FIRST, Key, Looks, Rule, Settled, Term};

/// A puzzle that Steps 1 to 3 leave open, and every position that has been met in it.
pub(crate) struct Game {
    nodes: Vec<Node>,
    known: HashMap<Position, usize>,
}

/// A position where Step 3 has come to its end, and its starters.
struct Node {
    position: Position,
    starters: Vec<(Starter, Seen)>,
    /// The orders in which rules have looked at the starters.
    orders: HashMap<Vec<Term>, Rc<[usize]>>,
    endings: Vec<Option<Next>>,
    /// For each starter that has been found fruitless, all that its dancers settle both ways.
    vain: HashMap<usize, Vec<usize>>,
}

/// Where a minuet leads.
#[derive(Clone, Copy)]
enum Next {
    /// To another position, or to the solution.
    Changed(Option<usize>),
    Nothing,
}

/// What a rule needed for a puzzle.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Score {
    /// Minuets that changed the sheet.
    pub(crate) minuets: u32,
    /// Minuets that were opened.
    pub(crate) tried: u32,
    /// Looks at starters before one was taken.
    pub(crate) looks: Looks,
}

impl Game {
    /// Nothing where Step 3 solves the puzzle.
    pub(crate) fn new(puzzle: &Puzzle) -> Option<Game> {
        let start = close(&Position::of(puzzle))?;
        if start.solution().is_some() {
            return None;
        }
        let mut game = Game { nodes: Vec::new(), known: HashMap::new() };
        game.node(start);
        Some(game)
    }

    fn node(&mut self, position: Position) -> usize {
        if let Some(&known) = self.known.get(&position) {
            return known;
        }
        let mut eye = Eye::new(&position);
        let mut starters = minuet_fast::starters(&position);
        // The racer has sorted them as footnote 8 says; here every rule begins with the reading order.
        starters.sort_by_key(|starter| match *starter {
            Starter::Cell { cell, .. } => (0, 0, cell.index()),
            Starter::HalfDouble { digit, structure, .. } => {
                (1 + structure.index() / 9, digit.index(), structure.index())
            }
        });
        // Of the whole position: positions that are merely as large must not draw the same lots.
        let mut lots = hash(&position.to_string());
        let starters: Vec<_> = starters
            .into_iter()
            .map(|starter| (starter, eye.look(&starter, lot(&mut lots))))
            .collect();
        let endings = vec![None; starters.len()];
        let (orders, vain) = (HashMap::new(), HashMap::new());
        self.nodes.push(Node { position, starters, orders, endings, vain });
        self.known.insert(position, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Plays the puzzle by a rule; nothing where the method fails.
    pub(crate) fn play(&mut self, rule: &Rule) -> Option<Score> {
        let mut score = Score::default();
        let mut at = 0;
        loop {
            let (opened, looks, next) = self.round(at, rule)?;
            score.tried += opened;
            score.looks = score.looks.add(looks);
            score.minuets += 1;
            match next {
                Some(next) => at = next,
                None => return Some(score),
            }
        }
    }

    /// Minuets on one position until one of them changes it: how many were opened, the looks at starters before, and the
    /// position after it, if the puzzle is not solved. Nothing where all are fruitless.
    ///
    /// Starters are looked at in the order of the rule until one is good enough, or as many as it allows are under
    /// consideration; then the best is taken, among equals the one that was looked at first.
    fn round(&mut self, at: usize, rule: &Rule) -> Option<(u32, Looks, Option<usize>)> {
        let order = self.nodes[at].order(rule);
        let (mut opened, mut judged) = (0, 0);
        let mut considered: Vec<(Key, Reverse<usize>)> = Vec::new();
        // What a fruitless minuet has settled is just as fruitless, and need not come back.
        let mut settled: Vec<usize> = Vec::new();
        loop {
            let node = &self.nodes[at];
            while considered.len() < rule.most && judged < order.len() {
                let starter = order[judged];
                judged += 1;
                if settled.contains(&starter) {
                    continue;
                }
                let key = rule.key(&node.starters[starter].1);
                considered.push((key, Reverse(judged - 1)));
                if key == FIRST {
                    break;
                }
            }
            let best = (0..considered.len()).max_by_key(|&i| considered[i])?;
            let (key, Reverse(place)) = considered.swap_remove(best);
            let taken = order[place];
            opened += 1;
            match self.next(at, taken) {
                Next::Changed(next) => {
                    let all = self.nodes[at].starters.iter().map(|(_, seen)| seen);
                    let seen = order[..judged].iter().map(|&i| &self.nodes[at].starters[i].1);
                    return Some((opened, rule.looks(all, seen, key), next));
                }
                Next::Nothing => {}
            }
            if rule.settled == Settled::Pass {
                settled.extend(&self.nodes[at].vain[&taken]);
                considered.retain(|(_, Reverse(place))| !settled.contains(&order[*place]));
            }
        }
    }

    fn next(&mut self, at: usize, starter: usize) -> Next {
        if let Some(next) = self.nodes[at].endings[starter] {
            return next;
        }
        let node = &mut self.nodes[at];
        let next = match minuet(&node.position, &node.starters[starter].0) {
            Ending::Completes => Next::Changed(None),
            Ending::Stalls(dancers) => {
                let settled = |i: &usize| is_settled(&node.starters[*i].0, &dancers);
                let settled = (0..node.starters.len()).filter(settled).collect();
                node.vain.insert(starter, settled);
                Next::Nothing
            }
            Ending::Breaks(after) | Ending::Erases(after) => Next::Changed(Some(self.node(after))),
        };
        self.nodes[at].endings[starter] = Some(next);
        next
    }

    /// Every position that has been met, with its starters.
    pub(crate) fn met(&self) -> impl Iterator<Item = (&Position, &[(Starter, Seen)])> {
        self.nodes.iter().map(|node| (&node.position, node.starters.as_slice()))
    }
}

impl Node {
    /// The starters in the order in which a rule looks at them.
    fn order(&mut self, rule: &Rule) -> Rc<[usize]> {
        if let Some(order) = self.orders.get(&rule.before) {
            return order.clone();
        }
        let mut order: Vec<usize> = (0..self.starters.len()).collect();
        order.sort_by_key(|&i| Reverse(rule.before(&self.starters[i].1)));
        self.orders.entry(rule.before.clone()).or_insert(order.into()).clone()
    }
}

/// Whether one of two dancers takes one side of a starter, and its partner the other.
fn is_settled(starter: &Starter, dancers: &[Position; 2]) -> bool {
    let takes = |dancer: &Position, side| {
        let (cell, digit) = starter.choice(side);
        dancer.get(cell).single() == Some(digit)
    };
    let [x, y] = dancers;
    let [circle, square] = Dancer::BOTH;
    takes(x, circle) && takes(y, square) || takes(x, square) && takes(y, circle)
}

/// A lot for each starter, the same every time (SplitMix64).
fn lot(state: &mut u64) -> u8 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 56) as u8
}
