//! What an eye can see of a starter before anything is danced.

use std::collections::{BTreeSet, HashMap};

use minuet_core::{Cell, CellSet, Dancer, Digit, DigitSet, Position, Starter, Structure};

/// What is seen of one starter, in the order of [`NAMES`].
pub(crate) type Seen = [u8; NAMES.len()];

/// The names of the features. `docs/starters.md` says what each of them counts.
pub(crate) const NAMES: [&str; 55] = [
    "cell",
    "sees",
    "shares",
    "lot",
    "pairs",
    "erases",
    "threes",
    "places",
    "halves",
    "links",
    "open",
    "small",
    "meet",
    "structures",
    "number",
    "b1-min",
    "b1-sum",
    "b2-min",
    "b2-sum",
    "b3-min",
    "b3-sum",
    "ball-min",
    "ball-sum",
    "h1-min",
    "h1-sum",
    "h2-min",
    "h2-sum",
    "h3-min",
    "h3-sum",
    "hall-min",
    "hall-sum",
    "x1-min",
    "x1-sum",
    "x2-min",
    "x2-sum",
    "x3-min",
    "x3-sum",
    "xall-min",
    "xall-sum",
    "n1-min",
    "n1-sum",
    "n2-min",
    "n2-sum",
    "n3-min",
    "n3-sum",
    "nall-min",
    "nall-sum",
    "d1-min",
    "d1-sum",
    "d2-min",
    "d2-sum",
    "d3-min",
    "d3-sum",
    "dall-min",
    "dall-sum",
];

/// Where a feature stands among the names, or just after them.
pub(crate) const fn place(name: &str) -> usize {
    let mut place = 0;
    while place < NAMES.len() && !is_same(NAMES[place].as_bytes(), name.as_bytes()) {
        place += 1;
    }
    place
}

const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Where the chains begin among the names.
const CHAINS: usize = place("b1-min");

/// A number put into a cell: `9 * cell + number`.
type Node = u16;

/// What a chain may go through.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Through {
    /// Two-candidate cells.
    Cells,
    /// Half doubles.
    HalfDoubles,
    /// Both.
    Both,
    /// Both, but every cell it comes to is in sight of the one before.
    Near,
    /// Half doubles of the starter's own numbers.
    Own(DigitSet),
}

/// The sheet, prepared for many looks.
pub(crate) struct Eye<'a> {
    position: &'a Position,
    /// Where each number may go.
    places: [CellSet; 9],
    /// The cells with two, and with three candidates.
    twos: CellSet,
    threes: CellSet,
    open: CellSet,
    /// How many half doubles each number has on the sheet.
    halves: [u8; 9],
    /// For each number in a cell, what follows at once: through cells, through half doubles in sight, and
    /// through others.
    follows: Vec<Option<[Vec<Node>; 3]>>,
    /// The chains that have been followed: many starters share a side.
    chains: HashMap<(Node, Through), Chain>,
}

impl<'a> Eye<'a> {
    pub(crate) fn new(position: &'a Position) -> Eye<'a> {
        let with = |size: usize| {
            Cell::ALL.into_iter().filter(|&cell| position.get(cell).len() == size).collect()
        };
        let places = Digit::ALL
            .map(|digit| Cell::ALL.into_iter().filter(|&c| position.has(c, digit)).collect());
        let halves = places.map(|places: CellSet| {
            Structure::ALL.into_iter().filter(|s| (places & s.cells()).len() == 2).count() as u8
        });
        Eye {
            position,
            places,
            twos: with(2),
            threes: with(3),
            open: CellSet::ALL - with(1),
            halves,
            follows: vec![None; 729],
            chains: HashMap::new(),
        }
    }

    /// All that is seen of a starter.
    pub(crate) fn look(&mut self, starter: &Starter, lot: u8) -> Seen {
        let choices = Dancer::BOTH.map(|dancer| starter.choice(dancer));
        let cells: CellSet = choices.iter().map(|&(cell, _)| cell).collect();
        let around = cells.iter().fold(CellSet::EMPTY, |set, cell| set | cell.seen()) - cells;
        // The cells that lose a number on one side or the other.
        let reach = choices
            .iter()
            .fold(CellSet::EMPTY, |set, &(cell, d)| set | (cell.seen() & self.places[d.index()]))
            - cells;
        let sides = choices.map(|(cell, digit)| self.places[digit.index()] & cell.seen());
        let structures = || cells.iter().flat_map(Cell::structures);
        let links = choices.iter().flat_map(|&(cell, digit)| cell.structures().map(|s| (s, digit)));
        let links =
            links.filter(|&(s, digit)| (self.places[digit.index()] & s.cells()).len() == 2).count();
        let sum = |of: &dyn Fn(Digit) -> usize| choices.iter().map(|&(_, digit)| of(digit)).sum();
        let mut seen: Seen = [0; NAMES.len()];
        let plain: [usize; CHAINS] = [
            usize::from(matches!(starter, Starter::Cell { .. })),
            (around & self.twos).len(),
            (reach & self.twos).len(),
            usize::from(lot),
            (cells & self.twos).len(),
            sides.iter().map(|side| side.len()).sum(),
            (reach & self.threes).len(),
            sum(&|digit| self.places[digit.index()].len()),
            sum(&|digit| usize::from(self.halves[digit.index()])),
            links,
            (around & self.open).len(),
            structures().map(|s| (s.cells() & self.open).len()).min().unwrap_or(0),
            self.meet(choices),
            structures().collect::<BTreeSet<_>>().len(),
            match starter {
                Starter::Cell { .. } => 0,
                Starter::HalfDouble { digit, .. } => 9 - digit.index(),
            },
        ];
        for (place, value) in plain.into_iter().enumerate() {
            seen[place] = value.min(255) as u8;
        }
        let own = choices.iter().map(|&(_, digit)| digit).collect();
        let all =
            [Through::Cells, Through::HalfDoubles, Through::Both, Through::Near, Through::Own(own)];
        for (kind, through) in all.into_iter().enumerate() {
            let [circle, square] = choices.map(|choice| self.chain(node(choice), through).lengths);
            for (level, (c, s)) in circle.into_iter().zip(square).enumerate() {
                let place = CHAINS + 8 * kind + 2 * level;
                seen[place] = c.min(s).min(255) as u8;
                seen[place + 1] = (c + s).min(255) as u8;
            }
        }
        seen
    }

    /// How many cells both sides settle within two links through anything.
    fn meet(&mut self, choices: [(Cell, Digit); 2]) -> usize {
        let [circle, square] = choices.map(|choice| self.chain(node(choice), Through::Both).near);
        (circle & square).len()
    }

    /// What follows from a number in a cell.
    fn chain(&mut self, start: Node, through: Through) -> Chain {
        if let Some(&known) = self.chains.get(&(start, through)) {
            return known;
        }
        let chain = self.find_chain(start, through);
        self.chains.insert((start, through), chain);
        chain
    }

    fn find_chain(&mut self, start: Node, through: Through) -> Chain {
        let mut known = [false; 729];
        known[usize::from(start)] = true;
        let mut chain = Chain { lengths: [0; 4], near: CellSet::EMPTY };
        let (mut front, mut level, mut settled) = (vec![start], 0, CellSet::EMPTY);
        let own = Cell::ALL[usize::from(start) / 9];
        while !front.is_empty() {
            let mut next = Vec::new();
            for from in front {
                let follows = self.follows(from);
                let used = match through {
                    Through::Cells => &follows[..1],
                    Through::HalfDoubles | Through::Own(_) => &follows[1..],
                    Through::Both => &follows[..],
                    Through::Near => &follows[..2],
                };
                for &to in used.iter().flatten() {
                    if let Through::Own(digits) = through
                        && !digits.contains(Digit::ALL[usize::from(to) % 9])
                    {
                        continue;
                    }
                    if !std::mem::replace(&mut known[usize::from(to)], true) {
                        next.push(to);
                    }
                }
            }
            settled |= next.iter().map(|&to| Cell::ALL[usize::from(to) / 9]).collect();
            settled.remove(own);
            if level < 2 {
                chain.near = settled;
            }
            for later in &mut chain.lengths[level..] {
                *later = settled.len();
            }
            level = (level + 1).min(3);
            front = next;
        }
        chain
    }

    fn follows(&mut self, from: Node) -> &[Vec<Node>; 3] {
        if self.follows[usize::from(from)].is_none() {
            self.follows[usize::from(from)] = Some(self.find_follows(from));
        }
        self.follows[usize::from(from)].as_ref().expect("it has just been put there")
    }

    /// What a number in a cell settles at once, as the sheet stands.
    fn find_follows(&self, from: Node) -> [Vec<Node>; 3] {
        let (cell, digit) = (Cell::ALL[usize::from(from) / 9], Digit::ALL[usize::from(from) % 9]);
        let losing = self.places[digit.index()] & cell.seen();
        let cells = (losing & self.twos).iter().filter_map(|cell| {
            let [a, b] = self.position.get(cell).pair()?;
            Some(node((cell, if a == digit { b } else { a })))
        });
        let partners = |lost: Cell, number: Digit| {
            lost.structures().into_iter().filter_map(move |s| {
                let [a, b] = (self.places[number.index()] & s.cells()).pair()?;
                Some(if a == lost { b } else { a })
            })
        };
        let (mut near, mut far) = (Vec::new(), Vec::new());
        for other in self.position.get(cell).iter().filter(|&other| other != digit) {
            near.extend(partners(cell, other).map(|to| node((to, other))));
        }
        for lost in losing.iter() {
            let to = partners(lost, digit).filter(|&to| to != cell && !cell.sees(to));
            far.extend(to.map(|to| node((to, digit))));
        }
        [cells.collect(), near, far]
    }
}

fn node((cell, digit): (Cell, Digit)) -> Node {
    (9 * cell.index() + digit.index()) as Node
}

/// How far a chain goes.
#[derive(Clone, Copy)]
struct Chain {
    /// The other cells that it settles within one link, two, three, and in all.
    lengths: [usize; 4],
    /// The cells that it settles within two links.
    near: CellSet,
}
