"""Nothing is said that another language could not say: in the language made by machine, where every letter has an
accent, no plain word may show up."""

import os
import re
import subprocess

import pytest

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MINUET = "3....8.9...5..7..6..759.....1....2.8.6.8..9..4....3..71...6.....8..7.......3..6.."

#: What is said in each language, one thing after the other.
SAY = f"""
import json, minuet, numpy, pyarrow
from minuet import cluster, _minuet

def refused(call, *arguments, **options):
    try:
        call(*arguments, **options)
    except (minuet.MinuetError, TypeError) as error:
        print(error)
    else:
        raise AssertionError(arguments)

easy, hard = {EASY!r}, {MINUET!r}
position = minuet.Position(easy)
for puzzle in (easy, hard, "." * 81, easy.replace("53", "55", 1), position.erase("r5c5", "5")):
    hint = minuet.hint(puzzle)
    print(hint.where or "", hint.what or "", hint)
for detail in ("brief", "full"):
    print(minuet.solve(hard).trace.explain(detail))
document = json.loads(minuet.solve(hard).json())
document["entries"].pop(2)
print(minuet.check(json.dumps(document)).reason)

refused(minuet.solve, easy[:80])
refused(minuet.solve, None)
refused(minuet.solve, easy, "depth=0")
refused(minuet.solve, easy, starters="mine")
refused(minuet.Position, easy, "jpeg")
refused(position.place, "r1c1", 3)
refused(position.place, "r1c3", 0)
refused(position.place, "a1", 3)
refused(position.erase, "r1c3", "x")
refused(position.write, "csv")
refused(minuet.rate, position.erase("r1c3", "4"))
refused(minuet.check, "{{")
refused(minuet.check, '{{"minuet": 2}}')
refused(minuet.check, 3)
refused(minuet.generate, difficulty="hard")
refused(minuet.generate, clues="16")
refused(minuet.generate, timeout=-1)
refused(minuet.decide, easy)
refused(minuet.decide, [easy, 3])
refused(minuet.decide, numpy.zeros(3))
refused(minuet.decide, pyarrow.array([1]))
refused(minuet.decide, pyarrow.table({{"a": [easy]}}))
refused(minuet.decide, pyarrow.table({{"puzzle": [1]}}))
refused(minuet.decide([easy]).column, "x")
refused(_minuet.finish, b"{{}}", b"")

print(cluster.Progress(parts=1))
counts = ["basic", "minuet", "failed", "none", "several", "rejected", "repeated"]
print(_minuet.told_tally(json.dumps(dict.fromkeys(counts, 1))))
print(_minuet.told_complete("/", 1), _minuet.told_stopped("/", 2), _minuet.told_usage(), _minuet.stray("/"))
"""


def said(python, language):
    environment = {**os.environ, "MINUET_LANG": language}
    done = subprocess.run([python, "-c", SAY], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_word_escapes(python):
    accented = said(python, "en-XA")
    assert len(accented) > 5000
    assert re.findall("[A-Za-z]{3,}", accented) == []


@pytest.mark.parametrize("language", ["", "en", "tlh"])
def test_an_unknown_language_is_english(python, language):
    english = said(python, language)
    assert "Look at number 1 in box 1. There is a half double." in english
    assert "1 part, 0 puzzles, 0 failed" in english
