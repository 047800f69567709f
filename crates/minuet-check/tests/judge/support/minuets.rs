//! Step 4 of the writer.

use minuet_core::{Cell, Dancer, Ending, Find, Starter, Step, Tricks};

use super::{Clue, Dance, Line, Writer, rules, starters};

/// How a minuet or a round of minuets ended for the line that opened it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Still,
    Changed,
    Broken,
    Solved,
}

impl Writer {
    /// Minuets over every starter of a line until a whole round changes nothing.
    pub(super) fn round(&mut self, path: &[Dancer], depth: u8) -> End {
        let mut changed = End::Still;
        'again: loop {
            if self.line(path).is_complete() {
                return if changed == End::Still { End::Still } else { End::Changed };
            }
            for starter in starters(&self.line(path).position) {
                match self.minuet(path, starter, depth) {
                    End::Still => {}
                    End::Changed => {
                        changed = End::Changed;
                        if !self.clean_up(path) {
                            return End::Broken;
                        }
                        continue 'again;
                    }
                    end => return end,
                }
            }
            return changed;
        }
    }

    fn minuet(&mut self, path: &[Dancer], starter: Starter, depth: u8) -> End {
        let before = self.line(path).position;
        let main_before = self.main.position;
        self.open(path, starter, depth);
        let end = self.dance(path, depth);
        let changed = end != End::Solved && self.line(path).position != before;
        if path.is_empty() && self.main.position != main_before {
            self.minuets += 1;
        }
        if end == End::Still && changed { End::Changed } else { end }
    }

    pub(crate) fn open(&mut self, path: &[Dancer], starter: Starter, depth: u8) {
        let ground = self.line(path).clone();
        let sees = match starter {
            Starter::Cell { cell, .. } => {
                let double = |&seen: &Cell| ground.position.get(seen).len() == 2;
                cell.seen().iter().filter(double).count() as u8
            }
            Starter::HalfDouble { .. } => 0,
        };
        let find = Find::Starter { starter, depth, sees, settles: None };
        self.emit(Step::Four, path, Clue { find, inked: vec![], erased: vec![] });
        let lines = Dancer::BOTH.map(|dancer| Line {
            position: starter.chosen(dancer, &ground.position),
            ..ground.clone()
        });
        self.dances.push(Dance { by: path.last().copied(), lines });
    }

    fn dance(&mut self, path: &[Dancer], depth: u8) -> End {
        loop {
            for dancer in Dancer::BOTH {
                self.clean_up(&way(path, dancer));
                // The first to break or to complete ends the minuet.
                if let Some(end) = self.wrong(path) {
                    return end;
                }
                if self.reading.ending == Ending::Trust && self.complete(path) {
                    return End::Solved;
                }
            }
            if let Some(clue) = self.trick(path) {
                self.emit(Step::Four, path, clue);
                if !self.clean_up(path) {
                    self.close(path, Find::Leave);
                    return End::Broken;
                }
                continue;
            }
            match self.nest(path, depth) {
                Some(End::Solved) => return End::Solved,
                Some(_) => {}
                None => {
                    self.close(path, Find::Stall);
                    return End::Still;
                }
            }
        }
    }

    /// What the nested minuets of the first dancer come to that they change; none when they change neither.
    fn nest(&mut self, path: &[Dancer], depth: u8) -> Option<End> {
        let dancers = Dancer::BOTH.into_iter().filter(|_| depth > 1);
        dancers
            .map(|dancer| self.round(&way(path, dancer), depth - 1))
            .find(|&end| end != End::Still)
    }

    fn close(&mut self, path: &[Dancer], find: Find) {
        self.emit(Step::Four, path, Clue { find, inked: vec![], erased: vec![] });
        self.dances.pop();
    }

    fn wrong(&mut self, path: &[Dancer]) -> Option<End> {
        let lines = &self.dances[path.len()].lines;
        let seen = |dancer: Dancer| Some((dancer, lines[dancer as usize].position.broken()?));
        let (dancer, broken) = Dancer::BOTH.into_iter().find_map(seen)?;
        let right = lines[dancer.other() as usize].clone();
        let find = Find::Wrong { dancer, broken: Some(broken) };
        let clue = rules::right_line(find, self.line(path), &right);
        self.emit(Step::Four, path, clue);
        self.dances.pop();
        Some(End::Changed)
    }

    fn complete(&mut self, path: &[Dancer]) -> bool {
        for dancer in Dancer::BOTH {
            let line = self.dances[path.len()].lines[dancer as usize].clone();
            if line.is_complete() {
                let clue = rules::become_line(Find::Complete { dancer }, &self.main, &line);
                self.emit(Step::Four, &[], clue);
                if let Some(entry) = self.entries.last_mut() {
                    entry.dance = path.to_vec();
                }
                self.dances.clear();
                return true;
            }
        }
        false
    }

    fn trick(&self, path: &[Dancer]) -> Option<Clue> {
        if self.reading.tricks == Tricks::None {
            return None;
        }
        let [circle, square] = &self.dances[path.len()].lines;
        rules::trick(self.line(path), circle, square)
    }
}

fn way(path: &[Dancer], dancer: Dancer) -> Vec<Dancer> {
    path.iter().copied().chain([dancer]).collect()
}
