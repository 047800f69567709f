"""Cells, structures, positions and the rules of Step 3, as simply as they can be written down.

Written from docs/trace.md, and from nothing else. A position is a list of 81 sets of numbers.
"""

from functools import lru_cache
from itertools import combinations

CELLS = range(81)
ROWS = [[9 * r + c for c in range(9)] for r in range(9)]
COLUMNS = [[9 * r + c for r in range(9)] for c in range(9)]
BOXES = [[27 * (b // 3) + 3 * (b % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for b in range(9)]
UNITS = ROWS + COLUMNS + BOXES
NAMES = {f"{kind} {i + 1}": cells
         for kind, lines in (("row", ROWS), ("column", COLUMNS), ("square", BOXES))
         for i, cells in enumerate(lines)}
PEERS = [sorted({p for unit in UNITS if c in unit for p in unit} - {c}) for c in CELLS]
DIGITS = frozenset(range(1, 10))


class Wrong(Exception):
    """Why something is rejected."""


def need(condition, why):
    if not condition:
        raise Wrong(why)


def plain(value):
    """No truth values and no fractions, which Python takes for numbers like any other."""
    need(not isinstance(value, (bool, float)), f"{value} is neither a text nor a whole number")
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        plain(part)


def cell(text):
    need(isinstance(text, str) and len(text) == 4 and text[0] == "r" and text[2] == "c", f"no cell: {text}")
    need(text[1] in "123456789" and text[3] in "123456789", f"no cell: {text}")
    return 9 * (int(text[1]) - 1) + int(text[3]) - 1


def digit(number):
    need(type(number) is int and 1 <= number <= 9, f"no number: {number}")
    return number


def digits(numbers):
    need(isinstance(numbers, list), f"no numbers: {numbers}")
    found = {digit(number) for number in numbers}
    need(len(found) == len(numbers), f"a number stands twice: {numbers}")
    return found


def cells(names):
    need(isinstance(names, list), f"no cells: {names}")
    found = [cell(name) for name in names]
    need(len(set(found)) == len(found), f"a cell stands twice: {names}")
    return found


def structure(name):
    need(name in NAMES, f"no structure: {name}")
    return NAMES[name]


def puzzle(text):
    need(isinstance(text, str) and len(text) == 81, "a puzzle has 81 cells")
    need(all(sign in ".123456789" for sign in text), "a puzzle has dots and digits")
    return [0 if sign == "." else int(sign) for sign in text]


def position(lines):
    need(isinstance(lines, list) and len(lines) == 9, "a position has nine lines")
    found = []
    for line in lines:
        need(isinstance(line, str), "a line is a text")
        words = line.split()
        need(len(words) == 9, "a line has nine cells")
        for word in words:
            need(word == "-" or set(word) <= set("123456789"), f"no candidates: {word}")
            found.append(set() if word == "-" else {int(sign) for sign in word})
    return found


READING = {"blocking": ("never", "half-doubles", "aligned"), "groups": ("3", "4"), "ending": ("trust", "proof"),
           "tricks": ("both", "none")}


def reading(text):
    need(isinstance(text, str), "a reading is a text")
    values = {"blocking": "half-doubles", "groups": "3", "ending": "trust", "tricks": "both", "depth": "1"}
    # Parts that are not named are as in the paper.
    for item in text.split(",") if text else []:
        name, equals, value = item.partition("=")
        need(equals and name in values, f"no reading: {text}")
        need(value.isdigit() if name == "depth" else value in READING[name], f"no reading: {text}")
        values[name] = value
    return values | {"groups": int(values["groups"]), "depth": int(values["depth"])}


def opened(givens):
    """What the givens leave open."""
    free = [set(DIGITS) for _ in CELLS]
    for c in CELLS:
        if givens[c]:
            free[c] = {givens[c]}
        else:
            free[c] -= {givens[p] for p in PEERS[c]}
    return free


def solutions(start, most):
    """Up to `most` solutions within a position."""
    found = []

    def search(free):
        free = [set(options) for options in free]
        fixed = set()
        while True:
            single = next((c for c in CELLS if c not in fixed and len(free[c]) == 1), None)
            if single is None:
                break
            fixed.add(single)
            for p in PEERS[single]:
                free[p] -= free[single]
        if any(not options for options in free):
            return
        if len(fixed) == 81:
            found.append([min(options) for options in free])
            return
        choice = min((c for c in CELLS if len(free[c]) > 1), key=lambda c: len(free[c]))
        for number in sorted(free[choice]):
            search(free[:choice] + [{number}] + free[choice + 1:])
            if len(found) >= most:
                return

    search(start)
    return found


def places(at, unit, number):
    return [c for c in unit if number in at[c]]


def broken(at):
    for unit in UNITS:
        alone = [min(at[c]) for c in unit if len(at[c]) == 1]
        if len(alone) != len(set(alone)) or any(not places(at, unit, n) for n in DIGITS):
            return True
    return any(not at[c] for c in CELLS)


@lru_cache(maxsize=None)
def others(group):
    """The other cells of every structure that holds all of these."""
    inside = [unit for unit in UNITS if set(group) <= set(unit)]
    return sorted({c for unit in inside for c in unit} - set(group))


def rule19(at, c, number):
    erased = {c: at[c] - {number}}
    for p in PEERS[c]:
        erased[p] = at[p] & {number}
    return {k: gone for k, gone in erased.items() if gone}


def erasing(at, where, numbers):
    return {c: at[c] & set(numbers) for c in where if at[c] & set(numbers)}


def finds(at, solved, read):
    """Everything that Step 3 finds and that changes something: (inked, erased)."""
    for c in CELLS:
        if c not in solved and len(at[c]) == 1:
            yield (c, min(at[c])), rule19(at, c, min(at[c]))
    for unit in UNITS:
        for number in sorted(DIGITS):
            spots = places(at, unit, number)
            if len(spots) == 1 and spots[0] not in solved:
                yield (spots[0], number), rule19(at, spots[0], number)
            aligned = read["blocking"] == "aligned" and len(spots) == 3
            if (len(spots) == 2 and read["blocking"] != "never") or aligned:
                gone = erasing(at, others(tuple(spots)), [number])
                if gone:
                    yield None, gone
        free = [c for c in unit if c not in solved]
        for size in range(2, read["groups"] + 1):
            for group in combinations([c for c in free if len(at[c]) <= size], size):
                numbers = set().union(*(at[c] for c in group))
                if len(numbers) == size:
                    gone = erasing(at, others(group), numbers)
                    if gone:
                        yield None, gone
            hidden = [n for n in sorted(DIGITS) if 0 < len(places(at, unit, n)) <= size]
            for numbers in combinations(hidden, size):
                spots = sorted({c for n in numbers for c in places(at, unit, n)})
                if len(spots) == size and not set(spots) & set(solved):
                    gone = erasing(at, others(tuple(spots)), numbers)
                    gone |= {c: at[c] - set(numbers) for c in spots if at[c] - set(numbers)}
                    if gone:
                        yield None, gone


def step3(at, solved, read):
    """Where Step 3 ends, or where it breaks."""
    at, solved = [set(options) for options in at], set(solved)
    while not broken(at):
        found = next(finds(at, solved, read), None)
        if found is None:
            break
        inked, erased = found
        for c, gone in erased.items():
            at[c] -= gone
        if inked:
            solved.add(inked[0])
    return at, solved


def starters(at):
    """Every binary choice: a cell with two candidates, or a number with two places in a structure."""
    found = {("cell", c, tuple(sorted(at[c]))) for c in CELLS if len(at[c]) == 2}
    for unit in UNITS:
        for number in DIGITS:
            spots = places(at, unit, number)
            if len(spots) == 2:
                found.add(("half-double", number, tuple(spots)))
    return found


def settled(at, start, numbers):
    """The other cells that a number in a cell settles by half doubles of these numbers alone, one after the other."""
    found, left = {start}, [start]
    while left:
        own, number = left.pop()
        lost = {(own, n) for n in numbers if n != number} | {(p, number) for p in PEERS[own]} | {(own, number)}
        for unit in UNITS:
            for n in numbers:
                spots = places(at, unit, n)
                stay = [(c, n) for c in spots if (c, n) not in lost]
                if len(spots) == 2 and len(stay) == 1 and stay[0] not in found:
                    found.add(stay[0])
                    left.append(stay[0])
    return {c for c, _ in found} - {start[0]}


def first_structure(at, number, pair):
    """The first of row, column and box that confines a number to two cells."""
    for name, unit in NAMES.items():
        if places(at, unit, number) == list(pair):
            return name
    return None


def starter(value, at):
    """A starter as documents have it: its key, and what circle and square choose."""
    need(isinstance(value, dict), "a starter is an object")
    kind = value.get("kind")
    if kind == "cell":
        need(set(value) == {"kind", "cell", "digits"} and len(value["digits"]) == 2, "a starter cell has two numbers")
        c, pair = cell(value["cell"]), [digit(n) for n in value["digits"]]
        need(pair == sorted(at[c]), "its candidates are these two")
        return ("cell", c, tuple(pair)), (c, pair[0]), (c, pair[1])
    need(kind == "half-double", "a starter is a cell or a half double")
    need(set(value) == {"kind", "structure", "digit", "cells"}, "a half double has a structure, a number and two cells")
    number, pair = digit(value["digit"]), cells(value["cells"])
    need(value["structure"] == first_structure(at, number, pair), "the structure confines the number to these two cells")
    return ("half-double", number, tuple(pair)), (pair[0], number), (pair[1], number)
