"""A naive judge of certificates: `Failed certificates` in docs/trace.md, number by number."""

from board import (CELLS, PEERS, Wrong, broken, finds, need, opened, position, puzzle, reading, solutions, starter,
                   starters, step3)


def judge(document):
    """Raises `Wrong` unless the certificate holds."""
    need(isinstance(document, dict), "a certificate is an object")
    need({"puzzle", "reading", "position"} <= set(document), "a certificate has a puzzle, a reading and a position")
    givens, read = puzzle(document["puzzle"]), reading(document["reading"])
    need(not any(givens[c] and givens[c] == givens[p] for c in CELLS for p in PEERS[c]), "the givens are in conflict")
    free = opened(givens)
    found = solutions(free, 2)
    need(len(found) == 1, "the puzzle has exactly one solution")
    at = position(document["position"])
    need(all(at[c] <= free[c] for c in CELLS), "the position has only what the givens leave open")
    need(all(found[0][c] in at[c] for c in CELLS), "the position has the solution")
    need(read["depth"] >= 1, "a failure has a depth")
    stuck(at, read)
    need(any(len(options) > 1 for options in at), "the position is not complete")
    dances(at, document.get("dances", []), read, read["depth"])


def solved(at):
    return {c for c in CELLS if len(at[c]) == 1 and not any(at[c] <= at[p] for p in PEERS[c])}


def stuck(at, read):
    need(not broken(at), "the position is not broken")
    need(next(finds(at, solved(at), read), None) is None, "no rule applies")


def dances(at, listed, read, depth):
    need(isinstance(listed, list), "dances are a list")
    seen = set()
    for dance in listed:
        need(isinstance(dance, dict) and set(dance) == {"starter", "circle", "square"}, "a dance has three parts")
        key, circle, square = starter(dance["starter"], at)
        need(key not in seen, "each starter once")
        seen.add(key)
        ends = [end(at, choice, dance[name], read, depth) for name, choice in (("circle", circle), ("square", square))]
        if read["tricks"] == "both":
            need(all(ends[0][c] | ends[1][c] == at[c] for c in CELLS), "together they keep everything")
    need(seen == starters(at), "the dances are the starters")


def end(at, choice, deadlock, read, depth):
    need(isinstance(deadlock, dict) and set(deadlock) <= {"position", "dances"}, "where a dancer ends")
    chosen = [set(options) for options in at]
    chosen[choice[0]] = {choice[1]}
    there = position(deadlock.get("position"))
    need(all(there[c] <= chosen[c] for c in CELLS), "a dancer stays inside its choice")
    stuck(there, read)
    complete = all(len(options) == 1 for options in there)
    need(not complete or read["ending"] == "proof", "a dancer is not complete")
    if depth == 1:
        need(there == step3(chosen, solved(at), read)[0], "a dancer ends where Step 3 does")
    listed = deadlock.get("dances", [])
    if depth == 1 or complete:
        need(not listed, "no dances here")
    elif depth == 2 and listed == []:
        left_out(there, read)
    else:
        dances(there, listed, read, depth - 1)
    return there


def left_out(at, read):
    """The innermost dances: where Step 3 leaves each dancer follows from the position."""
    for kind, one, two in starters(at):
        ends = []
        for cell, number in [(one, n) for n in two] if kind == "cell" else [(c, one) for c in two]:
            chosen = [set(options) for options in at]
            chosen[cell] = {number}
            need(not broken(chosen), "a dancer is not broken")
            there = step3(chosen, solved(at), read)[0]
            need(not broken(there), "a dancer is not broken")
            need(read["ending"] == "proof" or any(len(options) > 1 for options in there), "a dancer is not complete")
            ends.append(there)
        if read["tricks"] == "both":
            need(all(ends[0][c] | ends[1][c] == at[c] for c in CELLS), "together they keep everything")
