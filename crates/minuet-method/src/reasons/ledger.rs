//! Which entry erased each candidate of a line, and which solved each cell.

use minuet_core::{ByCell, Cell, CellSet, Digit, DigitSet, Sheet};

/// An entry, or a part of one; 0 is the start.
pub(super) type Node = usize;

/// What one line owes to whom.
#[derive(Clone)]
pub(super) struct Ledger {
    gone: ByCell<[Option<Node>; 9]>,
    pub(super) solved: ByCell<Node>,
}

impl Ledger {
    pub(super) fn new(sheet: &Sheet) -> Ledger {
        let gone = ByCell::from_fn(|cell| {
            let open = sheet.position().get(cell);
            Digit::ALL.map(|digit| (!open.contains(digit)).then_some(0))
        });
        Ledger { gone, solved: ByCell([0; 81]) }
    }

    /// Who took `digit` away from `cell`.
    pub(super) fn who(&self, cell: Cell, digit: Digit) -> Node {
        self.gone[cell][digit.index()].unwrap_or(0)
    }

    /// Who took each of `digits` away from each of `cells`.
    pub(super) fn gone(&self, cells: CellSet, digits: DigitSet) -> Vec<Node> {
        cells
            .iter()
            .flat_map(|cell| digits.iter().map(move |digit| self.who(cell, digit)))
            .collect()
    }

    pub(super) fn all_gone(&self) -> Vec<Node> {
        self.gone(CellSet::ALL, DigitSet::ALL)
    }

    pub(super) fn all_solved(&self) -> Vec<Node> {
        self.solved.0.to_vec()
    }

    /// The first to take a candidate away is remembered.
    pub(super) fn lose(&mut self, cell: Cell, digit: Digit, node: Node) {
        self.gone[cell][digit.index()].get_or_insert(node);
    }

    /// Another takes the candidate away than was thought.
    pub(super) fn blame(&mut self, cell: Cell, digit: Digit, node: Node) {
        self.gone[cell][digit.index()] = Some(node);
    }

    /// A dancer's ledger, grown from this one by a choice.
    pub(super) fn choosing(&self, cell: Cell, digit: Digit, node: Node) -> Ledger {
        let mut dancer = self.clone();
        let others = DigitSet::ALL - DigitSet::of(digit);
        others.iter().for_each(|other| dancer.lose(cell, other, node));
        dancer
    }

    /// Replaces every reason that differs from `ground`'s by what `tell` makes of it.
    pub(super) fn retell(&mut self, ground: &Ledger, mut tell: impl FnMut(Node) -> Node) {
        for cell in Cell::ALL {
            for digit in Digit::ALL {
                let i = digit.index();
                match (ground.gone[cell][i], &mut self.gone[cell][i]) {
                    (None, Some(reason)) => *reason = tell(*reason),
                    (before, reason) => *reason = before,
                }
            }
            if self.solved[cell] != ground.solved[cell] {
                self.solved[cell] = tell(self.solved[cell]);
            }
        }
    }
}
