//! One puzzle, played by any number of rules: what has been found out once is kept.

use std::cmp::Reverse;
use std::collections::HashMap;

use minuet_core::{Dancer, Position, Puzzle, Starter};

use crate::dance::{Ending, close, minuet};
use crate::features::{Eye, Seen};
use crate::rule::{Rule, Settled};

/// A puzzle that Steps 1 to 3 leave open, and every position that has been met in it.
pub(crate) struct Game {
    nodes: Vec<Node>,
    known: HashMap<Position, usize>,
}

/// A position where Step 3 has come to its end, and its starters.
struct Node {
    position: Position,
    starters: Vec<(Starter, Seen)>,
    endings: Vec<Option<Next>>,
    /// For each starter that has been found vain, all that its dancers settle both ways.
    vain: HashMap<usize, Vec<usize>>,
}

/// Where a minuet leads.
#[derive(Clone, Copy)]
enum Next {
    Solved,
    Node(usize),
    Nothing,
}

/// What a rule needed for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// Minuets that changed the sheet.
    pub(crate) minuets: u32,
    /// Minuets that were opened.
    pub(crate) tried: u32,
    /// Looks at starters before one was taken.
    pub(crate) looks: u32,
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
        let mut lots = position.left() as u64;
        let starters: Vec<_> = starters
            .into_iter()
            .map(|starter| (starter, eye.look(&starter, lot(&mut lots))))
            .collect();
        let endings = vec![None; starters.len()];
        self.nodes.push(Node { position, starters, endings, vain: HashMap::new() });
        self.known.insert(position, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Plays the puzzle by a rule; nothing where the method fails.
    pub(crate) fn play(&mut self, rule: &Rule) -> Option<Score> {
        let mut score = Score { minuets: 0, tried: 0, looks: 0 };
        let mut at = 0;
        loop {
            let (opened, looks, next) = self.round(at, rule);
            score.tried += opened;
            score.looks += looks;
            score.minuets += 1;
            match next {
                Next::Solved => return Some(score),
                Next::Node(next) => at = next,
                Next::Nothing => return None,
            }
        }
    }

    /// Minuets on one position until one of them changes it; how many were opened, and the looks at starters before.
    ///
    /// Starters are looked at in the order of the rule until one is good enough, or as many as it allows are under
    /// consideration; then the best is taken.
    fn round(&mut self, at: usize, rule: &Rule) -> (u32, u32, Next) {
        let mut order: Vec<usize> = (0..self.nodes[at].starters.len()).collect();
        if !rule.before.is_empty() {
            order.sort_by_key(|&i| Reverse(rule.before(&self.nodes[at].starters[i].1)));
        }
        let (mut opened, mut judged) = (0, 0);
        let mut considered: Vec<usize> = Vec::new();
        // What a vain minuet has settled is just as vain, and need not come back.
        let mut settled: Vec<usize> = Vec::new();
        loop {
            let seen = |i: usize| &self.nodes[at].starters[i].1;
            let is_found = considered.last().is_some_and(|&i| rule.is_first(seen(i)));
            if !is_found && considered.len() < rule.most && judged < order.len() {
                if !settled.contains(&order[judged]) {
                    considered.push(order[judged]);
                }
                judged += 1;
                continue;
            }
            // Among equals the one that was looked at first.
            let rank = |&i: &usize| (rule.key(seen(considered[i])), Reverse(i));
            let Some(best) = (0..considered.len()).max_by_key(rank) else {
                return (opened, 0, Next::Nothing);
            };
            let taken = considered.remove(best);
            opened += 1;
            match self.next(at, taken) {
                Next::Nothing => {}
                next => return (opened, self.looks(at, &order[..judged], taken, rule), next),
            }
            if rule.settled == Settled::Pass {
                settled.extend(&self.nodes[at].vain[&taken]);
                considered.retain(|i| !settled.contains(i));
            }
        }
    }

    fn looks(&self, at: usize, judged: &[usize], taken: usize, rule: &Rule) -> u32 {
        let starters = &self.nodes[at].starters;
        let judged: Vec<&Seen> = judged.iter().map(|&i| &starters[i].1).collect();
        rule.looks(starters.iter().map(|(_, seen)| seen), &judged, &starters[taken].1)
    }

    fn next(&mut self, at: usize, starter: usize) -> Next {
        if let Some(next) = self.nodes[at].endings[starter] {
            return next;
        }
        let node = &mut self.nodes[at];
        let next = match minuet(&node.position, &node.starters[starter].0) {
            Ending::Completes => Next::Solved,
            Ending::Stalls(dancers) => {
                let settled = |i: &usize| is_settled(&node.starters[*i].0, &dancers);
                let settled = (0..node.starters.len()).filter(settled).collect();
                node.vain.insert(starter, settled);
                Next::Nothing
            }
            Ending::Breaks(after) | Ending::Erases(after) => Next::Node(self.node(after)),
        };
        self.nodes[at].endings[starter] = Some(next);
        next
    }

    /// Every position that has been met, with its starters.
    pub(crate) fn met(&self) -> impl Iterator<Item = (&Position, &[(Starter, Seen)])> {
        self.nodes.iter().map(|node| (&node.position, node.starters.as_slice()))
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
