//! Which entries an ending rests on: for every erased candidate, the entry that erased it.

mod ledger;
mod premises;

use minuet_core::{
    Cell, Dancer, Digit, DigitSet, Entry, Find, Inked, Misfit, Outcome, Sheet, Trace,
};

use ledger::{Ledger, Node};

/// For each entry, whether the ending needs it.
///
/// # Errors
///
/// The first entry that does not fit on the sheet.
pub(crate) fn needed(trace: &Trace) -> Result<Vec<bool>, Misfit> {
    let book = Book::of(trace)?;
    let mut needed = book.reach(book.roots(&trace.outcome));
    if let Outcome::Failed { depth, .. } = trace.outcome {
        keep_last_round(&trace.entries, depth, &mut needed);
    }
    Ok(needed)
}

/// A failure claims something about every starter, so the dances of the last round all stay.
fn keep_last_round(entries: &[Entry], depth: u8, needed: &mut [bool]) {
    let changes = |entry: &Entry| entry.dance.is_empty() && !entry.effect.is_empty();
    let start = entries.iter().rposition(changes).map_or(0, |last| last + 1);
    let mut deep = false;
    for (i, entry) in entries.iter().enumerate().skip(start) {
        if let (Find::Starter { depth: level, .. }, true) = (&entry.find, entry.dance.is_empty()) {
            deep = *level == depth;
        }
        needed[i] |= deep;
    }
}

/// The ledgers of all lines, and what each node rests on. Node 0 is the start, node i is entry i - 1,
/// and higher ones are single candidates that an entry erased for reasons of their own.
struct Book {
    sheet: Sheet,
    entries: usize,
    needs: Vec<Vec<Node>>,
    main: Ledger,
    dances: Vec<Open>,
    marks: Vec<Node>,
}

/// An open minuet.
struct Open {
    starter: Node,
    dancers: [Ledger; 2],
}

impl Book {
    fn new(trace: &Trace) -> Book {
        let sheet = trace.start();
        Book {
            main: Ledger::new(&sheet),
            sheet,
            entries: trace.entries.len(),
            needs: vec![Vec::new(); trace.entries.len() + 1],
            dances: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// The book with all entries of a trace in it.
    fn of(trace: &Trace) -> Result<Book, Misfit> {
        let mut book = Book::new(trace);
        for (i, entry) in trace.entries.iter().enumerate() {
            book.enter(i + 1, entry)?;
        }
        Ok(book)
    }

    fn ledger(&self, path: &[Dancer]) -> &Ledger {
        match path.last() {
            None => &self.main,
            Some(&dancer) => &self.dances[path.len() - 1].dancers[dancer as usize],
        }
    }

    fn ledger_mut(&mut self, path: &[Dancer]) -> &mut Ledger {
        match path.last() {
            None => &mut self.main,
            Some(&dancer) => &mut self.dances[path.len() - 1].dancers[dancer as usize],
        }
    }

    /// A node of its own for something that rests on `needs`.
    fn node(&mut self, needs: Vec<Node>) -> Node {
        self.needs.push(needs);
        self.needs.len() - 1
    }

    fn enter(&mut self, node: Node, entry: &Entry) -> Result<(), Misfit> {
        let path = entry.dance.as_slice();
        // What fits on the sheet fits in the book: both open and close the same minuets.
        self.sheet.apply(entry)?;
        self.needs[node] = self.premises(entry);
        match entry.find {
            Find::Starter { starter, .. } => {
                let ground = self.ledger(path).clone();
                let dancers = Dancer::BOTH.map(|dancer| {
                    let (cell, digit) = starter.choice(dancer);
                    ground.choosing(cell, digit, node)
                });
                self.dances.push(Open { starter: node, dancers });
            }
            Find::Wrong { dancer, .. } => self.promote(node, entry, dancer.other()),
            Find::Complete { .. } => {
                self.dances.clear();
                self.take(node, &[], entry);
            }
            Find::Stall | Find::Leave => drop(self.dances.pop()),
            Find::Unmarked { .. } => self.take_each(node, path, entry),
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. } => self.take(node, path, entry),
        }
        // A find that writes a mark on the sheet is what later finds read.
        self.marks.resize(self.sheet.marks().len(), node);
        Ok(())
    }

    /// The effect of an ordinary entry, here and for the dancers grown from this line.
    fn take(&mut self, node: Node, path: &[Dancer], entry: &Entry) {
        for erased in &entry.effect.erased {
            erased.digits.iter().for_each(|digit| self.lose(path, erased.cell, digit, node));
        }
        for inked in &entry.effect.inked {
            self.ledger_mut(path).solved[inked.cell] = node;
            for dance in &mut self.dances[path.len()..] {
                dance.dancers.iter_mut().for_each(|dancer| dancer.solved[inked.cell] = node);
            }
        }
    }

    /// Trick a: each candidate is dead for reasons of its own.
    fn take_each(&mut self, node: Node, path: &[Dancer], entry: &Entry) {
        for erased in &entry.effect.erased {
            for digit in erased.digits.iter() {
                let mut needs = vec![node];
                if let Some(dance) = self.dances.last() {
                    needs.extend(dance.dancers.iter().map(|dancer| dancer.who(erased.cell, digit)));
                }
                let reason = self.node(needs);
                self.lose(path, erased.cell, digit, reason);
            }
        }
    }

    fn lose(&mut self, path: &[Dancer], cell: Cell, digit: Digit, node: Node) {
        self.ledger_mut(path).lose(cell, digit, node);
        for dance in &mut self.dances[path.len()..] {
            dance.dancers.iter_mut().for_each(|dancer| dancer.lose(cell, digit, node));
        }
    }

    /// The line becomes what a dancer made of it, each change for the dancer's own reason.
    fn promote(&mut self, node: Node, entry: &Entry, dancer: Dancer) {
        let path = entry.dance.as_slice();
        let Some(dance) = self.dances.pop() else { return };
        let made = &dance.dancers[dancer as usize];
        let ground = self.ledger(path).clone();
        let mut after = made.clone();
        after.retell(&ground, |reason| self.node(vec![node, reason]));
        for inked in &entry.effect.inked {
            self.ink_enclosed(node, inked, made, &mut after);
        }
        *self.ledger_mut(path) = after;
    }

    /// What the partner keeps alone in a cell is inked by the ending itself, which takes the number from the cells it sees: a
    /// naked single of the partner is needed only for what else it made of it.
    fn ink_enclosed(&mut self, node: Node, inked: &Inked, made: &Ledger, after: &mut Ledger) {
        let (cell, digit) = (inked.cell, inked.digit);
        let mut needs = made.gone(cell.into(), DigitSet::ALL - DigitSet::of(digit));
        needs.push(node);
        let reason = self.node(needs);
        let by = made.solved[cell];
        for seen in cell.seen().iter() {
            if by > 0 && made.who(seen, digit) == by {
                after.blame(seen, digit, reason);
            } else {
                after.lose(seen, digit, reason);
            }
        }
        after.solved[cell] = reason;
    }

    fn roots(&self, outcome: &Outcome) -> Vec<Node> {
        match outcome {
            Outcome::Solved { .. } => self.main.all_solved(),
            Outcome::None { broken: Some(broken) } => premises::broken(&self.main, broken),
            Outcome::Failed { .. } => [self.main.all_solved(), self.main.all_gone()].concat(),
            Outcome::None { broken: None } | Outcome::Several { .. } => Vec::new(),
        }
    }

    fn reach(&self, mut todo: Vec<Node>) -> Vec<bool> {
        let mut reached = vec![false; self.needs.len()];
        while let Some(node) = todo.pop() {
            if !std::mem::replace(&mut reached[node], true) {
                todo.extend(&self.needs[node]);
            }
        }
        reached[1..=self.entries].to_vec()
    }
}
