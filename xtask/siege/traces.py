"""A naive judge of traces: it follows a trace entry by entry, as docs/trace.md says, and believes nothing."""

import certificates
from board import (BOXES, CELLS, DIGITS, NAMES, PEERS, UNITS, broken, cell, cells, digit, digits, erasing, finds, need,
                   opened, others, places, position, puzzle, reading, rule19, settled, solutions, starter, starters,
                   structure)


class Line:
    """The main line, or a dancer."""

    def __init__(self, at, solved):
        self.at, self.solved = [set(options) for options in at], dict(solved)
        #: The minuet that is open on it.
        self.minuet = None
        #: Starters that have stalled at which depth since the position last changed.
        self.stalled = {}

    def change(self, inked, erased):
        """What happens to a line happens to the dancers grown from it."""
        for c, gone in erased.items():
            if self.at[c] & gone:
                self.stalled = {}
            self.at[c] -= gone
        for c, number in inked.items():
            self.solved[c] = number
        if self.minuet:
            for dancer in self.minuet.dancers.values():
                dancer.change(inked, erased)

    def complete(self):
        return len(self.solved) == 81

    def applies(self, read):
        return next(finds(self.at, self.solved, read), None) is not None

    def wrong(self):
        return broken(self.at)


class Minuet:
    def __init__(self, line, key, circle, square, depth):
        self.key, self.depth, self.before = key, depth, [set(options) for options in line.at]
        self.dancers = {}
        for name, (c, number) in (("circle", circle), ("square", square)):
            dancer = Line(line.at, line.solved)
            dancer.at[c] = {number}
            self.dancers[name] = dancer


class Judge:
    def __init__(self, document):
        need(isinstance(document, dict), "a trace is an object")
        self.read = reading(document.get("reading"))
        givens = puzzle(document.get("puzzle"))
        placed = puzzle(document.get("placed", "." * 81))
        need(not any(a and b for a, b in zip(givens, placed)), "givens stay")
        ink = [a or b for a, b in zip(givens, placed)]
        self.conflict = any(ink[c] and ink[c] == ink[p] for c in CELLS for p in PEERS[c])
        free = opened(ink)
        if document.get("candidates") is not None:
            written = position(document["candidates"])
            free = [free[c] if ink[c] else free[c] & written[c] for c in CELLS]
        self.main = Line(free, {c: ink[c] for c in CELLS if ink[c]})
        self.start = [set(options) for options in free]
        #: Where the method is known to end, by the certificate.
        self.rest = None
        certificate = document.get("certificate")
        if certificate is not None:
            certificates.judge(certificate)
            need(puzzle(certificate["puzzle"]) == givens and not any(placed), "the certificate is about this puzzle")
            need(document.get("candidates") is None, "the certificate is about a fresh puzzle")
            need(reading(certificate["reading"]) == self.read, "the certificate is about this reading")
            self.rest = position(certificate["position"])
        #: Half doubles on the sheet, groups of Step 1, cells that are filled in.
        self.halves, self.groups, self.filled = set(), [], set()
        self.tried = self.changed = 0
        self.last = 1
        entries = document.get("entries")
        need(isinstance(entries, list), "entries are a list")
        for entry in entries:
            self.entry(entry)
        self.outcome(document.get("outcome"))

    def line(self, path):
        line = self.main
        for name in path:
            need(line.minuet is not None and name in ("circle", "square"), "a dancer of an open minuet")
            line = line.minuet.dancers[name]
        return line

    def entry(self, entry):
        need(isinstance(entry, dict) and set(entry) <= {"step", "dance", "find", "effect"}, "an entry")
        step, path, find = entry.get("step"), entry.get("dance", []), entry.get("find")
        need(isinstance(find, dict) and step in (1, 2, 3, 4), "a find in a step")
        need(isinstance(path, list), "a path")
        line, rule = self.line(path), find.get("rule")
        need(rule in ("wrong", "complete", "leave") or not self.is_decided(), "a dancer has ended the minuet")
        evidence = {key: value for key, value in find.items() if key != "rule"}
        method = RULES.get(rule)
        need(method is not None, f"no rule: {rule}")
        if rule in DANCES:
            need(step == 4, "a minuet is Step 4")
        else:
            need((step == 4) == bool(path), "dancers dance in Step 4")
        inked, erased, then = method(self, line, step, path, **evidence)
        told = effect(entry.get("effect", {}))
        need(told == ([(c, inked[c]) for c in sorted(inked)], [(c, erased[c]) for c in sorted(erased) if erased[c]]),
             "the effect is what the rule gives")
        line = self.main if rule == "complete" else line
        line.change(inked, {c: gone for c, gone in erased.items() if gone})
        then()
        self.last = step

    # Steps 1 to 3

    def ink(self, line, c, number):
        return {c: number}, rule19(line.at, c, number), nothing

    def naked_single(self, line, step, path, cell, digit, blocks=()):
        c, number = at_cell(cell), at_digit(digit)
        need(step != 1, "not in Step 1")
        need(c not in line.solved and line.at[c] == {number}, "the only candidate")
        self.blocked(step == 2, blocks, {(c, n) for n in DIGITS - {number}})
        return self.ink(line, c, number)

    def hidden_single(self, line, step, path, structure, cell, digit, blocks=()):
        unit, c, number = at_structure(structure), at_cell(cell), at_digit(digit)
        need(step != 2 and (step != 1 or unit in BOXES), "Steps 1 and 3")
        need(c not in line.solved and places(line.at, unit, number) == [c], "the only place")
        self.blocked(step == 1, blocks, {(other, number) for other in unit if other != c})
        return self.ink(line, c, number)

    def passive(self, line, step, path, of, closed, cell, digit, blocks):
        closed, c, number = at_cell(closed), at_cell(cell), at_digit(digit)
        need(step == (4 if path else 1), "Step 1, or a dancer")
        kind, where, numbers = self.mark(of)
        need(kind != "ink" and len(where) == 2 and number in numbers, "a half double or a double")
        need({closed, c} == set(where), "its two cells")
        need(number not in line.at[closed] and number in line.at[c] and c not in line.solved, "one closed, one open")
        self.blocked(step == 1, blocks, {(closed, number)})
        return self.ink(line, c, number)

    def half_double(self, line, step, path, structure, digit, cells, blocks=()):
        unit, number, pair = at_structure(structure), at_digit(digit), at_cells(cells)
        need(step != 2 and (step != 1 or unit in BOXES), "Steps 1 and 3")
        need(places(line.at, unit, number) == pair and len(pair) == 2, "the only two places")
        key = (structure, number, tuple(pair))
        need(path or key not in self.halves, "a new mark")
        self.blocked(step == 1, blocks, {(other, number) for other in unit if other not in pair})
        gone = {} if self.read["blocking"] == "never" else erasing(line.at, others(tuple(pair)), [number])
        need(gone or not path, "something follows")
        return {}, gone, (nothing if path else lambda: self.halves.add(key))

    def aligned(self, line, step, path, structure, digit, cells):
        unit, number, three = at_structure(structure), at_digit(digit), at_cells(cells)
        need(step in (3, 4) and self.read["blocking"] == "aligned" and len(three) == 3, "aligned blocking")
        need(places(line.at, unit, number) == sorted(three), "the only three places")
        gone = erasing(line.at, others(tuple(sorted(three))), [number])
        need(gone, "something follows")
        return {}, gone, nothing

    def naked_group(self, line, step, path, structure, cells, digits):
        unit, group, numbers = at_structure(structure), sorted(at_cells(cells)), at_digits(digits)
        need(step in (3, 4) and 2 <= len(group) <= self.read["groups"], "a group")
        need(set(group) <= set(unit) and not set(group) & set(line.solved), "unsolved cells of the structure")
        need(set().union(*(line.at[c] for c in group)) == numbers and len(numbers) == len(group), "as many numbers")
        gone = erasing(line.at, others(tuple(group)), numbers)
        need(gone, "something follows")
        return {}, gone, nothing

    def hidden_group(self, line, step, path, structure, cells, digits):
        unit, group, numbers = at_structure(structure), sorted(at_cells(cells)), at_digits(digits)
        need(step != 2 and len(numbers) == len(group) and len(set(group)) == len(group), "as many cells")
        need(2 <= len(group) <= (3 if step == 1 else self.read["groups"]), "a group")
        spots = [places(line.at, unit, number) for number in numbers]
        need(all(spots) and sorted(set().union(*spots)) == group, "the only places of these numbers")
        need(not set(group) & set(line.solved), "unsolved cells")
        gone = erasing(line.at, others(tuple(group)), numbers)
        gone |= {c: line.at[c] - numbers for c in group if line.at[c] - numbers}
        if step != 1:
            need(gone, "something follows")
            return {}, gone, nothing
        need(unit in BOXES, "boxes in Step 1")
        for number in numbers:
            pairs = [pair for name, n, pair in self.halves if name == structure and n == number]
            need(any(set(pair) <= set(group) for pair in pairs), "each is a half double of this box")
            need(len(group) == 3 or tuple(group) in pairs, "both on the same two cells")
        mark = (tuple(group), frozenset(numbers))
        need(mark not in self.groups, "a new mark")

        def then():
            self.groups.append(mark)
            self.filled |= set(group)

        return {}, gone, then

    def fill(self, line, step, path, cell, digits, blocks):
        c, numbers = at_cell(cell), at_digits(digits)
        need(step == 2 and not path, "Step 2")
        need(c not in line.solved and c not in self.filled and line.at[c] == numbers and len(numbers) > 1, "to be filled")
        self.blocked(True, blocks, {(c, n) for n in DIGITS - numbers})
        return {}, {}, lambda: self.filled.add(c)

    def mark(self, by):
        """A mark on the sheet: its kind, its cells and its numbers."""
        need(isinstance(by, dict), "a mark")
        kind = by.get("kind")
        if kind == "ink":
            need(set(by) == {"kind", "cell"}, "ink")
            c = at_cell(by["cell"])
            need(c in self.main.solved, "there is ink")
            return kind, [c], {self.main.solved[c]}
        if kind == "half-double":
            need(set(by) == {"kind", "structure", "digit", "cells"}, "a half double")
            pair, number = at_cells(by["cells"]), at_digit(by["digit"])
            need((by["structure"], number, tuple(pair)) in self.halves, "the half double is on the sheet")
            return kind, pair, {number}
        need(kind == "group" and set(by) == {"kind", "cells", "digits"}, "a double or triple")
        group, numbers = sorted(at_cells(by["cells"])), at_digits(by["digits"])
        need((tuple(group), frozenset(numbers)) in self.groups, "the group is on the sheet")
        return kind, group, numbers

    def blocked(self, wanted, blocks, closed):
        """The blocks close exactly this, or there are none."""
        need(isinstance(blocks, (list, tuple)), "blocks are a list")
        need(wanted or not blocks, "no blocks here")
        found = set()
        for block in blocks:
            need(isinstance(block, dict) and set(block) == {"by", "cells", "digits"}, "a block")
            kind, where, numbers = self.mark(block["by"])
            shut = set()
            if kind == "ink":
                shut |= {(where[0], n) for n in DIGITS - numbers}
                shut |= {(p, n) for p in PEERS[where[0]] for n in numbers}
            elif kind == "group" or self.read["blocking"] != "never":
                shut |= {(c, n) for c in others(tuple(sorted(where))) for n in numbers}
            if kind == "group":
                shut |= {(c, n) for c in where for n in DIGITS - numbers}
            told = {(c, n) for c in at_cells(block["cells"]) for n in at_digits(block["digits"])}
            need(told and told <= shut, "a mark closes what it closes")
            found |= told
        need(not wanted or found == closed, "the blocks close exactly the others")

    # Step 4

    def starter(self, line, step, path, starter, depth, sees, settles=None):
        need(line.minuet is None, "at the end of the chain")
        most = self.line(path[:-1]).minuet.depth - 1 if path else self.read["depth"]
        need(type(depth) is int and 1 <= depth <= most, "a depth that is allowed")
        key, circle, square = at_starter(starter, line.at)
        twos = sum(len(line.at[p]) == 2 for p in PEERS[key[1]]) if key[0] == "cell" else 0
        need(type(sees) is int and sees == twos, "as many cells as it sees")
        if settles is not None:
            need(isinstance(settles, list) and all(type(side) is int for side in settles), "a count for each side")
            numbers = {circle[1], square[1]}
            need(settles == [len(settled(line.at, side, numbers)) for side in (circle, square)], "as many as it settles")

        def then():
            line.minuet = Minuet(line, key, circle, square, depth)
            self.tried += not path

        return {}, {}, then

    def innermost(self, line):
        need(line.minuet is not None, "a minuet is open here")
        circle, square = line.minuet.dancers["circle"], line.minuet.dancers["square"]
        need(circle.minuet is None and square.minuet is None, "the innermost minuet")
        return circle, square

    def close(self, line, path):
        def then():
            if not path:
                self.changed += line.minuet.before != line.at
            line.minuet = None

        return then

    def unmarked(self, line, step, path, cell, circle, square):
        one, other = self.innermost(line)
        c, left, right = at_cell(cell), at_digits(circle), at_digits(square)
        need(self.read["tricks"] == "both", "with tricks")
        need((one.at[c], other.at[c]) == (left, right) and left and right, "what the dancers keep")
        need(left != line.at[c] and right != line.at[c], "both have marks")
        gone = line.at[c] - left - right
        need(gone, "something follows")
        return {}, {c: gone}, nothing

    def both_enclose(self, line, step, path, cell, digit):
        one, other = self.innermost(line)
        c, number = at_cell(cell), at_digit(digit)
        need(self.read["tricks"] == "both", "with tricks")
        need(one.solved.get(c) == number == other.solved.get(c) and c not in line.solved, "both enclose it")
        return self.ink(line, c, number)

    def double_blocked(self, line, step, path, digit, circle, square, structures):
        one, other = self.innermost(line)
        number, c, d = at_digit(digit), at_cell(circle), at_cell(square)
        need(self.read["tricks"] == "both", "with tricks")
        need(isinstance(structures, list) and len(structures) == 2, "two structures")
        first, second = (at_structure(name) for name in structures)
        need(one.solved.get(c) == number and other.solved.get(d) == number, "each encloses it")
        need(c not in line.solved and d not in line.solved, "neither is solved here")
        need(c in first and d in second, "in these structures")
        gone = erasing(line.at, sorted(set(first) & set(second) - {c, d}), [number])
        need(gone, "something follows")
        return {}, gone, nothing

    def shows(self, dancer, seen):
        need(isinstance(seen, dict), "what is broken")
        kind = seen.get("kind")
        if kind == "twice":
            unit, number = at_structure(seen["structure"]), at_digit(seen["digit"])
            pair = at_cells(seen["cells"])
            need(len(set(pair)) == 2 and set(pair) <= set(unit), "two cells of a structure")
            need(all(dancer.at[c] == {number} for c in pair), "keep nothing but the same number")
        elif kind == "nowhere":
            need(not places(dancer.at, at_structure(seen["structure"]), at_digit(seen["digit"])), "no place")
        else:
            need(kind == "empty" and not dancer.at[at_cell(seen["cell"])], "no candidate")

    def wrong(self, line, step, path, dancer, broken):
        one, other = self.innermost(line)
        need(dancer in ("circle", "square"), "a dancer")
        bad, good = (one, other) if dancer == "circle" else (other, one)
        self.shows(bad, broken)
        inked = {c: n for c, n in good.solved.items() if c not in line.solved}
        now = [line.at[c] & good.at[c] for c in CELLS]
        # Numbers that the other encloses, but has not danced yet.
        for c in CELLS:
            enclosed = c not in line.solved and c not in good.solved and len(good.at[c]) == 1 < len(line.at[c])
            if enclosed and good.at[c] <= now[c]:
                inked[c] = min(good.at[c])
                for p, gone in rule19(now, c, inked[c]).items():
                    now[p] = now[p] - gone
        return inked, {c: line.at[c] - now[c] for c in CELLS}, self.close(line, path)

    def is_decided(self):
        """Whether a dancer of an open minuet is broken, or complete where that is trusted."""
        line, found = [self.main], False
        while line:
            minuet = line.pop().minuet
            for dancer in minuet.dancers.values() if minuet else ():
                found |= broken(dancer.at) or (self.read["ending"] == "trust" and dancer.complete())
                line.append(dancer)
        return found

    def complete(self, line, step, path, dancer):
        need(self.read["ending"] == "trust" and dancer in ("circle", "square"), "endings are trusted")
        self.innermost(line)
        done = line.minuet.dancers[dancer]
        need(done.complete() and not broken(done.at), "a dancer is complete")
        inked = {c: n for c, n in done.solved.items() if c not in self.main.solved}
        erased = {c: self.main.at[c] - {done.solved[c]} for c in CELLS}
        return inked, erased, self.close(self.main, [])

    def stall(self, line, step, path):
        one, other = self.innermost(line)
        for who in (line, one, other):
            need(not who.wrong() and not who.applies(self.read), "nothing is left to do")
        for dancer in (one, other):
            need(not dancer.complete() or self.read["ending"] == "proof", "no dancer is complete")
        if self.read["tricks"] == "both":
            need(all(one.at[c] | other.at[c] == line.at[c] for c in CELLS), "together they keep everything")
        depth = line.minuet.depth
        for dancer in (one, other):
            if depth > 1 and not dancer.complete():
                stalled = {key for key, level in dancer.stalled.items() if level == depth - 1}
                need(stalled == starters(dancer.at), "every starter has stalled")
        key, close = line.minuet.key, self.close(line, path)

        def then():
            close()
            line.stalled[key] = max(depth, line.stalled.get(key, 0))

        return {}, {}, then

    def leave(self, line, step, path):
        self.innermost(line)
        return {}, {}, self.close(line, path)

    def outcome(self, told):
        need(isinstance(told, dict), "an outcome")
        result = told.get("result")
        need(set(told) <= {"result", *FIELDS.get(result, [])}, "an outcome and what belongs to it")
        found = [] if self.conflict else solutions(self.start, 2)
        need(len(found) == {"none": 0, "several": 2}.get(result, 1), "as many solutions")
        if result == "none":
            if told.get("broken") is not None:
                self.shows(self.main, told["broken"])
        elif result == "several":
            both = [puzzle(text) for text in told.get("solutions", [])]
            need(len(both) == 2 and both[0] != both[1], "two different solutions")
            for one in both:
                need(all(one[c] in self.start[c] and one[c] not in {one[p] for p in PEERS[c]} for c in CELLS), "a solution")
        else:
            need(told.get("tried") == self.tried and told.get("minuets") == self.changed, "minuets as counted")
            if result == "solved":
                need(self.main.complete() and told.get("step") == (4 if self.tried else self.last), "all is inked")
                solution = puzzle(told.get("solution"))
                need(all(self.main.solved[c] == solution[c] == found[0][c] for c in CELLS), "the solution")
            else:
                need(result == "failed" and self.main.minuet is None and not self.main.complete(), "a failure")
                need(not self.main.wrong() and not self.main.applies(self.read), "nothing is left to do")
                every = starters(self.main.at)
                stalled = {key for key, level in self.main.stalled.items() if level == self.read["depth"]}
                need(stalled == every or self.main.at == self.rest, "every starter has stalled, or is known to")
                need(told.get("starters") == len(every), "starters as counted")
                need(told.get("left") == sum(map(len, self.main.at)), "candidates as counted")
                need(told.get("depth") == self.read["depth"], "the depth of the reading")


#: What belongs to an outcome.
FIELDS = {"none": ["broken"], "several": ["solutions"], "solved": ["solution", "step", "tried", "minuets"],
          "failed": ["tried", "minuets", "starters", "left", "depth"]}


def nothing():
    """No more follows."""


def effect(told):
    need(isinstance(told, dict) and set(told) <= {"inked", "erased"}, "an effect")
    inked = [(at_cell(one["cell"]), at_digit(one["digit"])) for one in told.get("inked", [])]
    erased = [(at_cell(one["cell"]), at_digits(one["digits"])) for one in told.get("erased", [])]
    return inked, erased


at_cell, at_cells, at_digit, at_digits, at_structure, at_starter = cell, cells, digit, digits, structure, starter
RULES = {name.replace("_", "-"): getattr(Judge, name) for name in (
    "naked_single", "hidden_single", "passive", "half_double", "aligned", "naked_group", "hidden_group", "fill",
    "starter", "unmarked", "both_enclose", "double_blocked", "wrong", "complete", "stall", "leave")}
DANCES = {"starter", "unmarked", "both-enclose", "double-blocked", "wrong", "complete", "stall", "leave"}


def judge(document):
    """Raises `Wrong`, or any other error, unless the trace holds."""
    Judge(document)
